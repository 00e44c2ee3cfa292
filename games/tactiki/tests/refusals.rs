//! Why an action is refused: in a table of positions, the rule and the message for every reason there
//! is.

mod position;

use position::*;
use serde_json::json;
use table::{Seat, battery::Refusals};
use tactiki::{Options, Tactiki};

/// A position, who asks, and actions with the rule and the message that refuse them.
struct Case {
    game: Tactiki,
    seat: Seat,
    refused: &'static [(&'static str, &'static str, &'static str)],
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut case = |game, seat, refused| cases.push(Case { game, seat, refused });

    let setup = after(start(), &["place:4", "place:4"]);
    case(
        setup,
        TIKI,
        &[
            ("place:4", "R2.1", "refusal-none-left"),
            ("a1-a2", "R2.1", "refusal-setup"),
            ("c1+3", "R2.1", "refusal-setup"),
        ],
    );

    let ready = "1 1 2 2 3 3 4 4 5 5"
        .split(' ')
        .fold(start(), |game, rank| after(game, &[&format!("place:{rank}")]));
    case(ready, TIKI, &[("place:1", "R2.1", "refusal-ready"), ("a1-a2", "R2.1", "refusal-ready")]);

    let play = position(&[
        ("a1", "t1"),
        ("a2", "t1"),
        ("a3", "c1"),
        ("b1", "c5"),
        ("c1", "t2 t2"),
        ("c3", "t3 c3"),
        ("d5", "c4 t4"),
        ("e5", "c1 c2"),
    ]);
    case(
        play,
        TIKI,
        &[
            ("place:5", "R2.1", "refusal-placed"),
            ("d3-d4", "R4.2", "refusal-no-piece"),
            ("e5-d5", "R4.2", "refusal-no-piece"),
            ("c3-c4", "R4.2", "refusal-covered"),
            ("d5-c5", "R4.4", "refusal-arrived"),
            ("d5-d4", "R4.4", "refusal-arrived"),
            ("a2-a1", "R4.1", "refusal-direction"),
            ("a2-b3", "R4.1", "refusal-direction"),
            ("a2-a4", "R4.1", "refusal-direction"),
            ("a2-a2", "R4.1", "refusal-direction"),
            ("a1xb1", "R4.5", "refusal-held"),
            ("a1-b1", "R4.5", "refusal-held"),
            ("a1xa2", "R5.1", "refusal-nobody-there"),
            ("a2xb2", "R5.1", "refusal-nobody-there"),
            ("a2-a3", "R5.1", "refusal-write-x"),
            ("d1+1", "R7.1", "refusal-rebirth-alive"),
            ("a1+2", "R7.1", "refusal-rebirth-alive"),
            ("d2+3", "R7.1", "refusal-rebirth-field"),
            ("a5+3", "R7.1", "refusal-rebirth-field"),
            ("b1+3", "R4.5", "refusal-held"),
            ("c1+3", "R7.1", "refusal-rebirth-occupied"),
        ],
    );
    case(play, TAC, &[("e5-e4", "R3.1", "refusal-not-your-turn")]);
    case(
        after(play, &["a2-b2"]),
        TIKI,
        &[("d1+3", "R7.2", "refusal-rebirth-late"), ("d1+1", "R7.2", "refusal-rebirth-late")],
    );

    let all_alive = [("b1", "c1 c2 c3"), ("e5", "c1 c2 c3 c4 c4 c5 c5"), ("d3", "t1 t2 t3")];
    case(
        position_with(&Options::default(), &all_alive, json!({"turn": 1})),
        TAC,
        &[
            ("e5-e6", "", "square-expected"),
            ("e5=e4", "", "notation"),
            ("e5-d4", "R4.1", "refusal-direction"),
            ("b1-b2", "R4.4", "refusal-arrived"),
            ("a5+1", "R7.1", "refusal-nobody-dead"),
            ("e5+1", "R7.1", "refusal-nobody-dead"),
        ],
    );

    let won = position(&[("b5", "t1 t2 t3 t4"), ("b4", "t5"), ("e5", "c1 c2 c3 c4 c5")]);
    case(after(won, &["b4-b5"]), TIKI, &[("b5-c5", "R8.5", "refusal-over")]);
    cases
}

#[test]
fn every_refusal_names_its_reason() {
    let mut refusals = Refusals::<Tactiki>::new();
    for Case { game, seat, refused } in cases() {
        for &(action, rule, key) in refused {
            refusals.expect(&game, seat, action.parse(), rule, key);
        }
    }
    refusals.assert_complete();
}
