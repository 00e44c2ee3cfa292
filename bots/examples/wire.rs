//! A bot of this build as a program of its own that speaks the lines of `docs/bots.md`. Keep the
//! program, change the source, and let the new build play against the old one:
//!
//! ```sh
//! cargo build --release -p tactable-bots --example wire && cp target/release/examples/wire /tmp/old
//! tactable arena tactigo --bots 'alphabeta:20000,cmd:/tmp/old alphabeta:20000' --sprt 0.5,0.55
//! ```

use std::io::{self, BufRead};

use bots::{Spec, build};
use serde_json::{Value, json};
use table::{Dice, Seat, Seed, Table, Title, read_options};

fn main() {
    let spec = std::env::args().nth(1).expect("the name of a bot");
    let spec: Spec = spec.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut lines = io::stdin().lock().lines().map(|line| line.expect("a line"));
    // Whoever only checks that a bot starts does not greet it.
    let Some(hello) = lines.next() else { return };
    let hello: Value = serde_json::from_str(&hello).expect("JSON");
    let lines = lines.map(|line| serde_json::from_str(&line).expect("JSON"));
    match hello["game"].as_str() {
        Some("maiak") => answer::<maiak::Maiak>(&spec, &hello, lines),
        Some("tactigo") => answer::<tactigo::Tactigo>(&spec, &hello, lines),
        Some("tactiki") => answer::<tactiki::Tactiki>(&spec, &hello, lines),
        Some("taki") => answer::<taki::Taki>(&spec, &hello, lines),
        Some("tac") => answer::<tac::Tac>(&spec, &hello, lines),
        other => panic!("there is no game {other:?}"),
    }
}

fn answer<G: Title>(spec: &Spec, hello: &Value, lines: impl Iterator<Item = Value>) {
    let rules = hello["rules"].as_u64().expect("a version of the rules") as u32;
    let options: G::Options =
        read_options(&hello["options"], G::ABOUT.options, rules).expect("good options");
    // The bots of two games must not roll the same dice.
    let mut dice = Dice::new(Seed::from(u64::from(std::process::id())));
    let seed = Seed::from(dice.roll(1 << 30) as u64);
    let mut bot = build::<G>(spec, seed).unwrap_or_else(|error| panic!("{error}"));
    for line in lines.filter(|line| line["legal"].is_array()) {
        let view: G::View = serde_json::from_value(line["view"].clone()).expect("a view");
        let seat: Seat = serde_json::from_value(line["seat"].clone()).expect("a seat");
        // Whatever fits the view looks alike to the bot.
        let state = G::imagine(&view, &mut dice);
        let table = Table::from_state(rules, options.clone(), seed, state);
        let action = bot.choose(&table, seat).expect("an action");
        println!("{}", json!({"action": action}));
    }
}
