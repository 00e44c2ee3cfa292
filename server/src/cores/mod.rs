//! The cores of the machine, shared out fairly among those for whom something is thought.

mod desk;
mod patron;

use std::{
    collections::HashMap,
    num::NonZero,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

use self::desk::{Desk, Shares};
pub(crate) use self::patron::{Effort, Patron};
use crate::{Config, metrics::Metrics};

/// Lets as much be thought at once as there are cores. A copy costs nothing.
#[derive(Clone, Debug)]
pub(crate) struct Cores {
    hall: Arc<Mutex<Hall>>,
    metrics: Arc<Metrics>,
}

#[derive(Debug)]
struct Hall {
    desk: Desk,
    /// How those who wait are called.
    calls: HashMap<u64, oneshot::Sender<Core>>,
}

/// A place in the queue; it is given up when it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    cores: Cores,
    number: u64,
    call: oneshot::Receiver<Core>,
}

/// A core to think on; it is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Core {
    cores: Cores,
    number: u64,
}

impl Cores {
    pub(crate) fn new(config: &Config, metrics: Arc<Metrics>) -> Cores {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let shares = Shares {
            cores,
            deep: (config.deep_per_person, (cores / 2).max(1)),
            waiting: (config.thoughts_per_person, config.thoughts_per_address),
        };
        let hall = Hall { desk: Desk::new(shares), calls: HashMap::new() };
        Cores { hall: Arc::new(Mutex::new(hall)), metrics }
    }

    /// Queue up for whichever of these patrons has used least. Nothing if too many wait for him.
    pub(crate) fn ask(&self, patrons: &[Patron], effort: Effort) -> Option<Turn> {
        let (call, called) = oneshot::channel();
        let number = {
            let mut hall = self.hall();
            let number = hall.desk.ask(patrons, effort, Instant::now())?;
            hall.calls.insert(number, call);
            number
        };
        self.call_next();
        Some(Turn { cores: self.clone(), number, call: called })
    }

    /// About how long it takes until whoever waits with this number has thought; nothing if nobody
    /// waits with it.
    pub(crate) fn wait(&self, number: u64) -> Option<Duration> {
        self.hall().desk.wait(number, Instant::now())
    }

    /// Call all those whose turn it is.
    fn call_next(&self) {
        let mut called = Vec::new();
        {
            let mut hall = self.hall();
            while let Some(granted) = hall.desk.grant(Instant::now()) {
                self.metrics.waited(granted.waited);
                let core = Core { cores: self.clone(), number: granted.number };
                called.push((hall.calls.remove(&granted.number), core));
            }
            self.metrics.thoughts_waiting.set(hall.desk.len());
        }
        // Whoever left in this very moment gives the core back by itself.
        for (call, core) in called {
            let _ = call.map(|call| call.send(core));
        }
    }

    /// Nothing that could panic happens while it is locked, and nobody is waited for.
    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn {
    /// By what the turn is known at the desk.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Wait for it.
    pub(crate) async fn come(&mut self) -> Option<Core> {
        // Nobody but ourselves can take the place away.
        (&mut self.call).await.ok()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut hall = self.cores.hall();
        hall.desk.leave(self.number);
        hall.calls.remove(&self.number);
        self.cores.metrics.thoughts_waiting.set(hall.desk.len());
    }
}

impl Drop for Core {
    fn drop(&mut self) {
        self.cores.hall().desk.done(self.number, Instant::now());
        self.cores.call_next();
    }
}
