use std::collections::HashSet;

use maiak::{Action, Maiak, Phase};
use table::{Game, Seat};

use crate::{
    Certificate, Key, Search,
    certificate::Claim,
    glance::{applied, distinct_actions, glanced},
    memory::Known,
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
            let forced = forces(&state, self.winner);
            let action = match forced {
                Some(action) => action,
                None => self.search.winning_action(&state)?,
            };
            self.certificate.put(&state, action);
            if self.certificate.len().is_multiple_of(1024) {
                tell(self.certificate.len() as u64);
            }
            let after = applied(&state, action);
            // Whatever the other side does against a threat that nothing hinders, the next step wins.
            if forced.is_none() || after.turn_seat() == self.winner {
                self.meet(&after);
            }
        }
        Some(self.certificate)
    }

    /// Note the positions of the winner that come next, except where he wins at once.
    fn meet(&mut self, state: &Maiak) {
        if state.outcome().is_some() {
            return;
        }
        if state.turn_seat() == self.winner {
            let wins = state.phase() == Phase::Move && state.wins_next(self.winner);
            if !wins && self.met.insert(Key::of(state)) {
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

/// An action by which the winner surely wins as is seen at a glance.
fn forces(state: &Maiak, winner: Seat) -> Option<Action> {
    let mut legal = Vec::new();
    distinct_actions(state, &mut legal);
    let wins = |action: &Action| glanced(&applied(state, *action), winner) == Some(Known::WON);
    legal.into_iter().find(wins)
}
