use std::{error::Error, sync::Arc};

use store::{Access, Address, Archive, Stage, StoreError};
use table::Phrase;

use crate::{failure::Failure, progress::Progress, voice::Voice};

/// What STORE means, in the help of the commands that take one.
pub(crate) const ABOUT_STORES: &str = "\
A store is the file that `tactable serve` keeps its tables in, or the address of a PostgreSQL
database, such as postgres://user@host/tables?sslmode=disable.";

/// The most days that anything can be kept for: a hundred years.
pub(crate) const MOST_DAYS: u64 = 36_500;

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
