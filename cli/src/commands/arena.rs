mod log;
mod report;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};

use arena::{Contest, Legend, Logged, NoContest, Played, Sprt, Standings, Verdict};
use clap::Args;
use serde_json::json;
use table::{Phrase, Seed};

pub(crate) use self::{log::LogFile, report::reason};
use crate::{
    failure::Failure,
    progress::{self, Progress},
    setting::{self, BotList, GameArg, OptionArgs, STUDY_SEED},
    store,
    voice::Voice,
};

const EXAMPLES: &str = "\
Every pair of bots meets (at tables with more than two sides: every combination that fills them).
Each deal is played once in every rotation of the bots, so that luck and seats cancel. With --out,
every finished game is on disk before it counts: stop with Ctrl-C and start the same command again
to go on. The number of threads changes nothing in the results. A bot that fails loses that game.

--sprt LOW,HIGH asks whether the first bot's score rate is rather HIGH than LOW, with errors of 5%,
and stops as soon as that is clear. Exit status 0 if it is or stays undecided, 1 if it is not.

Examples:
  tactable arena maiak --bots greedy,random --games 200
  tactable arena tactiki --bots greedy,random --games 1000 --out games.jsonl --svg plot.svg
  tactable arena maiak --bots greedy,random --sprt 0.5,0.55";

/// Let bots play against each other, and rate them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::game)]
    game: GameArg,

    /// The bots, at least two
    #[arg(long, value_name = "BOT", required = true, value_parser = BotList::read)]
    bots: Vec<BotList>,

    /// How many games each pairing plays, rounded up to whole sets of rotations [default: 100; with --sprt at most 20000]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, MOST))]
    games: Option<u64>,

    #[command(flatten)]
    options: OptionArgs,

    /// Where all chance comes from, 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 1024))]
    threads: Option<u64>,

    /// Stop when the first bot's score rate is clearly rather HIGH or rather LOW, such as 0.5,0.55
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,

    /// Keep every game in this file, and go on with those that are there
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,

    /// Write the results as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,

    /// Draw the score rates
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let parts = text.split_once(',');
    let rates =
        parts.and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    let test = rates.and_then(|(low, high)| Sprt::new(low, high));
    test.ok_or_else(|| {
        "expected two rates between 0 and 1, the lower first, as in 0.5,0.55".to_owned()
    })
}

/// How many games each pairing plays at most: their results are all kept in memory.
pub(crate) const MOST: u64 = 1_000_000;

/// How many games are played, unless the command says so.
const GAMES: u64 = 100;

/// How many games a test may take, unless the command says so.
const TEST_GAMES: u64 = 20_000;

impl Arena {
    /// Play the contest and print the results.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let contest = self.contest(voice)?;
        let mut log =
            self.out.as_deref().map(|path| LogFile::open(path, &contest, voice)).transpose()?;
        let done = log.as_mut().map(LogFile::take_games).unwrap_or_default();
        let resumed = done.len();
        let stop = progress::interruption();
        let mut test = Tally::default();
        test.add(&done);
        let mut progress = match self.sprt {
            None => Progress::new(resumed as u64, contest.total(), voice),
            Some(_) => Progress::open(test.tell(&contest, voice), voice),
        };
        let keep = |batch: &[Played]| {
            log.as_mut().map_or(Ok(()), |log| log.keep(batch))?;
            test.add(batch);
            match self.sprt {
                None => progress.add(batch.len() as u64),
                Some(_) => progress.say(test.tell(&contest, voice)),
            }
            Ok::<(), io::Error>(())
        };
        let standings = contest.run(done, progress::threads(self.threads), &stop, keep)?;
        progress.finish();
        let interrupted = stop.load(Ordering::Relaxed);
        let page = report::page(&contest, &standings, self.asked(), resumed, interrupted, voice);
        write!(io::stdout().lock(), "{}", page.to_text())?;
        self.write_files(&contest, &standings, voice)?;
        match standings.sprt {
            Some(sprt) if sprt.verdict == Verdict::Rejected => Err(Failure::No),
            _ => Ok(()),
        }
    }

    fn asked(&self) -> u64 {
        self.games.unwrap_or(if self.sprt.is_some() { TEST_GAMES } else { GAMES })
    }

    fn contest(&self, voice: &Voice) -> Result<Contest, Failure> {
        let options = self.options.read(self.game, voice)?;
        let bots = BotList::all(&self.bots).iter().map(ToString::to_string).collect();
        let seed = self.seed.unwrap_or(STUDY_SEED);
        let contest = Contest::new(self.game, &options, bots, self.asked(), seed);
        let contest = match self.sprt {
            Some(sprt) => contest.and_then(|contest| contest.until(sprt)),
            None => contest,
        };
        contest.map_err(|reason| match reason {
            NoContest::FewBots => voice.refuse(Phrase::new("arena-few-bots")),
            NoContest::Twice(bot) => voice.refuse(Phrase::new("arena-twice").with("bot", bot)),
            NoContest::Bot(reason) => Failure::input(reason),
            NoContest::OneSide => voice.refuse(Phrase::new("arena-one-side")),
            NoContest::TestOfTwo => voice.refuse(Phrase::new("arena-test-of-two")),
            NoContest::Options(problems) => voice.problems(self.game, &problems),
        })
    }

    fn write_files(
        &self,
        contest: &Contest,
        standings: &Standings,
        voice: &Voice,
    ) -> Result<(), Failure> {
        if let Some(path) = &self.json {
            let json = json!({"contest": contest.header(), "results": standings});
            write_file(path, &format!("{json:#}\n"), voice)?;
        }
        if let Some(path) = &self.svg {
            let plot = report::plot(contest, standings, voice);
            write_file(path, &plot.to_svg(Legend::Alone), voice)?;
        }
        Ok(())
    }
}

/// How a test stands that ends nobody knows when.
#[derive(Default)]
struct Tally {
    games: usize,
    points: f64,
}

impl Tally {
    fn add(&mut self, games: &[Played]) {
        self.games += games.len();
        self.points += games.iter().map(|game| game.points(0)).sum::<f64>();
    }

    fn tell(&self, contest: &Contest, voice: &Voice) -> Phrase {
        Phrase::new("progress-test")
            .with("games", self.games)
            .with("bot", contest.bots()[0].as_str())
            .with("rate", voice.percent(self.points / self.games.max(1) as f64))
    }
}

/// Put a text into a file, or refuse the name of the file.
pub(crate) fn write_file(path: &Path, text: &str, voice: &Voice) -> Result<(), Failure> {
    store::write(path, text).map_err(|error| {
        let phrase = Phrase::new("failed-write").with("path", path.display().to_string());
        voice.refuse(phrase.with("error", error.to_string()))
    })
}
