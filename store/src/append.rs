use crate::{Fence, PersonId, Status, TableId};

/// Entries to be added to the log of a table, all of them or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first entry: how many the log holds so far.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The entries.
    pub entries: Vec<String>,
    /// How far the table has come by them, if that changes.
    pub status: Option<Status>,
    /// Who becomes part of the table by them.
    pub joined: Vec<PersonId>,
    /// The lease without which they must not be written, for what only one node may do.
    pub fence: Option<Fence>,
}

impl Append {
    /// Entries that change nothing about how the table is found, and that any node may write.
    pub fn new(table: TableId, seq: u64, at: u64, entries: Vec<String>) -> Append {
        Append { table, seq, at, entries, status: None, joined: Vec::new(), fence: None }
    }
}

/// What came of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The entries are in the log, on disk.
    Won,
    /// The log does not stand there: somebody else appended first. Nothing was added.
    Lost,
    /// Another node has taken the lease since. Nothing was added, and trying again will not help.
    Fenced,
}

impl Appended {
    /// Whether the entries are in the log.
    pub fn won(self) -> bool {
        self == Appended::Won
    }
}
