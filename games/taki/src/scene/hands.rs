use std::{borrow::Cow, f32::consts::TAU};

use table::{Area, Game, Phrase, Seat, Shape, Thing};

use super::{CARD, TABLE, token};
use crate::{
    Action, View,
    cards::{Card, FIGURES, KINDS},
    options::KingSuper,
    state::Phase,
};

/// The hand of somebody else, as it stands around the piles.
const FAN: [f32; 2] = [18.0, 12.0];
const TOKEN: f32 = 5.5;

impl View {
    /// The hand of somebody else, at his place: the next seat sits to the left.
    pub(super) fn fan(&self, seat: Seat) -> [Thing; 2] {
        let state = &self.state;
        let seats = state.seats();
        let near = self.own().next().map_or(0, Seat::number);
        let steps = (seat.number() + seats - near) % seats;
        let (sin, cos) = (TAU * f32::from(steps) / f32::from(seats)).sin_cos();
        let spot = [around(TABLE[0], -sin, FAN[0]), around(TABLE[1], cos, FAN[1]), FAN[0], FAN[1]];
        let count = self.counts[seat.index()];
        let mut fan = Thing::new(hand_id(seat), "table", spot, fan_look(count));
        if seat == state.turn && state.end.is_none() {
            fan.looks.insert(0, "turn".into());
        }
        fan.badge = Some(count.into());
        let [x, y, ..] = spot;
        let spot = [x + (FAN[0] - TOKEN) / 2.0, y + FAN[1] - TOKEN, TOKEN, TOKEN];
        [fan, Thing::new(format!("token-{seat}"), "table", spot, token(seat))]
    }

    pub(super) fn hand_area(&self, seat: Seat) -> Area {
        let sorts = ["scene-by-colour", "scene-by-figure"].map(Phrase::new).into();
        let area = Area::new(hand_id(seat), self.hand_name(seat), Shape::Row, CARD);
        Area { seat: Some(seat), sorts, ..area }
    }

    pub(super) fn hand(&self, seat: Seat) -> impl Iterator<Item = Thing> {
        let mut numbers = Numbers::default();
        let acts = self.state.to_act().contains(seat);
        self.state.hands[seat.index()].iter().map(move |card| {
            let id = self.card_id(seat, card, numbers.next(card));
            let spot = [0.0, 0.0, CARD[0], CARD[1]];
            let kind = u16::from(card.0);
            let (colours, figures) = (KINDS as u16, FIGURES as u16);
            let by_figure = if card.colour().is_some() {
                kind % figures * colours + kind
            } else {
                figures * colours + kind
            };
            Thing {
                looks: looks(card),
                sort: vec![kind, by_figure],
                means: acts.then(|| self.meant(card).to_string()),
                ..Thing::new(id, hand_id(seat), spot, "").named(card.phrase())
            }
        })
    }

    /// What the viewer's copies of a kind are called. A card keeps its name when it is played, as
    /// far as copies can be told apart: the first hand counts from 1, the discards go on from there.
    pub(crate) fn card_id(&self, seat: Seat, card: Card, number: u8) -> String {
        if self.own().next() == Some(seat) {
            format!("{card}-{number}")
        } else {
            format!("{card}-{number}@{}", hand_id(seat))
        }
    }

    /// What a player wants who picks a card.
    fn meant(&self, card: Card) -> Action {
        let options = &self.state.options;
        let named = self.state.phase == Phase::King && options.king_super == KingSuper::Named;
        match card {
            Card::COLOR => Action::Color(self.state.colour),
            Card::SUPER if named => Action::Super(self.state.colour),
            _ => Action::Play(card),
        }
    }
}

/// Counts copies of each kind.
pub(super) struct Numbers([u8; KINDS]);

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers([0; KINDS])
    }
}

impl Numbers {
    pub(super) fn next(&mut self, card: Card) -> u8 {
        let number = &mut self.0[usize::from(card.0)];
        *number += 1;
        *number
    }
}

/// Where the cards of a seat are: the row of a viewer's own, else a fan at the table.
pub(crate) fn hand_id(seat: Seat) -> String {
    format!("hand-{seat}")
}

pub(super) fn looks(card: Card) -> Vec<Cow<'static, str>> {
    let figure = format!("figure-{}", card.figure_word().replace('+', "plus-")).into();
    match card.colour() {
        Some(colour) => {
            vec![format!("card-{}", colour.word()).into(), figure]
        }
        None => vec!["card-wild".into(), figure],
    }
}

/// Where something of this size stands along one side of the table, as far off the middle as its
/// direction says: further than on a circle, since the table has corners and the piles have too.
fn around(side: f32, direction: f32, size: f32) -> f32 {
    let swing = direction.abs().powf(0.6).copysign(direction);
    let start = side / 2.0 + swing * (side / 2.0 - size / 2.0 - 1.0) - size / 2.0;
    (start * 10.0).round() / 10.0
}

/// A hand looks fuller the more cards it has.
fn fan_look(count: u8) -> &'static str {
    match count {
        0 => "fan-0",
        1 => "fan-1",
        2 => "fan-2",
        3..=4 => "fan-3",
        5..=7 => "fan-5",
        _ => "fan-8",
    }
}
