mod bell;

use std::{net::IpAddr, slice, time::Duration};

use sqlx::{
    ConnectOptions, Connection as _, PgConnection, PgPool,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions, PgRow, PgSslMode},
};
use tokio::time;

use self::{bell::Bell, sql::Lent};
use crate::{
    Access, Ring, StoreError,
    doorbell::Chime,
    readiness::Readiness,
    write::{Done, Write},
};

type Backend = Postgres;
type Connection = PgConnection;
type Database = sqlx::Postgres;
type Row = PgRow;

/// The time in milliseconds since 1970.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000 AS BIGINT)"
    };
}

/// What locks the rows of a selection until the transaction ends.
macro_rules! lock {
    () => {
        " FOR UPDATE"
    };
}

/// Begins a transaction that sees one moment.
macro_rules! moment {
    () => {
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    };
}

#[path = "../sql/mod.rs"]
mod sql;

/// How many connections there are for reading and writing.
const CONNECTIONS: u32 = 16;
/// How long to wait for a connection.
const CONNECTING: Duration = Duration::from_secs(2);
/// How long anything may take, waiting for a connection included.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a connection may have lain idle and still be trusted.
const TRUSTED: Duration = Duration::from_secs(1);

/// The store of many machines: a PostgreSQL database. Each write is a transaction of its own, so
/// that tables do not wait for one another; the database flushes the disk once for many of them.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    /// For heartbeats alone, so that a node with much to do is not believed to be dead.
    pulse: PgPool,
    bell: Bell,
    readiness: Readiness,
}

impl Postgres {
    /// Connect to the database and bring its schema up to date. The addresses are PostgreSQL's own,
    /// such as `postgres://user:password@host/database`; the README says what `sslmode` does.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = address.parse().map_err(StoreError::unopened)?;
        Postgres::open_for(options, Access::Create).await
    }

    pub(crate) async fn open_for(
        options: PgConnectOptions,
        access: Access,
    ) -> Result<Postgres, StoreError> {
        let options =
            without_tls(options)?.application_name("tactable").disable_statement_logging();
        let connecting = time::timeout(PATIENCE, options.connect()).await;
        let mut connection = connecting
            .map_err(|_| StoreError::open("the database does not answer"))?
            .map_err(StoreError::unopened)?;
        check_promises(&mut connection).await?;
        if access != Access::Create {
            check_presence(&mut connection).await?;
        }
        let migrations = sqlx::migrate!("migrations/postgres");
        migrations.run(&mut connection).await.map_err(StoreError::unopened)?;
        connection.close().await.map_err(StoreError::unopened)?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECTING)
            // Asking first whether it still works would cost each write a way there and back.
            .test_before_acquire(false)
            .before_acquire(|connection, about| {
                Box::pin(
                    async move { Ok(about.idle_for < TRUSTED || connection.ping().await.is_ok()) },
                )
            })
            .connect_lazy_with(options.clone());
        let pulse = PgPoolOptions::new().max_connections(1).acquire_timeout(CONNECTING);
        let pulse = pulse.connect_lazy_with(options.clone());
        Ok(Postgres { pool, pulse, bell: Bell::hang(options), readiness: Readiness::default() })
    }

    /// Any number of nodes are connected.
    const SHARED: bool = true;

    /// Have something written, and wait until it is on disk.
    async fn write(&self, write: Write) -> Result<Done, StoreError> {
        let done = self.patiently(self.transact(&write)).await?;
        match write {
            Write::Append(append) if done == Done::Yes => {
                let length = append.seq + append.entries.len() as u64;
                self.bell.ring(Ring::Appended { table: append.table, length });
            }
            Write::Visit { table, .. } | Write::Release { table, .. } => {
                self.bell.ring(Ring::Attended { table });
            }
            Write::Retire { .. } => self.bell.ring(Ring::Missed),
            _ => {}
        }
        Ok(done)
    }

    async fn transact(&self, write: &Write) -> Result<Done, StoreError> {
        let mut lent = Lent::new(match write {
            Write::Heartbeat { .. } => self.pulse.acquire().await?,
            _ => self.reader().await?,
        });
        let mut transaction = lent.connection().begin().await?;
        let done = sql::perform(&mut transaction, slice::from_ref(write)).await?;
        transaction.commit().await?;
        lent.give_back();
        done.into_iter().next().ok_or_else(|| StoreError::Unexpected("nothing was done".into()))
    }

    /// A connection.
    async fn reader(&self) -> Result<PoolConnection<Database>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// A database that does not answer at all has failed.
    async fn patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let late = || StoreError::Failed("the database did not answer in time".into());
        time::timeout(PATIENCE, work).await.map_err(|_| late())?
    }

    async fn shut(&self) -> Result<(), StoreError> {
        self.bell.take_down();
        // Connections that hang are not waited for.
        let _ = time::timeout(PATIENCE, self.pool.close()).await;
        let _ = time::timeout(PATIENCE, self.pulse.close()).await;
        Ok(())
    }

    fn readiness(&self) -> &Readiness {
        &self.readiness
    }

    fn chime(&self) -> &Chime {
        self.bell.chime()
    }
}

/// This program has no TLS. Whoever asks for it is refused, and who connects to another machine has
/// to say that he does not want it, so that nobody is surprised by a password in the clear.
fn without_tls(options: PgConnectOptions) -> Result<PgConnectOptions, StoreError> {
    let host = options.get_host();
    let loopback = host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    let local = options.get_socket().is_some() || host == "localhost" || loopback;
    // A host that is a folder is a socket in it.
    let local = local || host.starts_with('/');
    match options.get_ssl_mode() {
        PgSslMode::Disable => Ok(options),
        PgSslMode::Prefer | PgSslMode::Allow if local => Ok(options.ssl_mode(PgSslMode::Disable)),
        PgSslMode::Prefer | PgSslMode::Allow => Err(StoreError::open(format!(
            "this program connects to PostgreSQL without TLS, and {host} is another machine; if the \
             network between is safe, say so by ?sslmode=disable at the end of the address, else \
             use a tunnel"
        ))),
        _ => Err(StoreError::open(
            "this program connects to PostgreSQL without TLS, so it cannot keep to an sslmode that \
             requires it; use sslmode=disable and a safe network, a socket or a tunnel",
        )),
    }
}

/// What we promise, the database must keep: an answer means that it is on disk.
async fn check_promises(connection: &mut PgConnection) -> Result<(), StoreError> {
    for setting in ["fsync", "synchronous_commit"] {
        let query = sqlx::query_scalar("SELECT CURRENT_SETTING($1)").bind(setting);
        let value: String =
            query.fetch_one(&mut *connection).await.map_err(StoreError::unopened)?;
        if value == "off" {
            return Err(StoreError::open(format!(
                "the setting {setting} of the database is off, so that a power cut could lose what \
                 was told to somebody; set it to on"
            )));
        }
    }
    Ok(())
}

/// Only who makes a store may find an empty database.
async fn check_presence(connection: &mut PgConnection) -> Result<(), StoreError> {
    let query = sqlx::query_scalar("SELECT TO_REGCLASS('entries') IS NOT NULL");
    let there: bool = query.fetch_one(connection).await.map_err(StoreError::unopened)?;
    if there { Ok(()) } else { Err(StoreError::open("the database holds no tables of ours")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_surprised_by_a_connection_without_tls() {
        for (address, words) in [
            ("postgres://ada@localhost/tables", None),
            ("postgres://ada@127.0.0.1/tables?sslmode=prefer", None),
            ("postgres:///tables?host=/run/postgresql", None),
            ("postgres://ada@db.example/tables?sslmode=disable", None),
            ("postgres://ada@db.example/tables", Some("?sslmode=disable")),
            ("postgres://ada@localhost/tables?sslmode=require", Some("without TLS")),
            ("postgres://ada@db.example/tables?sslmode=verify-full", Some("without TLS")),
        ] {
            match (without_tls(address.parse().unwrap()), words) {
                (Ok(options), None) => {
                    assert!(matches!(options.get_ssl_mode(), PgSslMode::Disable), "{address}");
                }
                (Err(error), Some(words)) => {
                    assert!(error.to_string().contains(words), "{address}: {error}");
                }
                (found, _) => panic!("{address}: {found:?}"),
            }
        }
    }
}
