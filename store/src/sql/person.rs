use super::Connection;
use crate::{Known, Person, PersonId, StoreError, write::Done};

pub(super) async fn put(
    connection: &mut Connection,
    id: &PersonId,
    person: &Person,
    at: u64,
) -> Result<Done, StoreError> {
    sqlx::query(
        "INSERT INTO people (id, name, lang, seen_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET
             name = COALESCE(excluded.name, people.name),
             lang = COALESCE(excluded.lang, people.lang),
             seen_at = excluded.seen_at",
    )
    .bind(id.as_str())
    .bind(&person.name)
    .bind(&person.lang)
    .bind(at as i64)
    .execute(connection)
    .await?;
    Ok(Done::Yes)
}

pub(super) async fn find(
    connection: &mut Connection,
    id: &PersonId,
) -> Result<Option<Person>, StoreError> {
    let query = sqlx::query_as("SELECT name, lang FROM people WHERE id = $1").bind(id.as_str());
    let found: Option<(Option<String>, Option<String>)> = query.fetch_optional(connection).await?;
    Ok(found.map(|(name, lang)| Person { name, lang }))
}

/// So many people after one of them.
pub(super) async fn all(
    connection: &mut Connection,
    after: Option<&PersonId>,
    most: u32,
) -> Result<Vec<Known>, StoreError> {
    // No id is empty, so everybody comes after the empty one.
    let query = "SELECT id, name, lang, seen_at FROM people WHERE id > $1 ORDER BY id LIMIT $2";
    let after = after.map_or("", PersonId::as_str);
    let found: Vec<(String, Option<String>, Option<String>, i64)> =
        sqlx::query_as(query).bind(after).bind(i64::from(most)).fetch_all(connection).await?;
    let known = found.into_iter().map(|(id, name, lang, seen_at)| Known {
        id: id.as_str().into(),
        person: Person { name, lang },
        seen_at: seen_at as u64,
    });
    Ok(known.collect())
}
