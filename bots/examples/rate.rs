//! Simulations per second from the start of each game, on one core:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example rate
//! ```

use std::time::{Duration, Instant};

use bots::{Limit, Search, Thinking};
use table::{Evaluation, Options, Seed};

fn main() {
    for uct in [true, false] {
        rate::<maiak::Maiak>(uct);
        rate::<tactigo::Tactigo>(uct);
        rate::<tactiki::Tactiki>(uct);
        rate::<taki::Taki>(uct);
        rate::<tac::Tac>(uct);
    }
}

fn rate<G: Evaluation>(uct: bool) {
    let options = G::Options::default().for_game(0);
    let state = G::new(&options, &Seed::from(1)).unwrap();
    let seat = state.asks_first().unwrap();
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    let limit = Limit::time(Duration::from_millis(1000));
    let mut search = Search::<G>::new(Thinking { uct, ..Thinking::new(limit) }, Seed::from(1));
    let clock = Instant::now();
    let findings = search.study(&state.view(options.sides().viewer(seat)), seat, &legal);
    let simulations: u64 = findings.iter().map(|finding| finding.visits).sum();
    let rate = simulations as f64 / clock.elapsed().as_secs_f64();
    let kind = if uct { "uct" } else { "search" };
    println!(
        "{:8} {kind:6} {rate:9.0} simulations/s, {} remembered",
        G::ABOUT.id,
        search.remembered()
    );
}
