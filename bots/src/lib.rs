//! Players that see only what their seat may see.
//!
//! A [`Bot`] plays one game whose type is known; an [`AnyBot`] sits down at any table of its game.
//! Both get a view and the legal actions, never the state, so they cannot cheat.

#![deny(missing_docs)]

mod any;
mod greedy;
mod random;

pub use any::{AnyBot, NAMES, by_name};
pub use greedy::Greedy;
pub use random::Random;

use table::{Game, Seat};

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Choose one of the legal actions of the seat.
    ///
    /// # Panics
    /// May panic if there is no legal action.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}
