//! The longest answer of each level in each game, beside how long it may take:
//!
//! ```sh
//! cargo run --release -p tactable-catalog --example patience
//! ```
//!
//! Asks each level at moments of random games, far apart from each other. Exit status 1 if an
//! answer took too long.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use bots::{Level, Spec};
use serde_json::json;
use table::{AnyTable, Dice, Seat, Seed};

/// How many moments of a game are asked about.
const MOMENTS: usize = 6;

fn main() -> ExitCode {
    let mut late = false;
    println!("game      level     longest answer   allowed");
    for game in catalog::games() {
        for level in Level::ALL {
            let spec = Spec::Level(level, 1);
            let longest = moments(game).map(|(table, seat)| {
                let mut bot = game.bot(&spec, Seed::from(1)).expect("a level starts");
                let clock = Instant::now();
                bot.choose(&*table, seat).expect("the seat may act");
                clock.elapsed()
            });
            let longest = longest.max().unwrap_or_default();
            late |= longest > level.patience();
            let millis = |time: Duration| time.as_millis();
            println!(
                "{:9} {:9} {:>11} ms {:>6} ms",
                game.about().id,
                level.name(),
                millis(longest),
                millis(level.patience())
            );
        }
    }
    ExitCode::from(u8::from(late))
}

/// Moments at which somebody has a choice, spread over a random game.
fn moments(game: &dyn catalog::Listing) -> impl Iterator<Item = (Box<dyn AnyTable>, Seat)> {
    let start = || {
        let rules = game.about().rules_version;
        game.start(rules, &json!({}), Seed::from(1)).expect("the usual options")
    };
    let mut dice = Dice::new(Seed::from(1));
    let mut whole = start();
    while let Some(seat) = whole.asks_first() {
        let legal = whole.legal(seat);
        let action = dice.pick(&legal).expect("the seat may act").clone();
        whole.play(seat, &action).expect("it is legal");
    }
    let actions = whole.actions();
    let choice = move |moment: usize| {
        let mut table = start();
        for (seat, action) in &actions[..actions.len() * moment / MOMENTS] {
            table.play(*seat, action).expect("it was played before");
        }
        let seat = table.asks_first()?;
        (table.legal(seat).len() > 1).then_some((table, seat))
    };
    (0..MOMENTS).filter_map(choice)
}
