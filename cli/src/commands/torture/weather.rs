use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// What everybody in a run needs to know: whether it still storms, and how much was done.
#[derive(Debug, Default)]
pub(super) struct Weather {
    sky: AtomicU8,
    acknowledged: AtomicU64,
}

/// How it goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Sky {
    /// Nodes are killed and lines are cut.
    Storm,
    /// Nothing is disturbed any more, and every table has to go on.
    Calm,
    /// Everybody goes home.
    Over,
}

impl Weather {
    pub(super) fn sky(&self) -> Sky {
        match self.sky.load(Ordering::Relaxed) {
            0 => Sky::Storm,
            1 => Sky::Calm,
            _ => Sky::Over,
        }
    }

    pub(super) fn turn(&self, sky: Sky) {
        self.sky.store(sky as u8, Ordering::Relaxed);
    }

    /// One more action was acknowledged.
    pub(super) fn count(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }
}
