//! Players that see only what their seat may see.
//!
//! A [`Bot`] plays one game whose type is known; an [`AnyBot`] sits down at any table of its game.
//! Both get a view and the legal actions, never the state, so they cannot cheat. A [`Spec`] names
//! a bot in text:
//!
//! ```
//! use bots::{Spec, build};
//! use maiak::Maiak;
//! use serde_json::json;
//! use table::{AnyGame, Erased, Seat, Seed};
//!
//! let spec: Spec = "search:100".parse().unwrap();
//! let mut bot = build::<Maiak>(&spec, Seed::from(1)).unwrap();
//! let mut table = Erased::<Maiak>::new().start(&json!({}), Seed::from(1)).unwrap();
//! let action = bot.choose(&*table, Seat(0)).unwrap();
//! table.play(Seat(0), &action).unwrap();
//! ```

#![deny(missing_docs)]

mod alphabeta;
mod any;
mod error;
mod greedy;
mod judge;
mod level;
mod outside;
mod process;
mod random;
mod search;
mod spec;

pub use alphabeta::AlphaBeta;
pub use any::{AnyBot, build};
pub use error::BotError;
pub use greedy::Greedy;
pub use judge::Judge;
pub use level::Level;
pub use outside::Outside;
pub use random::Random;
pub use search::{Finding, Limit, Search, Thinking};
pub use spec::{NAMES, Spec, SpecError};

use table::{Game, Seat};

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Choose one of the legal actions of the seat.
    ///
    /// # Panics
    /// May panic if there is no legal action.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}
