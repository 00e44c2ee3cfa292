mod file;
mod hashes;
mod writer;

use std::{path::Path, sync::Arc, time::Duration};

use sqlx::{
    ConnectOptions, Connection as _, SqliteConnection, SqlitePool,
    pool::PoolConnection,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use tokio::sync::{mpsc, oneshot};

use self::{
    file::{DatabaseFile, Lock},
    writer::{Job, Writer},
};
use crate::{
    Access, StoreError,
    doorbell::Chime,
    readiness::Readiness,
    write::{Done, Write},
};

type Backend = Sqlite;
type Connection = SqliteConnection;
type Database = sqlx::Sqlite;
type Row = SqliteRow;

/// The time in milliseconds since 1970.
macro_rules! now {
    () => {
        "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    };
}

/// What locks the rows of a selection: nothing, because whoever writes holds the lock of the file.
macro_rules! lock {
    () => {
        ""
    };
}

/// Begins a transaction that sees one moment.
macro_rules! moment {
    () => {
        "BEGIN"
    };
}

#[path = "../sql/mod.rs"]
mod sql;

/// How many can read at once.
const READERS: u32 = 4;
/// How many KiB of the file the writer keeps in memory: tables are written to in no order, and what is
/// not there has to be read first.
const WRITER_CACHE: u32 = 8 * 1024;
/// After how many pages what was written is moved to where it belongs. A page that changed many times
/// until then is moved once.
const CHECKPOINT: u32 = 4000;
/// How many writes may wait before those who ask must wait too.
const QUEUE: usize = 1024;

/// The store of one machine: a SQLite file with one writer and several readers, in the hands of one
/// process.
#[derive(Debug)]
pub struct Sqlite {
    file: Arc<DatabaseFile>,
    /// Where writes wait; nobody takes them if another process has the file.
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    readiness: Readiness,
    /// Never rings, because there is no other process that could append.
    chime: Chime,
}

impl Sqlite {
    /// Open a file, or make it if there is none, and bring its schema up to date. Refused while
    /// another process has it open.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_for(path, Access::Create).await
    }

    /// Open a file for a purpose. Who only wants to read may do so beside the process that has it.
    pub async fn open_for(path: &Path, access: Access) -> Result<Sqlite, StoreError> {
        if access != Access::Create {
            DatabaseFile::find(path)?;
        }
        let (jobs, inbox) = mpsc::channel(QUEUE);
        let Some(lock) = Lock::take(path, access).await? else {
            return Ok(Sqlite::new(DatabaseFile::find(path)?.into(), jobs));
        };
        let mut connection = options(path, access).connect().await.map_err(StoreError::unopened)?;
        let migrations = sqlx::migrate!("migrations/sqlite");
        migrations.run(&mut connection).await.map_err(StoreError::unopened)?;
        hashes::fill_in(&mut connection).await?;
        let file = Arc::new(DatabaseFile::find(path)?);
        tokio::spawn(Writer::new(lock, Arc::clone(&file), connection).run(inbox));
        Ok(Sqlite::new(file, jobs))
    }

    /// Write what a file holds at this moment into a new one, whoever else reads or writes it.
    pub(crate) async fn write_out(path: &Path, to: &Path) -> Result<(), StoreError> {
        DatabaseFile::find(path)?;
        let options = options(path, Access::Read);
        let mut connection = options.connect().await.map_err(StoreError::unopened)?;
        let to = to.to_str().ok_or_else(|| {
            StoreError::Failed(format!("{} is no name that SQLite can write", to.display()))
        })?;
        sqlx::query("VACUUM INTO $1").bind(to).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }

    fn new(file: Arc<DatabaseFile>, jobs: mpsc::Sender<Job>) -> Sqlite {
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options(file.path(), Access::Read).read_only(true));
        Sqlite { file, jobs, readers, readiness: Readiness::default(), chime: Chime::new() }
    }

    /// One process has the file open.
    const SHARED: bool = false;

    /// Have something written, and wait until it is on disk.
    async fn write(&self, write: Write) -> Result<Done, StoreError> {
        let (tell, told) = oneshot::channel();
        let job = Job::Write { write, tell };
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// A connection that reads the file that was opened, and no other.
    async fn reader(&self) -> Result<PoolConnection<Database>, StoreError> {
        self.file.check()?;
        Ok(self.readers.acquire().await?)
    }

    /// A file answers soon or not at all.
    async fn patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        work.await
    }

    async fn shut(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        // The writer is gone already if it was told so before.
        let _ = self.jobs.send(Job::Close).await;
        self.jobs.closed().await;
        Ok(())
    }

    fn readiness(&self) -> &Readiness {
        &self.readiness
    }

    fn chime(&self) -> &Chime {
        &self.chime
    }
}

/// How connections to the file are made.
fn options(path: &Path, access: Access) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(access == Access::Create)
        .journal_mode(SqliteJournalMode::Wal)
        // Flush at every commit: what was told to somebody survives the power going out.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("wal_autocheckpoint", CHECKPOINT.to_string())
        .disable_statement_logging();
    match access {
        Access::Create | Access::Write => options.pragma("cache_size", format!("-{WRITER_CACHE}")),
        Access::Read => options,
    }
}
