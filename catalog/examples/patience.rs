//! The longest answer of each level in each game, beside how long it may take:
//!
//! ```sh
//! cargo run --release -p tactable-catalog --example patience
//! ```
//!
//! Asks each level at moments of random games, far apart from each other, and where what people take
//! for one decision takes several actions, as a 7 does in TAC, at the beginning of some of these until
//! it is done; also at tables where all play together. Exit status 1 if an answer took too long.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use bots::{Level, Spec};
use serde_json::{Value, json};
use table::{AnyTable, Dice, OptionKind, Seat, Seed};

/// How many moments of a game are asked about.
const MOMENTS: usize = 6;

fn main() -> ExitCode {
    let mut late = false;
    println!("table               level     longest answer   allowed");
    let all = catalog::games().flat_map(|game| tables(game).map(move |table| (game, table)));
    for (game, options) in all {
        for level in Level::ALL {
            let spec = Spec::Level(level, 1);
            let longest = moments(game, &options).map(|(mut table, seat)| {
                let mut bot = game.bot(&spec, Seed::from(1)).expect("a level starts");
                let clock = Instant::now();
                loop {
                    let action = bot.choose(&*table, seat).expect("the seat may act");
                    table.play(seat, &action).expect("bots do what is legal");
                    if !table.is_midway() || table.asks_first() != Some(seat) {
                        return clock.elapsed();
                    }
                }
            });
            let longest = longest.max().unwrap_or_default();
            late |= longest > level.patience();
            let millis = |time: Duration| time.as_millis();
            println!(
                "{:19} {:9} {:>11} ms {:>6} ms",
                named(game, &options),
                level.name(),
                millis(longest),
                millis(level.patience())
            );
        }
    }
    ExitCode::from(u8::from(late))
}

/// The options of the usual table, and of those where all play together.
fn tables(game: &dyn catalog::Listing) -> impl Iterator<Item = Value> {
    let choices = game.about().options.iter().flat_map(|info| match info.kind {
        OptionKind::Choice(words) => words.iter().map(|word| json!({ info.name: word })).collect(),
        _ => Vec::new(),
    });
    let rules = game.about().rules_version;
    let is_together = move |options: &Value| {
        game.sides(rules, options).is_ok_and(|sides| sides.sides().len() == 1)
    };
    [json!({})].into_iter().chain(choices.filter(is_together))
}

fn named(game: &dyn catalog::Listing, options: &Value) -> String {
    let words = options.as_object().into_iter().flat_map(|options| options.values());
    let words = words.filter_map(Value::as_str).map(|word| format!(" {word}"));
    [game.about().id.to_owned()].into_iter().chain(words).collect()
}

/// Moments at which somebody has a choice, spread over a random game, and others at which somebody
/// began what takes several actions there.
fn moments(
    game: &dyn catalog::Listing,
    options: &Value,
) -> impl Iterator<Item = (Box<dyn AnyTable>, Seat)> {
    let start = || {
        let rules = game.about().rules_version;
        game.start(rules, options, Seed::from(1)).expect("legal options")
    };
    let mut dice = Dice::new(Seed::from(1));
    let mut whole = start();
    let mut begun = Vec::new();
    while let Some(seat) = whole.asks_first() {
        let legal = whole.legal(seat);
        let action = dice.pick(&legal).expect("the seat may act").clone();
        let was_midway = whole.is_midway();
        whole.play(seat, &action).expect("it is legal");
        begun.extend((!was_midway && whole.is_midway()).then(|| whole.ply() - 1));
    }
    let actions = whole.actions();
    let spread = (0..MOMENTS).map(|moment| actions.len() * moment / MOMENTS);
    let begun = (0..MOMENTS).filter_map(|moment| begun.get(begun.len() * moment / MOMENTS));
    let plies: Vec<usize> = spread.chain(begun.copied()).collect();
    let choice = move |ply: usize| {
        let mut table = start();
        for (seat, action) in &actions[..ply] {
            table.play(*seat, action).expect("it was played before");
        }
        let seat = table.asks_first()?;
        (table.legal(seat).len() > 1).then_some((table, seat))
    };
    plies.into_iter().filter_map(choice)
}
