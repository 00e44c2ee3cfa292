use crate::{Append, Fence, Handover, Person, PersonId, TableId, TableRow, Whole};

/// Something to be written, all of it or nothing.
#[derive(Debug)]
pub(crate) enum Write {
    Create { row: TableRow, entries: Vec<String>, members: Vec<PersonId> },
    Append(Append),
    Person { id: PersonId, person: Person, at: u64 },
    Review { table: TableId, review: String, at: u64 },
    Heartbeat { node: String, millis: u64 },
    Retire { node: String },
    Visit { table: TableId, node: String, people: Vec<PersonId> },
    Lease { table: TableId, node: String },
    Release { table: TableId, fence: Fence },
    Count { key: String, window: u64, most: u64 },
    Handover { handover: Handover, millis: u64 },
    HandedOver { link: String },
    Pulse,
    Replace(Box<Whole>),
    Remove { table: TableId, changed_at: u64 },
}

/// What came of a write that did not fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It is written.
    Yes,
    /// It was not to be: an append can lose, a code can be taken, a counter can be full.
    No,
    /// Another node minds the table.
    Fenced,
    /// There was always a node since then.
    Since(u64),
    /// The lease is had.
    Leased(Fence),
}
