use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use dataset::{Column, DatasetError, Export as Writer, Source, Summary};
use serde_json::Value;
use table::Phrase;

use crate::{
    failure::Failure,
    files,
    input::unreadable,
    json_out::JsonOut,
    progress::{self, Progress},
    setting::{self, GameArg},
    threads::Threads,
    voice::Voice,
};

/// Where a data set is written, and how.
#[derive(Args)]
pub(crate) struct Destination {
    /// The file or the folder to write
    #[arg(long, value_name = "FILE.parquet|DIR")]
    out: PathBuf,

    /// How many games are written together
    #[arg(long, value_name = "N", default_value_t = Writer::SHARD, value_parser = setting::whole(1, MOST_SHARD))]
    shard: u64,

    #[command(flatten)]
    threads: Threads,

    /// Write how large it is as JSON; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = JsonOut::PRINTED,
        value_parser = JsonOut::read)]
    json: Option<JsonOut>,
}

/// How many games a shard has at most: what was done in them is all kept in memory.
const MOST_SHARD: u64 = 1_000_000;

impl Destination {
    /// Write the data set and say how large it is.
    pub(crate) fn write(
        &self,
        source: &dyn Source,
        columns: &[Column],
        voice: &Voice,
    ) -> Result<(), Failure> {
        let writer = Writer::new(source, &self.out, columns, self.shard);
        let refuse = |error| refuse(source.game(), error, voice);
        JsonOut::try_out(self.json.as_ref(), voice)?;
        let missing = writer.missing().map_err(refuse)?;
        writer.prepare().map_err(refuse)?;
        let games = |shards: &[u64]| -> u64 {
            let of = |&shard: &u64| writer.games_of(shard);
            shards.iter().map(of).map(|games| games.end - games.start).sum()
        };
        let there = source.games() - games(&missing);
        let mut progress = Progress::new(there, source.games(), voice);
        let stop = progress::interruption();
        let threads = self.threads.count();
        let written = writer.run(&missing, threads, &stop, |more| progress.add(more));
        progress.finish();
        written.map_err(refuse)?;
        let summary = writer.finish().map_err(refuse)?;
        self.report(&summary, source.games(), there, voice)
    }

    fn report(
        &self,
        summary: &Summary,
        asked: u64,
        there: u64,
        voice: &Voice,
    ) -> Result<(), Failure> {
        let json: Value = serde_json::to_value(summary).expect("string keys and whole numbers");
        JsonOut::write(self.json.as_ref(), &format!("{json:#}\n"), voice)?;
        if JsonOut::is_printed(self.json.as_ref()) {
            return Ok(());
        }
        let mut lines = Vec::new();
        if there > 0 {
            lines.push(voice.say(Phrase::new("export-resumed").with("games", there)));
        }
        if summary.interrupted {
            let phrase = Phrase::new("export-interrupted").with("games", summary.games);
            lines.push(voice.say(phrase.with("planned", asked)));
        }
        let each = |of: u64| voice.number(summary.bytes as f64 / of.max(1) as f64, 1);
        let written = Phrase::new("export-written")
            .with("rows", summary.rows)
            .with("games", summary.games)
            .with("path", self.out.display().to_string())
            .with("bytes", summary.bytes.to_string())
            .with("row", each(summary.rows))
            .with("game", each(summary.games));
        lines.push(voice.say(written));
        let mut stdout = io::stdout().lock();
        lines.iter().try_for_each(|line| writeln!(stdout, "{line}"))?;
        Ok(())
    }
}

/// Why a data set cannot be written.
pub(crate) fn refuse(game: GameArg, error: DatasetError, voice: &Voice) -> Failure {
    match error {
        DatasetError::Write { path, error } => files::unwritable(&path, &error, voice),
        DatasetError::Read { path, error } => {
            unreadable(&path.display().to_string(), &error, voice)
        }
        DatasetError::Record { number, error } => {
            let words = voice.say_of(game, &error.phrase);
            let phrase = Phrase::new("export-record").with("number", (number + 1).to_string());
            voice.refuse(phrase.with("reason", words))
        }
        DatasetError::OtherGame { number, found, wanted } => {
            let phrase = Phrase::new("export-other-game").with("number", (number + 1).to_string());
            voice.refuse(phrase.with("found", found).with("wanted", wanted))
        }
        DatasetError::Foreign { path, reason } => {
            let phrase = Phrase::new("export-foreign").with("path", path.display().to_string());
            voice.refuse(phrase.with("reason", reason))
        }
        DatasetError::Differs { path, name, found, wanted } => {
            let phrase = Phrase::new("export-differs").with("path", path.display().to_string());
            let phrase = phrase.with("name", name).with("found", found);
            voice.refuse(phrase.with("wanted", wanted))
        }
    }
}
