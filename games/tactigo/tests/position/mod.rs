//! Positions and what to ask of them, for the tests of rules.
// Every file of tests uses its own share of these.
#![allow(dead_code)]

use serde_json::{Value, json};
use table::{Game, Problem, Seat, Seed, read_draft, read_options};
use tactigo::{Event, Options, Tactigo};

pub(crate) const BLACK: Seat = Seat::new(0);
pub(crate) const WHITE: Seat = Seat::new(1);

pub(crate) fn read(given: &Value) -> Result<Options, Vec<Problem>> {
    read_options(given, Tactigo::ABOUT.options, Tactigo::ABOUT.rules_version)
}

pub(crate) fn options(given: Value) -> Options {
    read(&given).unwrap()
}

pub(crate) fn start(given: Value) -> Tactigo {
    Tactigo::new(&options(given), &Seed::from(1)).unwrap()
}

/// A state from words such as `B3:d4`, Black's turn, nothing captured; `more` replaces fields.
pub(crate) fn place(given: Value, stacks: &str, more: Value) -> Tactigo {
    let word = |text: &str| {
        let (stack, square) = text.split_once(':').unwrap();
        (square.to_owned(), json!(stack))
    };
    let stacks: serde_json::Map<_, _> = stacks.split_whitespace().map(word).collect();
    let mut state = json!({"stacks": stacks, "captured": [0, 0], "turn": 0, "used": []});
    for (name, value) in more.as_object().unwrap() {
        state[name] = value.clone();
    }
    read_draft(&options(given), &Seed::from(1), &state)
        .unwrap_or_else(|problems| panic!("{problems:?}"))
}

pub(crate) fn at(stacks: &str) -> Tactigo {
    place(json!({}), stacks, json!({}))
}

pub(crate) fn legal(state: &Tactigo) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(state.turn_seat(), &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

pub(crate) fn can(state: &Tactigo, action: &str) -> bool {
    legal(state).iter().any(|legal| legal == action)
}

/// Play actions of the seat whose turn it is.
pub(crate) fn play(state: &mut Tactigo, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        let seat = state.turn_seat();
        let done = state.play(seat, action.parse().unwrap(), &mut events);
        done.unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    events
}

pub(crate) fn after(mut state: Tactigo, actions: &str) -> Tactigo {
    play(&mut state, actions);
    state
}

/// The rule by which an action is refused.
pub(crate) fn rule(state: &Tactigo, action: &str) -> &'static str {
    let action = action.parse().unwrap();
    state.clone().play(state.turn_seat(), action, &mut ()).unwrap_err().rule
}

pub(crate) fn on(state: &Tactigo, square: &str) -> String {
    state.board().get(square.parse().unwrap()).map_or(".".to_owned(), |stack| stack.word())
}

pub(crate) fn captured(state: &Tactigo) -> [u8; 2] {
    [state.captured(BLACK), state.captured(WHITE)]
}

/// The keys of all problems of a layout.
pub(crate) fn layout_problems(given: Value) -> Vec<String> {
    let problems = read(&given).unwrap_err();
    assert!(problems.iter().all(|problem| problem.place == "layout"));
    problems.iter().map(|problem| problem.phrase.key().to_owned()).collect()
}
