use super::Connection;
use crate::{Handover, StoreError, write::Done};

/// Let a person go on elsewhere for so many milliseconds, by this link and no other.
pub(super) async fn begin(
    connection: &mut Connection,
    handover: &Handover,
    millis: u64,
) -> Result<Done, StoreError> {
    sqlx::query(concat!("DELETE FROM handovers WHERE until < ", now!()))
        .execute(&mut *connection)
        .await?;
    let query = concat!(
        "INSERT INTO handovers (link, person, sealed, until) VALUES ($1, $2, $3, ",
        now!(),
        " + $4) ON CONFLICT (person) DO UPDATE SET
             link = excluded.link, sealed = excluded.sealed, until = excluded.until"
    );
    sqlx::query(query)
        .bind(&handover.link)
        .bind(handover.person.as_str())
        .bind(&handover.sealed)
        .bind(millis as i64)
        .execute(connection)
        .await?;
    Ok(Done::Yes)
}

/// What is kept under a link that is still good.
pub(super) async fn find(
    connection: &mut Connection,
    link: &str,
) -> Result<Option<Vec<u8>>, StoreError> {
    let query = concat!("SELECT sealed FROM handovers WHERE link = $1 AND until >= ", now!());
    Ok(sqlx::query_scalar(query).bind(link).fetch_optional(connection).await?)
}

/// Use up a link; whether it was still good.
pub(super) async fn end(connection: &mut Connection, link: &str) -> Result<bool, StoreError> {
    let query = concat!("DELETE FROM handovers WHERE link = $1 AND until >= ", now!());
    let used = sqlx::query(query).bind(link).execute(connection).await?;
    Ok(used.rows_affected() > 0)
}
