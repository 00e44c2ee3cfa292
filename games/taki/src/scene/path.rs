use table::{Path, Seat};

use super::colour_id;
use crate::{Action, View, cards::Card};

impl View {
    /// What to pick for an action: a card, of equal ones any, and the colour where one is named;
    /// else a button, or the draw pile.
    pub(crate) fn paths(&self, seat: Seat, action: Action) -> Vec<Path> {
        let copies = |card: Card| {
            let count = self.state.hands[seat.index()].count(card) as u8;
            (1..=count).map(move |number| self.card_id(seat, card, number))
        };
        match (action.card(), action) {
            (Some((card, colour)), _) => copies(card)
                .map(|id| Path::of([id].into_iter().chain(colour.map(colour_id))))
                .collect(),
            (None, Action::Break) => {
                let cards = copies(Card::BREAKER).map(|id| Path::of([id]));
                cards.chain([Path::of([action.to_string()])]).collect()
            }
            _ => vec![Path::of([action.to_string()])],
        }
    }
}
