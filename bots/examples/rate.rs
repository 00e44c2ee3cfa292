//! Simulations per second from the start of each game, on one core:
//!
//! ```sh
//! cargo run --release -p bots --example rate
//! ```

use std::time::{Duration, Instant};

use bots::{Limit, Search, Thinking};
use table::{Game, Options, Seed, Viewer};

fn main() {
    for plain in [true, false] {
        rate::<maiak::Maiak>(plain);
        rate::<tactigo::Tactigo>(plain);
        rate::<tactiki::Tactiki>(plain);
        rate::<taki::Taki>(plain);
        rate::<tac::Tac>(plain);
    }
}

fn rate<G: Game>(plain: bool) {
    let options = G::Options::default().for_game(0);
    let state = G::new(&options, &Seed::from(1)).unwrap();
    let seat = state.asks_first().unwrap();
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    let limit = Limit::time(Duration::from_millis(1000));
    let mut search = Search::<G>::new(Thinking { plain, ..Thinking::new(limit) }, Seed::from(1));
    let clock = Instant::now();
    let findings = search.study(&state.view(Viewer::seat(seat)), seat, &legal);
    let simulations: u64 = findings.iter().map(|finding| finding.visits).sum();
    let rate = simulations as f64 / clock.elapsed().as_secs_f64();
    let kind = if plain { "plain" } else { "search" };
    println!(
        "{:8} {kind:6} {rate:9.0} simulations/s, {} remembered",
        G::ABOUT.id,
        search.remembered()
    );
}
