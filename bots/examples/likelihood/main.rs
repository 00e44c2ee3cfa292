//! Finds out what behaviour tells about what is hidden, by letting a search play against itself:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example likelihood -- tactiki 600 60
//! cargo run --release -p tactable-bots --example likelihood -- tac 150 150
//! cargo run --release -p tactable-bots --example likelihood -- taki 300 300 '{"seats":2}'
//! ```
//!
//! The numbers are games, and simulations for each action. The search thinks in worlds as they are
//! found likely now, so that after a change of them this goes one step further.

mod luce;
mod tac;
mod tactiki;
mod taki;

use bots::{Bot, Limit, Search, Thinking};
use table::{Insight, Options, Seat, Seed};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = args.iter().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let ([game, _, _, rest @ ..], [games, simulations]) = (&args[..], &numbers[..]) else {
        panic!("expected GAME GAMES SIMULATIONS [OPTIONS]")
    };
    let options = rest.first().map_or("{}", |text| text);
    let options = serde_json::from_str(options).expect("options as JSON");
    match &**game {
        "tactiki" => tactiki::find(*games, *simulations),
        "tac" => tac::find(*games, *simulations),
        "taki" => taki::find(*games, *simulations, &options),
        _ => panic!("expected tactiki, tac or taki"),
    }
}

/// How many times as long those decisions are thought about that matter most.
const CARE: u64 = 10;

/// Let a search play against itself and tell of every decision.
fn self_play<G: Insight>(
    (options, number, simulations): (&G::Options, u64, u64),
    matters: impl Fn(&G::Action) -> bool,
    mut tell: impl FnMut(&G, Seat, G::Action),
) {
    let seed = Seed::from(number);
    let mut state = G::new(options, &seed).expect("good options");
    let search = |count| Search::<G>::new(Thinking::new(Limit::simulations(count)), seed);
    let (mut search, mut careful) = (search(simulations), search(simulations * CARE));
    let mut legal = Vec::new();
    while let Some(seat) = state.asks_first() {
        legal.clear();
        state.actions(seat, &mut legal);
        let search = if legal.iter().all(&matters) { &mut careful } else { &mut search };
        let action = search.choose(&state.view(options.sides().viewer(seat)), seat, &legal);
        tell(&state, seat, action);
        state.apply(seat, action, &mut ());
    }
}
