//! The tables that somebody visits: one task each, with an inbox.
//!
//! A table is loaded when the first visitor comes, and leaves memory a while after the last one
//! went. Whatever it decides is in the log before anyone is told; sockets learn by a number that
//! grows that there is something new, and fetch the newest whole message when they are ready for
//! it, so that a slow one never holds up the others.

mod bots;
mod hints;
mod mail;
mod presence;
mod registry;
mod table;
mod thinker;
mod timers;
mod window;

pub(crate) use mail::{Handle, Signal};
pub(crate) use registry::Live;
