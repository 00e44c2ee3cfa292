//! One file per command: its arguments, and what it does with them.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod choose;
pub(crate) mod completions;
pub(crate) mod doctor;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod learn;
pub(crate) mod legal;
pub(crate) mod load;
pub(crate) mod man;
pub(crate) mod move_store;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod prune;
pub(crate) mod puzzles;
pub(crate) mod record;
pub(crate) mod render;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod study;
#[cfg(unix)]
pub(crate) mod torture;
pub(crate) mod trace;
pub(crate) mod verify;
