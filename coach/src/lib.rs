#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod hint;
pub mod puzzle;
mod review;
mod telling;
mod why;

pub use hint::{Hint, hint, hint_of};
pub use review::{Moment, Plan, Point, Review, ReviewError, SeatReview, review};
pub use telling::tell;
pub use why::why_better;
