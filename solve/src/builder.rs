use std::collections::HashSet;

use maiak::Maiak;
use table::{Game, Seat};

use crate::{
    Certificate, Key, Search,
    certificate::Claim,
    search::{applied, distinct_actions, wins_at_once},
};

/// Collects the answers of the winner, position by position.
pub struct Builder<'a, 'b> {
    search: &'a mut Search<'b>,
    winner: Seat,
    certificate: Certificate,
    /// Positions of the winner that are still without an answer.
    open: Vec<Maiak>,
    met: HashSet<Key>,
}

impl<'a, 'b> Builder<'a, 'b> {
    /// Write down how a seat wins from a position in which the search has seen that it does.
    pub fn new(search: &'a mut Search<'b>, start: &Maiak, winner: Seat) -> Builder<'a, 'b> {
        let certificate = Certificate::new(Claim::new(start, winner));
        let mut builder =
            Builder { search, winner, certificate, open: Vec::new(), met: HashSet::new() };
        builder.meet(start);
        builder
    }

    /// All answers; nothing if the search was told to stop, or if the seat does not win. Tells how many
    /// there are so far.
    pub fn build(mut self, tell: &mut dyn FnMut(u64)) -> Option<Certificate> {
        while let Some(state) = self.open.pop() {
            if wins_at_once(&state, self.winner).is_some() {
                continue;
            }
            let action = self.search.winning_action(&state)?;
            self.certificate.put(&state, action);
            if self.certificate.len().is_multiple_of(1024) {
                tell(self.certificate.len() as u64);
            }
            let after = applied(&state, action);
            self.meet(&after);
        }
        Some(self.certificate)
    }

    /// Note the positions of the winner that come next.
    fn meet(&mut self, state: &Maiak) {
        if state.outcome().is_some() {
            return;
        }
        if state.turn_seat() == self.winner {
            if self.met.insert(Key::of(state)) {
                self.open.push(*state);
            }
            return;
        }
        let mut replies = Vec::new();
        distinct_actions(state, &mut replies);
        for action in replies {
            self.meet(&applied(state, action));
        }
    }
}
