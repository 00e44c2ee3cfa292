//! Tables in the browser: pages, live tables and the protocol of `docs/protocol.md`.
//!
//! From the outside in: [`router()`] lists every route; [`App`] is what they share; `live` runs one
//! task for each table that somebody visits; [`room`] is what such a table is, without input or
//! output: entries of the log are folded into it, commands are decided by it, and it tells each
//! viewer what he may know. The log in the crate `store` is the truth, and nobody is told anything
//! before it is there.

#![deny(missing_docs)]

mod app;
mod assets;
mod clock;
mod config;
mod create;
mod failure;
mod guest;
mod join;
mod limiter;
mod live;
mod me;
mod metrics;
pub mod pages;
mod picture;
mod replay;
pub mod room;
mod router;
mod serve;
mod shield;
mod socket;
mod tables;
pub mod words;

pub use app::App;
pub use config::Config;
pub use create::Made;
pub use failure::Failure;
pub use guest::{COOKIE, Guest, LANG_COOKIE, LONGEST_NAME, Tongue, clean_name};
pub use router::router;
pub use serve::serve;
pub use store::{PersonId, Secret, TableId};
