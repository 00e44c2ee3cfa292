use std::io::{self, Write};

use clap::Args;
use store::{Access, Address, Copying};
use table::Phrase;
use tokio::runtime::Runtime;

use crate::{
    failure::Failure,
    storage::{self, ABOUT_STORES, CopyProgress},
    voice::Voice,
};

/// Move everything from one store to another, such as from SQLite to PostgreSQL.
///
/// Stop all servers first. What is there already is not copied again: if it was interrupted, run it
/// again. In the end both stores are compared, table by table. The old one is left as it is.
#[derive(Args)]
#[command(after_help = ABOUT_STORES)]
pub(crate) struct MoveStore {
    /// The file or database to move from
    from: Address,

    /// The file or database to move to; made if it is not there
    to: Address,
}

impl MoveStore {
    /// Copy everything, and compare.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        Runtime::new()?.block_on(self.copy(voice))
    }

    async fn copy(self, voice: &Voice) -> Result<(), Failure> {
        let places = (self.from.to_string(), self.to.to_string());
        if places.0 == places.1 {
            return Err(voice.refuse(Phrase::new("store-same").with("place", places.0)));
        }
        let failed = |error| storage::failed(&error, voice);
        let from = storage::open(&self.from, Access::Write, voice).await?;
        let to = storage::open(&self.to, Access::Create, voice).await?;
        let counts = from.counts().await.map_err(failed)?;
        let mut progress = CopyProgress::new(counts, voice);
        let mut add = |stage, more| progress.add(stage, more);
        store::copy(&from, &to, Copying::Everything, &mut add).await.map_err(failed)?;
        progress.finish();
        for store in [from, to] {
            store.close().await.map_err(failed)?;
        }
        let phrase = Phrase::new("move-done")
            .with("tables", counts.tables as usize)
            .with("people", counts.people as usize)
            .with("from", places.0)
            .with("to", places.1);
        Ok(writeln!(io::stdout(), "{}", voice.say(phrase))?)
    }
}
