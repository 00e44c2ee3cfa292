use std::{fmt, sync::Arc};

use table::{Evaluation, Game, Seat};

/// How good a state is for a seat before anything is searched: 0 lost, 1 won.
#[derive(Clone)]
pub struct Evaluator<G>(Arc<Function<G>>);

type Function<G> = dyn Fn(&G, Seat) -> f32 + Send + Sync;

impl<G: Game> Evaluator<G> {
    /// Evaluate by this function.
    pub fn new(function: impl Fn(&G, Seat) -> f32 + Send + Sync + 'static) -> Evaluator<G> {
        Evaluator(Arc::new(function))
    }

    /// How good a state is for a seat.
    #[inline]
    pub fn evaluate(&self, state: &G, seat: Seat) -> f32 {
        (self.0)(state, seat)
    }
}

/// The game's own.
impl<G: Evaluation> Default for Evaluator<G> {
    fn default() -> Evaluator<G> {
        Evaluator::new(G::estimate)
    }
}

impl<G> fmt::Debug for Evaluator<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Evaluator")
    }
}
