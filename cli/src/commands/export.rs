use std::{
    io::{self, Write},
    path::PathBuf,
};

use arena::{Lineup, MOST_OPENING, StudyPlan};
use clap::Args;
use dataset::{BotGames, Column, DatasetError, Export as Writer, Records, Source, Summary};
use serde_json::Value;
use table::{Phrase, Record, Seed};

use super::arena::{no_lineup, with_opening};
use crate::{
    failure::Failure,
    files,
    input::{read_records, unreadable},
    json_out::JsonOut,
    progress::{self, Progress},
    setting::{self, BotList, GameArg, MOST_GAMES, OptionArgs, STUDY_SEED},
    voice::Voice,
};

const EXAMPLES: &str = "\
A row for every decision: who decides, what that seat may know as numbers, which actions are legal,
what was chosen, and how the game ended for the seat. docs/formats.md lists the columns. Several bots
take turns around the table, as in a study. The same command writes the same bytes, whatever the
number of threads.

A name that ends in .parquet becomes one file; any other a folder with a file for every --shard games.
Files appear when they are whole: stop with Ctrl-C and run the same command again to continue with
those that are missing. What is already there with other settings is never written over.

Examples:
  tactable export maiak --bots greedy,random --games 1000 --out maiak.parquet
  tactable export tac -o variant=solo --bots greedy --games 100000 --out tac/
  tactable export taki --games 100 --with view --without observation --out taki.parquet
  tactable export maiak --records game.txt other.txt --out played.parquet";

/// Write games as a data set: Parquet files with a row for every decision.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Export {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::game)]
    game: GameArg,

    /// The bots that play
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = BotList::read)]
    bots: Vec<BotList>,

    /// How many games
    #[arg(long, value_name = "N", default_value = "100", value_parser = setting::whole(1, MOST_GAMES))]
    games: u64,

    /// Games that were played before, instead of bots: files of records, or - for standard input
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["bots", "games", "seed", "options", "option", "opening_plies"])]
    records: Vec<String>,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of every game: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many actions of every game are drawn at random before the bots take over [default: 4 where
    /// games would repeat, otherwise 0]
    #[arg(long, value_name = "N", value_parser = setting::whole(0, MOST_OPENING.into()))]
    opening_plies: Option<u64>,

    /// The file or the folder to write
    #[arg(long, value_name = "FILE.parquet|DIR")]
    out: PathBuf,

    /// Columns to write that are not by default
    #[arg(long, value_name = "view", value_delimiter = ',', value_parser = optional)]
    with: Vec<Column>,

    /// Columns to leave out
    #[arg(long, value_name = "observation,legal", value_delimiter = ',', value_parser = optional)]
    without: Vec<Column>,

    /// How many games are written together
    #[arg(long, value_name = "N", default_value_t = Writer::SHARD, value_parser = setting::whole(1, MOST_SHARD))]
    shard: u64,

    /// How many games to play at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 1024))]
    threads: Option<u64>,

    /// Write how large it is as JSON; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = JsonOut::PRINTED,
        value_parser = JsonOut::read)]
    json: Option<JsonOut>,
}

/// How many games a shard has at most: what was done in them is all kept in memory.
const MOST_SHARD: u64 = 1_000_000;

fn optional(text: &str) -> Result<Column, String> {
    let found = Column::OPTIONAL.into_iter().find(|column| column.name() == text);
    found.ok_or_else(|| format!("expected {}", Column::OPTIONAL.map(Column::name).join(", ")))
}

impl Export {
    /// Write the data set and say how large it is.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let source = self.source(voice)?;
        let source = &*source;
        let writer = Writer::new(source, &self.out, &self.columns(), self.shard);
        let refuse = |error| refuse(self.game, error, voice);
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
        let threads = progress::threads(self.threads);
        let written = writer.run(&missing, threads, &stop, |more| progress.add(more));
        progress.finish();
        written.map_err(refuse)?;
        let summary = writer.finish().map_err(refuse)?;
        self.report(&summary, source.games(), there, voice)
    }

    fn source(&self, voice: &Voice) -> Result<Box<dyn Source>, Failure> {
        if !self.records.is_empty() {
            let mut records: Vec<Record> = Vec::new();
            for path in &self.records {
                records.extend(read_records(path, None, voice)?);
            }
            let records = Records::new(self.game, records);
            return Ok(Box::new(records.map_err(|error| refuse(self.game, error, voice))?));
        }
        let options = self.options.read(self.game, voice)?;
        let bots = BotList::all(&self.bots).iter().map(ToString::to_string).collect();
        let seed = self.seed.unwrap_or(STUDY_SEED);
        let lineup = Lineup::new(self.game, &options, bots, seed)
            .map_err(|error| no_lineup(self.game, error, voice))?;
        let lineup = with_opening(lineup, self.opening_plies, None);
        Ok(Box::new(BotGames::new(StudyPlan::new(lineup, self.games))))
    }

    fn columns(&self) -> Vec<Column> {
        let usual = Column::usual();
        let wanted = |column: &Column| {
            (usual.contains(column) || self.with.contains(column)) && !self.without.contains(column)
        };
        Column::ALL.into_iter().filter(wanted).collect()
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
fn refuse(game: GameArg, error: DatasetError, voice: &Voice) -> Failure {
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
