//! States that anyone may write: the least that loads, what is refused and why.

mod position;

use position::{BLACK, read};
use serde_json::{Value, json};
use table::{Game, Options as _, Problem, Seed, read_draft};
use tactigo::{Options, Tactigo};

fn load(options: &Value, state: &Value) -> Result<Tactigo, Vec<(String, String)>> {
    let options = read(options).unwrap();
    read_draft(&options, &Seed::from(1), state).map_err(|list| {
        let pair = |problem: &Problem| (problem.place.clone(), problem.phrase.key().to_owned());
        list.problems().iter().map(pair).collect()
    })
}

fn minimal() -> Value {
    json!({"stacks": {"d4": "B3", "a1": "B1", "g7": "W2"}, "captured": [0, 0], "turn": 0, "used": []})
}

fn with(changes: Value) -> Value {
    let mut state = minimal();
    for (name, value) in changes.as_object().unwrap() {
        state[name] = value.clone();
    }
    state
}

fn refused(options: Value, changes: Value) -> Vec<(String, String)> {
    load(&options, &with(changes)).unwrap_err()
}

fn pair(place: &str, key: &str) -> (String, String) {
    (place.to_owned(), key.to_owned())
}

#[test]
fn the_least_fields_load() {
    let state = load(&json!({}), &minimal()).unwrap();
    assert_eq!(state.to_act(), BLACK.into());
    assert_eq!((state.quiet(), state.turns_ended()), (0, 0));
    assert_eq!(
        serde_json::to_value(state.draft()).unwrap(),
        with(json!({"took": false, "quiet": 0, "turns": 0}))
    );
    let state = load(&json!({"availability": "turn-start"}), &with(json!({"turn": 1}))).unwrap();
    assert_eq!(serde_json::to_value(state.draft()).unwrap()["lost"], json!([3]));
}

#[test]
fn every_reason_is_told() {
    let problems = refused(
        json!({}),
        json!({
            "stacks": {"d4": "B3", "D4": "W1", "h1": "B1", "a1": "B7", "i9": "?"},
            "captured": [18, 18],
            "turn": 2,
            "used": [1, 1, 4],
            "lost": [1, 0],
            "took": true,
            "quiet": 101,
        }),
    );
    let expected = [
        ("stacks", "stack-height"),
        ("stacks", "draft-twice"),
        ("stacks", "square-expected"),
        ("stacks", "square-expected"),
        ("stacks", "stack-word"),
        ("captured", "draft-both-won"),
        ("captured", "draft-checkers"),
        ("turn", "draft-turn"),
        ("used", "draft-sizes"),
        ("used", "draft-sizes"),
        ("lost", "draft-sizes"),
        ("quiet", "draft-quiet"),
        ("quiet", "draft-took-quiet"),
        ("lost", "draft-lost-used"),
        ("lost", "draft-lost-now"),
    ];
    for (place, key) in expected {
        assert!(problems.contains(&pair(place, key)), "{place} {key} in {problems:?}");
    }
    let count = |key: &str| problems.iter().filter(|(_, found)| found == key).count();
    assert_eq!(count("square-expected"), 2);
    assert_eq!(count("draft-sizes"), 3);
}

#[test]
fn a_state_that_no_move_leaves_behind_is_refused() {
    let surrounded = json!({"stacks": {"a1": "B3", "a2": "W1", "b1": "W1", "d4": "B1"}});
    assert_eq!(refused(json!({}), surrounded), [pair("stacks", "surrounded-already")]);
    assert_eq!(refused(json!({}), json!({"used": [1, 2, 3]})), [pair("used", "draft-turn-over")]);
    assert_eq!(
        refused(json!({}), json!({"turn": 1, "used": [1, 2]})),
        [pair("used", "draft-turn-over")]
    );
    assert_eq!(refused(json!({}), json!({"took": true})), [pair("took", "draft-took-unused")]);
    assert_eq!(
        refused(json!({}), json!({"stacks": {"a1": "B1"}})),
        [pair("stacks", "draft-nobody")]
    );
    let nineteen = json!({"captured": [0, 15]});
    assert_eq!(refused(json!({}), nineteen), [pair("captured", "draft-checkers")]);
    let turn_start = json!({"availability": "turn-start"});
    assert_eq!(refused(turn_start.clone(), json!({"lost": [3]})), [pair("lost", "draft-lost")]);
    assert!(load(&turn_start, &with(json!({"lost": []}))).is_ok());
    assert!(load(&turn_start, &with(json!({"lost": [3], "used": [1]}))).is_ok());
}

#[test]
fn states_of_finished_games_load() {
    let won = load(&json!({}), &with(json!({"captured": [9, 2], "used": [1, 2, 3], "took": true})));
    let won = won.unwrap();
    assert!(won.to_act().is_empty());
    assert_eq!(won.outcome().unwrap().scores(), [1.0, 0.0]);
    let drawn =
        load(&json!({}), &with(json!({"quiet": 100, "used": [1, 2, 3], "turn": 1}))).unwrap();
    assert_eq!(drawn.outcome().unwrap().reason(), "quiet");
    let draft = serde_json::to_value(drawn.draft()).unwrap();
    assert_eq!((&draft["turn"], &draft["used"]), (&json!(1), &json!([1, 2, 3])));
    // After a win the loser's ring may be left standing.
    let ring = json!({
        "stacks": {"a1": "B3", "a2": "W1", "b1": "W1", "d4": "B1"}, "captured": [9, 0], "used": [3]
    });
    assert!(load(&json!({}), &with(ring)).is_ok());
}

#[test]
fn whether_a_turn_has_captured_survives_the_way_through_json() {
    let state = json!({
        "stacks": {"d4": "B2", "e5": "W1", "g7": "W2"}, "captured": [0, 0], "turn": 0, "used": [],
        "quiet": 7,
    });
    let mut state = load(&json!({}), &state).unwrap();
    state.play(BLACK, "2d4xe5".parse().unwrap(), &mut ()).unwrap();
    let mut loaded = load(&json!({}), &serde_json::to_value(state.draft()).unwrap()).unwrap();
    assert_eq!(loaded, state);
    loaded.play(BLACK, "1e5-e4".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(loaded.quiet(), 0, "this turn is not counted");
}

#[test]
fn options_out_of_range_are_refused() {
    for bad in [
        json!({"edge_sides": 4}),
        json!({"edge_sides": "2"}),
        json!({"quiet_limit": -1}),
        json!({"quiet_limit": 10001}),
        json!({"quiet_limit": 70000}),
        json!({"availability": "later"}),
    ] {
        let problems = read(&bad).unwrap_err();
        assert_eq!(problems.len(), 1, "{bad}");
        assert!(problems[0].phrase.key().starts_with("expected-"), "{bad}");
    }
    assert_eq!(Options::default().problems(), []);
    let all = Options {
        quiet_limit: 20_000,
        layout: tactigo::Layout::Rows(vec![]),
        ..Options::default()
    };
    assert_eq!(all.problems().len(), 4, "seven rows, two sides, the limit");
}
