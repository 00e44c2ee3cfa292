mod search;

use std::{
    io::{self, Write},
    num::NonZero,
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use serde::Serialize;
use serde_json::Number;
use table::{AnyTable, Playouts, Seed};

use self::search::SearchLine;
use crate::{
    failure::Failure,
    json_out::JsonOut,
    listing::thousands,
    setting::{self, GameArg, OptionArgs, STUDY_SEED},
    voice::Voice,
};

const EXAMPLES: &str = "\
Plays uniformly random legal actions to the end, over and over: first plainly, then with the numbers
for learning (observation and mask) written before every action. The share is what remains of the
plain speed; the bar is a tenth. A playout must not allocate on the heap. Built like this, the
program counts allocations and exits with status 1 if there are any:
  cargo run --release --features count-allocations -- bench

With --search, UCT tree search decides the first action of a new game instead, over and over: one
simulation is one way down the tree, one random playout to the end and the way back.

Examples:
  tactable bench
  tactable bench --search
  tactable bench maiak --seconds 10
  tactable bench maiak --json --threads 1
  tactable bench tac -o deck=master";

/// Measure random play, plain and with the numbers for learning, or search.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Bench {
    /// The games to measure [default: all]
    #[arg(value_parser = setting::GameParser)]
    games: Vec<GameArg>,

    /// Write JSON, one object per line; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = JsonOut::PRINTED,
        value_parser = JsonOut::read)]
    json: Option<JsonOut>,

    /// Measure searches of this many simulations each [default: 2000]
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
        default_missing_value = "2000", value_parser = setting::whole(1, MOST_SIMULATIONS))]
    search: Option<u64>,

    /// How long to measure each figure, in seconds
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds)]
    seconds: Duration,

    /// How many threads [default: one, then as many as there are cores]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 1024))]
    threads: Option<u64>,

    #[command(flatten)]
    options: OptionArgs,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let positive = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let duration = positive.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "expected a positive number of seconds".to_owned())
}

/// How many simulations one search that is measured may have.
const MOST_SIMULATIONS: u64 = 1_000_000;

/// Into how many parts the time of a measurement is divided.
const SLICES: u32 = 10;

/// Games between two looks at the clock.
const BATCH: u64 = 64;

/// One line of the result.
#[derive(Serialize)]
struct Line {
    game: &'static str,
    threads: usize,
    actions_per_second: f64,
    games_per_second: f64,
    actions_per_game: f64,
    bytes_per_state: usize,
    /// Nothing where they are not counted.
    allocations_per_playout: Option<Number>,
    observed_actions_per_second: f64,
    /// How much of the plain speed is left.
    observed_share: f64,
    allocations_per_observed_playout: Option<Number>,
}

impl Bench {
    /// Print the measurements.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let mut counts = match self.threads {
            Some(threads) => vec![threads as usize],
            None => vec![1, cores],
        };
        counts.dedup();
        let games = if self.games.is_empty() { catalog::games().collect() } else { self.games };
        let json = self.json.as_ref();
        JsonOut::try_out(json, voice)?;
        let printed = JsonOut::is_printed(json);
        let mut lines = String::new();
        let head = if self.search.is_some() { SearchLine::HEAD } else { Line::HEAD };
        let mut output = io::stdout().lock();
        if !printed {
            writeln!(output, "{head}")?;
        }
        let mut allocates = false;
        for game in games {
            let options = self.options.read(game, voice)?;
            let table = game
                .start(game.about().rules_version, &options, STUDY_SEED)
                .map_err(|problems| voice.problems(game, &problems))?;
            for &threads in &counts {
                let (text, line) = if let Some(simulations) = self.search {
                    let table = table.duplicate();
                    let line = search::measure(game, table, simulations, threads, self.seconds);
                    (line.text(), json_line(&line))
                } else {
                    let line = measure(game, &*table, threads, self.seconds);
                    allocates |= line.allocates();
                    (line.text(), json_line(&line))
                };
                // Whoever waits sees every line as soon as it is measured.
                writeln!(output, "{}", if printed { &line } else { &text })?;
                output.flush()?;
                lines += &format!("{line}\n");
            }
        }
        if !printed && self.search.is_none() && !COUNTS {
            writeln!(output, "{}", voice.word("bench-not-counted"))?;
        }
        drop(output);
        if !printed {
            JsonOut::write(json, &lines, voice)?;
        }
        if allocates { Err(Failure::No) } else { Ok(()) }
    }
}

fn json_line(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("our own types have a JSON form")
}

impl Line {
    const HEAD: &str = "game      threads    actions/s    games/s  actions/game  bytes/state  \
                        allocations  observed/s   share  allocations";

    fn text(&self) -> String {
        let count = |count: &Option<Number>| match count {
            Some(count) => count.to_string(),
            None => "–".to_owned(),
        };
        format!(
            "{:9} {:7} {:>12} {:>10} {:13.1} {:12} {:>12} {:>11} {:>6.1}% {:>12}",
            self.game,
            self.threads,
            thousands(self.actions_per_second as u64),
            thousands(self.games_per_second as u64),
            self.actions_per_game,
            self.bytes_per_state,
            count(&self.allocations_per_playout),
            thousands(self.observed_actions_per_second as u64),
            100.0 * self.observed_share,
            count(&self.allocations_per_observed_playout),
        )
    }

    /// Whether anything was seen to allocate.
    fn allocates(&self) -> bool {
        let counts = [&self.allocations_per_playout, &self.allocations_per_observed_playout];
        counts.into_iter().flatten().any(|count| *count != Number::from(0))
    }
}

/// A way to play random games: so many, and the actions that it took.
type Run = fn(&mut dyn Playouts, u64) -> u64;

const PLAIN: Run = |playouts, games| playouts.run(games);
const OBSERVED: Run = |playouts, games| playouts.run_observed(games);

fn measure(game: GameArg, table: &dyn AnyTable, threads: usize, time: Duration) -> Line {
    let (mut plain, mut observed) = (Total::default(), Total::default());
    // By turns, so that whatever else the machine does slows both down alike.
    for _ in 0..SLICES {
        plain.add(PLAIN, table, threads, time / SLICES);
        observed.add(OBSERVED, table, threads, time / SLICES);
    }
    Line {
        game: game.about().id,
        threads,
        actions_per_second: plain.actions_per_second(),
        games_per_second: plain.games as f64 / plain.seconds,
        actions_per_game: plain.actions as f64 / plain.games as f64,
        bytes_per_state: game.bytes_per_state(),
        allocations_per_playout: allocations(PLAIN, table),
        observed_actions_per_second: observed.actions_per_second(),
        observed_share: observed.actions_per_second() / plain.actions_per_second(),
        allocations_per_observed_playout: allocations(OBSERVED, table),
    }
}

/// What was played, and in which time.
#[derive(Default)]
struct Total {
    games: u64,
    actions: u64,
    seconds: f64,
}

impl Total {
    /// Play for some more time.
    fn add(&mut self, run: Run, table: &dyn AnyTable, threads: usize, time: Duration) {
        let players: Vec<_> =
            (0..threads as u64).map(|i| warm(run, table, Seed::from(i))).collect();
        let began = Instant::now();
        thread::scope(|scope| {
            let spawn = |player| scope.spawn(move || run_for(run, player, time));
            let threads: Vec<_> = players.into_iter().map(spawn).collect();
            for thread in threads {
                let (games, actions) = thread.join().expect("playouts end");
                self.games += games;
                self.actions += actions;
            }
        });
        self.seconds += began.elapsed().as_secs_f64();
    }

    fn actions_per_second(&self) -> f64 {
        self.actions as f64 / self.seconds
    }
}

/// Random games whose buffers have grown as far as they will.
fn warm(run: Run, table: &dyn AnyTable, seed: Seed) -> Box<dyn Playouts> {
    let mut playouts = table.playouts(seed);
    run(&mut *playouts, BATCH);
    playouts
}

/// Games and actions played in the time.
fn run_for(run: Run, mut playouts: Box<dyn Playouts>, time: Duration) -> (u64, u64) {
    let (mut games, mut actions) = (0, 0);
    let began = Instant::now();
    while began.elapsed() < time {
        actions += run(&mut *playouts, BATCH);
        games += BATCH;
    }
    (games, actions)
}

/// Whether this program counts allocations.
const COUNTS: bool = cfg!(feature = "count-allocations");

#[cfg(feature = "count-allocations")]
fn allocations(run: Run, table: &dyn AnyTable) -> Option<Number> {
    let mut playouts = warm(run, table, STUDY_SEED);
    let measured = allocation_counter::measure(|| {
        run(&mut *playouts, BATCH);
    });
    let count = measured.count_total;
    if count % BATCH == 0 {
        return Some(Number::from(count / BATCH));
    }
    Number::from_f64(count as f64 / BATCH as f64)
}

#[cfg(not(feature = "count-allocations"))]
fn allocations(_: Run, _: &dyn AnyTable) -> Option<Number> {
    None
}
