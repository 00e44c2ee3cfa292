use std::{
    collections::{HashMap, HashSet},
    convert::Infallible,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use sqlx::{
    ConnectOptions, Executor, PgConnection,
    postgres::{PgConnectOptions, PgListener, PgNotification, PgPoolOptions},
};
use tokio::{
    sync::mpsc,
    task::AbortHandle,
    time::{self, Instant},
};

use crate::{Ring, TableId, doorbell::Chime};

/// What the database calls the doorbell.
const CHANNEL: &str = "tactable";
/// What stands in place of a length where not the log has changed.
const ATTENDED: &str = "attended";
/// What is said where everybody should look at everything.
const LOOK: &str = "look";
/// How many rings may wait. One more is lost, and found by those who ask how the logs stand.
const QUEUE: usize = 4096;
/// The most rings that go out together.
const MOST_AT_ONCE: usize = 256;
/// How long to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_millis(200);
/// How long there may be silence before the connection is asked whether it still works, and how
/// long it may take to answer.
const SILENCE: Duration = Duration::from_secs(5);

/// The doorbell between nodes: two tasks with a connection each, one that rings and one that hears.
///
/// It is rung after an append is on disk and not as part of it: PostgreSQL lets transactions that
/// notify commit only one after the other, and tables should not wait for one another. So a ring is
/// lost if the node dies in between, as the doorbell of a store may.
#[derive(Debug)]
pub(super) struct Bell {
    rings: mpsc::Sender<Ring>,
    chime: Chime,
    tasks: [AbortHandle; 2],
}

impl Bell {
    pub(super) fn hang(options: PgConnectOptions) -> Bell {
        let (rings, inbox) = mpsc::channel(QUEUE);
        let chime = Chime::new();
        // By whom we ourselves ring, so that we do not answer our own bell.
        let own = Arc::new(AtomicU32::new(0));
        let ringing = ring(options.clone(), inbox, Arc::clone(&own));
        let hearing = hear(options, chime.clone(), own);
        let tasks = [tokio::spawn(ringing), tokio::spawn(hearing)].map(|task| task.abort_handle());
        Bell { rings, chime, tasks }
    }

    /// Tell the others what happened.
    pub(super) fn ring(&self, ring: Ring) {
        let _ = self.rings.try_send(ring);
    }

    pub(super) fn chime(&self) -> &Chime {
        &self.chime
    }

    pub(super) fn take_down(&self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.take_down();
    }
}

/// Ring for everything that comes in, until the store is gone.
async fn ring(options: PgConnectOptions, mut inbox: mpsc::Receiver<Ring>, own: Arc<AtomicU32>) {
    let mut connection = None;
    let mut rings = Vec::with_capacity(MOST_AT_ONCE);
    while inbox.recv_many(&mut rings, MOST_AT_ONCE).await > 0 {
        let notified = notify(&options, &mut connection, payloads(rings.drain(..)), &own);
        let notified = time::timeout(SILENCE, notified).await;
        if !matches!(notified, Ok(Ok(()))) {
            tracing::warn!("the doorbell could not be rung");
            connection = None;
        }
    }
}

/// What is said to the database for some rings.
fn payloads(rings: impl Iterator<Item = Ring>) -> Vec<String> {
    let (mut lengths, mut others) = (HashMap::new(), HashSet::new());
    for ring in rings {
        match ring {
            // Of several rings for one log the last says it all.
            Ring::Appended { table, length } => drop(lengths.insert(table, length)),
            Ring::Attended { table } => drop(others.insert(format!("{table} {ATTENDED}"))),
            Ring::Missed => drop(others.insert(LOOK.to_owned())),
        }
    }
    let lengths = lengths.iter().map(|(table, length)| format!("{table} {length}"));
    lengths.chain(others).collect()
}

async fn notify(
    options: &PgConnectOptions,
    connection: &mut Option<PgConnection>,
    payloads: Vec<String>,
    own: &AtomicU32,
) -> Result<(), sqlx::Error> {
    let connection = match connection {
        Some(connection) => connection,
        none => {
            let mut connection = options.connect().await?;
            let pid: i32 =
                sqlx::query_scalar("SELECT PG_BACKEND_PID()").fetch_one(&mut connection).await?;
            own.store(pid as u32, Ordering::Relaxed);
            none.insert(connection)
        }
    };
    sqlx::query("SELECT PG_NOTIFY($1, payload) FROM UNNEST($2) AS payload")
        .bind(CHANNEL)
        .bind(payloads)
        .execute(connection)
        .await?;
    Ok(())
}

/// Pass on what others ring, whatever happens to the connection.
async fn hear(options: PgConnectOptions, chime: Chime, own: Arc<AtomicU32>) {
    loop {
        let Err(error) = listen(&options, &chime, &own).await;
        tracing::warn!(%error, "the doorbell was lost; it is hung up again");
        time::sleep(PAUSE).await;
    }
}

async fn listen(
    options: &PgConnectOptions,
    chime: &Chime,
    own: &AtomicU32,
) -> Result<Infallible, sqlx::Error> {
    let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
    let pool = pool.acquire_timeout(SILENCE).connect_lazy_with(options.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    // Nobody knows what was rung before.
    chime.ring(Ring::Missed);
    let lost = || sqlx::Error::Io(std::io::ErrorKind::ConnectionAborted.into());
    let mut asked = Instant::now();
    loop {
        match time::timeout_at(asked + SILENCE, listener.try_recv()).await {
            Ok(received) => {
                let notification = received?.ok_or_else(lost)?;
                if notification.process_id() != own.load(Ordering::Relaxed) {
                    chime.ring(read(&notification));
                }
            }
            Err(_) => {
                let answer = time::timeout(SILENCE, listener.execute("SELECT 1")).await;
                answer.map_err(|_| lost())??;
                asked = Instant::now();
            }
        }
    }
}

/// What a notification says. Whatever cannot be read is a reason to look.
fn read(notification: &PgNotification) -> Ring {
    let told = notification.payload().rsplit_once(' ').and_then(|(table, what)| {
        let table = TableId::from(table);
        match what {
            ATTENDED => Some(Ring::Attended { table }),
            length => Some(Ring::Appended { table, length: length.parse().ok()? }),
        }
    });
    told.unwrap_or(Ring::Missed)
}
