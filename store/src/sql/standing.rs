use std::collections::HashMap;

use sqlx::QueryBuilder;

use super::{Connection, Database};
use crate::{Standing, StoreError, TableId, Visit};

/// How many tables are asked for in one statement.
const TABLES: usize = 1000;

/// How many tables stand.
pub(super) async fn read(
    connection: &mut Connection,
    tables: &[TableId],
) -> Result<Vec<Standing>, StoreError> {
    let mut standing = Vec::with_capacity(tables.len());
    for some in tables.chunks(TABLES) {
        let mut visits = visits(connection, some).await?;
        let mut query = QueryBuilder::<Database>::new(concat!(
            "SELECT tables.id, length, nodes.id FROM tables
             LEFT JOIN nodes ON nodes.id = keeper AND until > ",
            now!(),
            " WHERE tables.id IN ("
        ));
        push(&mut query, some);
        let query = query.build_query_as().persistent(some.len() == 1);
        let found: Vec<(String, i64, Option<String>)> = query.fetch_all(&mut *connection).await?;
        standing.extend(found.into_iter().map(|(table, length, keeper)| {
            let table = TableId::from(table.as_str());
            let visits = visits.remove(&table).unwrap_or_default();
            Standing { table, length: length as u64, keeper, visits }
        }));
    }
    Ok(standing)
}

/// Who is at these tables, in one order always.
async fn visits(
    connection: &mut Connection,
    tables: &[TableId],
) -> Result<HashMap<TableId, Vec<Visit>>, StoreError> {
    let mut query = QueryBuilder::<Database>::new(concat!(
        "SELECT table_id, node, person FROM visits
         JOIN nodes ON nodes.id = node AND until > ",
        now!(),
        " WHERE table_id IN ("
    ));
    push(&mut query, tables);
    let query = query.build_query_as().persistent(tables.len() == 1);
    let mut visits: HashMap<TableId, Vec<Visit>> = HashMap::new();
    let found: Vec<(String, String, String)> = query.fetch_all(connection).await?;
    for (table, node, person) in found {
        let visit = Visit { node, person: person.as_str().into() };
        visits.entry(TableId::from(table.as_str())).or_default().push(visit);
    }
    visits.values_mut().for_each(|visits| visits.sort());
    Ok(visits)
}

/// Name the tables, and close the parenthesis.
fn push(query: &mut QueryBuilder<Database>, tables: &[TableId]) {
    let mut names = query.separated(", ");
    for table in tables {
        names.push_bind(table.as_str());
    }
    query.push(")");
}
