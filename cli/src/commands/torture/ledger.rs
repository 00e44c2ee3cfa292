use server::{PersonId, TableId};

use super::sight::Sight;

/// What one person was told at one table.
#[derive(Debug)]
pub(super) struct Ledger {
    pub(super) table: TableId,
    pub(super) person: PersonId,
    /// The seat that the person sat down on, once that was acknowledged.
    pub(super) seat: Option<u64>,
    /// In the order in which they were asked for.
    pub(super) answers: Vec<Answer>,
    /// Every table that was shown.
    pub(super) sights: Vec<Sight>,
    /// Nothing happened any more when nothing was disturbed any more.
    pub(super) stalled: bool,
}

/// How one message was answered.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) key: String,
    /// The action of the game that was asked for, if it was one.
    pub(super) act: Option<Act>,
    /// Where the log stood by it; nothing if it was refused.
    pub(super) seq: Option<u64>,
}

/// An action with the seat that does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Act {
    pub(super) seat: u64,
    pub(super) action: String,
}

impl Ledger {
    pub(super) fn new(table: TableId, person: PersonId) -> Ledger {
        let (answers, sights) = (Vec::new(), Vec::new());
        Ledger { table, person, seat: None, answers, sights, stalled: false }
    }
}
