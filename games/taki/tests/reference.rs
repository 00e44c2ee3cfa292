//! The rules once more, slow and plain; both must agree on everything.

mod plain;
mod setup;

use std::collections::BTreeSet;

use plain::Plain;
use serde_json::{Value, json};
use setup::*;
use table::{Dice, Game, Seat, Seed};
use taki::Taki;

fn compare(given: &Value, games: u64, most: usize) {
    let mut dice = Dice::new(Seed::from(31));
    for number in 0..games {
        let seed = Seed::from(number).derive("reference", 0);
        let mut game = Taki::new(&options(given.clone()), &seed).unwrap();
        let mut plain = Plain::new(&game, seed);
        for _ in 0..most {
            for seat in 0..plain.seats() {
                let legal: BTreeSet<String> = legal(&game, seat as u8).into_iter().collect();
                assert_eq!(legal, plain.legal(seat), "seat {seat} in {}", plain.fields());
            }
            let seats: Vec<Seat> = game.to_act().iter().collect();
            let Some(&seat) = dice.pick(&seats) else { break };
            let action = game.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
            let before = plain.fields();
            game.apply(seat, action, &mut ());
            plain.apply(seat.index(), &action.to_string());
            let mut state = serde_json::to_value(game.draft()).unwrap();
            for hand in state["hands"].as_array_mut().unwrap() {
                hand.as_array_mut().unwrap().sort_by_key(|card| card.as_str().map(str::to_owned));
            }
            for (name, value) in plain.fields().as_object().unwrap() {
                assert_eq!(&state[name], value, "{name} after {seat}:{action} in {before}");
            }
        }
    }
}

#[test]
fn both_agree_on_every_action_and_what_it_does() {
    for seats in 2..=10 {
        compare(&json!({"seats": seats}), 3, 900);
        compare(&json!({"seats": seats, "mode": "pyramid"}), 1, 2000);
    }
    for given in [
        json!({"must_play": true}),
        json!({"plus3_on_plus2": false, "wild_in_run": false}),
        json!({"direction_two": "again", "seats": 2, "king_super": "underneath"}),
        json!({"plus_last": "wins", "mode": "pyramid", "seats": 3}),
        json!({"auto_last": true, "must_play": true, "seats": 2, "starts": 1}),
        json!({"mode": "pyramid", "must_play": true, "seats": 6, "max_turns": 90}),
    ] {
        compare(&given, 4, 1200);
    }
}
