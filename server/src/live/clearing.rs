//! How a house forgets what nobody has touched for long, if it was told to.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use store::{Archive, Status, StoreError, Tables};
use tokio::time;

use super::registry::Live;
use crate::now;

/// How often all nodes together look through everything, and how long after its start a node does.
const ROUND: Duration = Duration::from_secs(60 * 60);
const FIRST: Duration = Duration::from_secs(60);
/// What lies between two removals, so that nobody who plays has to wait for them.
const PAUSE: Duration = Duration::from_millis(20);

/// Clear out now and then, where anything is to be cleared out, until this node is gone.
pub(crate) fn clear_now_and_then(live: &Arc<Live>, archive: Arc<dyn Archive>) {
    if !live.config.retention.is_for_ever() {
        tokio::spawn(rounds(Arc::downgrade(live), archive));
    }
}

async fn rounds(live: Weak<Live>, archive: Arc<dyn Archive>) {
    let mut ticks = time::interval_at(time::Instant::now() + FIRST, ROUND);
    loop {
        ticks.tick().await;
        let Some(live) = live.upgrade() else { return };
        // One node in each hour is enough.
        let cleared = match archive.count("retention", ROUND.as_millis() as u64, 1).await {
            Ok(true) => clear_out(&live, &*archive).await,
            Ok(false) => continue,
            Err(error) => Err(error),
        };
        match cleared {
            Ok((0, 0)) => {}
            Ok((lobbies, games)) => tracing::info!(lobbies, games, "old tables were removed"),
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "old tables were not removed"),
        }
    }
}

/// Remove every table at which nothing has happened for too long and nobody is, by whatever node; how
/// many lobbies and games those were.
pub(crate) async fn clear_out(
    live: &Live,
    archive: &dyn Archive,
) -> Result<(u64, u64), StoreError> {
    let (mut lobbies, mut games) = (0, 0);
    let mut tables = Tables::new(archive);
    while let Some(head) = tables.next().await? {
        let row = head.row;
        if live.config.retention.is_over_for(&row, now::unix_millis())
            && live.remove(archive, &row).await?
        {
            let count = if row.status == Status::Lobby { &mut lobbies } else { &mut games };
            *count += 1;
            time::sleep(PAUSE).await;
        }
    }
    Ok((lobbies, games))
}
