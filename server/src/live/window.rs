use std::time::Duration;

use table::{AnyTable, SeatSet};
use tokio::time::Instant;

/// The time for a quick answer; to let it go by is an answer too. It is the same for all who are
/// asked, and begins anew with every action, so that how long it takes tells nothing about
/// anybody's cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// In which position it opened.
    position: u64,
    deadline: Instant,
}

impl Window {
    /// The window in a position where somebody is asked; that of before if nothing happened since.
    /// One without length never opens.
    pub(super) fn now(before: Option<Window>, position: u64, length: Duration) -> Option<Window> {
        let fresh = || Window { position, deadline: Instant::now() + length };
        let same = before.filter(|window| window.position == position);
        (!length.is_zero()).then(|| same.unwrap_or_else(fresh))
    }

    pub(super) fn deadline(self) -> Instant {
        self.deadline
    }

    /// How long it is still open, in milliseconds.
    pub(super) fn left(self) -> u64 {
        self.deadline.saturating_duration_since(Instant::now()).as_millis() as u64
    }
}

/// The seats for which letting the time go by would be an answer.
pub(super) fn asked(table: &dyn AnyTable, to_act: SeatSet) -> SeatSet {
    SeatSet::of(to_act.iter().filter(|&seat| table.on_timeout(seat).is_some()))
}
