use std::collections::HashMap;

use maiak::{Action, Maiak};
use table::Seat;

use crate::{
    Key, Search, Solver,
    glance::{applied, distinct_actions},
    length::Length,
};

/// What a first action leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct First {
    /// The action; of those that are mirror images of each other, all are listed.
    pub action: Action,
    /// Who wins after it.
    pub winner: Seat,
    /// In how many turns of both sides at most, from the start on.
    pub turns: u32,
}

impl Solver {
    /// What each first action leads to, in the order of the rules; nothing if `go_on` says no.
    pub fn firsts(
        &self,
        start: &Maiak,
        threads: usize,
        go_on: &mut dyn FnMut(&Solver, u64) -> bool,
    ) -> Option<Vec<First>> {
        let (mut actions, mut known) = (Vec::new(), HashMap::new());
        distinct_actions(start, &mut actions);
        let mut firsts = Vec::new();
        for action in actions {
            let after = applied(start, action);
            let key = Key::of(&after);
            let (winner, turns) = match known.get(&key) {
                Some(&found) => found,
                None => self.follow(&after, threads, go_on)?,
            };
            known.insert(key, (winner, turns));
            firsts.push(First { action, winner, turns });
        }
        Some(firsts)
    }

    /// Who wins from a position, and in how many turns at most; nothing if `go_on` says no.
    pub fn follow(
        &self,
        state: &Maiak,
        threads: usize,
        go_on: &mut dyn FnMut(&Solver, u64) -> bool,
    ) -> Option<(Seat, u32)> {
        let winner = self.winner(state, threads, go_on)?;
        let mut search = Search::new(self.memory(), &|| false);
        Some((winner, Length::new(&mut search, winner).turns(state)?))
    }
}
