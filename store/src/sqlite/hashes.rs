use sqlx::{Connection, SqliteConnection};

use crate::{StoreError, TableId, chain::Chain};

/// How many tables are done in one transaction.
const TABLES: i64 = 200;

/// Give hashes to the logs that an older version of the program wrote without any. This happens
/// once; what such a log holds at that moment is believed. It can be interrupted at any time.
pub(super) async fn fill_in(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    loop {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let query = "SELECT id FROM tables WHERE hash IS NULL LIMIT $1";
        let tables: Vec<String> =
            sqlx::query_scalar(query).bind(TABLES).fetch_all(&mut *transaction).await?;
        if tables.is_empty() {
            return Ok(());
        }
        for table in tables {
            fill_in_table(&mut transaction, &TableId::from(table.as_str())).await?;
        }
        transaction.commit().await?;
    }
}

async fn fill_in_table(
    connection: &mut SqliteConnection,
    table: &TableId,
) -> Result<(), StoreError> {
    let query = "SELECT seq, entry FROM entries WHERE table_id = $1 ORDER BY seq";
    let entries: Vec<(i64, String)> =
        sqlx::query_as(query).bind(table.as_str()).fetch_all(&mut *connection).await?;
    let mut chain = Chain::begin(table);
    for (seq, entry) in entries {
        sqlx::query("UPDATE entries SET hash = $3 WHERE table_id = $1 AND seq = $2")
            .bind(table.as_str())
            .bind(seq)
            .bind(chain.add(&entry).to_vec())
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("UPDATE tables SET hash = $2 WHERE id = $1")
        .bind(table.as_str())
        .bind(chain.hash().to_vec())
        .execute(connection)
        .await?;
    Ok(())
}
