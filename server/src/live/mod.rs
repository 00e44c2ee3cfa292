//! The tables that somebody visits: one task each, with an inbox.
//!
//! A table is loaded when the first visitor comes, and leaves memory a while after the last one
//! went. Whatever it decides is in the log before anyone is told. A socket that is ready for the next
//! whole message says so and gets it when there is something new, so that a slow one never holds up
//! the others.
//!
//! Where several nodes share the store, a table may be in memory at many of them. All follow its
//! log ([`neighbours`]); what happens without anybody asking is up to one of them ([`keeping`]).

mod bots;
mod clearing;
mod hints;
mod keeping;
mod mail;
mod neighbours;
mod node;
mod presence;
mod registry;
mod requests;
mod table;
mod thinker;
mod timers;
mod window;

pub(crate) use clearing::{clear_now_and_then, clear_out};
pub(crate) use mail::{Glance, Handle, Wanted};
pub(crate) use neighbours::keep_up;
pub(crate) use node::Node;
pub(crate) use registry::Live;
