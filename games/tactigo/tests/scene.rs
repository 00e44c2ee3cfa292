//! The scene: what squares are called, what is picked for a move, and from which side it is seen.

mod position;

use position::*;
use serde_json::json;
use table::{AnyTable, Game, Lang, Scene, Seat, Seed, Stage, Table, Thing, Viewer, Words};
use tactigo::{Options, Tactigo};

fn stage(state: &Tactigo, viewer: impl Into<Viewer>) -> Stage {
    let rules = Tactigo::ABOUT.rules_version;
    Table::from_state(rules, Options::default(), Seed::from(1), *state).stage(viewer.into())
}

fn named<'a>(scene: &'a Scene<String>, id: &str) -> &'a str {
    scene.things.iter().find(|thing| thing.id == id).unwrap().name.as_deref().unwrap()
}

fn spoken(state: &Tactigo, lang: Lang) -> Stage<String> {
    let words = Words::new(&[Tactigo::ABOUT.messages]);
    stage(state, state.turn_seat()).map(&|phrase| words.say(lang, &phrase))
}

/// What is picked for an action, with spaces between.
fn path(state: &Tactigo, action: &str) -> String {
    let ways = stage(state, state.turn_seat()).ways;
    let mut paths = ways.iter().filter(|way| way.action == action);
    let path = paths.next().unwrap_or_else(|| panic!("no way to {action}")).path.picks.join(" ");
    assert!(paths.next().is_none());
    path
}

fn choices(state: &Tactigo, seat: Seat) -> Vec<String> {
    stage(state, seat).scene.choices.iter().map(|choice| choice.id.to_string()).collect()
}

fn on<'a>(scene: &'a Scene, place: &str) -> Vec<&'a Thing> {
    let end = format!("@{place}");
    scene.things.iter().filter(|thing| thing.id.ends_with(&end)).collect()
}

#[test]
fn squares_say_who_stands_there_and_how_high() {
    let state = at("B3:c3 W2:d4 W1:g7");
    let scene = spoken(&state, Lang::En).scene;
    assert_eq!(named(&scene, "c3"), "c3, black stack of 3");
    assert_eq!(named(&scene, "g7"), "g7, one white checker");
    assert_eq!(named(&scene, "a1"), "a1, empty");
    assert_eq!(named(&spoken(&state, Lang::De).scene, "d4"), "d4, weißer 2er-Stapel");
}

#[test]
fn how_many_is_asked_only_where_several_numbers_can_go_the_same_way() {
    let state = at("B3:c3 W1:d3 W1:g7");
    assert_eq!(path(&state, "2c3-d4"), "c3 d4 size-2");
    assert_eq!(path(&state, "1c3-c4"), "c3 c4 size-1");
    assert_eq!(path(&state, "3c3xd3"), "c3 d3", "nothing else can take it");
    assert_eq!(choices(&state, BLACK), ["size-1", "size-2", "size-3"]);
    assert_eq!(choices(&state, WHITE), [""; 0], "it is not White's turn");
    let later = place(json!({}), "B3:c3 W1:g7", json!({"used": [1]}));
    assert_eq!(path(&later, "2c3-d4"), "c3 d4");
    assert_eq!(choices(&later, BLACK), [""; 0]);
}

#[test]
fn white_sees_the_board_turned_round() {
    let state = at("B3:a1 W2:g7");
    let cell = |viewer: Viewer, id: &str| {
        stage(&state, viewer).scene.things.iter().find(|thing| thing.id == id).unwrap().cell
    };
    assert_eq!(cell(BLACK.into(), "a1"), Some([0, 6]));
    assert_eq!(cell(WHITE.into(), "a1"), Some([6, 0]));
    assert_eq!(cell(Viewer::SPECTATOR, "g7"), Some([6, 0]));
    let scene = stage(&state, WHITE).scene;
    assert_eq!(scene.areas[0].looks, ["board", "coordinates-across"]);
    assert_eq!(scene.areas[1].id, "taken-white", "the own captures come first");
}

#[test]
fn checkers_stand_on_each_other_and_the_top_one_shows_how_many() {
    let state = at("B3:c3 W1:g7");
    let scene = stage(&state, BLACK).scene;
    let stack = on(&scene, "c3");
    let heights: Vec<u8> = stack.iter().map(|thing| thing.height).collect();
    assert_eq!(heights, [0, 1, 2]);
    assert!(stack.is_sorted_by(|low, high| low.spot[1] > high.spot[1]));
    assert_eq!(stack[0].looks, ["black"]);
    assert_eq!(stack[2].looks, ["black", "black-3"]);
}

#[test]
fn what_does_not_move_keeps_its_id() {
    let before = at("B3:c3 B1:d5 W1:c5 W2:g7");
    let after = after(before, "2c3-d4");
    let ids = |state: &Tactigo| -> Vec<String> {
        let scene = stage(state, BLACK).scene;
        scene.things.iter().map(|thing| thing.id.to_string()).collect()
    };
    let [old, new] = [&before, &after].map(ids);
    let gone: Vec<_> = old.iter().filter(|id| !new.contains(id)).collect();
    let come: Vec<_> = new.iter().filter(|id| !old.contains(id)).collect();
    assert_eq!(gone, ["black-2@c3", "black-3@c3"]);
    assert_eq!(come, ["black-1@d4", "black-2@d4"]);
}

#[test]
fn captures_fill_the_notches_of_their_captor() {
    let state = after(at("B2:c3 W1:d4 W3:g7"), "2c3xd4");
    let scene = stage(&state, BLACK).scene;
    let looks = |place: &str| -> Vec<String> {
        on(&scene, place).iter().map(|thing| thing.looks[0].to_string()).collect()
    };
    assert_eq!(looks("taken-black")[..2], ["white", "notch"]);
    assert_eq!(looks("taken-black").len(), 9);
    assert!(looks("taken-white").iter().all(|look| look == "notch"));
}

#[test]
fn a_square_that_cannot_be_picked_says_why() {
    let state = place(json!({}), "B1:c3 B3:e1 W1:g7", json!({"used": [1]}));
    let why = spoken(&state, Lang::En).why;
    let reason = |id: &str| why.iter().find(|(thing, _)| thing == id).map(|(_, text)| &**text);
    assert_eq!(reason("c3"), Some("You’ve already moved one checker this turn. (rule R2.1)"));
    assert_eq!(reason("g7"), Some("You have no stack on g7; choose one of your own. (rule R3.1)"));
    assert_eq!(reason("e1"), None, "this one can move");
    let walled = at("B1:a1 W2:b2 W1:a2 W1:b1 B2:g1");
    let why = spoken(&walled, Lang::En).why;
    let reason = why.iter().find(|(thing, _)| thing == "a1").map(|(_, text)| &**text);
    let single =
        "An enemy stands on a2, and a single checker can’t overpower anything. (rule R4.1)";
    assert_eq!(reason, Some(single));
}
