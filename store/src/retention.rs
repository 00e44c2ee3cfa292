use crate::{Status, TableRow};

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// For how many days tables are kept at which nothing happens; for ever unless it is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Retention {
    /// Those at which no game has begun.
    pub lobbies: Option<u64>,
    /// All others, over or not.
    pub games: Option<u64>,
}

impl Retention {
    /// Whether everything is kept for ever.
    pub fn is_for_ever(&self) -> bool {
        self.lobbies.or(self.games).is_none()
    }

    /// Whether nothing has happened at a table for too long, at a time in milliseconds since 1970.
    pub fn is_over_for(&self, row: &TableRow, now: u64) -> bool {
        let days = if row.status == Status::Lobby { self.lobbies } else { self.games };
        days.is_some_and(|days| row.changed_at <= now.saturating_sub(days * DAY))
    }
}
