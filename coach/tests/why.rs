//! Why an action is a good one, in golden positions and from what a seat knows.
//!
//! `UPDATE=1 cargo nextest run -p tactable-coach --test why` writes `why.json` anew. Read it as a
//! person: what is said has to be true, and natural in both languages.

use std::{env, fs};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Lang, Seat, Seed};

mod support;

use support::midgame;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/why.json");

/// An action in a position, and why it is better than another.
#[derive(Serialize, Deserialize)]
struct Golden {
    game: String,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    options: Value,
    state: Value,
    seat: u8,
    action: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    instead: Option<String>,
    #[serde(default)]
    en: String,
    #[serde(default)]
    de: String,
}

impl Golden {
    fn say(&self) -> [String; 2] {
        let game = catalog::find(&self.game).unwrap();
        let options =
            if self.options.is_null() { serde_json::json!({}) } else { self.options.clone() };
        let rules = game.about().rules_version;
        let table = game.load(rules, &options, Seed::from(1), &self.state);
        let table = table.unwrap_or_else(|problems| panic!("{}: {problems:?}", self.state));
        let seat = Seat::new(self.seat);
        let why = game.reasons(&*table, seat, &self.action, self.instead.as_deref());
        let why = why.unwrap_or_else(|error| panic!("{error}: {:?}", table.legal(seat)));
        assert!((1..=2).contains(&why.len()), "{why:?}");
        [Lang::En, Lang::De].map(|lang| {
            let said: Vec<String> = why.iter().map(|why| game.words().say(lang, why)).collect();
            said.join(" ")
        })
    }
}

#[test]
fn golden_positions_are_explained_as_they_were() {
    let mut all: Vec<Golden> = serde_json::from_str(&fs::read_to_string(GOLDEN).unwrap()).unwrap();
    let update = env::var_os("UPDATE").is_some();
    for golden in &mut all {
        let [en, de] = golden.say();
        if update {
            (golden.en, golden.de) = (en, de);
        } else {
            let what = format!("{} {}", golden.game, golden.action);
            assert_eq!((&golden.en, &golden.de), (&en, &de), "{what}");
        }
    }
    for game in catalog::games() {
        let id = game.about().id;
        let count = all.iter().filter(|golden| golden.game == id).count();
        assert!(count >= 4, "{id} has only {count} golden positions");
    }
    if update {
        let lines: Vec<String> =
            all.iter().map(|golden| serde_json::to_string(golden).unwrap()).collect();
        fs::write(GOLDEN, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    }
}

#[test]
fn reasons_are_the_same_in_worlds_that_look_alike() {
    for game in catalog::games().filter(|game| game.about().hidden) {
        let id = game.about().id;
        let (mut differed, mut told) = (0, 0);
        for number in 0..8 {
            let (table, seat) = midgame(game, number);
            let viewer = table.sides().viewer(seat);
            let worlds = [1, 2].map(|world| table.imagine(viewer, Seed::from(world)));
            differed += usize::from(worlds[0].state() != worlds[1].state());
            for action in table.legal(seat).iter().take(12) {
                let why = worlds
                    .each_ref()
                    .map(|world| game.reasons(&**world, seat, action, None).unwrap());
                assert_eq!(why[0], why[1], "{id} {action}");
                told += usize::from(why[0][0].key() != "why-later");
            }
        }
        assert!(differed > 2, "{id}: the worlds hardly ever differed");
        assert!(told > 3, "{id}: only {told} reasons");
    }
}

#[test]
fn what_cannot_be_done_is_not_explained() {
    let game = catalog::find("maiak").unwrap();
    let rules = game.about().rules_version;
    let table = game.start(rules, &serde_json::json!({}), Seed::from(1)).unwrap();
    let [white, black] = [0, 1].map(Seat::new);
    let legal = table.legal(white);
    for (seat, action, instead) in
        [(white, "z9", None), (white, &*legal[0], Some("a9-z3")), (black, &*legal[0], None)]
    {
        assert!(game.reasons(&*table, seat, action, instead).is_err(), "{seat} {action}");
    }
}
