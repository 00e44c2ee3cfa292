mod log;
mod report;

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::atomic::Ordering,
};

use arena::{
    Contest, ContestError, Legend, Lineup, LineupError, Logged, Played, Sprt, Standings, Verdict,
};
use clap::Args;
use serde_json::json;
use table::{Phrase, Seed};

pub(crate) use self::{
    log::LogFile,
    report::{counted, reason},
};
use crate::{
    failure::Failure,
    files,
    progress::{self, Progress},
    setting::{self, BotList, GameArg, OptionArgs, STUDY_SEED},
    voice::Voice,
};

const EXAMPLES: &str = "\
Every pair of bots meets (at tables with more than two sides: every combination that fills them).
Each deal is played once in every rotation of the bots, so that luck and seats cancel out. With
--out, every finished game is on disk before it counts: stop with Ctrl-C and run the same command
again to continue. The number of threads does not change the results. A bot that fails loses that
game. Where everyone at the table wins together (TAC one-team and solo), each bot plays every deal
by itself, and the one with the smallest number, such as the fewest cards, scores the point.

--sprt LOW,HIGH tests whether the first bot's score rate is closer to HIGH than to LOW, with errors
of 5%, and stops as soon as that is clear. Exit status 1 if it is closer to LOW, otherwise 0.

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

    /// How many games each pairing plays, rounded up to whole sets of rotations [default: 100, or up
    /// to 20000 with --sprt]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, MOST))]
    games: Option<u64>,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of every game: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many games to play at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 1024))]
    threads: Option<u64>,

    /// Stop once the first bot's score rate is clearly closer to HIGH or to LOW, such as 0.5,0.55
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,

    /// Keep every game in this file, and continue with the games already there
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,

    /// Write the results as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,

    /// Plot the score rates as SVG
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
        let lineup = Lineup::new(self.game, &options, bots, seed)
            .map_err(|error| no_lineup(self.game, error, voice))?;
        let contest = Contest::new(lineup, self.asked());
        let contest = match self.sprt {
            Some(sprt) => contest.and_then(|contest| contest.until(sprt)),
            None => contest,
        };
        contest.map_err(|error| {
            voice.refuse(match error {
                ContestError::FewBots => Phrase::new("arena-few-bots"),
                ContestError::Twice(bot) => Phrase::new("arena-twice").with("bot", bot),
                ContestError::TestOfTwo => Phrase::new("arena-test-of-two"),
            })
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
            files::write(path, format!("{json:#}\n"), voice)?;
        }
        if let Some(path) = &self.svg {
            let plot = report::plot(contest, standings, voice);
            files::write(path, plot.to_svg(Legend::Alone), voice)?;
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
        // Alone, what a game is worth depends on how the others play the same deal.
        let alone = contest.schedule().is_alone();
        Phrase::new(if alone { "progress-test-alone" } else { "progress-test" })
            .with("games", self.games)
            .with("bot", contest.lineup().bots()[0].as_str())
            .with("rate", voice.percent(self.points / self.games.max(1) as f64))
    }
}

/// Why bots cannot play a game.
pub(crate) fn no_lineup(game: GameArg, error: LineupError, voice: &Voice) -> Failure {
    match error {
        LineupError::NoBots => voice.refuse(Phrase::new("arena-few-bots")),
        LineupError::Bot(error) => Failure::input(error.to_string()),
        LineupError::Options(problems) => voice.problems(game, &problems),
    }
}
