//! How the nodes that share a store keep up with one another: each says that it is there, hears
//! what the others append, and looks every second for what it did not hear.

use std::{
    collections::HashMap,
    sync::{Arc, Weak},
    time::Duration,
};

use store::{Doorbell, Ring, Standing, StoreError, TableId};
use tokio::{
    sync::Notify,
    time::{self, Instant, MissedTickBehavior},
};

use super::{mail::Mail, registry::Live};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_millis(400);
/// How often a node looks how its tables stand.
const LOOK: Duration = Duration::from_secs(1);

/// Keep up with the other nodes, where there can be any, until this one is gone.
pub(crate) fn keep_up(live: &Arc<Live>) {
    if !live.store.is_shared() {
        return;
    }
    let missed = Arc::new(Notify::new());
    tokio::spawn(beat(Arc::downgrade(live)));
    tokio::spawn(listen(Arc::downgrade(live), live.store.watch(), Arc::clone(&missed)));
    tokio::spawn(look(Arc::downgrade(live), missed));
}

/// Say again and again that this node is there.
async fn beat(live: Weak<Live>) {
    let mut ticks = time::interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = true;
    loop {
        ticks.tick().await;
        let Some(live) = live.upgrade().filter(|live| !live.node.is_retired()) else { return };
        let beat = live.node.beat(&*live.store).await;
        match &beat {
            Err(StoreError::Closed) => return,
            Err(error) if heard => tracing::warn!(%error, "the other nodes cannot hear this one"),
            _ => {}
        }
        heard = beat.is_ok();
    }
}

/// Pass on to the tables what other nodes ring.
async fn listen(live: Weak<Live>, mut bell: Doorbell, missed: Arc<Notify>) {
    while let Some(ring) = bell.heard().await {
        let Some(live) = live.upgrade() else { return };
        // A table that has too much mail already is found by those who look.
        match ring {
            Ring::Appended { table, length } => live.post(&table, Mail::Appended { length }),
            Ring::Attended { table } => live.post(&table, Mail::Attended),
            Ring::Missed => {
                missed.notify_one();
                true
            }
        };
    }
}

/// Look how the tables stand, every now and then and whenever something was missed.
async fn look(live: Weak<Live>, missed: Arc<Notify>) {
    // What each table was last told.
    let mut told = HashMap::new();
    loop {
        let next = Instant::now() + LOOK;
        tokio::select! {
            () = time::sleep_until(next) => {}
            () = missed.notified() => {}
        }
        let Some(live) = live.upgrade() else { return };
        match live.store.standing(&live.tables_here()).await {
            Ok(standing) => {
                told = tell(&live, standing, &told);
                if !live.node.is_believed() {
                    // What it cannot mind now it has to look at again.
                    told.clear();
                }
            }
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::warn!(%error, "nobody knows how the tables stand");
                told.clear();
            }
        }
    }
}

/// Tell the tables for which something has changed how they stand.
fn tell(
    live: &Live,
    standing: Vec<Standing>,
    told: &HashMap<TableId, Standing>,
) -> HashMap<TableId, Standing> {
    let hears = |standing: &Standing| {
        let table = &standing.table;
        told.get(table) == Some(standing) || live.post(table, Mail::Standing(standing.clone()))
    };
    let heard = standing.into_iter().filter(hears);
    heard.map(|standing| (standing.table.clone(), standing)).collect()
}
