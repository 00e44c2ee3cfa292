//! A review tells what mattered, in words, for the eyes and the ears, and as JSON.

use std::fs;

use serde_json::Value;

use crate::{bots, fresh_path, games, tactable, tactable_with};

/// White passes over a win, and Black takes one.
const BLUNDER: &str = r#"Game: maiak
Rules: 2
Options: {}
Start: {"tiles":["bbbbb","bbbbb","bbbbb","bbbbb","bbbbb"],"white":["c4","a1"],"black":["e2","a5"],"turn":0,"phase":"move"}
Commitment: 00
Seed: 1

0: a1-a2 b3~c3
1: e2-e1
"#;

#[test]
fn what_was_passed_over_is_shown_as_the_player_saw_it() {
    let told = tactable_with(&["review", "-", "--simulations", "300"], BLUNDER).good().out;
    for words in [
        "MAIAK: what mattered",
        "100% |*",
        "White: 100% at first,",
        " 0% at the end.",
        "1. Action 1: White decides.",
        "Played: a1-a2.",
        "Better: c4-",
        "Chances afterwards: 100%.",
    ] {
        assert!(told.contains(words), "no “{words}” in: {told}");
    }
    let args = ["review", "-", "--simulations", "300", "--spoken", "--lang", "de"];
    let spoken = tactable_with(&args, BLUNDER).good().out;
    assert!(spoken.contains("Besser: c4-") && spoken.contains("100 % zu Beginn"), "{spoken}");
    assert!(!spoken.contains('|') && !spoken.contains("⟨"), "{spoken}");
}

#[test]
fn every_game_is_reviewed_the_same_each_time() {
    for game in games() {
        let record = tactable(&["record", game, "--seed", "4", "--bots", &bots(game)]).good().out;
        let path = fresh_path(&format!("review-{game}.jsonl"));
        let file = path.to_str().unwrap();
        let args = ["review", "-", "--simulations", "10"];
        let told = tactable_with(&[&args[..], &["--json", file]].concat(), &record).good().out;
        assert_eq!(told, tactable_with(&args, &record).good().out);
        assert!(
            told.lines().all(|line| line.chars().count() <= 200) && !told.contains("⟨"),
            "{told}"
        );
        let written = fs::read_to_string(&path).unwrap();
        assert_eq!(
            written,
            tactable_with(&[&args[..], &["--json", "-"]].concat(), &record).good().out
        );
        let review: Value = serde_json::from_str(&written).unwrap();
        assert_eq!(review["game"], game);
        assert!(review["curve"].as_array().is_some_and(|curve| curve.len() > 5), "{written}");
    }
}

#[test]
fn records_and_seats_can_be_chosen_and_wrong_ones_are_refused() {
    let records = tactable(&["record", "maiak", "--games", "2"]).good().out;
    let args = ["review", "-", "--simulations", "10"];
    let both = tactable_with(&[&args[..], &["--json", "-"]].concat(), &records).good().out;
    assert_eq!(both.lines().count(), 2);
    let second = [&args[..], &["--json", "-", "--number", "2"]].concat();
    assert_eq!(tactable_with(&second, &records).good().out.lines().next(), both.lines().nth(1));
    let black = [&second[..], &["--seat", "1"]].concat();
    let black: Value = serde_json::from_str(&tactable_with(&black, &records).good().out).unwrap();
    assert_eq!(black["seats"].as_array().map(Vec::len), Some(1));
    let wrong = |more: &[&str], input: &str, words: &[&str]| {
        tactable_with(&[&args[..], more].concat(), input).refused(words);
    };
    wrong(&["--seat", "7"], &records, &["7", "White"]);
    wrong(&["--number", "3"], &records, &["3"]);
    wrong(&[], "", &["-"]);
    wrong(&[], &BLUNDER.replace("a1-a2", "a1-a5"), &["a1-a5"]);
}
