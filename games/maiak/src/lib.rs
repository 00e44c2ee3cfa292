#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod action;
mod draft;
mod encoding;
mod evaluation;
mod event;
#[cfg(feature = "words")]
mod help;
mod opening;
mod options;
mod outlook;
#[cfg(feature = "words")]
mod presentation;
mod refusal;
mod rules;
#[cfg(feature = "words")]
mod scene;
mod state;
mod threat;
mod tiles;
#[cfg(feature = "words")]
mod why;

pub use action::Action;
pub use draft::Draft;
pub use event::Event;
pub use opening::Opening;
pub use options::{Options, SameColour, Starts, Switching};
pub use outlook::OUTLOOK;
pub use state::{Maiak, Phase};
pub use tiles::{Colour, Tiles, TilesError};

/// A square of the board, `a1` to `e5`.
pub type Square = table::Square<5>;

/// How large the board is (R1.6): all 5 by 5 tiles, or the corner at `a1` with fewer files and rows.
pub type Size = table::Corner<5>;
