use std::time::Duration;

use table::{AnyTable, SeatSet};
use tokio::time::Instant;

/// The time for a quick answer; to let it go by is an answer too. It is the same for all who are
/// asked, and begins anew with every action, so that how long it takes tells nothing about
/// anybody's cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    deadline: Instant,
}

impl Window {
    /// The window that opened when the log says that the position came about, so that it is the
    /// same at all nodes; or when the first person came to see it, if that was later.
    pub(super) fn opened(millis_ago: u64, seen: Instant, length: Duration) -> Window {
        let came_about = Instant::now().checked_sub(Duration::from_millis(millis_ago));
        Window { deadline: came_about.map_or(seen, |came_about| came_about.max(seen)) + length }
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
