use table::{Evaluation, Game, Seat};

use crate::{
    Action, Tac, View,
    board::Board,
    cards::{Card, KINDS},
    hand::Hand,
    state::Phase,
};

/// How many of the best beginnings of a 7 are followed.
const BREADTH: usize = 8;

impl View {
    /// How tempting each kind of card would have been for the player, as everybody at the table can
    /// tell without knowing the hand: by how much its side stands better after the best use of such a
    /// card than before. Nothing for kinds that are of no use.
    pub fn temptations(&self) -> [Option<f32>; KINDS] {
        let mut kinds = [None; KINDS];
        let state = &self.state;
        if state.phase != Phase::Play || state.end.is_some() {
            return kinds;
        }
        for card in Card::all().filter(|card| card.copies(&state.options) > 0) {
            kinds[usize::from(card.0)] = state.temptation(card);
        }
        kinds
    }
}

impl Tac {
    /// How much better its side stands after the turn seat has used a card, if it can.
    fn temptation(&self, card: Card) -> Option<f32> {
        let seat = self.turn_seat();
        let mut state = self.with_nothing_told();
        let before = state.standing(seat);
        state.hands[seat.index()].add(card);
        let (mut actions, mut found) = (Vec::new(), Vec::new());
        state.actions(seat, &mut actions);
        let uses = |action: &&Action| matches!(action, Action::Use { .. }) && action.card() == card;
        for &action in actions.iter().filter(uses) {
            found.push(state.after(seat, action));
        }
        // A 7 has steps to come, by a TAC too.
        while found.iter().any(Tac::is_midway) {
            found.sort_by(|a, b| b.standing(seat).total_cmp(&a.standing(seat)));
            let mut seen: Vec<Board> = Vec::new();
            let mut next = Vec::new();
            for begun in found {
                if seen.contains(&begun.board) || seen.len() == BREADTH {
                    continue;
                }
                seen.push(begun.board);
                if !begun.is_midway() {
                    next.push(begun);
                    continue;
                }
                actions.clear();
                begun.actions(seat, &mut actions);
                next.extend(actions.iter().map(|&action| begun.after(seat, action)));
            }
            found = next;
        }
        let best = found.iter().map(|state| state.standing(seat)).max_by(f32::total_cmp)?;
        Some(best - before)
    }

    /// The same table where everybody holds one card that tells nothing, so that the deal goes on.
    fn with_nothing_told(&self) -> Tac {
        let mut state = *self;
        for seat in self.plan().occupied() {
            state.hands[seat as usize] = Hand::from_iter([Card::NINE]);
        }
        state
    }

    fn after(&self, seat: Seat, action: Action) -> Tac {
        let mut state = *self;
        state.apply(seat, action, &mut ());
        state
    }

    /// How the seat's side stands, as the odds of winning are weighed.
    fn standing(&self, seat: Seat) -> f32 {
        let chances = self.estimate(seat).clamp(0.001, 0.999);
        (chances / (1.0 - chances)).ln()
    }
}
