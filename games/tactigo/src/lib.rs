#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod action;
mod board;
mod counted;
mod draft;
mod encoding;
mod evaluation;
mod event;
#[cfg(feature = "words")]
mod help;
mod layout;
mod options;
#[cfg(feature = "words")]
mod presentation;
mod refusal;
mod rules;
#[cfg(feature = "words")]
mod scene;
mod size;
mod state;
#[cfg(feature = "words")]
mod why;

pub use action::Action;
pub use board::{Board, Stack};
pub use draft::Draft;
pub use event::Event;
pub use layout::Layout;
pub use options::{Availability, EdgeSides, Options};
pub use size::{Size, Sizes};
pub use state::Tactigo;

/// A square of the board, `a1` to `g7`.
pub type Square = table::Square<7>;
