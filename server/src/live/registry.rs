use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use store::{Archive, PersonId, Store, StoreError, TableId, TableRow};
use tokio::{
    sync::mpsc,
    time::{self, Instant},
};

use super::{
    mail::{Handle, Letter, Mail},
    node::Node,
    table::LiveTable,
    thinker::Thinker,
};
use crate::{Config, Failure, Guest, cores::Cores, limits::Limits, metrics::Metrics, tally::Tally};

/// How many letters may wait at a table before those who write must wait too.
const INBOX: usize = 32;

/// All tables in memory.
#[derive(Debug)]
pub(crate) struct Live {
    pub(super) store: Arc<dyn Store>,
    pub(super) config: Config,
    pub(super) metrics: Arc<Metrics>,
    pub(super) limits: Arc<Limits>,
    pub(super) thinker: Thinker,
    /// The strong bots at the tables in memory, by whose tables they are.
    pub(crate) strong_bots: Tally<PersonId>,
    /// Who we are among all that share the store.
    pub(super) node: Node,
    tables: Mutex<HashMap<TableId, Handle>>,
}

impl Live {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        config: Config,
        metrics: Arc<Metrics>,
        limits: Arc<Limits>,
        node: Node,
    ) -> Live {
        let cores = Cores::new(&config, Arc::clone(&metrics));
        let thinker = Thinker::new(cores, Arc::clone(&metrics), config.bot_pause);
        let (strong_bots, tables) = (Tally::default(), Mutex::default());
        Live { store, config, metrics, limits, thinker, strong_bots, node, tables }
    }

    /// Where thoughts of all kinds queue up.
    pub(crate) fn cores(&self) -> &Cores {
        &self.thinker.cores
    }

    /// The way to a table, which is loaded if it is not in memory.
    pub(crate) async fn open(self: &Arc<Live>, id: &TableId) -> Result<Handle, Failure> {
        if let Some(handle) = self.find(id) {
            return Ok(handle);
        }
        let row = self.store.table(id).await?.ok_or(Failure::NotFound)?;
        let (sender, inbox) = mpsc::channel(INBOX);
        let handle = Handle::new(sender);
        // Whoever asked at the same time may have been faster.
        if let Some(handle) = self.insert(id, &handle) {
            return Ok(handle);
        }
        match LiveTable::load(Arc::clone(self), row, handle.downgrade()).await {
            Ok(table) => {
                tokio::spawn(table.run(inbox));
                Ok(handle)
            }
            Err(failure) => {
                self.forget(id, &handle.downgrade());
                Err(failure)
            }
        }
    }

    /// Have a table look after itself at a moment, if nobody comes before.
    pub(super) fn open_at(live: &Arc<Live>, id: TableId, at: Instant) {
        let live = Arc::downgrade(live);
        tokio::spawn(async move {
            time::sleep_until(at).await;
            if let Some(live) = live.upgrade()
                && let Err(error) = live.open(&id).await
            {
                tracing::error!(%error, "a table was not opened when time ran out");
            }
        });
    }

    /// Come to a table.
    pub(crate) async fn enter(
        self: &Arc<Live>,
        id: &TableId,
        guest: &Guest,
    ) -> Result<Handle, Failure> {
        loop {
            let handle = self.open(id).await?;
            match handle.enter(guest).await {
                // It left memory in this very moment; the next one will not.
                Err(Failure::Closing) if handle.is_closed() => continue,
                entered => return entered.map(|()| handle),
            }
        }
    }

    /// Forget a table for good that nobody has touched since it was looked at, unless it is in
    /// memory. Whoever comes in this very moment waits, and then it is not there.
    pub(super) async fn remove(
        &self,
        archive: &dyn Archive,
        row: &TableRow,
    ) -> Result<bool, StoreError> {
        let (sender, inbox) = mpsc::channel(INBOX);
        let handle = Handle::new(sender);
        if self.insert(&row.id, &handle).is_some() {
            return Ok(false);
        }
        let removed = archive.remove(&row.id, row.changed_at).await;
        drop(inbox);
        self.forget(&row.id, &handle.downgrade());
        removed
    }

    /// Say goodbye to the other nodes.
    pub(crate) async fn retire(&self) -> Result<(), StoreError> {
        self.node.retire(&*self.store).await
    }

    /// The tables in memory.
    pub(super) fn tables_here(&self) -> Vec<TableId> {
        self.tables().keys().cloned().collect()
    }

    /// Leave a letter at a table; whether it got it. Who is not in memory needs none.
    pub(super) fn post(&self, id: &TableId, mail: Mail) -> bool {
        self.find(id).is_none_or(|handle| handle.post(mail))
    }

    fn find(&self, id: &TableId) -> Option<Handle> {
        self.tables().get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    /// Put the way to a table in its place, unless there is one; then that is returned.
    fn insert(&self, id: &TableId, handle: &Handle) -> Option<Handle> {
        let mut tables = self.tables();
        if let Some(known) = tables.get(id).filter(|known| !known.is_closed()) {
            return Some(known.clone());
        }
        tables.insert(id.clone(), handle.clone());
        self.metrics.tables.set(tables.len());
        None
    }

    /// A table has left memory.
    pub(super) fn forget(&self, id: &TableId, inbox: &mpsc::WeakSender<Letter>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|handle| handle.is_closed() || handle.is(inbox)) {
            tables.remove(id);
        }
        self.metrics.tables.set(tables.len());
    }

    /// Nothing that could panic happens while it is locked, and no other task is waited for.
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
