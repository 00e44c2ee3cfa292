use std::time::{Duration, Instant};

/// Time that runs out, or stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Countdown {
    left: Duration,
    /// Since when it runs.
    since: Option<Instant>,
}

impl Countdown {
    /// So much was left at a moment, and it runs or stands since.
    pub(crate) fn new(left: u64, at: Instant, runs: bool) -> Countdown {
        Countdown { left: Duration::from_millis(left), since: runs.then_some(at) }
    }

    /// How many seconds are left, the one that has begun included.
    pub(crate) fn seconds(&self) -> u64 {
        let gone = self.since.map_or(Duration::ZERO, |since| since.elapsed());
        self.left.saturating_sub(gone).as_millis().div_ceil(1000) as u64
    }

    /// The same as clocks show it.
    pub(crate) fn clock(&self) -> String {
        let seconds = self.seconds();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_minutes_and_begun_seconds() {
        let shown = |left| Countdown::new(left, Instant::now(), false).clock();
        assert_eq!(
            (shown(61_001), shown(60_000), shown(0)),
            ("1:02".into(), "1:00".into(), "0:00".into())
        );
        let long_ago = Instant::now().checked_sub(Duration::from_secs(30));
        if let Some(began) = long_ago {
            assert_eq!(Countdown::new(10_000, began, true).seconds(), 0);
            assert!(Countdown::new(60_000, began, true).seconds() <= 30);
        }
    }
}
