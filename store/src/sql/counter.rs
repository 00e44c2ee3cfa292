use super::Connection;
use crate::{StoreError, write::Done};

/// Count one more, unless the window is full.
pub(super) async fn count(
    connection: &mut Connection,
    key: &str,
    window: u64,
    most: u64,
) -> Result<bool, StoreError> {
    if most == 0 {
        return Ok(false);
    }
    let query = concat!(
        "INSERT INTO counters (key, began, until, used)
         VALUES ($1, ",
        now!(),
        " / $2 * $2, ",
        now!(),
        " / $2 * $2 + $2, 1)
         ON CONFLICT (key) DO UPDATE SET
             used = CASE WHEN counters.began = excluded.began THEN counters.used + 1 ELSE 1 END,
             began = excluded.began,
             until = excluded.until
         WHERE counters.began <> excluded.began OR counters.used < $3
         RETURNING used"
    );
    let used: Option<i64> = sqlx::query_scalar(query)
        .bind(key)
        .bind(window.clamp(1, i64::MAX as u64) as i64)
        .bind(most.min(i64::MAX as u64) as i64)
        .fetch_optional(connection)
        .await?;
    Ok(used.is_some())
}

/// The smallest thing that can be written.
pub(super) async fn pulse(connection: &mut Connection) -> Result<Done, StoreError> {
    let query = concat!(
        "INSERT INTO pulse (one, at) VALUES (1, ",
        now!(),
        ") ON CONFLICT (one) DO UPDATE SET at = excluded.at"
    );
    sqlx::query(query).execute(connection).await?;
    Ok(Done::Yes)
}
