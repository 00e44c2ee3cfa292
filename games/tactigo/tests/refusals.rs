//! Why a move is refused: a table of positions, and for each the rule and the message of every
//! reason there is.

mod position;

use position::*;
use serde_json::json;
use table::{Seat, battery::Refusals};
use tactigo::Tactigo;

/// A position, who asks, and moves with the rule and the message that refuse them.
struct Case {
    state: Tactigo,
    seat: Seat,
    refused: &'static [(&'static str, &'static str, &'static str)],
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut case = |state, seat, refused| cases.push(Case { state, seat, refused });

    case(
        start(json!({})),
        BLACK,
        &[
            ("", "", "notation"),
            ("pass", "", "notation"),
            ("b1-b2", "", "notation"),
            ("0b1-b2", "", "notation"),
            ("4b1-b2", "", "notation"),
            ("3b1b2", "", "notation"),
            ("3b1-b8", "", "square-expected"),
            ("3h1-b2", "", "square-expected"),
        ],
    );
    case(
        start(json!({})),
        WHITE,
        &[("1b5-b4", "R2.8", "refusal-not-your-turn"), ("1b3-b4", "R2.8", "refusal-not-your-turn")],
    );

    // Everything about a stack, from above and below.
    let mixed = at("B1:c3 B2:d3 B3:e3 B2:c4 W1:c5 W2:d4 W3:e4 W1:f4 W3:f2 W1:g7");
    case(
        mixed,
        BLACK,
        &[
            ("1a1-a2", "R3.1", "refusal-not-yours"),
            ("1c5-c6", "R3.1", "refusal-not-yours"),
            ("3d4xc4", "R3.1", "refusal-not-yours"),
            ("1a1-a7", "R3.1", "refusal-not-yours"),
            ("2c3-b4", "R3.3", "refusal-too-low"),
            ("3d3-d2", "R3.3", "refusal-too-low"),
            ("3d3-c4", "R3.3", "refusal-too-low"),
            ("1c3-c1", "R3.2", "refusal-direction"),
            ("1c3-c3", "R3.2", "refusal-direction"),
            ("1e3-g5", "R3.2", "refusal-direction"),
            ("2d3-d2", "R3.2", "refusal-direction"),
            ("2d3xd4", "R3.2", "refusal-direction"),
            ("2d3-f5", "R3.2", "refusal-direction"),
            ("3e3-f4", "R3.2", "refusal-direction"),
            ("3e3-e1", "R3.2", "refusal-direction"),
            ("1d3-e3", "R3.4", "refusal-too-high"),
            ("1d3xe3", "R3.4", "refusal-too-high"),
            ("2d3-c4", "R3.4", "refusal-too-high"),
            ("3e3-d3", "R3.4", "refusal-too-high"),
            ("1c4xc5", "R4.1", "refusal-single"),
            ("1c4-c5", "R4.1", "refusal-single"),
            ("1d3xd4", "R4.1", "refusal-single"),
            ("1e3-e4", "R4.1", "refusal-single"),
            ("3e3xe4", "R4.2", "refusal-three"),
            ("3e3-e4", "R4.2", "refusal-three"),
            ("2d3xe4", "R4.2", "refusal-three"),
            ("2e3xf2", "R4.2", "refusal-three"),
            ("2e3xd4", "R3.5", "refusal-blocked"),
            ("2e3-d4", "R3.5", "refusal-blocked"),
            ("2e3-f4", "R4.1", "refusal-write-x"),
            ("1c3xb3", "R4.1", "refusal-no-enemy"),
            ("1c3xd3", "R4.1", "refusal-no-enemy"),
            ("2d3xc2", "R4.1", "refusal-no-enemy"),
        ],
    );
    let to_write = at("B3:d4 W2:d5 W1:e4 W1:g7");
    case(
        to_write,
        BLACK,
        &[("3d4-d5", "R4.1", "refusal-write-x"), ("3d4-e4", "R4.1", "refusal-write-x")],
    );

    // A size that is spent is refused whatever else is wrong with the move.
    case(
        after(mixed, "1c3-b3"),
        BLACK,
        &[
            ("1b3-b4", "R2.1", "refusal-used"),
            ("1e3-e2", "R2.1", "refusal-used"),
            ("1a1-a2", "R2.1", "refusal-used"),
            ("2b3-c2", "R3.3", "refusal-too-low"),
        ],
    );
    let turn_start = json!({"availability": "turn-start"});
    let made = after(place(turn_start, "B1:a1 B2:b1 W1:g7", json!({})), "1a1-b1");
    case(
        made,
        BLACK,
        &[
            ("3b1-b2", "R2.5", "refusal-lost"),
            ("3b1-c2", "R2.5", "refusal-lost"),
            ("1b1-a1", "R2.1", "refusal-used"),
            ("2b1-b2", "R3.2", "refusal-direction"),
        ],
    );

    // White looks the other way, but goes by the same rules.
    case(
        place(json!({}), "W2:d4 B2:c3 B1:e5 B3:e3 W1:a1", json!({"turn": 1})),
        WHITE,
        &[
            ("2d4xc3", "R3.5", "refusal-blocked"),
            ("2d4xe3", "R4.2", "refusal-three"),
            ("2d4-e5", "R4.1", "refusal-write-x"),
            ("1d4xe5", "R4.1", "refusal-single"),
            ("2c3-b2", "R3.1", "refusal-not-yours"),
        ],
    );

    let stacks = "B2:d4 W1:e5 W1:g7";
    let won = after(place(json!({}), stacks, json!({"captured": [8, 0]})), "2d4xe5");
    let drawn = place(json!({}), stacks, json!({"quiet": 100}));
    for state in [won, drawn] {
        case(state, BLACK, &[("1e5-e6", "R6.4", "refusal-over")]);
        case(state, WHITE, &[("1g7-g6", "R6.4", "refusal-over")]);
    }
    cases
}

#[test]
fn every_refusal_names_its_reason() {
    let mut refusals = Refusals::<Tactigo>::new();
    for Case { state, seat, refused } in cases() {
        for &(action, rule, key) in refused {
            refusals.expect(&state, seat, action.parse(), rule, key);
        }
    }
    refusals.assert_complete();
}
