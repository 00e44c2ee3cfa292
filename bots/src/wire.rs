//! The messages of version 2 of the protocol for programs (`docs/bots.md`): lines to a program outside,
//! and the `lines` of a table on a socket.
//!
//! Everything is said to one person, with all eyes of that person, and nothing else is in it.

use std::time::Duration;

use serde_json::{Value, json};
use table::{AnyTable, Outcome, Seat, SeatSet, Viewer};

/// The version of the protocol.
pub const VERSION: u32 = 2;

/// A game begins for the person on these seats.
pub fn new(table: &dyn AnyTable, id: impl Into<Value>, seats: SeatSet) -> Value {
    json!({
        "type": "new",
        "id": id.into(),
        "version": VERSION,
        "game": table.about().id,
        "rules": table.rules(),
        "numbers": table.numbers().version,
        "options": table.options(),
        "seats": seats,
    })
}

/// What a viewer knows now, and what he perceived of the actions from one on.
pub fn view(table: &dyn AnyTable, id: impl Into<Value>, viewer: Viewer, since: usize) -> Value {
    let events: Vec<Value> = table.events(since, viewer).into_iter().flatten().collect();
    json!({
        "type": "view",
        "id": id.into(),
        "since": since,
        "ply": table.ply(),
        "view": table.view(viewer),
        "events": events,
    })
}

/// A seat is to act, within this time if it is limited.
pub fn think(
    table: &dyn AnyTable,
    id: impl Into<Value>,
    seat: Seat,
    time: Option<Duration>,
) -> Value {
    json!({
        "type": "think",
        "id": id.into(),
        "seat": seat,
        "legal": table.legal(seat),
        "ids": table.legal_ids(seat),
        "ms": time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
    })
}

/// The game is over; without an outcome it was broken off.
pub fn end(id: impl Into<Value>, outcome: Option<&Outcome>) -> Value {
    json!({"type": "end", "id": id.into(), "outcome": outcome})
}
