//! Why an action is refused: in a table of positions, the rule and the message for every reason there
//! is.

mod setup;

use serde_json::json;
use setup::*;
use table::{Seat, Seed, battery::Refusals, read_draft};
use taki::{Action, Card, Taki};

/// A position, and actions that are refused there: `"seat:action rule key"`.
struct Case {
    game: Taki,
    refused: &'static [&'static str],
}

/// The position after some more actions.
fn after(mut game: Taki, actions: &str) -> Taki {
    play(&mut game, actions);
    game
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut case = |game, refused| cases.push(Case { game, refused });

    let small = json!({
        "hands": [["color", "r1"], ["b1", "r3"]], "draw": ["bstop", "r+2", "rtaki"],
        "discards": ["b3"], "lead": "b3", "color": "b", "turn": 0, "direction": 1, "chain": 0,
        "open_taki": null, "run": null, "phase": "play", "stages": null
    });
    let given = options(json!({"deck": "small", "seats": 2}));
    let small = read_draft(&given, &Seed::from(1), &small).unwrap();
    case(small, &["0:color:g R1.8 refusal-no-colour", "0:b3 R2.1 refusal-not-in-hand"]);

    let turn = spot(&["r1 b5 b6 super color", "g1 breaker", "y1"], "r5", json!({}));
    case(
        turn,
        &[
            "0:r3 R2.1 refusal-not-in-hand",
            "0:king R2.1 refusal-not-in-hand",
            "0:color R3.4 notation-colour",
            "0:b6 R2.1 refusal-no-match",
            "0:super:g R5.2 refusal-super-plain",
            "0:close R5.5 refusal-no-run",
            "0:leave R5.5 refusal-no-run",
            "0:done R6.4 refusal-no-king",
            "0:break R7.2 refusal-no-window",
            "0:let R7.2 refusal-no-window",
            "0:last R8.1 refusal-call-cards",
            "0:silent R8.1 refusal-call-cards",
            // Out of turn, whatever is in hand.
            "1:g1 R1.6 refusal-not-your-turn",
            "1:r3 R1.6 refusal-not-your-turn",
            "1:breaker R1.6 refusal-not-your-turn",
            "1:draw R1.6 refusal-not-your-turn",
            "1:close R1.6 refusal-not-your-turn",
            "1:done R1.6 refusal-not-your-turn",
            "1:break R7.2 refusal-no-window",
            "1:let R7.2 refusal-no-window",
            "1:last R8.1 refusal-call-cards",
            "2:last R8.1 refusal-no-call",
            "2:silent R8.1 refusal-no-call",
        ],
    );
    case(
        spot(&["g6", "g1 g3"], "king", json!({})),
        &["0:g6 R2.1 refusal-no-match", "0:last R8.1 refusal-no-call"],
    );
    case(
        spot_with(json!({"must_play": true}), &["r1 b6 king", "g1 g3"], "r5", json!({})),
        &["0:draw R2.4 refusal-must-play", "0:b6 R2.1 refusal-no-match"],
    );

    // An active +2.
    let mine = "r5 b6 y+2 +3 breaker color super rtaki";
    case(
        spot(&[mine, "g1 g3"], "r+2", json!({"chain": 1})),
        &[
            "0:r5 R4.2 refusal-chain",
            "0:b6 R4.2 refusal-chain",
            "0:breaker R4.2 refusal-chain",
            "0:color:r R4.2 refusal-chain",
            "0:super R4.2 refusal-chain",
            "0:super:g R4.2 refusal-chain",
            "0:rtaki R4.2 refusal-chain",
            "0:king R2.1 refusal-not-in-hand",
        ],
    );
    let strict = json!({"plus3_on_plus2": false});
    case(
        spot_with(strict, &[mine, "g1 g3"], "r+2", json!({"chain": 1})),
        &["0:+3 R4.4 refusal-plus-three", "0:r5 R4.2 refusal-chain-strict"],
    );

    // A run.
    let run = spot(&["rtaki r5 r6 b5 super", "g1"], "r8", json!({}));
    case(
        after(run, "0:rtaki"),
        &[
            "0:close R5.6 refusal-taki-on-top",
            "0:draw R5.5 refusal-draw-run",
            "0:b5 R5.1 refusal-run-colour",
            "0:super:g R5.2 refusal-super-plain",
            "0:done R6.4 refusal-no-king",
            "0:last R8.1 refusal-call-cards",
            "1:leave R1.6 refusal-not-your-turn",
        ],
    );
    case(
        after(run, "0:rtaki 0:r5"),
        &["0:b5 R5.1 refusal-run-colour", "0:r1 R2.1 refusal-not-in-hand"],
    );
    let plain = json!({"wild_in_run": false});
    case(
        after(spot_with(plain, &["rtaki r5 super king", "g1"], "r8", json!({})), "0:rtaki"),
        &["0:king R5.3 refusal-run-wild", "0:super:g R5.3 refusal-run-wild"],
    );

    // After a Plus and after a King.
    case(
        after(spot(&["rplus r1 b6", "g1 g3"], "r8", json!({})), "0:rplus"),
        &[
            "0:draw R6.2 refusal-draw-plus",
            "0:b6 R2.1 refusal-no-match",
            "0:done R6.4 refusal-no-king",
        ],
    );
    let king = ["king super b6", "g1 g3"];
    case(
        after(spot(&king, "r8", json!({})), "0:king"),
        &[
            "0:draw R6.4 refusal-draw-king",
            "0:super R6.5 refusal-super-named",
            "0:r1 R2.1 refusal-not-in-hand",
            "0:close R5.5 refusal-no-run",
        ],
    );
    let underneath = json!({"king_super": "underneath"});
    case(
        after(spot_with(underneath, &king, "r8", json!({})), "0:king"),
        &["0:super:g R6.5 refusal-super-underneath"],
    );

    // A +3.
    let window = spot(&["+3 r1 r3", "g1 g3", "breaker y1", "b1"], "r8", json!({}));
    case(
        after(window, "0:+3 3:let"),
        &[
            "1:break R7.2 refusal-no-breaker",
            "1:g1 R7.2 refusal-window",
            "1:draw R7.2 refusal-window",
            "2:breaker R7.2 refusal-window",
            "2:last R7.2 refusal-window",
            "0:let R7.2 refusal-own-plus-three",
            "0:r1 R7.2 refusal-own-plus-three",
            "3:let R7.2 refusal-answered",
            "3:break R7.2 refusal-answered",
            "3:b1 R7.2 refusal-answered",
            "3:last R7.2 refusal-answered",
        ],
    );

    // The last card.
    let down = after(spot(&["r1 r3", "r4 g3", "y1 y3"], "r8", json!({})), "0:r1");
    case(
        down,
        &[
            "0:r3 R8.2 refusal-only-call",
            "0:draw R8.2 refusal-only-call",
            "0:let R7.2 refusal-no-window",
            "1:last R8.1 refusal-call-cards",
            "2:last R8.1 refusal-call-cards",
            "2:y1 R1.6 refusal-not-your-turn",
        ],
    );
    case(
        after(down, "0:last"),
        &[
            "0:last R8.1 refusal-no-call",
            "0:silent R8.1 refusal-no-call",
            "0:r3 R1.6 refusal-not-your-turn",
        ],
    );
    case(
        after(down, "0:silent"),
        &[
            "0:last R8.4 refusal-silent",
            "0:silent R8.4 refusal-silent",
            "0:r3 R1.6 refusal-not-your-turn",
            "0:break R7.2 refusal-no-window",
        ],
    );
    let automatic = json!({"auto_last": true});
    case(
        after(spot_with(automatic, &["r1 r3", "r4 g3"], "r8", json!({})), "0:r1"),
        &[
            "0:last R8.6 refusal-called-by-itself",
            "1:silent R8.6 refusal-called-by-itself",
            "0:r3 R1.6 refusal-not-your-turn",
        ],
    );

    case(
        spot(&["", "g1 g3"], "r8 r1", json!({})),
        &["0:r3 R10.1 refusal-over", "1:draw R10.1 refusal-over", "1:last R10.1 refusal-over"],
    );
    cases
}

/// A Change Color without a colour cannot be written, but a program can try it.
fn read_action(text: &str) -> Action {
    if text == "color" { Action::Play(Card::COLOR) } else { act(text) }
}

#[test]
fn every_refusal_names_its_reason() {
    let mut refusals = Refusals::<Taki>::new();
    for Case { game, refused } in cases() {
        for line in refused {
            let [asked, rule, key] = line.split(' ').collect::<Vec<_>>().try_into().unwrap();
            let (seat, action) = asked.split_once(':').unwrap();
            let seat = Seat::new(seat.parse().unwrap());
            refusals.expect(&game, seat, Ok(read_action(action)), rule, key);
        }
    }
    refusals.assert_complete();
}

#[test]
fn what_cannot_be_read_says_what_was_expected() {
    for (text, key) in [
        ("", "notation"),
        ("r2", "notation"),
        ("pass", "notation"),
        ("king:g", "notation"),
        ("super:x", "notation"),
        ("color:gg", "notation"),
        ("color", "notation-colour"),
    ] {
        let refusal = text.parse::<Action>().expect_err(text);
        assert_eq!((refusal.rule, refusal.phrase.key()), ("", key), "{text}");
    }
    let refusal = "purple 5".parse::<Card>().unwrap_err();
    assert!(refusal.to_string().contains("“purple 5”"), "{refusal}");
}
