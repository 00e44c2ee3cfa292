use table::{Path, Seat};

use super::{DISCARD, SKIP};
use crate::{Action, Deed, View, cards::Card, place::Place, state::Phase};

impl View {
    /// What to pick for an action: the card, of equal ones any, then the marble and its goal; or a
    /// button where the card can be used in another way.
    pub(crate) fn paths(&self, seat: Seat, action: Action) -> Vec<Path> {
        let state = &self.state;
        let (rest, free) = self.after_card(action);
        if state.phase == Phase::Seven {
            // The card lies on the pile since the first step.
            return vec![Path::of(rest)];
        }
        let holder = if state.phase == Phase::Exchange { seat.0 } else { state.player() };
        self.copies(holder, action.card())
            .map(|card| Path { free, ..Path::of([card].into_iter().chain(rest.clone())) })
            .collect()
    }

    /// What to pick after the card, and how much of it in any order.
    fn after_card(&self, action: Action) -> (Vec<String>, u8) {
        let both = |from: Place, to: Place| vec![from.to_string(), to.to_string()];
        match action {
            // A skipped player's TAC can be used or laid down; nothing else leaves a choice.
            Action::Discard(Card::TAC) if self.state.phase == Phase::Skipped => {
                (vec![DISCARD.to_owned()], 0)
            }
            Action::Give(_) | Action::Discard(_) => (Vec::new(), 0),
            Action::Use { deed, .. } => match deed {
                Deed::Jester | Deed::Devil => (Vec::new(), 0),
                Deed::Skip => (vec![SKIP.to_owned()], 0),
                Deed::Trick(one, two) => (both(one, two), 2),
                Deed::Warrior(from, to) if from == to => (vec![from.to_string()], 0),
                Deed::Move(_, from, to) | Deed::Angel(from, to) | Deed::Warrior(from, to) => {
                    (both(from, to), 0)
                }
            },
        }
    }
}
