use table::{Dice, Game, Seat, Seed};

use crate::Bot;

/// Plays any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Dice);

impl Random {
    /// The same seed gives the same choices.
    pub fn new(seed: Seed) -> Random {
        Random(Dice::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Seat, legal: &[G::Action]) -> G::Action {
        *self.0.pick(legal).expect("a bot is asked only where it may act")
    }
}
