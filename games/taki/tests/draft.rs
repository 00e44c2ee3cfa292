//! States written by hand: the least that loads, and every reason why something does not.

mod setup;

use serde_json::{Value, json};
use setup::*;
use table::{Game, Seat, Seed, Viewer};
use taki::{Taki, View};

fn sound() -> Value {
    written(&["r1 r3", "b1", "g1 g3"], "y1 r8", json!({}))
}

/// Where and why the state is refused, as `place key`.
fn reasons(given: Value, state: &Value) -> Vec<String> {
    let problems = read(given, state).expect_err("it should be refused");
    let reason = |problem: &table::Problem| format!("{} {}", problem.place, problem.phrase.key());
    problems.problems().iter().map(reason).collect()
}

#[test]
fn the_least_fields_are_enough() {
    let state = sound();
    assert_eq!(state.as_object().unwrap().len(), 12);
    let game = read(json!({}), &state).unwrap();
    assert_eq!(legal(&game, 0), ["draw", "r1", "r3"]);
    for name in state
        .as_object()
        .unwrap()
        .keys()
        .filter(|name| !["open_taki", "run", "stages"].contains(&name.as_str()))
    {
        let mut less = state.clone();
        less.as_object_mut().unwrap().remove(name);
        assert!(
            read(json!({"seats": 3}), &less).is_err_and(|problems| problems.problems().len() == 1),
            "{name}"
        );
    }
}

#[test]
fn every_field_is_checked() {
    let pyramid = json!({"mode": "pyramid"});
    for (given, name, value, reason) in [
        (json!({}), "turn", json!(3), "turn draft-turn"),
        (json!({}), "direction", json!(0), "direction draft-direction"),
        (json!({}), "discards", json!([]), "discards draft-no-discards"),
        (json!({}), "lead", json!("y1"), "lead draft-lead"),
        (json!({}), "color", json!("b"), "color draft-color"),
        (json!({}), "open_taki", json!("b"), "open_taki draft-open-taki"),
        (json!({}), "chain", json!(1), "chain draft-chain-lead"),
        (json!({}), "run", json!("r"), "run draft-run-phase"),
        (json!({}), "phase", json!("run"), "run draft-run-phase"),
        (json!({}), "phase", json!("plus"), "phase draft-phase-lead"),
        (json!({}), "phase", json!("king"), "phase draft-phase-lead"),
        (json!({}), "phase", json!("window"), "phase draft-phase-lead"),
        (json!({}), "stages", json!([8, 8, 8]), "stages draft-stages-single"),
        (pyramid.clone(), "stages", json!([8, 0, 8]), "stages draft-stages"),
        (pyramid, "stages", json!([8, 8]), "stages draft-seats"),
        (json!({}), "calls", json!([0]), "calls draft-call-hand"),
        (json!({}), "calls", json!([5]), "calls draft-call-seat"),
        (json!({}), "silent", json!([2]), "silent draft-call-hand"),
        (json!({"auto_last": true}), "calls", json!([1]), "calls draft-call-phase"),
        (json!({}), "answers", json!([null, "let", null]), "answers draft-answers-phase"),
        (json!({}), "answers", json!([null, "hidden", null]), "answers draft-hidden"),
        (json!({}), "fresh", json!(true), "fresh draft-fresh"),
        (json!({}), "turns", json!(2000), "end draft-end"),
        (json!({}), "idle", json!(3), "end draft-end"),
        (json!({}), "end", json!("stuck"), "end draft-end"),
        (json!({}), "end", json!("empty-hand"), "winner draft-no-winner"),
        (json!({}), "winner", json!(7), "winner draft-turn"),
        (json!({}), "bottom", json!(200), "bottom draft-bottom"),
        (json!({}), "known", json!([["r9"], [], []]), "known draft-known"),
        (json!({}), "fetched", json!([["r1"], [], []]), "fetched draft-fetched"),
        (json!({}), "shuffled", json!(["r1"]), "shuffled draft-shuffled"),
        (json!({}), "lacks", json!([{"r": 1}, {}, {}]), "lacks draft-lacks"),
        (json!({}), "lacks", json!([{"2": 1}, {}, {}]), "lacks draft-lacks-name"),
    ] {
        let mut state = sound();
        state[name] = value;
        let found = reasons(given, &state);
        assert!(found.contains(&reason.to_owned()), "{reason} is not in {found:?}");
    }
}

#[test]
fn all_reasons_come_at_once() {
    let mut state = sound();
    state["hands"][0] = json!(["r1", "r1", "r1"]);
    state["turn"] = json!(9);
    state["direction"] = json!(2);
    let found = reasons(json!({}), &state);
    assert_eq!(found[..3], ["cards draft-copies", "turn draft-turn", "direction draft-direction"]);
    assert_eq!(found[3..], ["cards draft-copies"], "a red 3 was replaced");
    // A card is lost; a chain, a run and a call are where they cannot be.
    let mut state = sound();
    state["draw"].as_array_mut().unwrap().pop();
    state["chain"] = json!(2);
    state["run"] = json!("b");
    state["calls"] = json!([0]);
    let found = reasons(json!({}), &state);
    for reason in [
        "cards draft-copies",
        "chain draft-chain-lead",
        "run draft-run-phase",
        "run draft-run-color",
        "calls draft-call-hand",
    ] {
        assert!(found.contains(&reason.to_owned()), "{reason} is not in {found:?}");
    }
}

#[test]
fn two_empty_hands_need_a_winner() {
    let state = written(&["", "", "g1 g3"], "r8", json!({}));
    assert_eq!(reasons(json!({}), &state), ["hands draft-empty-hands"]);
    let won = spot(&["", "", "g1 g3"], "r8", json!({"end": "empty-hand", "winner": 1}));
    assert_eq!(scores(&won), [0.0, 1.0, 0.0]);
}

#[test]
fn the_seed_gives_the_chance_that_is_not_written() {
    let state = written(&["b6 b7", "g1 g3"], "b5 r5", json!({"draw": ""}));
    let shuffled = |seed: u64| {
        let mut game: Taki =
            table::read_draft(&options(json!({"seats": 2})), &Seed::from(seed), &state).unwrap();
        play(&mut game, "0:draw");
        draft(&game).draw
    };
    assert_eq!(shuffled(1), shuffled(1));
    assert_ne!(shuffled(1), shuffled(2));
}

#[test]
fn a_view_that_shows_too_much_or_fits_nothing_is_refused() {
    let game = spot(&["r1 r3", "b1 b3", "g1 g3"], "r8", json!({}));
    let view = serde_json::to_value(game.view(Viewer::seat(Seat::new(0)))).unwrap();
    assert!(serde_json::from_value::<View>(view.clone()).is_ok());
    for (path, value) in [
        ("/seen/hands/1", json!(["b1", "b3"])),
        ("/seen/hands/0", json!(["r1"])),
        ("/counts/1", json!(3)),
        ("/pile", json!(7)),
        ("/pile", json!(255)),
        ("/viewer", json!([1])),
        ("/seen/turn", json!(5)),
        ("/seen/answers", json!([null, "let", null])),
        ("/options/seats", json!(1)),
    ] {
        let mut wrong = view.clone();
        *wrong.pointer_mut(path).unwrap() = value;
        assert!(serde_json::from_value::<View>(wrong).is_err(), "{path}");
    }
}

#[test]
fn the_rest_of_the_deck_need_not_be_written() {
    let mut state = sound();
    let written = read(json!({}), &state).unwrap();
    state["draw"] = json!([]);
    assert!(read(json!({}), &state).is_err(), "cards are missing");
    state["rest"] = json!(true);
    assert_eq!(read(json!({}), &state).unwrap(), written);
    state["draw"] = json!(["king"]);
    let draw = read(json!({}), &state).unwrap().draft().draw;
    let kings = draw.iter().filter(|card| card.to_string() == "king").count();
    assert_eq!((draw[0].to_string(), draw.len(), kings), ("king".to_owned(), 109, 2));
}
