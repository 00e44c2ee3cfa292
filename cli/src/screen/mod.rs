//! The table that fills the terminal. It is drawn from scenes and played by the ways through them, just as in the
//! browser, so that nothing in here knows a game.
//!
//! - [`Host`] is where the table is: on this machine ([`MatchHost`], [`PracticeHost`]) or on a server ([`RemoteHost`]).
//! - [`Model`] is everything that is on the screen and all that keys and the mouse do to it, without a terminal.
//! - [`view`] draws a model; [`run`] is the loop between them and the terminal.

mod art;
mod board;
mod command;
mod countdown;
mod host;
mod keys;
mod layout;
mod marks;
mod match_host;
mod model;
mod mouse;
mod pace;
mod palette;
mod panels;
mod picks;
mod practice_host;
mod print;
mod remote_host;
mod ring;
mod run;
mod spots;
mod teller;
mod thinker;
mod view;
mod walk;

#[cfg(test)]
mod tests;

pub(crate) use art::Art;
pub(crate) use command::Command;
pub(crate) use host::{Host, News, Sight, Wish};
pub(crate) use match_host::MatchHost;
pub(crate) use model::Model;
pub(crate) use pace::Pace;
pub(crate) use palette::Colours;
pub(crate) use practice_host::{Drill, PracticeHost};
pub(crate) use print::printed;
pub(crate) use remote_host::RemoteHost;
pub(crate) use run::{can_open, run};
