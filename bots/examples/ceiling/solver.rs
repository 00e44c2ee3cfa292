use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use table::{Game, Seat};
use taki::{Action, Taki};

/// What a seat can reach that knows everything against one that knows as much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Won,
    Lost,
    /// Not found out.
    Open,
}

/// The most actions that a solution looks ahead.
const DEPTH: u32 = 16;
/// How many positions may be looked at for one decision.
const WORK: u32 = 10_000;

/// Solves positions between two by looking at everything.
#[derive(Default)]
pub(crate) struct Solver {
    /// Who surely wins a position, or how far was looked ahead in vain.
    known: HashMap<u64, Result<Seat, u32>>,
    work: u32,
}

impl Solver {
    /// What each of the actions of a seat is worth to it.
    pub(crate) fn values(&mut self, state: &Taki, seat: Seat, actions: &[Action]) -> Vec<Value> {
        let mut values = vec![Value::Open; actions.len()];
        for depth in (2..=DEPTH).step_by(2) {
            for (value, &action) in values.iter_mut().zip(actions) {
                if *value == Value::Open {
                    let mut after = *state;
                    after.apply(seat, action, &mut ());
                    *value = match self.winner(&after, depth) {
                        Some(winner) if winner == seat => Value::Won,
                        Some(_) => Value::Lost,
                        None => Value::Open,
                    };
                }
            }
        }
        values
    }

    /// Who surely wins within so many actions.
    fn winner(&mut self, state: &Taki, depth: u32) -> Option<Seat> {
        let Some(seat) = state.asks_first() else {
            let winners = state.outcome()?.winners();
            return winners.first().filter(|_| winners.len() == 1);
        };
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        let key = hasher.finish();
        match self.known.get(&key) {
            Some(Ok(winner)) => return Some(*winner),
            Some(Err(seen)) if *seen >= depth => return None,
            _ => {}
        }
        if depth == 0 || self.work >= WORK {
            return None;
        }
        self.work += 1;
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let mut loses_to = None;
        let mut is_open = false;
        for action in actions {
            let mut after = *state;
            after.apply(seat, action, &mut ());
            match self.winner(&after, depth - 1) {
                Some(winner) if winner == seat => {
                    self.known.insert(key, Ok(seat));
                    return Some(seat);
                }
                Some(winner) => loses_to = Some(winner),
                None => is_open = true,
            }
        }
        let winner = loses_to.filter(|_| !is_open);
        self.known.insert(key, winner.ok_or(depth));
        winner
    }
}
