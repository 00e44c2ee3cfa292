use std::{collections::HashMap, iter};

use sqlx::QueryBuilder;

use super::{Connection, Database};
use crate::{
    Append, PersonId, StoreError, TableId,
    chain::{Chain, Hash},
    write::Done,
};

/// The most rows that are put into one statement.
const ROWS: usize = 64;

/// Where a log stands: how long it is, the number of its lease, and its last hash.
type Standing = (i64, i64, Option<Vec<u8>>);

/// An entry as it is kept.
pub(super) struct Line<'a> {
    table: &'a TableId,
    seq: u64,
    entry: &'a str,
    hash: Hash,
}

/// A log after an append.
struct Grown<'a> {
    append: &'a Append,
    hash: Hash,
}

/// Add entries to logs, to each if it stands where the caller believes, and say of each what came of
/// it. No two may be for the same log. All of them take as many statements as one, because the way to
/// the database and back costs more than what is done there.
pub(super) async fn append(
    connection: &mut Connection,
    appends: &[&Append],
) -> Result<Vec<Done>, StoreError> {
    let standings = standings(connection, appends).await?;
    let mut done = Vec::with_capacity(appends.len());
    let mut grown = Vec::with_capacity(appends.len());
    let mut lines = Vec::with_capacity(appends.len());
    for append in appends {
        let Some((length, fence, hash)) = standings.get(append.table.as_str()) else {
            done.push(Done::No);
            continue;
        };
        if append.fence.is_some_and(|expected| expected.0 != *fence) {
            done.push(Done::Fenced);
            continue;
        }
        if *length as u64 != append.seq {
            done.push(Done::No);
            continue;
        }
        let Some(hash) = hash.as_deref().and_then(|hash| Hash::try_from(hash).ok()) else {
            let (table, seq) = (append.table.clone(), append.seq);
            return Err(StoreError::Broken { table, seq, what: "would follow one without a hash" });
        };
        let mut chain = Chain::after(hash);
        lines.extend(follow(&append.table, append.seq, &append.entries, &mut chain));
        grown.push(Grown { append, hash: chain.hash() });
        done.push(Done::Yes);
    }
    put_lines(connection, &lines).await?;
    grow(connection, &grown).await?;
    for Grown { append, .. } in grown {
        put_members(connection, &append.table, &append.joined).await?;
    }
    Ok(done)
}

/// Where logs stand. Whoever holds the rows holds the logs: nobody can come between this and what is
/// added to them.
async fn standings(
    connection: &mut Connection,
    appends: &[&Append],
) -> Result<HashMap<String, Standing>, StoreError> {
    let mut standings = HashMap::with_capacity(appends.len());
    for some in parts(appends) {
        let mut query = QueryBuilder::<Database>::new(
            "SELECT id, length, fence, hash FROM tables WHERE id IN (",
        );
        let mut ids = query.separated(", ");
        for append in some {
            ids.push_bind(append.table.as_str());
        }
        ids.push_unseparated(concat!(")", lock!()));
        let rows: Vec<(String, i64, i64, Option<Vec<u8>>)> =
            query.build_query_as().fetch_all(&mut *connection).await?;
        let known = rows.into_iter().map(|(id, length, fence, hash)| (id, (length, fence, hash)));
        standings.extend(known);
    }
    Ok(standings)
}

/// Entries that follow those that are there, with their hashes.
pub(super) fn follow<'a>(
    table: &'a TableId,
    seq: u64,
    entries: &'a [String],
    chain: &mut Chain,
) -> impl Iterator<Item = Line<'a>> {
    let line = |(seq, entry): (u64, &'a String)| Line { table, seq, entry, hash: chain.add(entry) };
    (seq..).zip(entries).map(line)
}

/// Put entries behind those that are there.
pub(super) async fn put_lines(
    connection: &mut Connection,
    lines: &[Line<'_>],
) -> Result<(), StoreError> {
    for some in parts(lines) {
        let mut insert =
            QueryBuilder::<Database>::new("INSERT INTO entries (table_id, seq, entry, hash) ");
        insert.push_values(some, |mut row, line| {
            row.push_bind(line.table.as_str()).push_bind(line.seq as i64);
            row.push_bind(line.entry).push_bind(line.hash.to_vec());
        });
        insert.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Say of logs how far they go now, and of tables how far they have come where that changes: to name it
/// where it does not would cost SQLite a change of its index.
async fn grow(connection: &mut Connection, grown: &[Grown<'_>]) -> Result<(), StoreError> {
    for some in parts(grown) {
        let mut update = QueryBuilder::<Database>::new(
            "UPDATE tables SET length = log.column2, hash = log.column3, changed_at = log.column4
             FROM (",
        );
        update.push_values(some, |mut row, Grown { append, hash }| {
            row.push_bind(append.table.as_str());
            row.push_bind((append.seq + append.entries.len() as u64) as i64);
            row.push_bind(hash.to_vec()).push_bind(append.at as i64);
        });
        update.push(") AS log WHERE tables.id = log.column1");
        update.build().execute(&mut *connection).await?;
    }
    for Grown { append, .. } in grown {
        if let Some(status) = append.status {
            sqlx::query("UPDATE tables SET status = $2 WHERE id = $1")
                .bind(append.table.as_str())
                .bind(status.name())
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

/// Rows in parts whose sizes are powers of two: so there are few different statements, and the database
/// has each of them ready.
fn parts<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    iter::from_fn(move || {
        let size = 1 << rows.len().min(ROWS).checked_ilog2()?;
        let (some, rest) = rows.split_at(size);
        rows = rest;
        Some(some)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_in_parts_of_few_sizes() {
        let sizes = |count| parts(&vec![(); count]).map(<[()]>::len).collect::<Vec<usize>>();
        assert!(sizes(0).is_empty());
        assert_eq!(sizes(11), [8, 2, 1]);
        assert_eq!(sizes(150), [64, 64, 16, 4, 2]);
    }
}
