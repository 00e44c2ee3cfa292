//! What is said of squares, stacks and numbers, and what a player is asked for on the way to a move.
#![cfg(feature = "words")]

mod position;

use position::*;
use serde_json::json;
use table::{AnyTable, Company, Game, Lang, Listener, Phrase, Presentation, Seat, Seed, Sides};
use table::{Table, Words};
use tactigo::{Options, Tactigo};

fn said(phrases: &[Phrase], lang: Lang, seat: Seat) -> Vec<String> {
    let words = Words::new(&[Tactigo::ABOUT.messages]);
    let names = |_| None;
    let ears = Listener { sides: Sides::each_alone(2), viewer: seat.into(), names };
    phrases.iter().map(|phrase| words.say_among(lang, phrase, &ears as &dyn Company)).collect()
}

fn help(state: &Tactigo, seat: Seat, id: &str) -> Vec<String> {
    said(&Tactigo::help(&state.view(seat.into()), seat.into(), id), Lang::En, seat)
}

#[test]
fn an_own_stack_tells_how_it_falls_what_it_moves_and_whom_it_captures() {
    let state = at("B2:c3 W1:d4 W2:b4 W1:g7");
    assert_eq!(
        help(&state, BLACK, "c3"),
        [
            "Your stack of 2: three enemy checkers capture it by moving onto it, fewer can’t.",
            "You can move from here: one checker in any direction, two checkers diagonally.",
            "You can capture d4 with two checkers.",
        ]
    );
    let moved = place(json!({}), "B2:c3 B3:a1 W1:g7", json!({"used": [1]}));
    assert_eq!(help(&moved, BLACK, "c3")[1], "You can move from here: two checkers diagonally.");
}

#[test]
fn an_enemy_tells_how_it_can_be_captured_and_whom_it_threatens() {
    let state = at("B2:c3 W1:d4 W3:c4 W1:g7");
    assert_eq!(
        help(&state, BLACK, "d4"),
        [
            "White’s single checker: two or three enemy checkers capture it by moving onto it.",
            "You can capture it with two checkers from c3.",
        ]
    );
    assert_eq!(help(&state, BLACK, "c4")[1], "White can capture c3 with three checkers.");
    let german = Tactigo::help(&state.view(BLACK.into()), BLACK.into(), "c4");
    assert_eq!(said(&german, Lang::De, BLACK)[1], "Weiß kann c3 mit drei Steinen schlagen.");
}

#[test]
fn a_stack_of_three_tells_how_near_the_ring_around_it_is() {
    let ring = |options, square: &str, stacks: &str| {
        help(&place(options, stacks, json!({})), WHITE, square)[0].clone()
    };
    let start = "Your stack of 3: nobody can move onto it. It is captured when enemies stand straight \
                 beside it on ";
    let inside = ring(json!({}), "d4", "W3:d4 B1:c4 B1:e5 W1:d5 B2:d3 W1:g7");
    assert_eq!(inside, format!("{start}3 sides; now 2 do."));
    let edge = "W3:d1 B1:c1 B1:a5";
    assert_eq!(ring(json!({}), "d1", edge), format!("{start}3 sides; now one does."));
    let two_sides = json!({"edge_sides": 2});
    assert_eq!(ring(two_sides, "d1", edge), format!("{start}2 sides; now one does."));
    let corner = ring(json!({}), "a1", "W3:a1 B1:d4");
    assert_eq!(corner, format!("{start}2 sides; now none does."));
}

#[test]
fn an_empty_square_tells_who_can_come() {
    let state = at("B2:c3 B3:d3 W1:g7");
    assert_eq!(
        help(&state, BLACK, "d4"),
        [
            "An empty square.",
            "You can come here with one checker from d3, one checker from c3, two checkers from c3, \
             three checkers from d3.",
        ]
    );
    assert_eq!(help(&state, BLACK, "g1"), ["An empty square."]);
    assert_eq!(
        help(&state, BLACK, "size-2"),
        ["Two checkers, the top two, go one step diagonally. They capture single checkers."]
    );
}

#[test]
fn a_player_is_asked_step_by_step() {
    let rules = Tactigo::ABOUT.rules_version;
    let state = at("B3:c3 W1:g7");
    let table = Table::from_state(rules, Options::default(), Seed::from(1), state);
    let stage = table.stage(BLACK.into());
    let way = stage.ways.iter().find(|way| way.action == "2c3-d4").unwrap();
    let asks: Vec<Phrase> = way.asks.iter().map(|&ask| stage.asks[ask].clone()).collect();
    assert_eq!(
        said(&asks, Lang::En, BLACK),
        [
            "Move one, two or three checkers. Choose a stack to move from.",
            "Choose where to go. From here: one checker in any direction, two checkers diagonally, \
             three checkers straight.",
            "How many go there? Choose one or two checkers.",
        ]
    );
}

#[test]
fn what_happens_is_told_to_each_in_his_own_words() {
    let mut state = at("B3:d4 B1:c4 W1:c5 W2:d5 W1:g7");
    let told: Vec<Phrase> = play(&mut state, "2d4xc5").iter().map(Tactigo::tell).collect();
    let both = [BLACK, WHITE].map(|seat| said(&told, Lang::En, seat)[0].clone());
    assert_eq!(
        both,
        [
            "You move two checkers from d4 to c5 and capture a single checker there. That makes 1 of 9.",
            "Black moves two checkers from d4 to c5 and captures your single checker there. That makes \
             1 of 9.",
        ]
    );
}
