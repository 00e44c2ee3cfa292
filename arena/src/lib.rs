#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod contest;
mod grid;
mod histogram;
mod identity;
mod interval;
mod lineup;
mod log;
mod meeting;
mod opening;
mod page;
mod pairing;
mod played;
mod player;
mod plot;
pub mod pool;
mod rating;
mod schedule;
mod share;
mod sprt;
mod standings;
mod study;
mod trial;

pub use contest::{Contest, ContestError};
pub use grid::Grid;
pub use histogram::{Histogram, quantile};
pub use interval::{Estimate, Z95, mean, mean_of, over_sets, wilson};
pub use lineup::{Lineup, LineupError};
pub use log::{Entry, Format, Header, Log, LogError, Logged, log_line};
pub use opening::{MOST_OPENING, USUAL_OPENING};
pub use page::{Chapter, Page};
pub use pairing::Pairing;
pub use played::{BotFailure, Count, ENDLESS, FAILED, MOST_ACTIONS, Played};
pub use player::{BotUnavailable, check_bot};
pub use plot::{Axis, Bars, Curve, Legend, Plot, Ranges, Series};
pub use rating::{Rating, System};
pub use schedule::{Fixture, Schedule};
pub use sprt::{ERROR, Sprt, Verdict};
pub use standings::{Failed, Group, SprtResult, Standing, Standings};
pub use study::{
    Counted, Difference, EventStat, Happened, LATE, Lead, PHASES, Reason, Study, StudyPlan, Watched,
};
