//! Simulations per second on one core, from the start of each game and from the midst of random games:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example rate          # or with the id of one game
//! ```

use std::time::{Duration, Instant};

use bots::{Limit, Search, Thinking};
use table::{Dice, Insight, Options, Seed};

/// How many random games are left in their midst.
const GAMES: u64 = 8;
/// How many actions the midst is away from the start.
const ACTIONS: usize = 60;

fn main() {
    let game = std::env::args().nth(1);
    let is_meant = |id: &str| game.as_ref().is_none_or(|game| game == id);
    for uct in [true, false] {
        if is_meant("maiak") {
            rates::<maiak::Maiak>(uct);
        }
        if is_meant("tactigo") {
            rates::<tactigo::Tactigo>(uct);
        }
        if is_meant("tactiki") {
            rates::<tactiki::Tactiki>(uct);
        }
        if is_meant("taki") {
            rates::<taki::Taki>(uct);
        }
        if is_meant("tac") {
            rates::<tac::Tac>(uct);
        }
    }
}

fn rates<G: Insight>(uct: bool) {
    let options = G::Options::default().for_game(0);
    let start = G::new(&options, &Seed::from(1)).unwrap();
    let at_start = rate(&[start], uct);
    let midst: Vec<G> = (0..GAMES).filter_map(|game| midst_of(&options, game)).collect();
    let kind = if uct { "uct" } else { "search" };
    let midst = if midst.is_empty() { 0.0 } else { rate(&midst, uct) };
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

/// Over all of these states, a second together.
fn rate<G: Insight>(states: &[G], uct: bool) -> f64 {
    let limit = Limit::time(Duration::from_secs(1) / states.len() as u32);
    let mut search = Search::<G>::new(Thinking { uct, ..Thinking::new(limit) }, Seed::from(1));
    let (mut simulations, mut legal) = (0, Vec::new());
    let clock = Instant::now();
    for state in states {
        let seat = state.asks_first().unwrap();
        legal.clear();
        state.actions(seat, &mut legal);
        let view = state.view(state.options().sides().viewer(seat));
        let findings = search.study(&view, seat, &legal);
        simulations += findings.iter().map(|finding| finding.visits).sum::<u64>();
    }
    simulations as f64 / clock.elapsed().as_secs_f64()
}
