//! Playing with people at the screen: a match of one or more rounds, what is shown to whom, what
//! they may say, and the file that keeps it all.

mod adviser;
mod answer;
pub(crate) mod autosave;
mod ceremony;
mod hosted;
mod ledger;
mod order;
mod practice;
mod round;
mod screen;
mod series;
mod sitter;
mod spelling;

pub(crate) use adviser::{adviser, set_up_by_chance};
pub(crate) use hosted::Hosted;
pub(crate) use ledger::exists;
pub(crate) use practice::{Practice, Practised};
pub(crate) use round::{SUBSTITUTE, resigned};
pub(crate) use series::{Match, is_yes};
pub(crate) use sitter::{Sitter, seat_tags};
pub(crate) use spelling::{Meant, meant, with};
