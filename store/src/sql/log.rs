use sqlx::QueryBuilder;

use super::{Connection, Database};
use crate::{StoreError, TableId, chain::Found};

/// How many tables are asked for in one statement.
const TABLES: usize = 1000;

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

/// How many entries the logs of many tables hold.
pub(super) async fn standing(
    connection: &mut Connection,
    tables: &[TableId],
) -> Result<Vec<(TableId, u64)>, StoreError> {
    let mut standing = Vec::with_capacity(tables.len());
    for some in tables.chunks(TABLES) {
        let mut query =
            QueryBuilder::<Database>::new("SELECT id, length FROM tables WHERE id IN (");
        let mut names = query.separated(", ");
        for table in some {
            names.push_bind(table.as_str());
        }
        query.push(")");
        let found: Vec<(String, i64)> =
            query.build_query_as().persistent(false).fetch_all(&mut *connection).await?;
        standing.extend(
            found.into_iter().map(|(id, length)| (TableId::from(id.as_str()), length as u64)),
        );
    }
    Ok(standing)
}
