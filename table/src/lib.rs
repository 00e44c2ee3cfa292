//! What every game at the table shares: seats, the [`Game`] trait, seeded chance, records, words.
//!
//! A game is a type that implements [`Game`]; a value of it is the whole truth of one moment.
//! [`Table`] runs one game and remembers what was done; [`AnyGame`] and [`AnyTable`] do the same
//! for callers that learn only at run time which game it is. Nothing here does input or output.
//!
//! The crates in `games/` show each of these at work; `games/maiak` is the smallest.

#![deny(missing_docs)]

pub mod bits;
mod chance;
mod erased;
mod event;
mod game;
mod grid;
mod open;
mod options;
mod outcome;
mod pen;
mod playout;
mod record;
mod refusal;
mod scene;
mod seat;
mod seed;
mod square;
#[allow(clippy::module_inception)]
mod table;
mod words;

#[cfg(feature = "battery")]
pub mod battery;

pub use chance::{Chance, Dice, Draw, Stream};
pub use erased::{AnyGame, AnyTable, Erased, Seen, read_draft};
pub use event::{Event, Sink};
pub use game::{About, Game, Style};
pub use grid::Grid;
pub use open::{Listed, Open};
pub use options::{OptionInfo, OptionKind, Options, read_options};
pub use outcome::Outcome;
pub use pen::{Ink, Pen};
pub use playout::{Playouts, PlayoutsOf, perft, playout};
pub use record::{Ending, Flaw, Record};
pub use refusal::{Problem, Refusal};
pub use scene::{Area, Choice, Panel, Path, Scene, Shape, Stage, Thing, Way};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Seed, SeedError};
pub use square::Square;
pub use table::{Ply, Table};
pub use words::{Arg, Lang, LangError, Phrase, Script, Words};
