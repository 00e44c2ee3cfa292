use std::{iter, sync::Arc, time::Duration};

use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::{
    sync::{mpsc, oneshot},
    time::{self, Instant},
};

use super::{
    file::{DatabaseFile, Lock},
    options, sql,
};
use crate::{
    Access, StoreError,
    write::{Done, Write},
};

/// The most writes that share one transaction.
const MOST_AT_ONCE: usize = 256;
/// The least time from a transaction that several shared to the next. Whoever comes alone waits for
/// nothing but the disk; where many come, more of them share a flush of it, which costs far more than
/// what each of them writes.
const SPACING: Duration = Duration::from_millis(4);

/// Something for the writer to do.
pub(super) enum Job {
    /// Write, and say what came of it.
    Write { write: Write, tell: oneshot::Sender<Result<Done, StoreError>> },
    /// Finish what was asked before, and close the file.
    Close,
}

/// The one who writes. Everything that waits is written in one transaction, so that one flush of
/// the disk serves many tables; nobody is told before it.
pub(super) struct Writer {
    file: Arc<DatabaseFile>,
    /// Nothing after a failure: SQLite may have ended the transaction by itself then, or not, and a
    /// new connection has no doubts about it.
    connection: Option<SqliteConnection>,
    /// Given up when the last is written.
    _lock: Lock,
}

/// Why a transaction failed.
enum Failure {
    /// Before it was to be written; nothing of it is.
    Early(StoreError),
    /// When it was to be written; all of it may be there after the next start.
    AtCommit(sqlx::Error),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Early(error)
    }
}

impl Writer {
    pub(super) fn new(lock: Lock, file: Arc<DatabaseFile>, connection: SqliteConnection) -> Writer {
        Writer { file, connection: Some(connection), _lock: lock }
    }

    /// Write until the store is closed.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(MOST_AT_ONCE);
        let (mut writes, mut tells) = (Vec::new(), Vec::new());
        let mut open = true;
        let mut next = Instant::now();
        while open && inbox.recv_many(&mut jobs, MOST_AT_ONCE).await > 0 {
            if next > Instant::now() {
                time::sleep_until(next).await;
                let others = iter::from_fn(|| inbox.try_recv().ok());
                jobs.extend(others.take(MOST_AT_ONCE - jobs.len()));
            }
            let began = Instant::now();
            next = if jobs.len() > 1 { began + SPACING } else { began };
            for job in jobs.drain(..) {
                match job {
                    Job::Write { write, tell } => {
                        writes.push(write);
                        tells.push(tell);
                    }
                    Job::Close => open = false,
                }
            }
            let told = self.write(&writes).await;
            writes.clear();
            for (tell, told) in tells.drain(..).zip(told) {
                // Whoever no longer waits for the answer does not need it.
                let _ = tell.send(told);
            }
        }
        self.disconnect().await;
        // Whoever waits for the end learns by this that all of it is done.
        drop(inbox);
    }

    /// Write all that can be written, and say of each what came of it.
    async fn write(&mut self, writes: &[Write]) -> Vec<Result<Done, StoreError>> {
        match self.commit(writes).await {
            Ok(done) => done.into_iter().map(Ok).collect(),
            Err(Failure::Early(error)) if writes.len() == 1 => {
                tracing::error!(%error, "a write failed");
                vec![Err(error)]
            }
            // One spoils it for all: each by itself, then.
            Err(Failure::Early(_)) => {
                let mut told = Vec::with_capacity(writes.len());
                for write in writes.chunks(1) {
                    told.append(&mut Box::pin(self.write(write)).await);
                }
                told
            }
            Err(Failure::AtCommit(error)) => {
                tracing::error!(%error, writes = writes.len(), "a transaction failed");
                let words = error.to_string();
                writes.iter().map(|_| Err(StoreError::Failed(words.clone()))).collect()
            }
        }
    }

    /// Write all in one transaction, and say of each what came of it.
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Done>, Failure> {
        if writes.is_empty() {
            return Ok(Vec::new());
        }
        self.file.check()?;
        let outcome = self.transact(writes).await;
        if outcome.is_err() {
            self.disconnect().await;
        }
        outcome
    }

    async fn transact(&mut self, writes: &[Write]) -> Result<Vec<Done>, Failure> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => {
                let connection = options(self.file.path(), Access::Write).connect().await;
                let connection = none.insert(connection.map_err(StoreError::from)?);
                // The file may have been replaced since it was last looked at.
                self.file.check()?;
                connection
            }
        };
        let begun = connection.begin_with("BEGIN IMMEDIATE").await;
        let mut transaction = begun.map_err(StoreError::from)?;
        let done = sql::perform(&mut transaction, writes).await?;
        let committed = transaction.commit().await;
        committed.map_err(Failure::AtCommit)?;
        Ok(done)
    }

    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "a connection did not close in order");
        }
    }
}
