//! A second, slow implementation of what cards can do, written for plainness: marbles in a list,
//! moves field by field, the 7 by trying out everything. Random games agree with it.

mod model;

use std::collections::BTreeSet;

use model::{Board, Place, Seven, Table, house, letter};
use serde_json::{Value, json};
use table::{Dice, Game, Seed, read_draft, read_options};
use tac::{Options, Tac};

/// What the acting seat may do, by this implementation.
fn expected(options: &Value, state: &Value) -> BTreeSet<String> {
    let variant = options["variant"].as_str().unwrap().to_owned();
    let six = variant.starts_with("six");
    let seats = match variant.as_str() {
        "two-singles" => vec![0, 2],
        "three-singles" | "two-vs-one" => vec![0, 1, 2],
        _ => (0..if six { 6 } else { 4 }).collect(),
    };
    let hands: Vec<Vec<String>> = serde_json::from_value(state["hands"].clone()).unwrap();
    let (ring, sector) = if six { (66, 11) } else { (64, 16) };
    let angel_house = options["angel_house"].as_bool().unwrap();
    let table = Table { variant, seats, ring, sector, hands, angel_house };
    let board = Board::read(state);
    let before =
        if state["before"].is_null() { board.clone() } else { Board::read(&state["before"]) };
    let turn = state["turn"].as_u64().unwrap() as usize;
    let player = state["victim"].as_u64().map_or(turn, |victim| victim as usize);
    let phase = state["phase"].as_str().unwrap();
    let hand: BTreeSet<String> = table.hands[player].iter().cloned().collect();
    if phase == "seven" {
        let seven = &state["seven"];
        let locked: BTreeSet<Place> = serde_json::from_value(seven["locked"].clone()).unwrap();
        let owner = Some(seven["owner"].as_u64().unwrap() as usize);
        let left = seven["steps"].as_u64().unwrap() as usize;
        return table.seven(&board, player, &Seven { left, owner, locked });
    }
    let mut actions = BTreeSet::new();
    for card in &hand {
        if card == "tac" {
            let unused = state["unused"].as_array().and_then(|unused| unused.last());
            let stands_for = match phase {
                "devil" => json!("devil"),
                _ if state["barred"] == true => Value::Null,
                _ => unused.unwrap_or(&state["last"]).clone(),
            };
            if let Some(card) = stands_for.as_str() {
                let uses = table.uses(&before, player, card);
                actions.extend(uses.into_iter().map(|play| format!("tac={play}")));
            }
        } else if !["skipped", "answer"].contains(&phase) {
            actions.extend(table.uses(&board, player, card));
        }
    }
    if actions.is_empty() || phase == "skipped" {
        actions.extend(hand.iter().map(|card| format!("discard:{card}")));
    }
    actions
}

fn assert_agree(options: &Value, state: &Tac) {
    let Some(seat) = state.asks_first() else { return };
    let draft = serde_json::to_value(state.draft()).unwrap();
    if draft["phase"] == "exchange" {
        return;
    }
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let listed: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(listed, expected(options, &draft), "{options} {draft}");
}

#[test]
fn random_games_agree_with_the_reference() {
    for (number, variant) in [
        "teams",
        "one-team",
        "solo",
        "two-singles",
        "two-doubles",
        "three-singles",
        "three-double",
        "two-vs-one",
        "six-pairs",
        "six-threes",
        "six-team",
    ]
    .into_iter()
    .enumerate()
    {
        let options = json!({
            "variant": variant, "deck": "master", "angel_house": number % 2 == 0, "max_shuffles": 40
        });
        let read: Options =
            read_options(&options, Tac::ABOUT.options, Tac::ABOUT.rules_version).unwrap();
        let mut dice = Dice::new(Seed::from(number as u64));
        let mut buffer = Vec::new();
        let mut state = Tac::new(&read, &Seed::from(number as u64)).unwrap();
        while let Some(seat) = state.asks_first() {
            assert_agree(&options, &state);
            let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
            state.apply(seat, action, &mut ());
        }
    }
}

#[test]
fn crowded_boards_agree_with_the_reference() {
    let mut dice = Dice::new(Seed::from(77));
    let cards =
        ["1", "2", "3", "4", "7", "8", "13", "trick", "tac", "angel", "warrior", "jester", "devil"];
    let variants = ["teams", "one-team", "two-vs-one", "two-singles"];
    let mut tried = 0;
    while tried < 600 {
        let variant = variants[dice.roll(variants.len())];
        let options = json!({
            "variant": variant, "deck": "master", "angel_house": dice.roll(2) == 0, "max_shuffles": 40
        });
        let seats: &[usize] = match variant {
            "two-singles" => &[0, 2],
            "two-vs-one" => &[0, 1, 2],
            _ => &[0, 1, 2, 3],
        };
        // Close to the starts and in the houses, where it is hard.
        let mut taken = BTreeSet::new();
        let mut marbles = serde_json::Map::new();
        for &seat in seats {
            let mut places = Vec::new();
            while places.len() < 4 {
                let near = (16 * [0, 1, 2, 3][dice.roll(4)] + 60 + dice.roll(8)) % 64;
                let place = match dice.roll(8) {
                    0 => format!("{}0", letter(seat)),
                    1..5 => house(seat, 1 + dice.roll(4)),
                    _ => near.to_string(),
                };
                if place.ends_with('0') && place.parse::<usize>().is_err()
                    || taken.insert(place.clone())
                {
                    places.push(place);
                }
            }
            marbles.insert(letter(seat).to_string(), json!(places));
        }
        let mut deal = cards.to_vec();
        table::RandomSource::shuffle(&mut dice, &mut deal);
        let mut hands = vec![Vec::new(); 4];
        for (place, card) in deal.iter().take(3 * seats.len()).enumerate() {
            hands[seats[place % seats.len()]].push(*card);
        }
        let last = ["5", "7", "1", "8", "angel"][dice.roll(5)];
        if deal[..3 * seats.len()].contains(&last) && last == "angel" {
            continue;
        }
        let draft = json!({
            "marbles": marbles, "hands": hands, "last": last, "played": [last],
            "turn": seats[dice.roll(seats.len())],
        });
        let read: Options =
            read_options(&options, Tac::ABOUT.options, Tac::ABOUT.rules_version).unwrap();
        let Ok(mut state) = read_draft::<Tac>(&read, &Seed::from(1), &draft) else { continue };
        tried += 1;
        let mut buffer = Vec::new();
        for _ in 0..12 {
            assert_agree(&options, &state);
            let Some(seat) = state.asks_first() else { break };
            let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
            state.apply(seat, action, &mut ());
        }
    }
}
