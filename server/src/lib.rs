#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod app;
mod assets;
mod config;
mod create;
mod exercise;
mod failure;
mod form;
mod guest;
mod join;
mod learn;
mod limiter;
mod live;
mod me;
mod metrics;
mod modules;
mod now;
pub mod pages;
mod picture;
mod replay;
mod review;
pub mod room;
mod router;
mod serve;
mod shield;
mod socket;
mod tables;
mod wish;
pub mod words;

pub use app::App;
pub use config::Config;
pub use failure::Failure;
pub use form::Form;
pub use guest::{COOKIE, Guest, LANG_COOKIE, LONGEST_NAME, RequestLang, clean_name};
pub use router::router;
pub use serve::serve;
pub use store::{PersonId, Secret, TableId};
pub use wish::Wish;
