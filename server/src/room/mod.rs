//! What a table is, without input or output.
//!
//! A [`Room`] is the fold of the [entries](Entry) of a log. A [`Command`] is decided by it into
//! more entries or refused; what those change is [applied](Room::apply) once they are in the log.
//! It tells every person what he may know ([`Room::message`]), and never more.

mod answer;
mod chair;
mod clock;
mod command;
mod decide;
mod ending;
mod entry;
mod fold;
mod guise;
mod keys;
mod lines;
mod message;
mod names;
mod news;
mod offer;
mod queries;
mod refusal;
mod replay;

pub(crate) use chair::STANDIN;
pub use chair::{Chair, Sitter};
pub use clock::{Clock, ClockRules};
pub use command::{Command, LONGEST_KEY, Message, Question, Request, RequestError, read_message};
pub use entry::{Doer, Entry, Key, Logged, Setup};
pub use fold::{BrokenLog, Room};
pub(crate) use message::Report;
pub use message::Surroundings;
pub use offer::{Offer, OfferKind};
pub use refusal::Refusal;
pub use replay::Replay;
