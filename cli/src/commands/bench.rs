mod search;

use std::{
    io::{self, Write},
    num::NonZero,
    thread,
    time::{Duration, Instant},
};

use catalog::Title;
use clap::Args;
use serde::Serialize;
use serde_json::{Number, json};
use table::{AnyTable, Playouts, Seed};

use self::search::SearchLine;
use crate::{
    failure::Failure,
    listing::thousands,
    setting::{self, GameArg, STUDY_SEED},
    voice::Voice,
};

const EXAMPLES: &str = "\
Plays uniformly random legal actions to the end, over and over. A playout must not allocate on the
heap; exit status 1 if one does. With --search, plain tree search decides the first action of a new
game instead, over and over: one simulation is one way down the tree, one random playout to the end
and the way back.

Examples:
  tactable bench
  tactable bench --search
  tactable bench maiak --seconds 10
  tactable bench maiak --json --threads 1";

/// Measure random play (speed, memory, allocations) or search.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Bench {
    /// The games to measure [default: all]
    #[arg(value_parser = setting::game)]
    games: Vec<GameArg>,

    /// One JSON object per line
    #[arg(long)]
    json: bool,

    /// Measure searches of so many simulations each [default: 2000]
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
        default_missing_value = "2000", value_parser = setting::whole(1, MOST_SIMULATIONS))]
    search: Option<u64>,

    /// How long to measure each line
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds)]
    seconds: Duration,

    /// How many threads [default: one, then as many as there are cores]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 1024))]
    threads: Option<u64>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let positive = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let duration = positive.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "expected a positive number of seconds".to_owned())
}

/// How many simulations one search that is measured may have.
const MOST_SIMULATIONS: u64 = 1_000_000;

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
    allocations_per_playout: Number,
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
        let head = if self.search.is_some() { SearchLine::HEAD } else { Line::HEAD };
        let mut output = io::stdout().lock();
        if !self.json {
            writeln!(output, "{head}")?;
        }
        let mut allocates = false;
        for game in games {
            for &threads in &counts {
                let line = if let Some(simulations) = self.search {
                    let line = search::measure(game, simulations, threads, self.seconds, voice)?;
                    if self.json { json_line(&line) } else { line.text() }
                } else {
                    let table = game
                        .start(&json!({}), STUDY_SEED)
                        .map_err(|problems| voice.problems(game, &problems))?;
                    let line = measure(game, &*table, threads, self.seconds);
                    allocates |= line.allocations_per_playout != Number::from(0);
                    if self.json { json_line(&line) } else { line.text() }
                };
                writeln!(output, "{line}")?;
                output.flush()?;
            }
        }
        if allocates { Err(Failure::No) } else { Ok(()) }
    }
}

fn json_line(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("our own types have a JSON form")
}

impl Line {
    const HEAD: &str = "game      threads       actions/s      games/s  actions/game  bytes/state  allocations/playout";

    fn text(&self) -> String {
        format!(
            "{:9} {:7} {:>15} {:>12} {:13.1} {:12} {:>20}",
            self.game,
            self.threads,
            thousands(self.actions_per_second as u64),
            thousands(self.games_per_second as u64),
            self.actions_per_game,
            self.bytes_per_state,
            self.allocations_per_playout.to_string(),
        )
    }
}

fn measure(game: &dyn Title, table: &dyn AnyTable, threads: usize, time: Duration) -> Line {
    let players: Vec<_> = (0..threads as u64).map(|i| warm(table, Seed::from(i))).collect();
    let allocations_per_playout = allocations(warm(table, STUDY_SEED).as_mut());
    let began = Instant::now();
    let (games, actions) = thread::scope(|scope| {
        let threads: Vec<_> =
            players.into_iter().map(|player| scope.spawn(move || run_for(player, time))).collect();
        let counts = threads.into_iter().map(|thread| thread.join().expect("playouts end"));
        counts.fold((0, 0), |(games, actions), (g, a)| (games + g, actions + a))
    });
    let seconds = began.elapsed().as_secs_f64();
    Line {
        game: game.about().id,
        threads,
        actions_per_second: actions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        actions_per_game: actions as f64 / games as f64,
        bytes_per_state: game.bytes_per_state(),
        allocations_per_playout,
    }
}

/// Random games whose buffers have grown as far as they will.
fn warm(table: &dyn AnyTable, seed: Seed) -> Box<dyn Playouts> {
    let mut playouts = table.playouts(seed);
    playouts.run(BATCH);
    playouts
}

/// Games and actions played in the time.
fn run_for(mut playouts: Box<dyn Playouts>, time: Duration) -> (u64, u64) {
    let (mut games, mut actions) = (0, 0);
    let began = Instant::now();
    while began.elapsed() < time {
        actions += playouts.run(BATCH);
        games += BATCH;
    }
    (games, actions)
}

fn allocations(playouts: &mut dyn Playouts) -> Number {
    let measured = allocation_counter::measure(|| {
        playouts.run(BATCH);
    });
    let count = measured.count_total;
    if count % BATCH == 0 {
        return Number::from(count / BATCH);
    }
    Number::from_f64(count as f64 / BATCH as f64).expect("a finite number")
}
