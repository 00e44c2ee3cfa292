//! Positions with exactly one good answer: how they are found and proved.

mod day;
mod deep;
mod finder;
mod forced;
mod home;
mod kind;
mod rating;
mod safe;
mod sample;
mod win;

pub use day::of_the_day;
pub use finder::{NoFinder, find, written};
