//! The way to a server: where it is, who one is there, and a line to one of its tables that holds.

mod address;
pub(crate) mod http;
mod identity;
mod line;
mod message;
mod sanity;
mod trouble;
mod visit;
mod wire;

pub(crate) use address::{Site, Wanted};
pub(crate) use identity::{fresh, secret_for};
pub(crate) use line::{Line, Told};
pub(crate) use message::{Answer, Entry, Offer, SeatKind, Seated, Status, TableSeen};
pub(crate) use sanity::clean;
pub(crate) use trouble::Trouble;
pub(crate) use visit::{Visit, runtime};
pub(crate) use wire::{Socket, Wire, open_socket};

#[cfg(test)]
pub(crate) use message::sample;
