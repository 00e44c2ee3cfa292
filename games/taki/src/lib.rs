#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod action;
mod apply;
mod cards;
mod check;
mod deal;
mod deck;
mod draft;
mod encoding;
mod evaluation;
mod event;
mod hand;
#[cfg(feature = "words")]
mod help;
mod imagine;
mod insight;
mod lacks;
mod legal;
mod options;
#[cfg(feature = "words")]
mod picture;
#[cfg(feature = "words")]
mod presentation;
#[cfg(feature = "words")]
mod prompt;
mod refusal;
mod rules;
#[cfg(feature = "words")]
mod scene;
mod state;
mod turn;
mod view;
#[cfg(feature = "words")]
mod why;

pub use action::Action;
pub use cards::{Card, Colour};
pub use deck::Deck;
pub use draft::{Answer, ChanceDraft, Draft, Reason};
pub use event::{Event, Why};
pub use options::{DirectionTwo, FirstCard, KingSuper, Mode, Options, PlusLast};
pub use state::{Phase, Taki};
pub use view::View;
