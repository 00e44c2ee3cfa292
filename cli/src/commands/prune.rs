use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use clap::{ArgGroup, Args};
use server::room::Room;
use store::{Access, Address, Archive, Retention, Status, TableRow, Tables};
use table::Phrase;
use tokio::runtime::Runtime;

use crate::{
    failure::Failure,
    files,
    progress::Progress,
    setting,
    storage::{self, ABOUT_STORES, MOST_DAYS},
    voice::Voice,
};

/// Remove lobbies and games that nobody has touched for a long time.
///
/// Nothing is removed unless you say from which age on. Removed tables are gone for good; with
/// --records the record of each game is written first, and a game whose record cannot be written is
/// kept. A SQLite file can be pruned only while no server has it open.
#[derive(Args)]
#[command(after_help = ABOUT_STORES)]
#[command(group(ArgGroup::new("what").required(true).multiple(true).args(["lobbies", "games"])))]
pub(crate) struct Prune {
    /// The file or database
    store: Address,

    /// Remove lobbies at which nothing happened for so many days
    #[arg(long, value_name = "DAYS", value_parser = setting::whole(0, MOST_DAYS))]
    lobbies: Option<u64>,

    /// Remove games, over or not, at which nothing happened for so many days
    #[arg(long, value_name = "DAYS", value_parser = setting::whole(0, MOST_DAYS))]
    games: Option<u64>,

    /// Keep the records of the games that are removed in this folder
    #[arg(long, alias = "export", value_name = "DIR", requires = "games")]
    records: Option<PathBuf>,
}

impl Prune {
    /// Remove what is old; the answer is no if something had to be kept.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        if let Some(folder) = &self.records {
            files::try_folder(folder, voice)?;
        }
        Runtime::new()?.block_on(self.prune(voice))
    }

    async fn prune(self, voice: &Voice) -> Result<(), Failure> {
        let failed = |error| storage::failed(&error, voice);
        let store = storage::open(&self.store, Access::Write, voice).await?;
        let counts = store.counts().await.map_err(failed)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = now.as_millis() as u64;
        let retention = Retention { lobbies: self.lobbies, games: self.games };
        let mut output = io::stdout().lock();
        let mut progress = Progress::of("progress-tables", 0, counts.tables, voice);
        let mut tables = Tables::new(&*store);
        let (mut lobbies, mut games, mut kept) = (0, 0, 0);
        while let Some(head) = tables.next().await.map_err(failed)? {
            progress.add(1);
            let row = head.row;
            if !retention.is_over_for(&row, now) {
                continue;
            }
            if let (Some(folder), true) = (&self.records, row.status != Status::Lobby)
                && let Err(error) = keep_record(&*store, &row, folder, voice).await?
            {
                let phrase = Phrase::new("prune-kept").with("table", row.id.as_str());
                writeln!(output, "{}", voice.say(phrase.with("error", error)))?;
                kept += 1;
                continue;
            }
            // Where somebody is or came back at this very moment, the table stays.
            if store.remove(&row.id, row.changed_at).await.map_err(failed)? {
                let count = if row.status == Status::Lobby { &mut lobbies } else { &mut games };
                *count += 1;
            }
        }
        progress.finish();
        store.close().await.map_err(failed)?;
        let phrase = Phrase::new("prune-done").with("lobbies", lobbies).with("games", games);
        writeln!(output, "{}", voice.say(phrase))?;
        if kept == 0 { Ok(()) } else { Err(Failure::No) }
    }
}

/// Write the record of a game; or say why there is none.
async fn keep_record(
    store: &dyn Archive,
    row: &TableRow,
    folder: &Path,
    voice: &Voice,
) -> Result<Result<(), String>, Failure> {
    let entries = match store.read(&row.id, 0).await {
        Ok(entries) => entries,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let room = match Room::fold(row, &entries) {
        Ok(room) => room,
        Err(broken) => return Ok(Err(broken.to_string())),
    };
    // A name is made of harmless signs, unless somebody meddled with the store.
    let name = format!("{}-{}.txt", row.game, row.id).replace(['/', '\\'], "_");
    files::write(&folder.join(name), room.record().to_string(), voice).map(Ok)
}
