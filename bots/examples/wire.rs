//! A bot of this build as a program of its own that speaks the lines of `docs/bots.md`. Keep the
//! program, change the source, and let the new build play against the old one:
//!
//! ```sh
//! cargo build --release -p tactable-bots --example wire && cp target/release/examples/wire /tmp/old
//! tactable arena tactigo --bots 'alphabeta:20000,cmd:/tmp/old alphabeta:20000' --sprt 0.5,0.55
//! ```

use std::{
    collections::HashMap,
    io::{self, BufRead},
};

use bots::{AnyBot, Spec, build};
use serde_json::{Value, json};
use table::{Dice, Seat, Seed, Table, Title, read_options};

fn main() {
    let spec = std::env::args().nth(1).expect("the name of a bot");
    let spec: Spec = spec.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut games: HashMap<u64, Box<dyn Seated>> = HashMap::new();
    // The bots of two processes must not roll the same dice.
    let mut dice = Dice::new(Seed::from(u64::from(std::process::id())));
    for line in io::stdin().lock().lines() {
        let line: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
        let id = line["id"].as_u64().unwrap_or_default();
        match line["type"].as_str() {
            Some("new") => {
                games.insert(id, sit_down(&spec, &line, &mut dice));
                println!("{}", json!({"type": "ready", "id": id}));
            }
            Some("view") => games.get_mut(&id).expect("a game").see(&line["view"]),
            Some("think") => {
                let seat = serde_json::from_value(line["seat"].clone()).expect("a seat");
                let action = games.get_mut(&id).expect("a game").choose(seat);
                println!("{}", json!({"type": "act", "id": id, "action": action}));
            }
            Some("end") => drop(games.remove(&id)),
            // What is said to programs of version 1.
            _ => {}
        }
    }
}

fn sit_down(spec: &Spec, new: &Value, dice: &mut Dice) -> Box<dyn Seated> {
    match new["game"].as_str() {
        Some("maiak") => Chair::<maiak::Maiak>::boxed(spec, new, dice),
        Some("tactigo") => Chair::<tactigo::Tactigo>::boxed(spec, new, dice),
        Some("tactiki") => Chair::<tactiki::Tactiki>::boxed(spec, new, dice),
        Some("taki") => Chair::<taki::Taki>::boxed(spec, new, dice),
        Some("tac") => Chair::<tac::Tac>::boxed(spec, new, dice),
        other => panic!("there is no game {other:?}"),
    }
}

/// A game that is played.
trait Seated {
    fn see(&mut self, view: &Value);
    fn choose(&mut self, seat: Seat) -> String;
}

struct Chair<G: Title> {
    rules: u32,
    options: G::Options,
    bot: Box<dyn AnyBot>,
    dice: Dice,
    view: Option<G::View>,
}

impl<G: Title> Chair<G> {
    fn boxed(spec: &Spec, new: &Value, dice: &mut Dice) -> Box<dyn Seated> {
        let rules = new["rules"].as_u64().expect("a version of the rules") as u32;
        let options = read_options(&new["options"], G::ABOUT.options, rules).expect("good options");
        let bot = build::<G>(spec, dice.seed()).unwrap_or_else(|error| panic!("{error}"));
        Box::new(Chair::<G> { rules, options, bot, dice: Dice::new(dice.seed()), view: None })
    }
}

impl<G: Title> Seated for Chair<G> {
    fn see(&mut self, view: &Value) {
        self.view = Some(serde_json::from_value(view.clone()).expect("a view"));
    }

    fn choose(&mut self, seat: Seat) -> String {
        // Whatever fits the view looks alike to the bot.
        let state = G::imagine(self.view.as_ref().expect("a view"), &mut self.dice);
        let table = Table::from_state(self.rules, self.options.clone(), Seed::from(0), state);
        self.bot.choose(&table, seat).expect("an action")
    }
}
