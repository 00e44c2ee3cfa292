//! Positions that somebody writes down: little is needed, and whatever is wrong is told, all of it.

use serde_json::{Value, json};
use table::{Game, Lang, Seed, Words, read_draft};
use tac::{Deck, Options, Tac};

fn read(state: Value) -> Result<Tac, Vec<String>> {
    let words = Words::new(&[Tac::ABOUT.messages]);
    read_draft(&master(), &Seed::from(1), &state).map_err(|problems| {
        problems
            .problems()
            .iter()
            .map(|problem| words.say(Lang::En, &problem.to_phrase()))
            .collect()
    })
}

fn master() -> Options {
    Options { deck: Deck::Master, ..Options::default() }
}

#[track_caller]
fn assert_told(state: Value, expected: &[&str]) {
    let told = read(state).expect_err("a broken state");
    assert!(told.len() >= expected.len(), "{told:#?}");
    for part in expected {
        assert!(told.iter().any(|line| line.contains(part)), "{part} is not in {told:#?}");
    }
}

#[test]
fn little_is_needed() {
    let state = read(json!({"hands": [["5"], ["6"], [], []]})).unwrap();
    let draft = serde_json::to_value(state.draft()).unwrap();
    assert_eq!(draft["marbles"]["C"], json!(["C0", "C0", "C0", "C0"]));
    assert_eq!(draft["stock"].as_array().unwrap().len(), 102);
    assert_eq!((draft["phase"].clone(), draft["dealer"].clone()), (json!("play"), json!(0)));
    assert_eq!(draft["turn"], json!(1));
    // Hands by letter, cards and fields as numbers.
    let same = json!({"marbles": {"B": [3, "B1", "B0", "B0"]}, "hands": {"B": [5, "tac"]}});
    assert!(read(same).is_ok());
}

#[test]
fn the_stock_of_a_position_comes_from_the_seed_where_nothing_is_said() {
    let stock = |seed: u64| {
        let state = json!({"hands": [["5"]], "turn": 0});
        let state: Tac = read_draft(&master(), &Seed::from(seed), &state).unwrap();
        serde_json::to_value(state.draft()).unwrap()["stock"].clone()
    };
    assert_eq!(stock(1), stock(1));
    assert_ne!(stock(1), stock(2));
}

#[test]
fn every_reason_is_told() {
    assert_told(
        json!({
            "marbles": {"A": ["0", "0", "B1", "A0"], "B": ["16"], "Z": ["1", "2", "3", "4"], "C": ["64", "C1", "C1", "0"]},
            "fresh": ["16"],
            "hands": [["jester"], ["jester"], ["1", "1", "1", "1", "1", "1", "1"], []],
            "dealer": 7
        }),
        &[
            "marbles A: two marbles stand on 0",
            "marbles A: B1 is not a place",
            "marbles B: a seat has four marbles, found 1",
            "there is no seat Z",
            "64 is not a place",
            "two marbles stand on C1",
            "marbles C: two marbles stand on 0",
            "fresh: there is no marble on 16",
            "the deck has 1 of jester, found 2",
            "seat 2 has at most 6 cards, found 7",
            "dealer: expected a seat where somebody plays, found 7",
        ],
    );
}

#[test]
fn cards_are_one_deck() {
    assert_told(
        json!({"hands": [["5"]], "turn": 0, "stock": []}),
        &[
            "of 1,",
            "of 2,",
            "of 3,",
            "of 4,",
            "of 5,",
            "of 6,",
            "of 7,",
            "of 8,",
            "of 9,",
            "of 10,",
            "of 12,",
            "of 13,",
            "of trick,",
            "of tac,",
            "of jester,",
            "of angel,",
            "of warrior,",
            "of devil,",
        ],
    );
    assert_told(json!({"hands": [["?"]], "turn": 0}), &["every card of a state is known"]);
}

#[test]
fn what_contradicts_itself_is_refused() {
    let base = json!({"hands": [["5", "13"], ["6"], ["7"], ["8"]], "turn": 0});
    let with = |changes: Value| {
        let mut state = base.clone();
        for (name, value) in changes.as_object().unwrap() {
            state[name] = value.clone();
        }
        state
    };
    assert!(read(base.clone()).is_ok());
    for (changes, told) in [
        (json!({"announced": [1]}), &["announced A: an announcement", "announced B"][..]),
        (json!({"last": "9"}), &["last card"]),
        (json!({"unused": ["5"]}), &["only a Jester"]),
        (json!({"spent": [["9"]]}), &["not all of these cards are in the pile"]),
        (json!({"victim": 1}), &["a devil plays"]),
        (json!({"phase": "devil"}), &["a devil plays"]),
        (json!({"phase": "seven"}), &["one to six steps"]),
        (json!({"seven": {"steps": 3, "owner": 0}}), &["one to six steps"]),
        (json!({"phase": "answer"}), &["only a side’s full house"]),
        (json!({"phase": "exchange"}), &["dealer’s left"]),
        (json!({"given": ["9"]}), &["only during the exchange"]),
        (json!({"lacks": [["5"]]}), &["said to be missing"]),
        (json!({"known_by": [[1], [1], [2], [3]]}), &["know their own hands"]),
        (json!({"gave": ["9", "9", "9", "9"]}), &["do not fit the hands"; 4]),
        (json!({"shuffles": 41}), &["at least one shuffle"]),
        (json!({"answered": true}), &["cannot be said"]),
        (json!({"end": "cap"}), &["the end does not fit"]),
        (json!({"passed": 4}), &["less than 4 times"]),
    ] {
        assert_told(with(changes), told);
    }
    assert_told(json!({"hands": [[], [], [], []]}), &["has nothing to do"]);
}

#[test]
fn a_won_board_is_the_end() {
    let full = |seat: &str| json!((1..=4).map(|f| format!("{seat}{f}")).collect::<Vec<_>>());
    let state = json!({"marbles": {"A": full("A"), "C": full("C")}, "hands": [["5"]], "turn": 0});
    let state = read(state).unwrap();
    assert_eq!(state.outcome().unwrap().scores(), [1.0, 0.0, 1.0, 0.0]);
    assert!(state.to_act().is_empty());
}
