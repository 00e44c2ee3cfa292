//! Contests between bots and studies of games: who is stronger, and what a game is like.
//!
//! A [`Contest`] plays bots against each other in duplicate and gives [`Standings`]; a [`Study`]
//! tells what happens in the games of given bots. Both are plain results that can be written as
//! JSON; [`Grid`], the plots and [`Page`] turn them into text, SVG and HTML, with words handed in
//! by the caller. Nothing here reads or writes anything.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! let game = catalog::find("maiak").unwrap();
//! let bots = vec!["greedy".to_owned(), "random".to_owned()];
//! let seed = table::Seed::from(1);
//! let contest = arena::Contest::new(game, &serde_json::json!({}), bots, 10, seed).unwrap();
//! let keep = |_: &[arena::Played]| Ok::<(), ()>(());
//! let standings = contest.run(Vec::new(), 2, &AtomicBool::new(false), keep).unwrap();
//! assert_eq!(standings.games, 10);
//! assert!(standings.bots[0].rate.value > 0.5);
//! ```

#![deny(missing_docs)]

mod contest;
mod grid;
mod histogram;
mod interval;
mod log;
mod page;
mod played;
mod player;
mod plot;
mod pool;
mod rating;
mod schedule;
mod side;
mod sprt;
mod standings;
mod study;

pub use contest::{Contest, NoContest};
pub use grid::Grid;
pub use histogram::{Histogram, quantile};
pub use interval::{Estimate, Z95, mean, over_sets, wilson};
pub use log::{Entry, Format, Header, Log, LogError, Logged, log_line};
pub use page::{Chapter, Page};
pub use played::{BotFailure, ENDLESS, FAILED, MOST_ACTIONS, Played};
pub use player::check_bot;
pub use plot::{Axis, Bars, Curve, Legend, Plot, Ranges, Series};
pub use rating::{Rating, System};
pub use schedule::{Fixture, Schedule};
pub use side::Sides;
pub use sprt::{ERROR, Sprt, Verdict};
pub use standings::{Failed, Group, SprtResult, Standing, Standings};
pub use study::{Difference, EventStat, Inquiry, LATE, Lead, PHASES, Reason, Study, Watched};
