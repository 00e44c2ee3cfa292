//! Alpha-beta search for two who see everything.

mod memory;
mod score;
mod searcher;

use std::time::Instant;

use table::{Evaluation, Game, Seat, Seed};

use self::searcher::Searcher;
use crate::{Bot, Evaluator, Limit};

/// Looks as deep as the limit allows, one action deeper at a time, and takes what is best for it
/// if the other side does what is best for itself.
///
/// A limit on simulations limits the states looked at. The same seed then gives the same choices.
#[derive(Debug)]
pub struct AlphaBeta<G: Game> {
    limit: Limit,
    searcher: Searcher<G>,
}

impl<G: Game> AlphaBeta<G> {
    /// Whether it can play this game: two seats, and nothing hidden.
    pub fn can_play() -> bool {
        G::ABOUT.seats == (2, 2) && !G::ABOUT.hidden
    }

    /// A bot that evaluates states in its own way; only for games that it
    /// [can play](AlphaBeta::can_play).
    pub fn with_evaluator(evaluator: Evaluator<G>, limit: Limit, seed: Seed) -> AlphaBeta<G> {
        AlphaBeta { limit, searcher: Searcher::new(evaluator, seed) }
    }
}

impl<G: Evaluation> AlphaBeta<G> {
    /// A bot that searches up to this limit; only for games that it
    /// [can play](AlphaBeta::can_play).
    pub fn new(limit: Limit, seed: Seed) -> AlphaBeta<G> {
        AlphaBeta::with_evaluator(Evaluator::default(), limit, seed)
    }
}

impl<G: Game> Bot<G> for AlphaBeta<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        let until = self.limit.time.map(|time| Instant::now() + time);
        let states = self.limit.simulations.unwrap_or(u64::MAX);
        self.searcher.decide(view, seat, states, until).unwrap_or(legal[0])
    }
}
