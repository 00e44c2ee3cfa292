use std::{fmt, sync::Arc};

use table::{Game, Seat};

/// An opinion of how good a state looks to a seat: 0 lost, 1 won.
#[derive(Clone)]
pub struct Judge<G>(Arc<Opinion<G>>);

type Opinion<G> = dyn Fn(&G, Seat) -> f32 + Send + Sync;

impl<G: Game> Judge<G> {
    /// This opinion.
    pub fn new(opinion: impl Fn(&G, Seat) -> f32 + Send + Sync + 'static) -> Judge<G> {
        Judge(Arc::new(opinion))
    }

    /// How good a state looks to a seat.
    #[inline]
    pub fn judge(&self, state: &G, seat: Seat) -> f32 {
        (self.0)(state, seat)
    }
}

/// The game's own.
impl<G: Game> Default for Judge<G> {
    fn default() -> Judge<G> {
        Judge::new(G::promise)
    }
}

impl<G> fmt::Debug for Judge<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Judge")
    }
}
