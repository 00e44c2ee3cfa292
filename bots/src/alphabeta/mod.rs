//! Alpha-beta search for two who see everything.

mod memory;
mod score;
mod searcher;

use table::{Evaluation, Game, Seat, Seed};

use self::{
    score::{share, sure},
    searcher::{Decision, Searcher},
};
use crate::{Bot, Evaluator, Finding, Limit, Opinion, Stop, stop::Deadline};

/// Looks as deep as the limit allows, one action deeper at a time, and takes what is best for it
/// if the other side does what is best for itself.
///
/// A limit on simulations limits the states looked at. The same seed then gives the same choices.
#[derive(Debug)]
pub struct AlphaBeta<G: Game> {
    limit: Limit,
    searcher: Searcher<G>,
    stop: Stop,
}

impl<G: Game> AlphaBeta<G> {
    /// Whether it can play this game: two seats, and nothing hidden.
    pub fn can_play() -> bool {
        G::ABOUT.seats == (2, 2) && !G::ABOUT.hidden
    }

    /// A bot that evaluates states in its own way; only for games that it
    /// [can play](AlphaBeta::can_play).
    pub fn with_evaluator(evaluator: Evaluator<G>, limit: Limit, seed: Seed) -> AlphaBeta<G> {
        AlphaBeta { limit, searcher: Searcher::new(evaluator, seed), stop: Stop::default() }
    }
}

impl<G: Game> AlphaBeta<G> {
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Decision<G::Action>> {
        let deadline = Deadline::after(self.limit.time, &self.stop);
        let states = self.limit.simulations.unwrap_or(u64::MAX);
        self.searcher.decide(view, seat, among, (states, deadline))
    }
}

impl<G: Evaluation> AlphaBeta<G> {
    /// A bot that searches up to this limit; only for games that it
    /// [can play](AlphaBeta::can_play).
    pub fn new(limit: Limit, seed: Seed) -> AlphaBeta<G> {
        AlphaBeta::with_evaluator(Evaluator::linear(), limit, seed)
    }
}

impl<G: Game> Bot<G> for AlphaBeta<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        self.decide(view, seat, legal).map_or(legal[0], |decision| decision.action)
    }

    /// Only what is best is known exactly: of all else it is known only that it is no better.
    fn judge(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Opinion<G::Action>> {
        // What is judged must not depend on what was thought of before, nor what is chosen later on
        // what was left out here.
        self.searcher.forget();
        let decision = self.decide(view, seat, among);
        self.searcher.forget();
        let decision = decision?;
        let finding = Finding::sure(share(decision.score), decision.states, sure(decision.score));
        let worth = finding.chances();
        let prospects = [0, 1].map(Seat::new).map(|own| match own == seat {
            true => worth,
            false => 1.0 - worth,
        });
        Some(Opinion {
            findings: vec![(decision.action, finding)],
            line: decision.line,
            prospects: prospects.to_vec(),
        })
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }
}
