//! `solve`.

use std::fs;

use crate::{fresh_path, tactable};

#[test]
fn a_small_game_is_solved_and_the_proof_checked() {
    let path = fresh_path("small.proof");
    let file = path.to_str().unwrap();
    let ran = tactable(&["solve", "maiak", "-o", "size=4", "--memory", "16", "--out", file]).good();
    assert!(ran.out.starts_with("Black wins, whatever the other side does."), "{}", ran.out);
    let ran = tactable(&["solve", "--check", file]).good();
    assert!(ran.out.starts_with("It holds: Black wins in "), "{}", ran.out);

    let mut bytes = fs::read(&path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&path, bytes).unwrap();
    tactable(&["solve", "--check", file]).refused(&["SHA-256"]);
    fs::remove_file(path).unwrap();
}

#[test]
fn first_actions_are_told_and_a_search_goes_on_from_its_file() {
    let path = fresh_path("small.settled");
    let file = path.to_str().unwrap();
    for _ in 0..2 {
        let options =
            ["-o", "size=3", "--memory", "16", "--first", "--threads", "2", "--resume", file];
        let ran = tactable(&[&["solve", "maiak"][..], &options].concat()).good();
        assert!(ran.out.starts_with("White wins"), "{}", ran.out);
        assert!(ran.out.contains("White wins in"), "{}", ran.out);
    }
    fs::remove_file(path).unwrap();
}

#[test]
fn the_opening_is_drawn() {
    let path = fresh_path("opening.svg");
    let file = path.to_str().unwrap();
    let solve = ["solve", "maiak", "-o", "size=3", "--memory", "16", "--first", "--picture", file];
    tactable(&solve).good();
    let drawn = fs::read_to_string(&path).unwrap();
    assert!(drawn.contains(">+5</text>"), "no win is drawn");
    fs::remove_file(path).unwrap();
}

#[test]
fn what_cannot_be_solved_is_refused_in_words() {
    tactable(&["solve", "taki"]).refused(&["only MAIAK"]);
    tactable(&["solve"]).refused(&["<GAME>"]);
    tactable(&["solve", "maiak", "--picture", "x.svg"]).refused(&["--first"]);
    tactable(&["solve", "--check", "nowhere.proof"]).refused(&["nowhere.proof"]);
}
