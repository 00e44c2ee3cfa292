use std::io::{self, Write};

use clap::Args;
use server::room::Room;
use store::{Access, Address, Archive, Head, Tables};
use table::Phrase;
use tokio::runtime::Runtime;

use crate::{
    failure::Failure,
    progress::Progress,
    storage::{self, ABOUT_STORES},
    voice::Voice,
};

/// Check everything that a store keeps.
///
/// Reads every log, compares it with its hashes, plays it through by the rules of its game, and
/// looks for rows that belong to nothing. Prints a line for everything that is wrong; the server may
/// run meanwhile. Exit status 1 if anything is wrong.
#[derive(Args)]
#[command(after_help = ABOUT_STORES)]
pub(crate) struct Doctor {
    /// The file or database
    store: Address,
}

impl Doctor {
    /// Check it; the answer is no if anything is wrong.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        Runtime::new()?.block_on(self.check(voice))
    }

    async fn check(self, voice: &Voice) -> Result<(), Failure> {
        let store = storage::open(&self.store, Access::Read, voice).await?;
        let failed = |error| storage::failed(&error, voice);
        let counts = store.counts().await.map_err(failed)?;
        let mut output = io::stdout().lock();
        let mut progress = Progress::of("progress-checks", 0, counts.tables, voice);
        let mut tables = Tables::new(&*store);
        let (mut checked, mut problems) = (0_u64, 0_u64);
        while let Some(head) = tables.next().await.map_err(failed)? {
            if let Some(words) = problem(&*store, &head, voice).await {
                let phrase = Phrase::new("doctor-table").with("table", head.row.id.as_str());
                writeln!(output, "{}", voice.say(phrase.with("words", words)))?;
                problems += 1;
            }
            checked += 1;
            progress.add(1);
        }
        progress.finish();
        for orphans in store.orphans().await.map_err(failed)? {
            let phrase = Phrase::new("doctor-orphans")
                .with("rows", orphans.rows.to_string())
                .with("kind", orphans.kind)
                .with("table", orphans.table);
            writeln!(output, "{}", voice.say(phrase))?;
            problems += 1;
        }
        let key = if problems == 0 { "doctor-good" } else { "doctor-bad" };
        let phrase = Phrase::new(key).with("tables", checked as usize);
        writeln!(output, "{}", voice.say(phrase.with("problems", problems as usize)))?;
        if problems == 0 { Ok(()) } else { Err(Failure::No) }
    }
}

/// What is wrong with a table, if anything is.
async fn problem(store: &dyn Archive, head: &Head, voice: &Voice) -> Option<String> {
    let whole = match store.whole(&head.row.id).await {
        Ok(whole) => whole?,
        Err(error) => return Some(error.to_string()),
    };
    let room = match Room::fold(&whole.row, &whole.entries) {
        Ok(room) => room,
        Err(broken) => return Some(broken.to_string()),
    };
    let (kept, found) = (whole.row.status, room.status());
    let phrase = Phrase::new("doctor-status").with("kept", kept.name());
    (kept != found).then(|| voice.say(phrase.with("found", found.name())))
}
