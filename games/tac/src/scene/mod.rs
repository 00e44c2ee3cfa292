//! What a viewer sees of the table, what it is called, and what to pick for every action.

mod cards;
mod fields;
mod layout;
mod meant;
mod path;

pub(crate) use cards::hand_id;

use layout::{Layout, SIZE};
use table::{Area, Choice, Panel, Phrase, Scene, Seat, Shape};

use crate::{View, plan::Plan, words::card_phrase, words::owned};

impl View {
    /// The board with the viewer's own start in front, the cards in the middle, and the viewer's
    /// hands.
    pub(crate) fn scene(&self) -> Scene {
        let plan = self.state.plan();
        let layout = Layout::new(plan, self.near());
        let mut board = Area::new("board", Phrase::new("scene-board"), Shape::Track, [SIZE, SIZE]);
        board.looks = vec![format!("board-{}", plan.seats).into()];
        let mut areas = vec![board];
        let mut things = self.fields(&layout);
        things.extend(self.centre(&layout));
        things.extend(self.marbles(&layout));
        for seat in self.clockwise(plan.occupied) {
            if self.lies_open(seat) {
                areas.push(cards::hand_area(seat));
                things.extend(self.row(seat));
            } else {
                things.push(self.fan(&layout, seat));
            }
        }
        let choice = |id: &'static str, key: &'static str| Choice {
            id: id.into(),
            name: Phrase::new(key),
            looks: Vec::new(),
        };
        let choices = vec![choice(SKIP, "scene-skip"), choice(DISCARD, "scene-discard")];
        let seats = plan.occupied().map(|seat| self.panel(seat)).collect();
        Scene { areas, things, choices, seats }
    }

    /// The first of the viewer's seats: the board is seen from there.
    fn near(&self) -> u8 {
        (0..self.state.plan().seats).find(|&seat| self.viewer.is(Seat::new(seat))).unwrap_or(0)
    }

    /// The seats of a set clockwise from the viewer's own.
    fn clockwise(&self, set: u8) -> impl Iterator<Item = u8> + use<> {
        let (near, seats) = (self.near(), self.state.plan().seats);
        (0..seats).map(move |steps| (near + steps) % seats).filter(move |&s| Plan::has(set, s))
    }

    fn panel(&self, seat: u8) -> Panel {
        let state = &self.state;
        let board = &state.board;
        // What the board does not show comes first: a small screen has room for few words.
        let can = |can: bool| Phrase::new(if can { "picture-can" } else { "picture-cannot" });
        let mut facts: Vec<Phrase> = self.announced(seat).map(can).into_iter().collect();
        let gift = self.known_gift(seat);
        facts.extend(gift.map(|card| Phrase::new("picture-gift").with("card", card_phrase(card))));
        if self.laid_out(seat).is_some() {
            facts.push(Phrase::new("picture-gave"));
        }
        if state.dealer == seat {
            facts.push(Phrase::new("scene-dealer"));
        }
        let cards = state.hands[usize::from(seat)].len();
        facts.push(Phrase::new("picture-cards").with("count", cards));
        facts.push(Phrase::new("scene-home").with("home", board.home(seat)));
        let name = owned("scene-seat", state.plan(), seat);
        Panel { seat: Seat::new(seat), name, looks: vec![fields::look("marble", seat)], facts }
    }
}

/// The choices where a card can be used in several ways.
const SKIP: &str = "skip";
const DISCARD: &str = "discard";
