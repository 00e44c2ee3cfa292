use crate::{
    Event, View,
    cards::{Card, KINDS},
    hand::Hand,
    plan::SEATS,
    state::Phase,
};

/// How gladly a card is laid down, by kind: used, if several could be, apart from what it brings;
/// laid down unused, because none could be; and by whoever misses a turn. Fitted, with what
/// follows, to 300 games of `search:200` by maximum likelihood.
const USED: [f32; KINDS] = [
    0.69, 1.11, 0.97, 0.73, 1.19, 1.38, 0.25, 1.69, 1.51, 1.48, 1.66, 0.87, 0.96, 0.87, 1.00, 1.00,
    1.00, 1.00,
];
const UNUSED: [f32; KINDS] = [
    1.00, 1.72, 2.03, 1.54, 2.26, 1.97, 0.33, 1.88, 2.05, 1.48, 1.33, 0.31, 0.83, 0.06, 1.00, 1.00,
    1.00, 1.00,
];
const SKIPPED: [f32; KINDS] = [
    0.23, 2.98, 3.01, 1.67, 3.52, 3.89, 0.36, 1.59, 3.38, 2.69, 2.61, 0.21, 0.32, 0.02, 1.00, 1.00,
    1.00, 1.00,
];

/// How much a temptation counts.
const POWER: f32 = 11.0;

/// Which part of all choices tells nothing.
const WHIM: f32 = 0.05;

/// What everybody has laid down in this deal, and what it could have been instead.
#[derive(Clone, Default, Debug)]
pub struct Impression {
    /// By the seat that held the hand after the exchange.
    deeds: [Vec<Deed>; SEATS],
}

/// A card that was laid down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deed {
    card: Card,
    /// How gladly each kind would have been, as far as it tells anything.
    gladly: Option<[f32; KINDS]>,
}

impl Impression {
    /// Take note of what a viewer saw happen.
    pub(crate) fn notice(&mut self, before: &View, seen: &[Event]) {
        for event in seen {
            let (seat, card, gladly) = match *event {
                Event::Dealt { .. } => {
                    *self = Impression::default();
                    continue;
                }
                Event::Played { seat, card, tac, by } => {
                    let card = if tac { Card::TAC } else { card };
                    let tempts = by.is_none() && before.state.phase == Phase::Play;
                    (seat, card, tempts.then(|| used(before)))
                }
                Event::Discarded { seat, card, by } => {
                    let skipped = before.state.phase == Phase::Skipped;
                    let gladly = if skipped { SKIPPED } else { UNUSED };
                    (seat, card, by.is_none().then_some(gladly))
                }
                _ => continue,
            };
            let gladly = gladly.filter(|gladly| gladly[usize::from(card.0)] > 0.0);
            let origin = before.state.origin(seat.number());
            self.deeds[usize::from(origin)].push(Deed { card, gladly });
        }
    }

    /// What was laid down of the hand that a seat held after the exchange, if all of it was noticed.
    pub(crate) fn of(&self, origin: u8, spent: Hand) -> Option<&[Deed]> {
        let deeds = &self.deeds[usize::from(origin)];
        let noticed: Hand = deeds.iter().map(|deed| deed.card).collect();
        (noticed == spent).then_some(deeds)
    }
}

/// How gladly each kind would be used in a view; not at all if it could not be.
fn used(before: &View) -> [f32; KINDS] {
    let mut gladly = USED;
    for (gladly, temptation) in gladly.iter_mut().zip(before.temptations()) {
        *gladly *= temptation.map_or(0.0, |temptation| (POWER * temptation).exp());
    }
    gladly
}

/// How likely it is that these cards were laid down in this order by somebody who has this hand left.
#[inline]
pub(crate) fn likelihood(deeds: &[Deed], left: Hand) -> f32 {
    let (mut hand, mut likelihood) = (left, 1.0);
    for deed in deeds.iter().rev() {
        hand.add(deed.card);
        let Some(gladly) = deed.gladly else { continue };
        let all: f32 = hand.kinds().map(|card| gladly[usize::from(card.0)]).sum();
        let share = gladly[usize::from(deed.card.0)] / all;
        likelihood *= (1.0 - WHIM) * share + WHIM / hand.set().count_ones() as f32;
    }
    likelihood
}
