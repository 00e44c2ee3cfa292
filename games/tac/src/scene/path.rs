use super::{DISCARD, SKIP};
use crate::{Action, Move, View, cards::Card, place::Place, state::Phase};

impl View {
    /// What to pick after the card, and how much of it in any order.
    pub(crate) fn after_card(&self, action: Action) -> (Vec<String>, u8) {
        let both = |from: Place, to: Place| vec![from.to_string(), to.to_string()];
        match action {
            // A skipped player's TAC can be used or laid down; nothing else leaves a choice.
            Action::Discard(Card::TAC) if self.state.phase == Phase::Skipped => {
                (vec![DISCARD.to_owned()], 0)
            }
            Action::Give(_) | Action::Discard(_) => (Vec::new(), 0),
            Action::Use { play, .. } => match play {
                Move::Jester | Move::Devil => (Vec::new(), 0),
                Move::Skip => (vec![SKIP.to_owned()], 0),
                Move::Trick(one, two) => (both(one, two), 2),
                Move::Warrior(from, to) if from == to => (vec![from.to_string()], 0),
                Move::Number(_, from, to) | Move::Angel(from, to) | Move::Warrior(from, to) => {
                    (both(from, to), 0)
                }
            },
        }
    }
}
