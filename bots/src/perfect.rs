use std::time::Duration;

use table::{Evaluation, Game, Seat, Seed};

use crate::{Bot, Certain, Opinion, Oracle, Stop};

/// Does what surely wins, and what lasts longest where everything loses, however long it has to think about
/// that, within a minute. What is not settled by then it plays as a champion does.
pub struct Perfect<G: Game> {
    certain: Certain<G>,
}

/// The longest it thinks about one decision.
const PATIENCE: Duration = Duration::from_secs(60);

impl<G: Evaluation> Perfect<G> {
    /// A bot that does as an oracle says.
    pub fn new(oracle: Box<dyn Oracle<G>>, seed: Seed) -> Perfect<G> {
        // After the minute it only counts what came to be known in it.
        Perfect { certain: Certain::proving(oracle, Duration::ZERO, seed) }
    }
}

impl<G: Game> Bot<G> for Perfect<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        let best = self.certain.best(view, seat, legal, PATIENCE);
        best.unwrap_or_else(|| self.certain.choose(view, seat, legal))
    }

    fn judge(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Opinion<G::Action>> {
        self.certain.judge(view, seat, among)
    }

    fn heed(&mut self, stop: Stop) {
        self.certain.heed(stop);
    }
}
