//! What people are told: what to do now, and what has happened.

mod position;

use position::*;
use serde_json::json;
use table::{Game, Lang, Phrase, Presentation, Viewer, Words};
use tactigo::Tactigo;

fn say(lang: Lang, phrase: &Phrase) -> String {
    Words::new(&[Tactigo::ABOUT.messages]).say(lang, phrase)
}

fn prompt(lang: Lang, state: &Tactigo, viewer: impl Into<Viewer>) -> Option<String> {
    let viewer = viewer.into();
    Tactigo::prompt(&state.view(viewer), viewer).map(|phrase| say(lang, &phrase))
}

/// What is told of an action.
fn told(lang: Lang, state: &Tactigo, action: &str) -> Vec<String> {
    let events = play(&mut state.clone(), action);
    events.iter().map(|event| say(lang, &Tactigo::tell(event))).collect()
}

#[test]
fn the_prompt_addresses_the_player_and_tells_others_who_is_awaited() {
    let state = start(json!({}));
    let english = |viewer: Viewer| prompt(Lang::En, &state, viewer).unwrap();
    assert_eq!(
        english(BLACK.into()),
        "Move one, two or three checkers. Choose a stack to move from."
    );
    assert_eq!(english(WHITE.into()), "Waiting for Black to move one, two or three checkers.");
    assert_eq!(english(Viewer::SPECTATOR), "Waiting for Black to move one, two or three checkers.");
    let german = prompt(Lang::De, &state, BLACK).unwrap();
    assert_eq!(german, "Zieh einen, zwei oder drei Steine. Wähle, von welchem Stapel.");
    let next = after(state, "2b2-c3");
    assert_eq!(
        prompt(Lang::En, &next, BLACK).unwrap(),
        "Now move one or three checkers. Choose a stack to move from."
    );
    assert_eq!(
        prompt(Lang::De, &next, WHITE).unwrap(),
        "Schwarz ist am Zug und zieht einen oder drei Steine."
    );
}

#[test]
fn the_prompt_names_only_what_can_move_now() {
    let low = at("B1:a1 B1:c1 W1:g7");
    assert_eq!(
        prompt(Lang::En, &low, BLACK).unwrap(),
        "Move one checker. Choose a stack to move from."
    );
    let piled = after(at("B1:a1 B2:b1 W1:g7"), "1a1-b1");
    assert_eq!(
        prompt(Lang::En, &piled, BLACK).unwrap(),
        "Now move two or three checkers. Choose a stack to move from."
    );
    let over = place(json!({}), "B1:a1 W1:g7", json!({"captured": [9, 0]}));
    assert_eq!(prompt(Lang::En, &over, BLACK), None);
}

#[test]
fn events_are_told_in_words() {
    let state = at("B3:d4 B1:c4 W1:c5 W2:d5 W1:g7");
    assert_eq!(
        told(Lang::En, &state, "2d4xc5"),
        [
            "Black moves two checkers from d4 to c5 and captures a single checker there. That makes 1 of 9."
        ]
    );
    assert_eq!(
        told(Lang::En, &state, "3d4xd5")[0],
        "Black moves three checkers from d4 to d5 and captures a stack of 2 there. That makes 2 of 9."
    );
    assert_eq!(
        told(Lang::De, &state, "2d4xc5"),
        [
            "Schwarz zieht zwei Steine von d4 nach c5 und schlägt dort einen einzelnen Stein. Das macht 1 von 9."
        ]
    );
    let walks_in = at("B3:d3 W1:c4 W1:e4 W1:d5 W1:g7 B1:a1 B1:b1");
    assert_eq!(
        told(Lang::En, &walks_in, "1a1-b1 3d3-d4"),
        [
            "Black moves one checker from a1 to b1, making a stack of 2.",
            "Black moves three checkers from d3 to d4.",
            "White captures the surrounded stack of 3 on d4. That makes 3 of 9.",
        ]
    );
    let spoils = at("B2:b1 W1:g7");
    assert_eq!(
        told(Lang::En, &spoils, "1b1-a1")[1],
        "Black can’t move two or three checkers any more, so the turn ends."
    );
}
