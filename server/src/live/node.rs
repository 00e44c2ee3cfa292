use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use store::{Store, StoreError};
use tokio::time::{self, Instant};

use crate::now;

/// How long others believe that a node is there after they heard of it.
const BELIEVED: Duration = Duration::from_millis(1500);
/// How long before that a node itself stops to believe it, so that nobody takes over from one who
/// still acts.
const MARGIN: Duration = Duration::from_millis(200);

/// This server among all that share the store.
#[derive(Debug)]
pub(crate) struct Node {
    id: String,
    /// Since when, in milliseconds since 1970, there was always a node at which people could act.
    pub(super) since: u64,
    belief: Mutex<Belief>,
}

/// Whether a node may do what only one node may do.
#[derive(Clone, Copy, Debug)]
enum Belief {
    /// There can be no other node.
    Alone,
    /// Others believe until then that it is there.
    Until(Instant),
    /// It said goodbye.
    Retired,
}

impl Node {
    /// Tell the others, where there can be any, that there is one more.
    pub(crate) async fn join(store: &dyn Store) -> Result<Node, StoreError> {
        let id = store::fresh_node()?;
        if !store.is_shared() {
            let since = now::unix_millis();
            return Ok(Node { id, since, belief: Mutex::new(Belief::Alone) });
        }
        let began = Instant::now();
        let since = store.heartbeat(&id, BELIEVED.as_millis() as u64).await?;
        let belief = Mutex::new(Belief::Until(began + BELIEVED - MARGIN));
        Ok(Node { id, since, belief })
    }

    /// Its name among the nodes.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Whether all others leave alone what this node minds.
    pub(super) fn is_believed(&self) -> bool {
        match *self.belief() {
            Belief::Alone => true,
            Belief::Until(until) => Instant::now() < until,
            Belief::Retired => false,
        }
    }

    pub(super) fn is_retired(&self) -> bool {
        matches!(*self.belief(), Belief::Retired)
    }

    /// Say once more that this node is there.
    pub(super) async fn beat(&self, store: &dyn Store) -> Result<(), StoreError> {
        // It is believed from when the store heard it, which is later than this.
        let began = Instant::now();
        let beat = store.heartbeat(&self.id, BELIEVED.as_millis() as u64);
        let late = |_| StoreError::Failed("the store did not answer a heartbeat in time".into());
        time::timeout(BELIEVED, beat).await.map_err(late)??;
        let mut belief = self.belief();
        if let Belief::Until(until) = &mut *belief {
            *until = began + BELIEVED - MARGIN;
        }
        Ok(())
    }

    /// Say goodbye, so that others need not wait.
    pub(super) async fn retire(&self, store: &dyn Store) -> Result<(), StoreError> {
        if let Belief::Alone = *self.belief() {
            return Ok(());
        }
        *self.belief() = Belief::Retired;
        store.retire(&self.id).await
    }

    /// Nothing that could panic happens while it is locked, and nobody is waited for.
    fn belief(&self) -> MutexGuard<'_, Belief> {
        self.belief.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
