use super::Connection;
use crate::{StoreError, TableId, chain::Found};

/// What a row of [`read`] holds: how long the log is and its last hash, and an entry with its number
/// and hash if there is one.
type Line = (i64, Option<Vec<u8>>, Option<i64>, Option<String>, Option<Vec<u8>>);

/// The entries of a table from a number on, checked.
pub(super) async fn read(
    connection: &mut Connection,
    table: &TableId,
    from: u64,
) -> Result<Vec<String>, StoreError> {
    // One statement, so that the row of the table and its entries are of one moment. What is read
    // begins with the entry before, whose hash the next one follows from.
    let query = "SELECT tables.length, tables.hash, seq, entry, entries.hash FROM tables
         LEFT JOIN entries ON entries.table_id = tables.id AND seq >= $2
         WHERE tables.id = $1 ORDER BY seq";
    let from = from.min(i64::MAX as u64);
    let rows: Vec<Line> = sqlx::query_as(query)
        .bind(table.as_str())
        .bind(from.saturating_sub(1) as i64)
        .fetch_all(connection)
        .await?;
    let Some((length, hash, ..)) = rows.first() else { return Ok(Vec::new()) };
    let (length, hash) = (*length as u64, hash.clone());
    let line = |(_, _, seq, entry, hash): Line| Some((seq? as u64, entry?, hash));
    let lines = rows.into_iter().filter_map(line).collect();
    Found { length, hash, lines }.check(table, from)
}
