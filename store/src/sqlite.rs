use std::{path::Path, time::Duration};

use sqlx::{
    ConnectOptions, FromRow, Row, SqlitePool,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Answer, Append, Appended, Code, Counts, Created, Person, PersonId, Status, Store, StoreError,
    TableId, TableRow,
    writer::{Job, Write, write_all},
};

/// How many can read at once.
const READERS: u32 = 4;
/// How many writes may wait before those who ask must wait too.
const QUEUE: usize = 1024;

/// The store of one machine: a SQLite file with one writer and several readers.
#[derive(Debug)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
}

impl Sqlite {
    /// Open a file, or make it if there is none, and bring its schema up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Flush at every commit: what was told to somebody survives the power going out.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(|e| StoreError::Open(e.into()))?;
        let migrations = sqlx::migrate!();
        migrations.run(&mut connection).await.map_err(|e| StoreError::Open(e.into()))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options.read_only(true).create_if_missing(false));
        let (jobs, inbox) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, inbox));
        Ok(Sqlite { jobs, readers })
    }

    /// Have something written, and wait until it is on disk.
    async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let (tell, told) = oneshot::channel();
        self.jobs.send(Job { write, tell }).await.map_err(|_| StoreError::Closed)?;
        told.await.map_err(|_| StoreError::Closed)?
    }
}

/// The columns that make a [`TableRow`].
macro_rules! select_tables {
    ($rest:literal) => {
        concat!("SELECT id, code, game, seed, status, created_at, changed_at FROM tables ", $rest)
    };
}

impl Store for Sqlite {
    fn create_table(
        &self,
        row: TableRow,
        entries: Vec<String>,
        members: Vec<PersonId>,
    ) -> Answer<'_, Created> {
        Box::pin(async move {
            let made = self.write(Write::Create { row, entries, members }).await?;
            Ok(if made { Created::Made } else { Created::CodeTaken })
        })
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        Box::pin(async move {
            let won = self.write(Write::Append(append)).await?;
            Ok(if won { Appended::Won } else { Appended::Lost })
        })
    }

    fn read<'a>(&'a self, table: &'a TableId, from: u64) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let query = "SELECT entry FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq";
            let rows = sqlx::query_scalar(query).bind(table.as_str()).bind(from as i64);
            Ok(rows.fetch_all(&self.readers).await?)
        })
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<TableRow>> {
        Box::pin(async move {
            let row = sqlx::query_as(select_tables!("WHERE id = ?")).bind(id.as_str());
            Ok(row.fetch_optional(&self.readers).await?)
        })
    }

    fn table_with_code<'a>(&'a self, code: &'a Code) -> Answer<'a, Option<TableRow>> {
        Box::pin(async move {
            let query = select_tables!("WHERE code = ? AND status <> 'over'");
            Ok(sqlx::query_as(query).bind(code.as_str()).fetch_optional(&self.readers).await?)
        })
    }

    fn tables_of<'a>(&'a self, person: &'a PersonId, most: u32) -> Answer<'a, Vec<TableRow>> {
        Box::pin(async move {
            let query = select_tables!(
                "JOIN members ON members.table_id = tables.id
                 WHERE person = ? ORDER BY changed_at DESC, id LIMIT ?"
            );
            let rows = sqlx::query_as(query).bind(person.as_str()).bind(most);
            Ok(rows.fetch_all(&self.readers).await?)
        })
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            let row =
                sqlx::query_as("SELECT name, lang FROM people WHERE id = ?").bind(id.as_str());
            let row: Option<(Option<String>, Option<String>)> =
                row.fetch_optional(&self.readers).await?;
            Ok(row.map(|(name, lang)| Person { name, lang }))
        })
    }

    fn put_person<'a>(&'a self, id: &'a PersonId, person: Person, at: u64) -> Answer<'a, ()> {
        Box::pin(async move {
            self.write(Write::Person { id: id.clone(), person, at }).await?;
            Ok(())
        })
    }

    fn review<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT review FROM reviews WHERE table_id = ?");
            Ok(query.bind(table.as_str()).fetch_optional(&self.readers).await?)
        })
    }

    fn put_review<'a>(&'a self, table: &'a TableId, review: String, at: u64) -> Answer<'a, ()> {
        Box::pin(async move {
            self.write(Write::Review { table: table.clone(), review, at }).await?;
            Ok(())
        })
    }

    fn counts(&self) -> Answer<'_, Counts> {
        Box::pin(async move {
            let query = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM people)";
            let (tables, people): (i64, i64) =
                sqlx::query_as(query).fetch_one(&self.readers).await?;
            Ok(Counts { tables: tables as u64, people: people as u64 })
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.write(Write::Close).await?;
            self.jobs.closed().await;
            Ok(())
        })
    }
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<TableRow, sqlx::Error> {
        let unexpected = |error: StoreError| sqlx::Error::Decode(error.into());
        let seed: &[u8] = row.try_get("seed")?;
        let seed = seed.try_into().map_err(|_| {
            unexpected(StoreError::Unexpected(format!("a seed of {} bytes", seed.len())))
        })?;
        let code: &str = row.try_get("code")?;
        let code = code
            .parse()
            .map_err(|_| unexpected(StoreError::Unexpected(format!("the code {code}"))))?;
        Ok(TableRow {
            id: row.try_get::<&str, _>("id")?.into(),
            code,
            game: row.try_get("game")?,
            seed,
            status: Status::read(row.try_get("status")?).map_err(unexpected)?,
            created_at: row.try_get::<i64, _>("created_at")? as u64,
            changed_at: row.try_get::<i64, _>("changed_at")? as u64,
        })
    }
}
