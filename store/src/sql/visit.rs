use sqlx::QueryBuilder;

use super::{Connection, Database};
use crate::{PersonId, StoreError, TableId, write::Done};

/// Say who is at a table by a node, in place of what it said before.
pub(super) async fn put(
    connection: &mut Connection,
    table: &TableId,
    node: &str,
    people: &[PersonId],
) -> Result<Done, StoreError> {
    sqlx::query("DELETE FROM visits WHERE table_id = $1 AND node = $2")
        .bind(table.as_str())
        .bind(node)
        .execute(&mut *connection)
        .await?;
    if people.is_empty() {
        return Ok(Done::Yes);
    }
    let mut insert = QueryBuilder::<Database>::new("INSERT INTO visits (table_id, node, person) ");
    insert.push_values(people, |mut row, person| {
        row.push_bind(table.as_str()).push_bind(node).push_bind(person.as_str());
    });
    // Most tables are visited by few; statements for others need not be kept.
    insert.build().persistent(people.len() <= 4).execute(connection).await?;
    Ok(Done::Yes)
}
