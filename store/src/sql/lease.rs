use super::Connection;
use crate::{Fence, StoreError, TableId, write::Done};

/// Believe that a node is there, and clear away what is long past.
pub(super) async fn heartbeat(
    connection: &mut Connection,
    node: &str,
    millis: u64,
) -> Result<Done, StoreError> {
    // Who comes while another is there knows what that one knows.
    let query = concat!(
        "INSERT INTO nodes (id, until, since) VALUES ($1, ",
        now!(),
        " + $2, COALESCE((SELECT MIN(since) FROM nodes WHERE until > ",
        now!(),
        "), ",
        now!(),
        ")) ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING since"
    );
    let query = sqlx::query_scalar(query).bind(node).bind(millis as i64);
    let since: i64 = query.fetch_one(&mut *connection).await?;
    // A node that was silent for a minute keeps nothing, whether it is remembered or not.
    let dead = sqlx::query(concat!("DELETE FROM nodes WHERE until < ", now!(), " - 60000"))
        .execute(&mut *connection)
        .await?;
    if dead.rows_affected() > 0 {
        sqlx::query("DELETE FROM visits WHERE node NOT IN (SELECT id FROM nodes)")
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query(concat!("DELETE FROM counters WHERE until < ", now!())).execute(connection).await?;
    Ok(Done::Since(since as u64))
}

/// Forget a node, and with it that its leases hold.
pub(super) async fn retire(connection: &mut Connection, node: &str) -> Result<Done, StoreError> {
    for query in ["DELETE FROM visits WHERE node = $1", "DELETE FROM nodes WHERE id = $1"] {
        sqlx::query(query).bind(node).execute(&mut *connection).await?;
    }
    Ok(Done::Yes)
}

/// Take the lease of a table. It is kept in the row that every append locks, so that an append and
/// a new keeper never pass each other unseen.
pub(super) async fn take(
    connection: &mut Connection,
    table: &TableId,
    node: &str,
) -> Result<Done, StoreError> {
    let query = concat!(
        "UPDATE tables SET keeper = $2, fence = fence + 1
         WHERE id = $1 AND (keeper IS NULL OR keeper = $2 OR NOT EXISTS
             (SELECT 1 FROM nodes WHERE nodes.id = tables.keeper AND until > ",
        now!(),
        ")) RETURNING fence"
    );
    let fence: Option<i64> = sqlx::query_scalar(query)
        .bind(table.as_str())
        .bind(node)
        .fetch_optional(connection)
        .await?;
    Ok(fence.map_or(Done::No, |fence| Done::Leased(Fence(fence))))
}

pub(super) async fn release(
    connection: &mut Connection,
    table: &TableId,
    fence: Fence,
) -> Result<Done, StoreError> {
    sqlx::query("UPDATE tables SET keeper = NULL WHERE id = $1 AND fence = $2")
        .bind(table.as_str())
        .bind(fence.0)
        .execute(connection)
        .await?;
    Ok(Done::Yes)
}
