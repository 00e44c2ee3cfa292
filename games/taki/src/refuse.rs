use table::{Phrase, Refusal, Seat};

use crate::{
    Action, Taki,
    cards::{Card, Colour},
    options::KingSuper,
    state::Phase,
    words::{card_phrase, colour_phrase},
};

fn refusal(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Phrase::new(key))
}

impl Taki {
    /// Why an action is not legal now. Looks at nothing but the seat's own cards and what is open.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        let answer = matches!(action, Action::Break | Action::Let);
        if self.phase == Phase::Window {
            return refusal("R7.2", if answer { "refusal-no-breaker" } else { "refusal-window" });
        }
        match action {
            Action::Last | Action::Silent => return refusal("R8.1", "refusal-no-call"),
            _ if seat != self.turn => return refusal("R8.2", "refusal-only-call"),
            _ if answer => return refusal("R7.2", "refusal-no-window"),
            Action::Close if self.phase == Phase::Run => {
                return refusal("R5.6", "refusal-taki-on-top");
            }
            Action::Close | Action::Leave => return refusal("R5.5", "refusal-no-run"),
            Action::Done => return refusal("R6.4", "refusal-no-king"),
            Action::Draw => {
                return match self.phase {
                    Phase::Run => refusal("R5.5", "refusal-draw-run"),
                    Phase::King => refusal("R6.4", "refusal-draw-king"),
                    Phase::Plus => refusal("R6.2", "refusal-draw-plus"),
                    Phase::Play | Phase::Window => refusal("R2.4", "refusal-must-play"),
                };
            }
            _ => {}
        }
        let (card, named) = action.card().unwrap_or((Card::COLOR, None));
        self.refuse_card(card, named)
    }

    fn refuse_card(&self, card: Card, named: Option<Colour>) -> Refusal {
        let about = |rule, key: &'static str| {
            Refusal::new(rule, Phrase::new(key).with("card", card_phrase(card)))
        };
        if !self.hands[self.turn.index()].has(card) {
            return about("R2.1", "refusal-not-in-hand");
        }
        if self.playable() & card.bit() != 0 {
            // Only the colour of a SuperTaki can be written wrongly.
            let naming = self.phase == Phase::King && self.options.king_super == KingSuper::Named;
            return match (naming, named) {
                (true, _) => refusal("R6.5", "refusal-super-named"),
                (false, _) => refusal("R5.2", "refusal-super-plain"),
            };
        }
        if self.chain > 0 {
            return match (card, self.options.plus3_on_plus2) {
                (Card::PLUS_THREE, _) => refusal("R4.4", "refusal-plus-three"),
                (_, true) => refusal("R4.2", "refusal-chain"),
                (_, false) => refusal("R4.2", "refusal-chain-strict"),
            };
        }
        if self.phase == Phase::Run {
            if card.colour().is_none() {
                return refusal("R5.3", "refusal-run-wild");
            }
            let mut refusal = about("R5.1", "refusal-run-colour");
            refusal.phrase = refusal.phrase.with("colour", colour_phrase(self.colour));
            return refusal;
        }
        let mut refusal = about("R2.1", "refusal-no-match");
        refusal.phrase = refusal.phrase.with("colour", colour_phrase(self.colour));
        refusal.phrase = refusal.phrase.with("lead", card_phrase(self.lead));
        refusal
    }
}
