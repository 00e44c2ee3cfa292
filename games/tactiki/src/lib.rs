//! TacTiki: two peoples of stone with hidden ranks cross an island and build a statue of five.
//!
//! List the legal actions, here of the secret setup in which both players act at once:
//!
//! ```
//! use table::{Game, Seat, Seed};
//! use tactiki::Tactiki;
//!
//! let game = Tactiki::new(&Default::default(), &Seed::from(1))?;
//! assert_eq!(game.to_act().to_string(), "0 and 1");
//! let mut actions = Vec::new();
//! game.actions(Seat::new(1), &mut actions);
//! assert_eq!(actions.len(), 5); // a piece of any rank
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play one; the other seat sees that a piece was placed, not which:
//!
//! ```
//! # use table::{Event, Game, Seat, Seed, Viewer};
//! # use tactiki::Tactiki;
//! let mut game = Tactiki::new(&Default::default(), &Seed::from(1))?;
//! let mut events = Vec::new();
//! game.play(Seat::new(0), "place:3".parse()?, &mut events)?;
//! let seen = events[0].seen_by(Viewer::seat(Seat::new(1)));
//! assert!(matches!(seen, Some(tactiki::Event::Placed { rank: None, .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask for the outcome:
//!
//! ```
//! # use table::{Dice, Game, Seed, playout};
//! # use tactiki::Tactiki;
//! let mut game = Tactiki::new(&Default::default(), &Seed::from(1))?;
//! assert_eq!(game.outcome(), None);
//! playout(&mut game, &mut Dice::new(Seed::from(2)), &mut Vec::new());
//! assert_eq!(game.outcome().unwrap().scores().iter().sum::<f64>(), 1.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules, numbered, are in `RULES.md` beside this crate.

#![deny(missing_docs)]

mod action;
mod board;
mod draft;
mod draft_reader;
mod encoding;
mod evaluation;
mod event;
mod guess;
#[cfg(feature = "words")]
mod help;
mod likelihood;
mod memory;
mod options;
#[cfg(feature = "words")]
mod picture;
#[cfg(feature = "words")]
mod presentation;
mod rank;
mod refusal;
#[cfg(feature = "words")]
mod reserve;
mod rules;
#[cfg(feature = "words")]
mod scene;
mod state;
mod turn;
mod view;
#[cfg(feature = "words")]
mod why;

pub use action::Action;
pub use draft::{Draft, RebirthDraft, Side};
pub use event::Event;
pub use likelihood::Standing;
pub use memory::{Memory, Rebirth};
pub use options::{Buried, Options, Setup, Stalemate};
pub use rank::{Rank, Ranks};
pub use state::{Phase, Tactiki};
pub use view::View;

use table::Seat;

/// A field of the island, `a1` to `e5`.
pub type Square = table::Square<5>;

const TIKI: Seat = Seat::new(0);
const TAC: Seat = Seat::new(1);
const SEATS: [Seat; 2] = [TIKI, TAC];
