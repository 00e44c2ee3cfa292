//! Speaks with a real server as browsers and programs do.

mod attacks;
mod base;
mod comings;
mod host;
mod http;
mod learn;
mod life;
mod lines;
mod nodes;
mod old_logs;
mod protocol;
mod questions;
mod rebuild;
mod records;
mod restart;
mod retention;
mod review;
mod secrets;
mod sides;
mod test_server;
mod timing;
