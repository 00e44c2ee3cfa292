//! Speaks with a real server as browsers and programs do.

mod house;
mod http;
mod life;
mod protocol;
mod rebuild;
mod restart;
mod secrets;
mod timing;
