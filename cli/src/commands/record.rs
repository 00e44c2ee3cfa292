use std::{
    io::{self, BufWriter, Write},
    mem,
    path::{Path, PathBuf},
};

use clap::Args;
use table::{Record, Seed};

use crate::{
    driver::{self, Driver},
    failure::Failure,
    files,
    session::{self, Sitter},
    setting::{self, BotList, GameArg, MOST_GAMES, OptionArgs, STUDY_SEED, Setting},
    threads::Threads,
    voice::Voice,
};

const EXAMPLES: &str = "\
The same command always writes the same records, whatever the number of threads. In a stream, lines
of three dashes separate them.

Examples:
  tactable record maiak --games 100 | tactable verify -
  tactable record maiak --bots greedy,random --games 10 --out games/";

/// Write records of games between bots.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct WriteRecords {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of the first game: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many games
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(0, MOST_GAMES))]
    games: u64,

    /// The bots: one for all or one for each player
    #[arg(long, value_name = "NAME", default_value = "random", value_parser = BotList::read)]
    bots: Vec<BotList>,

    #[command(flatten)]
    threads: Threads,

    /// A folder for one file per game, or - for standard output
    #[arg(long, value_name = "DIR|-", default_value = "-")]
    out: PathBuf,
}

impl WriteRecords {
    /// Write the records.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let options = self.options.read(self.game, voice)?;
        let seed = self.seed.unwrap_or(STUDY_SEED);
        let rules = self.game.about().rules_version;
        let setting = Setting { game: self.game, rules, options, seed, state: None };
        if self.out == Path::new("-") {
            self.print(&setting, voice)
        } else {
            self.write_files(&setting, voice)
        }
    }

    fn print(&self, setting: &Setting, voice: &Voice) -> Result<(), Failure> {
        let mut output = BufWriter::new(io::stdout().lock());
        let mut first = true;
        let work = |number| self.play(setting, number, voice).map(|record| record.to_string());
        self.threads.in_order(0..self.games, work, |record| {
            if !mem::take(&mut first) {
                writeln!(output, "{}", files::SEPARATOR)?;
            }
            Ok(output.write_all(record?.as_bytes())?)
        })?;
        Ok(output.flush()?)
    }

    fn write_files(&self, setting: &Setting, voice: &Voice) -> Result<(), Failure> {
        files::try_folder(&self.out, voice)?;
        let work = |number| {
            let path = self.out.join(format!("{}-{:05}.txt", self.game.about().id, number + 1));
            files::write(&path, self.play(setting, number, voice)?.to_string(), voice)
        };
        self.threads.in_order(0..self.games, work, |written| written)
    }

    /// Play one game to its end.
    fn play(&self, setting: &Setting, number: u64, voice: &Voice) -> Result<Record, Failure> {
        let mut table = setting.table(number, voice)?;
        let (sides, seed) = (table.sides(), setting.seed.of_game(number));
        let bots = BotList::all(&self.bots);
        let mut driver = Driver::new(self.game, &bots, &sides, seed, voice)?;
        while let Some(step) = driver.next(self.game, &*table, voice)? {
            let Some(seat) = step.seat else { break };
            table
                .play(seat, &step.action)
                .map_err(|refusal| Failure::input(voice.refusal(self.game, &refusal)))?;
        }
        let specs = driver::one_each(&bots, sides.people().len(), voice)?;
        let sitters: Vec<Sitter> = specs.into_iter().map(Sitter::Bot).collect();
        Ok(table.record(session::seat_tags(&sides, &sitters)))
    }
}
