use table::{Phrase, Refusal, Seat};

use crate::{
    Taki,
    cards::{Card, Colour},
    options::KingSuper,
    state::Phase,
};

/// Refused by a rule, in words that need no more than their key.
pub(crate) fn refusal(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Phrase::new(key))
}

/// Why a call, a draw or a card is not legal now. Depends on nothing but the seat's own cards and
/// what lies open.
impl Taki {
    /// The seat is not asked for its last card.
    pub(crate) fn refuse_call(&self, seat: Seat) -> Refusal {
        if self.silent.contains(seat) {
            refusal("R8.4", "refusal-silent")
        } else if self.options.auto_last {
            refusal("R8.6", "refusal-called-by-itself")
        } else if self.hands[seat.index()].len() != 1 {
            refusal("R8.1", "refusal-call-cards")
        } else {
            refusal("R8.1", "refusal-no-call")
        }
    }

    /// The turn seat may not draw.
    pub(crate) fn refuse_draw(&self) -> Refusal {
        match self.phase {
            Phase::Run => refusal("R5.5", "refusal-draw-run"),
            Phase::King => refusal("R6.4", "refusal-draw-king"),
            Phase::Plus => refusal("R6.2", "refusal-draw-plus"),
            Phase::Play | Phase::Window => refusal("R2.4", "refusal-must-play"),
        }
    }

    /// The turn seat may not play this card, or not name this colour.
    pub(crate) fn refuse_named(&self, card: Card, colour: Colour) -> Refusal {
        let playable = self.playable() & self.hands[self.turn.index()].kinds() & card.bit() != 0;
        if playable && !self.colours().contains(&colour) {
            let phrase = Phrase::new("refusal-no-colour").with("colour", colour.phrase());
            return Refusal::new("R1.8", phrase);
        }
        self.refuse_card(card)
    }

    /// The turn seat may not play this card, or not written so.
    pub(crate) fn refuse_card(&self, card: Card) -> Refusal {
        let about = |rule, key: &'static str| {
            Refusal::new(
                rule,
                Phrase::new(key)
                    .with("card", card.phrase())
                    .with("colour", self.colour.phrase())
                    .with("lead", self.lead.phrase()),
            )
        };
        if !self.hands[self.turn.index()].has(card) {
            return about("R2.1", "refusal-not-in-hand");
        }
        if self.playable() & card.bit() != 0 {
            return match (card, self.phase, self.options.king_super) {
                (Card::COLOR, ..) => refusal("R3.4", "notation-colour"),
                (_, Phase::King, KingSuper::Named) => refusal("R6.5", "refusal-super-named"),
                (_, Phase::King, KingSuper::Underneath) => {
                    refusal("R6.5", "refusal-super-underneath")
                }
                _ => refusal("R5.2", "refusal-super-plain"),
            };
        }
        match card {
            Card::PLUS_THREE if self.chain > 0 => refusal("R4.4", "refusal-plus-three"),
            _ if self.chain > 0 && self.options.plus3_on_plus2 => refusal("R4.2", "refusal-chain"),
            _ if self.chain > 0 => refusal("R4.2", "refusal-chain-strict"),
            _ if self.phase == Phase::Run && card.colour().is_none() => {
                refusal("R5.3", "refusal-run-wild")
            }
            _ if self.phase == Phase::Run => about("R5.1", "refusal-run-colour"),
            _ => about("R2.1", "refusal-no-match"),
        }
    }
}
