use arena::{Lineup, MOST_OPENING, StudyPlan};
use clap::Args;
use dataset::{BotGames, Column, Records, Source};
use table::{Record, Seed};

use super::arena::{no_lineup, with_opening};
use crate::{
    destination::{Destination, refuse},
    failure::Failure,
    input::read_records,
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
  tactable export maiak --from game.txt other.txt --out played.parquet";

/// Write games as a data set: Parquet files with a row for every decision.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Export {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// The bots that play
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = BotList::read)]
    bots: Vec<BotList>,

    /// How many games
    #[arg(long, value_name = "N", default_value = "100", value_parser = setting::whole(1, MOST_GAMES))]
    games: u64,

    /// Games that were played before, instead of bots: files of records, or - for standard input
    #[arg(long, alias = "records", value_name = "FILE|-", num_args = 1..)]
    #[arg(conflicts_with_all = ["bots", "games", "seed", "options", "option", "opening_plies"])]
    from: Vec<String>,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of every game: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many actions of every game are drawn at random before the bots take over [default: 4 where
    /// games would repeat, otherwise 0]
    #[arg(long, value_name = "N", value_parser = setting::whole(0, MOST_OPENING.into()))]
    opening_plies: Option<u64>,

    #[command(flatten)]
    to: Destination,

    /// Columns to write that are not by default
    #[arg(long, value_name = "view", value_delimiter = ',', value_parser = optional)]
    with: Vec<Column>,

    /// Columns to leave out
    #[arg(long, value_name = "observation,legal", value_delimiter = ',', value_parser = optional)]
    without: Vec<Column>,
}

fn optional(text: &str) -> Result<Column, String> {
    let found = Column::OPTIONAL.into_iter().find(|column| column.name() == text);
    found.ok_or_else(|| format!("expected {}", Column::OPTIONAL.map(Column::name).join(", ")))
}

impl Export {
    /// Write the data set and say how large it is.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let source = self.source(voice)?;
        self.to.write(&*source, &self.columns(), voice)
    }

    fn source(&self, voice: &Voice) -> Result<Box<dyn Source>, Failure> {
        if !self.from.is_empty() {
            let mut records: Vec<Record> = Vec::new();
            for path in &self.from {
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
}
