use sqlx::{FromRow, Row as _};

use super::{Connection, Row, append};
use crate::{Code, PersonId, Status, StoreError, TableId, TableRow, chain::Chain, write::Done};

/// The columns that make a [`TableRow`].
macro_rules! select_tables {
    ($rest:literal) => {
        concat!("SELECT id, code, game, seed, status, created_at, changed_at FROM tables ", $rest)
    };
}

/// Make a table with the first entries of its log; not if its name or code is taken.
pub(super) async fn create(
    connection: &mut Connection,
    row: &TableRow,
    entries: &[String],
    members: &[PersonId],
) -> Result<bool, StoreError> {
    let mut chain = Chain::begin(&row.id);
    let lines: Vec<_> = append::follow(&row.id, 0, entries, &mut chain).collect();
    let made = sqlx::query(
        "INSERT INTO tables (id, code, game, seed, status, created_at, changed_at, length, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
    )
    .bind(row.id.as_str())
    .bind(row.code.as_str())
    .bind(&row.game)
    .bind(&row.seed[..])
    .bind(row.status.name())
    .bind(row.created_at as i64)
    .bind(row.changed_at as i64)
    .bind(entries.len() as i64)
    .bind(chain.hash().to_vec())
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Ok(false);
    }
    append::put_lines(connection, &lines).await?;
    append::put_members(connection, &row.id, members).await?;
    Ok(true)
}

pub(super) async fn find(
    connection: &mut Connection,
    id: &TableId,
) -> Result<Option<TableRow>, StoreError> {
    let query = sqlx::query_as(select_tables!("WHERE id = $1")).bind(id.as_str());
    Ok(query.fetch_optional(connection).await?)
}

pub(super) async fn find_with_code(
    connection: &mut Connection,
    code: &Code,
) -> Result<Option<TableRow>, StoreError> {
    let query = sqlx::query_as(select_tables!("WHERE code = $1 AND status <> 'over'"));
    Ok(query.bind(code.as_str()).fetch_optional(connection).await?)
}

pub(super) async fn of_person(
    connection: &mut Connection,
    person: &PersonId,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let query = sqlx::query_as(select_tables!(
        "JOIN members ON members.table_id = tables.id
         WHERE person = $1 ORDER BY changed_at DESC, id LIMIT $2"
    ));
    Ok(query.bind(person.as_str()).bind(i64::from(most)).fetch_all(connection).await?)
}

pub(super) async fn review(
    connection: &mut Connection,
    table: &TableId,
    review: &str,
    at: u64,
) -> Result<Done, StoreError> {
    sqlx::query(
        "INSERT INTO reviews (table_id, review, made_at) VALUES ($1, $2, $3)
         ON CONFLICT (table_id) DO UPDATE SET review = excluded.review, made_at = excluded.made_at",
    )
    .bind(table.as_str())
    .bind(review)
    .bind(at as i64)
    .execute(connection)
    .await?;
    Ok(Done::Yes)
}

pub(super) async fn find_review(
    connection: &mut Connection,
    table: &TableId,
) -> Result<Option<(String, u64)>, StoreError> {
    let query = sqlx::query_as("SELECT review, made_at FROM reviews WHERE table_id = $1");
    let found: Option<(String, i64)> =
        query.bind(table.as_str()).fetch_optional(connection).await?;
    Ok(found.map(|(review, made_at)| (review, made_at as u64)))
}

impl FromRow<'_, Row> for TableRow {
    fn from_row(row: &Row) -> Result<TableRow, sqlx::Error> {
        let unexpected = |error: StoreError| sqlx::Error::Decode(error.into());
        let seed: &[u8] = row.try_get("seed")?;
        let seed = seed.try_into().map_err(|_| {
            unexpected(StoreError::Unexpected(format!("a seed of {} bytes", seed.len())))
        })?;
        let code: &str = row.try_get("code")?;
        let code = code
            .parse()
            .map_err(|_| unexpected(StoreError::Unexpected(format!("the code {code}"))))?;
        Ok(TableRow {
            id: row.try_get::<&str, _>("id")?.into(),
            code,
            game: row.try_get("game")?,
            seed,
            status: Status::read(row.try_get("status")?).map_err(unexpected)?,
            created_at: row.try_get::<i64, _>("created_at")? as u64,
            changed_at: row.try_get::<i64, _>("changed_at")? as u64,
        })
    }
}
