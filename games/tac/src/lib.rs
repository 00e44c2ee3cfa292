//! TAC: marbles run around a ring into their houses, moved by cards, in teams.
//!
//! List the legal actions, here of the exchange in which all seats act at once:
//!
//! ```
//! use table::{Game, Seat, Seed};
//! use tac::Tac;
//!
//! let game = Tac::new(&Default::default(), &Seed::from(1))?;
//! assert_eq!(game.to_act().to_string(), "0, 1, 2 and 3");
//! let mut actions = Vec::new();
//! game.actions(Seat::new(2), &mut actions);
//! assert!(actions.iter().all(|action| action.to_string().starts_with("give:")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play one; the others see that a card was laid out, not which:
//!
//! ```
//! # use table::{Event, Game, Seat, Seed, Viewer};
//! # use tac::Tac;
//! let mut game = Tac::new(&Default::default(), &Seed::from(1))?;
//! let mut actions = Vec::new();
//! game.actions(Seat::new(2), &mut actions);
//! let mut events = Vec::new();
//! game.play(Seat::new(2), actions[0], &mut events)?;
//! let seen = events[0].seen_by(Viewer::seat(Seat::new(0)));
//! assert!(matches!(seen, Some(tac::Event::Gave { card: None, .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask for the outcome:
//!
//! ```
//! # use table::{Dice, Game, Seed, playout};
//! # use tac::Tac;
//! let mut game = Tac::new(&Default::default(), &Seed::from(1))?;
//! assert_eq!(game.outcome(), None);
//! playout(&mut game, &mut Dice::new(Seed::from(2)), &mut Vec::new());
//! assert!(["home", "cap"].contains(&game.outcome().unwrap().reason()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules, numbered, are in `RULES.md` beside this crate.

#![deny(missing_docs)]

mod action;
mod apply;
mod belief;
mod board;
mod cards;
mod check;
mod deal;
#[cfg(feature = "words")]
mod description;
mod draft;
mod draft_reader;
mod encoding;
mod evaluation;
mod event;
mod hand;
#[cfg(feature = "words")]
mod help;
mod imagine;
mod insight;
mod legal;
mod move_finder;
mod options;
#[cfg(feature = "words")]
mod picture;
mod place;
mod plan;
mod pool;
#[cfg(feature = "words")]
mod presentation;
#[cfg(feature = "words")]
mod prompt;
mod reach;
mod refusal;
mod rules;
#[cfg(feature = "words")]
mod scene;
mod seven;
mod state;
mod story;
mod swaps;
#[cfg(feature = "words")]
mod telling;
mod turn;
mod view;
#[cfg(feature = "words")]
mod why;
mod words;

pub use action::{Action, Move};
pub use cards::Card;
pub use draft::{BoardDraft, ChanceDraft, Draft, Reason, SevenDraft};
pub use event::Event;
pub use options::{Deck, Options, Variant};
pub use place::Place;
pub use state::{Part, Phase, Tac};
pub use view::View;
