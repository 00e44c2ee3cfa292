use std::time::Duration;

use table::{Evaluation, Game, Seat, Seed};

use crate::{Advice, AlphaBeta, Bot, Level, Opinion, Oracle, Stop};

/// Does what surely wins, and what lasts longest where everything loses, however long it has to think about
/// that, within a minute. What is not settled by then it plays as a champion does.
pub struct Perfect<G: Game> {
    oracle: Box<dyn Oracle<G>>,
    search: AlphaBeta<G>,
    stop: Stop,
}

/// The longest it thinks about one decision.
const PATIENCE: Duration = Duration::from_secs(60);

impl<G: Evaluation> Perfect<G> {
    /// A bot that does as an oracle says.
    pub fn new(oracle: Box<dyn Oracle<G>>, seed: Seed) -> Perfect<G> {
        let search = AlphaBeta::new(Level::Champion.thinking(1).limit, seed);
        Perfect { oracle, search, stop: Stop::default() }
    }
}

impl<G: Game> Bot<G> for Perfect<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let Some(action) = self.oracle.best(view, seat, legal, PATIENCE, &self.stop) {
            return action;
        }
        // At least what it came to know in that time.
        match self.oracle.advise(view, seat, legal, Duration::ZERO, &self.stop) {
            Advice::Wins(action) => action,
            Advice::Open(open) if open.is_empty() => self.search.choose(view, seat, legal),
            Advice::Open(open) => self.search.choose(view, seat, &open),
        }
    }

    /// As the search judges, which says more than who wins.
    fn judge(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Opinion<G::Action>> {
        self.search.judge(view, seat, among)
    }

    fn heed(&mut self, stop: Stop) {
        self.search.heed(stop.clone());
        self.stop = stop;
    }
}
