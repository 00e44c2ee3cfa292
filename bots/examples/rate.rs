//! Simulations per second of one core, from the start of each game and from the midst of random games:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example rate          # or with the id of one game
//! cargo run --release -p tactable-bots --example rate -- tac 20000
//! ```
//!
//! The last number is how many simulations are done of each state; without it, it is what fits into a
//! second.

use std::{
    fs,
    sync::LazyLock,
    time::{Duration, Instant},
};

use bots::{Limit, Search, Thinking};
use table::{Dice, Insight, Options, Seed};

/// How many random games are left in their midst.
const GAMES: u64 = 8;
/// How many actions the midst is away from the start.
const ACTIONS: usize = 60;

/// A moment to count from.
static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);

fn main() {
    let game = std::env::args().nth(1);
    let simulations = std::env::args().nth(2).map(|number| number.parse().expect("a number"));
    let is_meant = |id: &str| game.as_ref().is_none_or(|game| game == id);
    for uct in [true, false] {
        if is_meant("maiak") {
            rates::<maiak::Maiak>(uct, simulations);
        }
        if is_meant("tactigo") {
            rates::<tactigo::Tactigo>(uct, simulations);
        }
        if is_meant("tactiki") {
            rates::<tactiki::Tactiki>(uct, simulations);
        }
        if is_meant("taki") {
            rates::<taki::Taki>(uct, simulations);
        }
        if is_meant("tac") {
            rates::<tac::Tac>(uct, simulations);
        }
    }
}

fn rates<G: Insight>(uct: bool, simulations: Option<u64>) {
    let options = G::Options::default().for_game(0);
    let start = G::new(&options, &Seed::from(1)).unwrap();
    let at_start = rate(&[start], uct, simulations);
    let midst: Vec<G> = (0..GAMES).filter_map(|game| midst_of(&options, game)).collect();
    let kind = if uct { "uct" } else { "search" };
    let midst = if midst.is_empty() { 0.0 } else { rate(&midst, uct, simulations) };
    println!(
        "{:8} {kind:6} {at_start:9.0} simulations/s at the start, {midst:9.0} in the midst",
        G::ABOUT.id,
    );
}

/// A state some way into a random game, if it lasts as long.
fn midst_of<G: Insight>(options: &G::Options, game: u64) -> Option<G> {
    let mut state = G::new(options, &Seed::from(game)).unwrap();
    let (mut dice, mut buffer) = (Dice::new(Seed::from(game)), Vec::new());
    for _ in 0..ACTIONS {
        let action = state.random_action(state.asks_first()?, &mut dice, &mut buffer)?;
        state.apply(state.asks_first()?, action, &mut ());
    }
    state.asks_first().map(|_| state)
}

/// Over all of these states, so many simulations of each or a second together.
fn rate<G: Insight>(states: &[G], uct: bool, simulations: Option<u64>) -> f64 {
    let limit = match simulations {
        Some(simulations) => Limit::simulations(simulations),
        None => Limit::time(Duration::from_secs(1) / states.len() as u32),
    };
    let mut search = Search::<G>::new(Thinking { uct, ..Thinking::new(limit) }, Seed::from(1));
    let (mut simulations, mut legal) = (0, Vec::new());
    let began = now();
    for state in states {
        let seat = state.asks_first().unwrap();
        legal.clear();
        state.actions(seat, &mut legal);
        let view = state.view(state.options().sides().viewer(seat));
        let findings = search.study(&view, seat, &legal);
        simulations += findings.iter().map(|finding| finding.visits).sum::<u64>();
    }
    simulations as f64 / (now() - began)
}

/// Seconds, of this thread's processor time where the system tells it, so that it matters little what
/// else the machine does.
fn now() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let spent = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    spent.map_or_else(|| BEGIN.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}
