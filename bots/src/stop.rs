use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// Tells a bot in the middle of a thought that nobody waits for it any more. All copies are one.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whoever heeds it ends at once, with whatever was found.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was told.
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When a search ends that found no other reason to: at a moment, or when it is told to.
#[derive(Clone, Debug)]
pub(crate) struct Deadline {
    pub(crate) until: Option<Instant>,
    stop: Stop,
}

impl Deadline {
    /// After this much time from now.
    pub(crate) fn after(time: Option<Duration>, stop: &Stop) -> Deadline {
        Deadline { until: time.map(|time| Instant::now() + time), stop: stop.clone() }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.stop.is_told() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
