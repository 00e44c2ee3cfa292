use crate::{
    Tac, View,
    cards::{Card, KINDS},
    hand::Hand,
    plan::Plan,
};

/// How gladly a card is given away, by kind: to a partner who announced nothing that opens, and to one
/// who did. Found by self-play, as is what follows:
/// `cargo run --release -p tactable-bots --example likelihood -- tac 150 150`; but strong bots whose
/// partner cannot open give a card that opens 56 times of a hundred if they have one, which is what it
/// weighs here, and the weak ones of self-play hardly more often than any other.
const GIVEN: [[f32; KINDS]; 2] = [
    [
        4.50, 0.80, 0.81, 0.92, 1.01, 1.00, 0.90, 0.84, 0.94, 0.78, 0.95, 4.50, 0.94, 1.21, 1.00,
        1.00, 1.00, 1.00,
    ],
    [
        0.86, 0.97, 0.99, 1.01, 0.98, 0.98, 1.16, 1.07, 0.97, 1.02, 0.93, 0.93, 1.08, 1.08, 1.00,
        1.00, 1.00, 1.00,
    ],
];

/// How soon a card is laid down, by kind.
const LAID: [f32; KINDS] = [
    1.28, 1.07, 1.04, 0.76, 0.83, 0.87, 0.60, 1.20, 0.83, 0.83, 0.87, 1.33, 1.88, 1.54, 1.00, 1.00,
    1.00, 1.00,
];

/// What the behaviour of others tells a viewer of their cards.
pub(crate) struct Belief {
    /// The seats whose hands after the exchange he does not know in full.
    unknown: u8,
}

impl Belief {
    pub(crate) fn new(view: &View) -> Belief {
        let state = &view.state;
        let hidden = |seat: &u8| state.hands[*seat as usize].has(Card::HIDDEN);
        let hidden = state.plan().occupied().filter(hidden).map(|seat| state.origin(seat));
        Belief { unknown: hidden.fold(0, |set, origin| set | 1 << origin) }
    }

    /// Whether all hands are known.
    pub(crate) fn is_empty(&self) -> bool {
        self.unknown == 0
    }

    /// How likely it is that everybody did what he did in this world, compared with other worlds.
    pub(crate) fn of(&self, world: &Tac) -> f32 {
        let holders = world.plan().occupied();
        let lines = holders.map(|holder| (world.origin(holder), world.hands[holder as usize]));
        let unknown = lines.filter(|&(origin, _)| Plan::has(self.unknown, origin));
        unknown
            .map(|(origin, hand)| laid(world, origin, hand) * given(world, origin, hand))
            .product()
    }
}

/// How likely the cards laid down from a hand were chosen before those that are left of it.
fn laid(world: &Tac, origin: u8, hand: Hand) -> f32 {
    let weight = |card: Card| LAID[card.0 as usize];
    let left: f32 = hand.iter().map(weight).sum();
    let spent = world.memory.spent[origin as usize];
    spent.iter().map(|card| weight(card) / (weight(card) + left)).product()
}

/// How likely a seat was to give its partner what it gave.
fn given(world: &Tac, seat: u8, hand: Hand) -> f32 {
    let Some(gift) = world.memory.gave[seat as usize] else { return 1.0 };
    let mut dealt = world.memory.spent[seat as usize].plus(hand);
    if let Some(giver) = world.giver(seat)
        && let Some(got) = world.memory.gave[giver as usize]
    {
        dealt.remove(got);
    }
    dealt.add(gift);
    let taker = world.plan().partner(seat, world.memory.backwards);
    let weights = &GIVEN[usize::from(Plan::has(world.memory.announced, taker))];
    let all: f32 = dealt.kinds().map(|card| weights[card.0 as usize]).sum();
    weights[gift.0 as usize] / all
}
