//! Playing with people at the screen: a match of one or more rounds, what is shown to whom, what
//! they may say, and the file that keeps it all.

mod answer;
mod ceremony;
mod ledger;
mod order;
mod practice;
mod round;
mod screen;
mod series;
mod sitter;

pub(crate) use practice::{Practice, Practised};
pub(crate) use series::Match;
pub(crate) use sitter::{Sitter, seat_tags};
