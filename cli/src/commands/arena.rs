mod crosstable;
mod evidence;
mod log;
mod records;
mod report;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};

use arena::{
    Contest, ContestError, Legend, Lineup, LineupError, Logged, MOST_OPENING, Played, Sprt, Verdict,
};
use clap::Args;
use serde_json::json;
use table::{Phrase, Seed};

pub(crate) use self::{
    evidence::Evidence,
    log::LogFile,
    report::{counted, reason},
};
use self::{log::logged_opening, records::Records, report::Told};
use crate::{
    failure::Failure,
    files,
    json_out::JsonOut,
    origin::Origin,
    progress::{self, Progress},
    setting::{self, BotList, GameArg, OptionArgs, STUDY_SEED},
    threads::Threads,
    voice::Voice,
};

const EXAMPLES: &str = "\
Every pair of bots meets (at tables with more than two sides: every combination that fills them).
Each deal is played once in every rotation of the bots, so that luck and seats cancel out. With
--out, every finished game is on disk before it counts: stop with Ctrl-C and run the same command
again to continue. The number of threads does not change the results. A bot that fails loses that
game. Where everyone at the table wins together (TAC one-team and solo), each bot plays every deal
by itself, and the one with the smallest number, such as the fewest cards, scores the point.

Games that repeat others tell nothing new and make nothing surer; the report says how many differed.
Where games would repeat, the first actions of every deal are drawn at random (--opening-plies), the
same for all games of that deal. A bot that is named twice plays against itself: a null test.

--sprt LOW,HIGH tests whether the first bot's score rate is closer to HIGH than to LOW, with errors
of 5%, and stops as soon as that is clear. Exit status 1 if it is closer to LOW, otherwise 0.

Examples:
  tactable arena maiak --bots greedy,random --games 200
  tactable arena tactiki --bots greedy,random --games 1000 --out games.jsonl --svg plot.svg
  tactable arena maiak --bots greedy,random --sprt 0.5,0.55
  tactable arena maiak --bots greedy,greedy --records games/";

/// Let bots play against each other, and rate them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
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

    #[command(flatten)]
    threads: Threads,

    /// Stop once the first bot's score rate is clearly closer to HIGH or to LOW, such as 0.5,0.55
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,

    /// How many actions of every deal are drawn at random before the bots take over [default: 4 where
    /// games would repeat, otherwise 0]
    #[arg(long, value_name = "N", value_parser = setting::whole(0, MOST_OPENING.into()))]
    opening_plies: Option<u64>,

    /// Keep every game in this file, and continue with the games already there
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,

    /// Keep the record of every game in this folder, for replay, review and verify
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Write the results as JSON; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = JsonOut::PRINTED,
        value_parser = JsonOut::read)]
    json: Option<JsonOut>,

    /// Write everything, with a plot, as one HTML page
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

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
        let records = self.try_out(&contest, voice)?;
        let mut log =
            self.out.as_deref().map(|path| LogFile::open(path, &contest, voice)).transpose()?;
        let done = log.as_mut().map(LogFile::take_games).unwrap_or_default();
        let resumed = done.len();
        let unrecorded = records.as_ref().map_or(0, |records| records.missing(&done));
        let stop = progress::interruption();
        let mut test = Tally::default();
        test.add(&done);
        let mut progress = match self.sprt {
            None => Progress::new(resumed as u64, contest.total(), voice),
            Some(_) => Progress::open(test.tell(&contest, voice), voice),
        };
        let keep = |batch: &[Played]| {
            records.as_ref().map_or(Ok(()), Records::check)?;
            log.as_mut().map_or(Ok(()), |log| log.keep(batch))?;
            test.add(batch);
            match self.sprt {
                None => progress.add(batch.len() as u64),
                Some(_) => progress.say(test.tell(&contest, voice)),
            }
            Ok::<(), io::Error>(())
        };
        let play = |number: u64| match &records {
            None => contest.play(number),
            Some(records) => records.play(number),
        };
        let threads = self.threads.count();
        let standings = contest.run_with(done, threads, &stop, play, keep)?;
        progress.finish();
        let told = Told {
            contest: &contest,
            standings: &standings,
            asked: self.asked(),
            resumed,
            unrecorded,
            interrupted: stop.load(Ordering::Relaxed),
            opening_asked: self.opening_plies.is_some(),
            voice,
        };
        self.write(&told)?;
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
        let lineup = with_opening(lineup, self.opening_plies, self.out.as_deref());
        let contest = Contest::new(lineup, self.asked());
        let contest = match self.sprt {
            Some(sprt) => contest.and_then(|contest| contest.until(sprt)),
            None => contest,
        };
        contest.map_err(|error| {
            voice.refuse(match error {
                ContestError::FewBots => Phrase::new("arena-few-bots"),
                ContestError::TestOfTwo => Phrase::new("arena-test-of-two"),
            })
        })
    }

    /// Refuse what cannot be written before anything is played for it.
    fn try_out<'a>(
        &self,
        contest: &'a Contest,
        voice: &Voice,
    ) -> Result<Option<Records<'a>>, Failure> {
        JsonOut::try_out(self.json.as_ref(), voice)?;
        for path in [&self.html, &self.svg].into_iter().flatten() {
            files::try_out(path, voice)?;
        }
        self.records.as_deref().map(|folder| Records::open(folder, contest, voice)).transpose()
    }

    fn write(&self, told: &Told<'_>) -> Result<(), Failure> {
        let page = told.page();
        if !JsonOut::is_printed(self.json.as_ref()) {
            write!(io::stdout().lock(), "{}", page.to_text())?;
        }
        let (made, header) = (Origin::of(told.contest.lineup()), told.contest.header());
        let json = json!({"made": made, "contest": header, "results": told.standings});
        JsonOut::write(self.json.as_ref(), &format!("{json:#}\n"), told.voice)?;
        if let Some(path) = &self.html {
            files::write(path, page.to_html(), told.voice)?;
        }
        if let Some(path) = &self.svg {
            files::write(path, told.plot().to_svg(Legend::Alone), told.voice)?;
        }
        Ok(())
    }
}

/// The lineup with as long an opening as asked for, as the log was begun with, or as is usual.
pub(crate) fn with_opening(lineup: Lineup, asked: Option<u64>, log: Option<&Path>) -> Lineup {
    let asked = asked.map(|plies| plies as u32).or_else(|| log.and_then(logged_opening));
    let plies = asked.unwrap_or_else(|| lineup.usual_opening());
    lineup.with_opening(plies)
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
