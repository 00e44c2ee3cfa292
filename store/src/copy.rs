use std::sync::Arc;

use tokio::task::JoinSet;

use crate::{Archive, Head, StoreError, Whole};

/// How many tables or people are asked for at once.
const PAGE: u32 = 500;
/// How many are copied at the same time.
const AT_ONCE: usize = 32;

/// Whether the store that is copied from may change meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copying {
    /// Nobody writes to it, and in the end both must hold the same.
    Everything,
    /// It is in use; the copy holds each table as it stood at some moment of the copying.
    Snapshots,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People are copied.
    People,
    /// Tables are copied.
    Tables,
    /// Tables are read again and compared.
    Checking,
}

type Shared = Arc<dyn Archive>;

/// Copy everything from one store into another, and check what arrived. What is there already is
/// not copied again, so that an interrupted copy is continued by the next. `progress` is told how
/// many more are done.
pub async fn copy(
    from: &Shared,
    to: &Shared,
    copying: Copying,
    progress: &mut (dyn FnMut(Stage, u64) + Send),
) -> Result<(), StoreError> {
    copy_people(from, to, progress).await?;
    for_all_tables(from, to, &mut |count| progress(Stage::Tables, count), copy_table).await?;
    let mut checked = |count| progress(Stage::Checking, count);
    match copying {
        Copying::Everything => for_all_tables(from, to, &mut checked, compare).await,
        Copying::Snapshots => for_all_tables(to, to, &mut checked, read_again).await,
    }
}

async fn copy_people(
    from: &Shared,
    to: &Shared,
    progress: &mut (dyn FnMut(Stage, u64) + Send),
) -> Result<(), StoreError> {
    let mut last = None;
    loop {
        let page = from.people(last.as_ref(), PAGE).await?;
        let Some(known) = page.last() else { return Ok(()) };
        last = Some(known.id.clone());
        let count = page.len() as u64;
        let mut writing = JoinSet::new();
        for known in page {
            let to = Arc::clone(to);
            writing
                .spawn(async move { to.put_person(&known.id, known.person, known.seen_at).await });
        }
        while let Some(written) = writing.join_next().await {
            finished(written)?;
        }
        progress(Stage::People, count);
    }
}

/// Do something for every table of a store, many at a time.
async fn for_all_tables<F>(
    from: &Shared,
    to: &Shared,
    progress: &mut (dyn FnMut(u64) + Send),
    work: fn(Shared, Shared, Head) -> F,
) -> Result<(), StoreError>
where
    F: Future<Output = Result<(), StoreError>> + Send + 'static,
{
    let mut last = None;
    let mut working = JoinSet::new();
    loop {
        let page = from.heads(last.as_ref(), PAGE).await?;
        let Some(head) = page.last() else { break };
        last = Some(head.row.id.clone());
        for head in page {
            if working.len() >= AT_ONCE
                && let Some(done) = working.join_next().await
            {
                finished(done)?;
                progress(1);
            }
            working.spawn(work(Arc::clone(from), Arc::clone(to), head));
        }
    }
    while let Some(done) = working.join_next().await {
        finished(done)?;
        progress(1);
    }
    Ok(())
}

/// Copy a table unless it is there, just so, already.
async fn copy_table(from: Shared, to: Shared, head: Head) -> Result<(), StoreError> {
    let id = &head.row.id;
    let there = to.head(id).await?;
    if there.as_ref() == Some(&head) {
        return Ok(());
    }
    // Pruned just now; nothing is left to copy.
    let Some(whole) = from.whole(id).await? else { return Ok(()) };
    if let Some(older) = to.whole(id).await?
        && !whole.entries.starts_with(&older.entries)
    {
        let words = format!("table {id} is in both stores, and their logs differ");
        return Err(StoreError::Unexpected(words));
    }
    to.replace(whole).await
}

/// A table must be the same in both stores. Reading checks the hashes.
async fn compare(from: Shared, to: Shared, head: Head) -> Result<(), StoreError> {
    let id = &head.row.id;
    let (one, other): (Option<Whole>, Option<Whole>) = (from.whole(id).await?, to.whole(id).await?);
    if one == other {
        return Ok(());
    }
    let words = format!("table {id} is not the same in both stores; did somebody play meanwhile?");
    Err(StoreError::Unexpected(words))
}

/// A table can be read, and its hashes fit.
async fn read_again(_: Shared, to: Shared, head: Head) -> Result<(), StoreError> {
    to.whole(&head.row.id).await.map(drop)
}

/// A task that panicked is a failure like another.
fn finished(
    done: Result<Result<(), StoreError>, tokio::task::JoinError>,
) -> Result<(), StoreError> {
    done.map_err(|error| StoreError::Failed(error.to_string()))?
}
