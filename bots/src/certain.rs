use std::time::Duration;

use table::{Evaluation, Game, Seat, Seed};

use crate::{Advice, AlphaBeta, Bot, Level, Limit, Opinion, Oracle, Stop};

/// Does what is proved to win. Elsewhere it searches, but only among what is not proved to lose; and where
/// all is lost, the search finds what lasts longest.
pub struct Certain<G: Game> {
    oracle: Box<dyn Oracle<G>>,
    /// How long proofs are looked for.
    proving: Duration,
    search: AlphaBeta<G>,
    stop: Stop,
}

/// How long proofs are looked for where a search is still to follow.
const PROVING: Duration = Duration::from_millis(600);

impl<G: Evaluation> Certain<G> {
    /// A bot that believes an oracle, and answers in the time of a champion.
    pub fn new(oracle: Box<dyn Oracle<G>>, seed: Seed) -> Certain<G> {
        Certain::proving(oracle, PROVING, seed)
    }

    /// The same, if the oracle is asked for so long.
    pub(crate) fn proving(oracle: Box<dyn Oracle<G>>, proving: Duration, seed: Seed) -> Certain<G> {
        let time = Level::Champion.thinking(1).limit.time.unwrap_or_default();
        let search = AlphaBeta::new(Limit::time(time - proving), seed);
        Certain { oracle, proving, search, stop: Stop::default() }
    }
}

impl<G: Game> Certain<G> {
    /// What the oracle knows to be best, found out within this time.
    pub(crate) fn best(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        time: Duration,
    ) -> Option<G::Action> {
        self.oracle.best(view, seat, legal, time, &self.stop)
    }
}

impl<G: Game> Bot<G> for Certain<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        match self.oracle.advise(view, seat, legal, self.proving, &self.stop) {
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
