use sqlx::QueryBuilder;

use super::{Connection, Database};
use crate::{
    Append, PersonId, StoreError, TableId,
    chain::{Chain, Hash},
    write::Done,
};

/// How many rows are put into one statement; SQLite takes 32,766 values.
const ROWS: usize = 1000;

/// Add entries to a log, if it stands where the caller believes.
pub(super) async fn append(
    connection: &mut Connection,
    append: &Append,
) -> Result<Done, StoreError> {
    // Whoever holds the row holds the log: nobody can come between this and the inserts.
    let query = concat!("SELECT length, fence, hash FROM tables WHERE id = $1", lock!());
    let standing = sqlx::query_as(query).bind(append.table.as_str());
    let standing: Option<(i64, i64, Option<Vec<u8>>)> =
        standing.fetch_optional(&mut *connection).await?;
    let Some((length, fence, hash)) = standing else { return Ok(Done::No) };
    if append.fence.is_some_and(|expected| expected.0 != fence) {
        return Ok(Done::Fenced);
    }
    if length as u64 != append.seq {
        return Ok(Done::No);
    }
    let Some(hash) = hash.and_then(|hash| Hash::try_from(hash).ok()) else {
        let (table, seq) = (append.table.clone(), append.seq);
        return Err(StoreError::Broken { table, seq, what: "would follow one without a hash" });
    };
    let mut chain = Chain::after(hash);
    put_entries(connection, &append.table, append.seq, &append.entries, &mut chain).await?;
    sqlx::query(
        "UPDATE tables SET length = $2, hash = $3, changed_at = $4, status = COALESCE($5, status)
         WHERE id = $1",
    )
    .bind(append.table.as_str())
    .bind(length + append.entries.len() as i64)
    .bind(chain.hash().to_vec())
    .bind(append.at as i64)
    .bind(append.status.map(|status| status.name()))
    .execute(&mut *connection)
    .await?;
    put_members(connection, &append.table, &append.joined).await?;
    Ok(Done::Yes)
}

/// Put entries with their hashes behind those that are there.
pub(super) async fn put_entries(
    connection: &mut Connection,
    table: &TableId,
    seq: u64,
    entries: &[String],
    chain: &mut Chain,
) -> Result<(), StoreError> {
    let mut seq = seq as i64;
    for some in entries.chunks(ROWS) {
        let mut insert =
            QueryBuilder::<Database>::new("INSERT INTO entries (table_id, seq, entry, hash) ");
        insert.push_values(some, |mut row, entry| {
            row.push_bind(table.as_str()).push_bind(seq);
            row.push_bind(entry).push_bind(chain.add(entry).to_vec());
            seq += 1;
        });
        // Most appends are of one to three entries; statements for others need not be kept.
        insert.build().persistent(some.len() <= 3).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Remember who is part of a table.
pub(super) async fn put_members(
    connection: &mut Connection,
    table: &TableId,
    members: &[PersonId],
) -> Result<(), StoreError> {
    for person in members {
        sqlx::query(
            "INSERT INTO members (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(person.as_str())
        .bind(table.as_str())
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
