use crate::{Game, Seat};

/// How good a state is for a seat before anything is searched: named features and what they weigh.
pub trait Evaluation: Game {
    /// What each feature is called.
    const FEATURES: &'static [&'static str];

    /// What each feature weighs in [`Evaluation::estimate`].
    const WEIGHTS: &'static [f32];

    /// The search that plays the game best, as measured.
    const SEARCH: SearchKind;

    /// Write the features of the state as a seat sees them, one for each name.
    fn features(&self, seat: Seat, values: &mut [f32]);

    /// How good the state is for a seat if the features weigh this much: 0 lost, 1 won.
    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32;

    /// How good the state is for a seat: 0 lost, 1 won.
    #[inline]
    fn estimate(&self, seat: Seat) -> f32 {
        self.evaluate(seat, Self::WEIGHTS)
    }
}

/// A way to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchKind {
    /// Monte Carlo tree search, which every game can be played by.
    Tree,
    /// Alpha-beta, for two seats that see everything.
    AlphaBeta,
}
