//! How many cards, or whatever is counted, a bot needs where all play together:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example together -- plan:200000 200 '{"variant":"solo"}'
//! ```
//!
//! Plays so many deals of TAC on all cores, always the same ones; every person is a bot of this kind.

use std::{
    env,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::{Spec, build};
use serde_json::Value;
use table::{AnyTable, Game, Outcome, Seed, Table, read_options};
use tac::Tac;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [bot, games, options] = &args[..] else { panic!("expected BOT GAMES OPTIONS") };
    let spec: Spec = bot.parse().unwrap_or_else(|error| panic!("{error}"));
    let games: u64 = games.parse().expect("a number of games");
    let options: Value = serde_json::from_str(options).expect("options as JSON");
    let outcomes = play_all(&spec, games, &options);
    let failed = outcomes.iter().filter(|outcome| outcome.winners().is_empty()).count();
    let counted = |outcome: &Outcome| outcome.count().expect("all play together for a number").1;
    let mut counts: Vec<u32> = outcomes.iter().map(counted).collect();
    counts.sort_unstable();
    let mean = counts.iter().map(|&count| f64::from(count)).sum::<f64>() / games as f64;
    let squares: f64 = counts.iter().map(|&count| (f64::from(count) - mean).powi(2)).sum();
    let error = 1.96 * squares.sqrt() / games as f64;
    let at = |share: f64| counts[((games - 1) as f64 * share).round() as usize];
    println!("{bot} {options}, {games} deals, {failed} of them not made:");
    println!(
        "mean {mean:.1} ± {error:.1}, median {}, quartiles {} and {}, from {} to {}",
        at(0.5),
        at(0.25),
        at(0.75),
        at(0.0),
        at(1.0)
    );
}

/// How all games end.
fn play_all(spec: &Spec, games: u64, options: &Value) -> Vec<Outcome> {
    let (next, outcomes) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            let outcome = play(spec, number, options);
            outcomes.lock().expect("nobody panics").push(outcome);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    outcomes.into_inner().expect("nobody panics")
}

/// How one game ends.
fn play(spec: &Spec, number: u64, options: &Value) -> Outcome {
    let about = Tac::ABOUT;
    let options = read_options(options, about.options, about.rules_version).expect("good options");
    let mut table = Table::<Tac>::new(options, Seed::from(number)).expect("good options");
    let people = AnyTable::sides(&table).people().to_vec();
    let dice = |place: usize| Seed::from(number).derive("together", place as u64);
    let mut bots: Vec<_> = (0..people.len())
        .map(|place| build::<Tac>(spec, dice(place)).unwrap_or_else(|error| panic!("{error}")))
        .collect();
    while let Some(seat) = AnyTable::asks_first(&table) {
        let place = people.iter().position(|person| person.contains(seat)).expect("it plays");
        let action = bots[place].choose(&table, seat).expect("the seat may act");
        AnyTable::play(&mut table, seat, &action).expect("bots do what is legal");
    }
    AnyTable::outcome(&table).expect("the game is over")
}
