//! Bots do nothing absurd where something is hidden, at any level.

use std::collections::BTreeSet;

use bots::{Level, Limit, Spec, Thinking, build};
use serde_json::{Value, json};
use table::{AnyGame, AnyTable, Dice, Erased, Game, Seat, Seed, Title};
use tac::Tac;
use tactiki::Tactiki;
use taki::Taki;

/// The levels without their clocks, so that a busy machine changes nothing.
fn levels(simulations: u64) -> impl Iterator<Item = (Level, Spec)> {
    Level::ALL.into_iter().map(move |level| {
        let limit = Limit::simulations(simulations);
        (level, Spec::Search(Thinking { limit, ..level.thinking(1) }))
    })
}

fn choice<G: Title>(spec: &Spec, seed: u64, table: &dyn AnyTable, seat: Seat) -> String {
    build::<G>(spec, Seed::from(seed)).unwrap().choose(table, seat).unwrap()
}

fn start<G: Title>(options: &Value, seed: u64) -> Box<dyn AnyTable> {
    Erased::<G>::new().start(G::ABOUT.rules_version, options, Seed::from(seed)).unwrap()
}

#[test]
fn a_last_card_is_called_where_that_is_free() {
    let mut asked = 0;
    for number in 0..12 {
        let options = json!({"seats": 2 + number % 3});
        let mut table = start::<Taki>(&options, number);
        let mut dice = Dice::new(Seed::from(number));
        while let Some(seat) = table.asks_first() {
            let legal = table.legal(seat);
            if legal.contains(&"silent".to_owned()) {
                asked += 1;
                for (level, spec) in levels(40) {
                    for seed in 0..3 {
                        let choice = choice::<Taki>(&spec, seed, &*table, seat);
                        assert_eq!(choice, "last", "{level} at table {number}");
                    }
                }
            }
            table.play(seat, dice.pick(&legal).unwrap()).unwrap();
        }
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn weaker_levels_do_not_draw_with_a_coloured_card_that_fits() {
    let mut asked = 0;
    for number in 0..6 {
        let mut table = start::<Taki>(&json!({"seats": 2 + number % 3}), number);
        let mut dice = Dice::new(Seed::from(number));
        while let Some(seat) = table.asks_first() {
            let legal = table.legal(seat);
            let is_coloured = |action: &String| {
                let mut letters = action.chars();
                let colour = letters.next().is_some_and(|letter| "rbgy".contains(letter));
                colour
                    && !letters.as_str().contains("+2")
                    && action != "break"
                    && action != "breaker"
            };
            if legal.contains(&"draw".to_owned()) && legal.iter().any(is_coloured) {
                asked += 1;
                for (level, spec) in levels(40).take(2) {
                    let choice = choice::<Taki>(&spec, asked, &*table, seat);
                    assert_ne!(choice, "draw", "{level} at table {number}: {legal:?}");
                }
            }
            table.play(seat, dice.pick(&legal).unwrap()).unwrap();
        }
    }
    assert!(asked > 50, "{asked}");
}

#[test]
fn nobody_attacks_what_he_knows_to_be_stronger() {
    let draft = json!({
        "fields": {
            "c2": [["tiki", 2]], "a1": [["tiki", 3], ["tiki", 5]], "e1": [["tiki", 4], ["tiki", 1]],
            "c3": [["tac", 4]], "a5": [["tac", 3], ["tac", 5]], "e5": [["tac", 2], ["tac", 1]],
        },
        "pieces": {"c2": [0], "a1": [1, 2], "e1": [3, 4], "c3": [10], "a5": [11, 12], "e5": [13, 14]},
        "dead": [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
        "shown": [0, 10], "turn": 0, "phase": "play", "moves_left": 2,
    });
    let table = Erased::<Tactiki>::new()
        .load(Tactiki::ABOUT.rules_version, &json!({}), Seed::from(1), &draft)
        .unwrap();
    assert!(table.legal(Seat::new(0)).contains(&"c2xc3".to_owned()));
    for (level, spec) in levels(200) {
        for seed in 0..10 {
            let choice = choice::<Tactiki>(&spec, seed, &*table, Seat::new(0));
            assert_ne!(choice, "c2xc3", "{level} loses a piece for nothing");
        }
    }
}

#[test]
fn setups_differ_from_game_to_game() {
    for (level, spec) in levels(100) {
        let setup = |seed: u64| {
            let mut table = start::<Tactiki>(&json!({}), 1);
            let mut bot = build::<Tactiki>(&spec, Seed::from(seed)).unwrap();
            let place = |_| {
                let action = bot.choose(&*table, Seat::new(0)).unwrap();
                table.play(Seat::new(0), &action).unwrap();
                action
            };
            (0..10).map(place).collect::<Vec<String>>()
        };
        let setups: BTreeSet<_> = (0..8).map(setup).collect();
        assert!(setups.len() >= 7, "{level} knows only {setups:?}");
    }
}

#[test]
fn a_partner_who_cannot_open_is_given_a_card_that_does() {
    let opens = |card: &str| ["1", "13"].contains(&card);
    let mut found = 0;
    for number in 0..60 {
        let table = start::<Tac>(&json!({"deck": "base"}), number);
        let state = table.state();
        let hand = state["hands"][0].as_array().unwrap();
        let openers = hand.iter().filter(|card| opens(card.as_str().unwrap_or(""))).count();
        let announced = state["announced"].as_array().unwrap();
        if openers < 2 || announced.contains(&json!(2)) {
            continue;
        }
        found += 1;
        let gift = choice::<Tac>(&"search:1500".parse().unwrap(), number, &*table, Seat::new(0));
        assert!(opens(gift.strip_prefix("give:").unwrap()), "{gift} of {hand:?}");
    }
    assert!(found > 3, "{found}");
}
