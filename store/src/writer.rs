use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::{Append, Person, PersonId, StoreError, TableId, TableRow};

/// The most writes that share one transaction.
const MOST_AT_ONCE: usize = 256;

/// A write that waits, and whom to tell about it.
pub(crate) struct Job {
    pub(crate) write: Write,
    /// Told whether it was done: an append can lose, a code can be taken.
    pub(crate) tell: oneshot::Sender<Result<bool, StoreError>>,
}

/// Something to be written.
pub(crate) enum Write {
    Create {
        row: TableRow,
        entries: Vec<String>,
        members: Vec<PersonId>,
    },
    Append(Append),
    Person {
        id: PersonId,
        person: Person,
        at: u64,
    },
    Review {
        table: TableId,
        review: String,
        at: u64,
    },
    /// Nothing; when this is answered, the file is closed.
    Close,
}

/// The one who writes. Everything that waits is written in one transaction, so that one flush of
/// the disk serves many tables; nobody is told before it.
pub(crate) async fn write_all(mut connection: SqliteConnection, mut inbox: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(MOST_AT_ONCE);
    let mut open = true;
    while open && inbox.recv_many(&mut jobs, MOST_AT_ONCE).await > 0 {
        open = !jobs.iter().any(|job| matches!(job.write, Write::Close));
        if !open {
            inbox.close();
        }
        let outcome = commit(&mut connection, &jobs).await;
        if let Err(error) = &outcome {
            tracing::error!(%error, writes = jobs.len(), "a transaction failed");
        }
        // Whoever no longer waits for the answer does not need it.
        match outcome {
            Ok(done) => jobs.drain(..).zip(done).for_each(|(job, done)| {
                let _ = job.tell.send(Ok(done));
            }),
            Err(error) => jobs.drain(..).for_each(|job| {
                let _ = job.tell.send(Err(StoreError::Failed(error.to_string())));
            }),
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the store did not close in order");
    }
}

/// Write all in one transaction, and say of each whether it was done.
async fn commit(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(jobs.len());
    for job in jobs {
        done.push(match &job.write {
            Write::Create { row, entries, members } => {
                create(&mut transaction, row, entries, members).await?
            }
            Write::Append(entries) => append(&mut transaction, entries).await?,
            Write::Person { id, person, at } => put(&mut transaction, id, person, *at).await?,
            Write::Review { table, review, at } => {
                keep(&mut transaction, table, review, *at).await?
            }
            Write::Close => true,
        });
    }
    transaction.commit().await?;
    Ok(done)
}

async fn create(
    connection: &mut SqliteConnection,
    row: &TableRow,
    entries: &[String],
    members: &[PersonId],
) -> Result<bool, sqlx::Error> {
    let made = sqlx::query(
        "INSERT INTO tables (id, code, game, seed, status, created_at, changed_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(row.id.as_str())
    .bind(row.code.as_str())
    .bind(&row.game)
    .bind(&row.seed[..])
    .bind(row.status.name())
    .bind(row.created_at as i64)
    .bind(row.changed_at as i64)
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Ok(false);
    }
    let first = Append {
        table: row.id.clone(),
        seq: 0,
        at: row.changed_at,
        entries: entries.to_vec(),
        status: None,
        joined: members.to_vec(),
    };
    append(connection, &first).await
}

async fn append(connection: &mut SqliteConnection, append: &Append) -> Result<bool, sqlx::Error> {
    let id = append.table.as_str();
    let standing: (i64,) =
        sqlx::query_as("SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = ?")
            .bind(id)
            .fetch_one(&mut *connection)
            .await?;
    // The transaction holds the write lock, so nobody can come between this and the insert.
    if standing.0 != append.seq as i64 {
        return Ok(false);
    }
    for (seq, entry) in (append.seq..).zip(&append.entries) {
        sqlx::query("INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)")
            .bind(id)
            .bind(seq as i64)
            .bind(entry)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("UPDATE tables SET changed_at = ?, status = COALESCE(?, status) WHERE id = ?")
        .bind(append.at as i64)
        .bind(append.status.map(|status| status.name()))
        .bind(id)
        .execute(&mut *connection)
        .await?;
    for person in &append.joined {
        sqlx::query("INSERT INTO members (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(person.as_str())
            .bind(id)
            .execute(&mut *connection)
            .await?;
    }
    Ok(true)
}

async fn put(
    connection: &mut SqliteConnection,
    id: &PersonId,
    person: &Person,
    at: u64,
) -> Result<bool, sqlx::Error> {
    sqlx::query(
        "INSERT INTO people (id, name, lang, seen_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET
             name = COALESCE(excluded.name, name),
             lang = COALESCE(excluded.lang, lang),
             seen_at = excluded.seen_at",
    )
    .bind(id.as_str())
    .bind(&person.name)
    .bind(&person.lang)
    .bind(at as i64)
    .execute(connection)
    .await?;
    Ok(true)
}

async fn keep(
    connection: &mut SqliteConnection,
    table: &TableId,
    review: &str,
    at: u64,
) -> Result<bool, sqlx::Error> {
    let query = "INSERT OR REPLACE INTO reviews (table_id, review, made_at) VALUES (?, ?, ?)";
    let query = sqlx::query(query).bind(table.as_str()).bind(review).bind(at as i64);
    query.execute(connection).await?;
    Ok(true)
}
