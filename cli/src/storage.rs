use std::{error::Error, sync::Arc};

use store::{Access, Address, Archive, Head, Stage, StoreError};
use table::Phrase;

use crate::{failure::Failure, progress::Progress, voice::Voice};

/// What STORE means, in the help of the commands that take one.
pub(crate) const ABOUT_STORES: &str = "\
A store is the file that `tactable serve` keeps its tables in, or the address of a PostgreSQL
database, such as postgres://user@host/tables?sslmode=disable.";

/// How many tables are asked for at once.
const PAGE: u32 = 200;

/// Open the store at an address.
pub(crate) async fn open(
    address: &Address,
    access: Access,
    voice: &Voice,
) -> Result<Arc<dyn Archive>, Failure> {
    address.open(access).await.map_err(|error| unopened(&address.to_string(), &error, voice))
}

/// The store at a place cannot be opened.
pub(crate) fn unopened(place: &str, error: &StoreError, voice: &Voice) -> Failure {
    // That it cannot be opened is said already.
    let reason = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    voice.refuse(Phrase::new("serve-no-store").with("path", place).with("error", reason))
}

/// The store failed under way.
pub(crate) fn failed(error: &StoreError, voice: &Voice) -> Failure {
    voice.refuse(Phrase::new("store-failed").with("error", error.to_string()))
}

/// Goes through all tables of a store.
pub(crate) struct Tables<'a> {
    store: &'a dyn Archive,
    page: std::vec::IntoIter<Head>,
    last: Option<store::TableId>,
}

impl<'a> Tables<'a> {
    pub(crate) fn new(store: &'a dyn Archive) -> Tables<'a> {
        Tables { store, page: Vec::new().into_iter(), last: None }
    }

    /// The next one.
    pub(crate) async fn next(&mut self) -> Result<Option<Head>, StoreError> {
        if self.page.as_slice().is_empty() {
            self.page = self.store.heads(self.last.as_ref(), PAGE).await?.into_iter();
        }
        let next = self.page.next();
        if let Some(head) = &next {
            self.last = Some(head.row.id.clone());
        }
        Ok(next)
    }
}

/// Shows one stage of a copy after the other.
pub(crate) struct CopyProgress<'a> {
    counts: store::Counts,
    voice: &'a Voice,
    shown: Option<(Stage, Progress<'a>)>,
}

impl<'a> CopyProgress<'a> {
    /// So much is to be copied.
    pub(crate) fn new(counts: store::Counts, voice: &'a Voice) -> CopyProgress<'a> {
        CopyProgress { counts, voice, shown: None }
    }

    /// So many more are done.
    pub(crate) fn add(&mut self, stage: Stage, more: u64) {
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != stage) {
            self.finish();
            let (key, total) = match stage {
                Stage::People => ("progress-people", self.counts.people),
                Stage::Tables => ("progress-tables", self.counts.tables),
                Stage::Checking => ("progress-checks", self.counts.tables),
            };
            self.shown = Some((stage, Progress::of(key, 0, total, self.voice)));
        }
        if let Some((_, progress)) = &mut self.shown {
            progress.add(more);
        }
    }

    /// The stage is over.
    pub(crate) fn finish(&mut self) {
        if let Some((_, progress)) = self.shown.take() {
            progress.finish();
        }
    }
}
