use sqlx::{Connection as _, FromRow, Row as _};

use super::{Connection, Row, log, table};
use crate::{Counts, Head, Orphans, PersonId, StoreError, TableId, TableRow, Whole, write::Done};

/// The columns that make a [`Head`].
macro_rules! select_heads {
    ($rest:literal) => {
        concat!(
            "SELECT id, code, game, seed, status, created_at, changed_at, length, hash FROM tables ",
            $rest
        )
    };
}

impl FromRow<'_, Row> for Head {
    fn from_row(row: &Row) -> Result<Head, sqlx::Error> {
        Ok(Head {
            row: TableRow::from_row(row)?,
            length: row.try_get::<i64, _>("length")? as u64,
            hash: row.try_get::<Option<_>, _>("hash")?.unwrap_or_default(),
        })
    }
}

pub(super) async fn heads(
    connection: &mut Connection,
    after: Option<&TableId>,
    most: u32,
) -> Result<Vec<Head>, StoreError> {
    // No name is empty, so every table comes after the empty one.
    let query = sqlx::query_as(select_heads!("WHERE id > $1 ORDER BY id LIMIT $2"));
    let query = query.bind(after.map_or("", TableId::as_str)).bind(i64::from(most));
    Ok(query.fetch_all(connection).await?)
}

pub(super) async fn head(
    connection: &mut Connection,
    table: &TableId,
) -> Result<Option<Head>, StoreError> {
    let query = sqlx::query_as(select_heads!("WHERE id = $1")).bind(table.as_str());
    Ok(query.fetch_optional(connection).await?)
}

/// Everything about a table, of one moment.
pub(super) async fn read(
    connection: &mut Connection,
    id: &TableId,
) -> Result<Option<Whole>, StoreError> {
    let mut moment = connection.begin_with(moment!()).await?;
    let Some(row) = table::find(&mut moment, id).await? else { return Ok(None) };
    let entries = log::read(&mut moment, id, 0).await?;
    let query = "SELECT person FROM members WHERE table_id = $1 ORDER BY person";
    let members: Vec<String> =
        sqlx::query_scalar(query).bind(id.as_str()).fetch_all(&mut *moment).await?;
    let members = members.iter().map(|person| PersonId::from(person.as_str())).collect();
    let review = table::find_review(&mut moment, id).await?;
    moment.commit().await?;
    Ok(Some(Whole { row, entries, members, review }))
}

/// Keep a table as it was kept elsewhere.
pub(super) async fn replace(
    connection: &mut Connection,
    whole: &Whole,
) -> Result<Done, StoreError> {
    let Whole { row, entries, members, review } = whole;
    clear(connection, &row.id).await?;
    if !table::create(connection, row, entries, members).await? {
        let words = format!("another open table has the code {} of table {}", row.code, row.id);
        return Err(StoreError::Failed(words));
    }
    if let Some((review, at)) = review {
        table::review(connection, &row.id, review, *at).await?;
    }
    Ok(Done::Yes)
}

/// Forget a table, unless something happened at it after this moment.
pub(super) async fn remove(
    connection: &mut Connection,
    table: &TableId,
    changed_at: u64,
) -> Result<bool, StoreError> {
    let query = concat!(
        "SELECT changed_at, EXISTS (SELECT 1 FROM nodes WHERE until > ",
        now!(),
        " AND (nodes.id = keeper OR nodes.id IN
             (SELECT node FROM visits WHERE table_id = tables.id)))
         FROM tables WHERE id = $1",
        lock!()
    );
    let found: Option<(i64, bool)> =
        sqlx::query_as(query).bind(table.as_str()).fetch_optional(&mut *connection).await?;
    let untouched = found.is_some_and(|(found, attended)| found as u64 <= changed_at && !attended);
    if untouched {
        clear(connection, table).await?;
    }
    Ok(untouched)
}

async fn clear(connection: &mut Connection, table: &TableId) -> Result<(), StoreError> {
    for query in [
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM members WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(query).bind(table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn orphans(connection: &mut Connection) -> Result<Vec<Orphans>, StoreError> {
    let query = "SELECT kind, table_id, COUNT(*) FROM (
             SELECT 'entries' AS kind, table_id FROM entries
             UNION ALL SELECT 'members', table_id FROM members
             UNION ALL SELECT 'reviews', table_id FROM reviews
         ) AS rows
         WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = rows.table_id)
         GROUP BY kind, table_id ORDER BY kind, table_id";
    let found: Vec<(String, String, i64)> = sqlx::query_as(query).fetch_all(connection).await?;
    let orphans =
        found.into_iter().map(|(kind, table, rows)| Orphans { kind, table, rows: rows as u64 });
    Ok(orphans.collect())
}

pub(super) async fn counts(connection: &mut Connection) -> Result<Counts, StoreError> {
    let query = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM people)";
    let (tables, people): (i64, i64) = sqlx::query_as(query).fetch_one(connection).await?;
    Ok(Counts { tables: tables as u64, people: people as u64 })
}
