//! Everything that is said in SQL, in words that SQLite and PostgreSQL both understand. This folder
//! is compiled once for each of them: `super` says what they call a connection, a row and the store
//! itself, and has macros for the few words in which they differ.

mod append;
mod counter;
mod handover;
mod lease;
mod lent;
mod log;
mod person;
mod standing;
mod store;
mod table;
mod visit;
mod whole;

use std::collections::HashSet;

pub(super) use self::lent::Lent;
use super::{Backend, Connection, Database, Row};
use crate::{
    Append, StoreError,
    write::{Done, Write},
};

/// Do writes in the transaction that the caller began, and say of each what came of it.
pub(super) async fn perform(
    connection: &mut Connection,
    writes: &[Write],
) -> Result<Vec<Done>, StoreError> {
    let mut done = Vec::with_capacity(writes.len());
    while let Some(next) = writes.get(done.len()) {
        done.append(&mut perform_next(connection, next, &writes[done.len()..]).await?);
    }
    Ok(done)
}

/// The appends that come first and can be done together, because each is to another log.
fn appends(writes: &[Write]) -> Vec<&Append> {
    let mut tables = HashSet::new();
    let others = writes.iter().map_while(|write| match write {
        Write::Append(append) if tables.insert(&append.table) => Some(append),
        _ => None,
    });
    others.collect()
}

/// Do the next write; where it is an append, those behind it too that can be done with it.
async fn perform_next(
    connection: &mut Connection,
    next: &Write,
    writes: &[Write],
) -> Result<Vec<Done>, StoreError> {
    let done = |yes: bool| if yes { Done::Yes } else { Done::No };
    let one = match next {
        Write::Append(_) => return append::append(connection, &appends(writes)).await,
        Write::Create { row, entries, members } => {
            table::create(connection, row, entries, members).await.map(done)
        }
        Write::Person { id, person, at } => person::put(connection, id, person, *at).await,
        Write::Review { table, review, at } => table::review(connection, table, review, *at).await,
        Write::Heartbeat { node, millis } => lease::heartbeat(connection, node, *millis).await,
        Write::Retire { node } => lease::retire(connection, node).await,
        Write::Visit { table, node, people } => visit::put(connection, table, node, people).await,
        Write::Lease { table, node } => lease::take(connection, table, node).await,
        Write::Release { table, fence } => lease::release(connection, table, *fence).await,
        Write::Count { key, window, most } => {
            counter::count(connection, key, *window, *most).await.map(done)
        }
        Write::Handover { handover, millis } => {
            handover::begin(connection, handover, *millis).await
        }
        Write::HandedOver { link } => handover::end(connection, link).await.map(done),
        Write::Pulse => counter::pulse(connection).await,
        Write::Replace(whole) => whole::replace(connection, whole).await,
        Write::Remove { table, changed_at } => {
            whole::remove(connection, table, *changed_at).await.map(done)
        }
    };
    Ok(vec![one?])
}
