use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use store::{Access, Address};
use table::Phrase;
use tokio::runtime::Runtime;

use crate::{
    failure::Failure,
    storage::{self, ABOUT_STORES, CopyProgress},
    voice::Voice,
};

/// Copy a store into a file while it is in use.
///
/// The file is a store like another: `tactable serve --database FILE` serves it, `tactable doctor FILE`
/// checks it. It appears when it is complete, and never replaces one that is there.
#[derive(Args)]
#[command(after_help = ABOUT_STORES)]
pub(crate) struct Backup {
    /// The file or database
    store: Address,

    /// The new file
    file: PathBuf,
}

impl Backup {
    /// Make the copy.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        Runtime::new()?.block_on(self.copy(voice))
    }

    async fn copy(self, voice: &Voice) -> Result<(), Failure> {
        let failed = |error| storage::failed(&error, voice);
        let store = storage::open(&self.store, Access::Read, voice).await?;
        let counts = store.counts().await.map_err(failed)?;
        store.close().await.map_err(failed)?;
        let mut progress = CopyProgress::new(counts, voice);
        let mut add = |stage, more| progress.add(stage, more);
        store::back_up(&self.store, &self.file, &mut add).await.map_err(failed)?;
        progress.finish();
        let phrase = Phrase::new("backup-done").with("place", self.store.to_string());
        let words = voice.say(phrase.with("path", self.file.display().to_string()));
        Ok(writeln!(io::stdout(), "{words}")?)
    }
}
