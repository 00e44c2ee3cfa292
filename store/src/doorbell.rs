use tokio::sync::broadcast;

use crate::TableId;

/// How many rings a slow listener may leave unheard before he is told that he missed some.
const UNHEARD: usize = 1024;

/// What the doorbell says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ring {
    /// Another process added to a log.
    Appended {
        /// The table.
        table: TableId,
        /// How many entries its log holds now, or held a moment ago.
        length: u64,
    },
    /// Who is at a table, or who minds it, has changed.
    Attended {
        /// The table.
        table: TableId,
    },
    /// Some rings may not have been heard: look at everything you follow.
    Missed,
}

/// Tells what other processes append and who comes and goes there. A ring may come late, twice or not at all; the log is the
/// truth, and [`crate::Store::standing`] asks for it.
#[derive(Debug)]
pub struct Doorbell(broadcast::Receiver<Ring>);

impl Doorbell {
    /// Wait for the next ring; nothing when the store is closed.
    pub async fn heard(&mut self) -> Option<Ring> {
        match self.0.recv().await {
            Ok(ring) => Some(ring),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Ring::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// The other end of all doorbells of a store.
#[derive(Clone, Debug)]
pub(crate) struct Chime(broadcast::Sender<Ring>);

impl Chime {
    pub(crate) fn new() -> Chime {
        Chime(broadcast::Sender::new(UNHEARD))
    }

    pub(crate) fn doorbell(&self) -> Doorbell {
        Doorbell(self.0.subscribe())
    }

    /// Ring at everybody who listens, if anybody does.
    pub(crate) fn ring(&self, ring: Ring) {
        let _ = self.0.send(ring);
    }
}
