//! R8: the last card is called, or not.

mod setup;

use serde_json::json;
use setup::*;
use table::{Game, Seat};
use taki::{Event, Why};

fn down() -> taki::Taki {
    let mut game = spot(&["r1 r3", "r4 g3", "y1 y3"], "r8", json!({}));
    play(&mut game, "0:r1");
    game
}

#[test]
fn r8_1_k40_asked_when_the_turn_has_passed() {
    let game = down();
    assert_eq!(to_act(&game), [0, 1]);
    assert_eq!(legal(&game, 0), ["last", "silent"]);
    assert_eq!(refused(&game, 0, "r3"), "R8.2", "it is not his turn");
    assert_eq!(refused(&game, 1, "last"), "R8.1");
    // Not during a run, a Plus, a King or a +3 window.
    for (mine, begin, rest) in [
        ("rtaki r5 b1", "0:rtaki 0:r5", "0:close"),
        ("rplus b1", "0:rplus", "0:draw"),
        ("king b1", "0:king", "0:done"),
        ("+3 b1", "0:+3", "1:let 2:let"),
    ] {
        let mut game = spot(&[mine, "g1 g3", "y1 y3"], "r8", json!({}));
        play(&mut game, begin);
        assert_eq!(counts(&game)[0], 1);
        assert!(draft(&game).calls.is_empty(), "{begin}");
        play(&mut game, rest);
        assert_eq!(
            draft(&game).calls.contains(Seat::new(0)),
            counts(&game)[0] == 1,
            "{begin} {rest}"
        );
    }
    // Not when the same seat is next.
    let mut game = spot(&["rstop r3", "r4 g3"], "r8", json!({}));
    play(&mut game, "0:rstop");
    assert_eq!((to_act(&game), draft(&game).turn), (vec![0], 0));
    play(&mut game, "0:r3");
    assert_eq!(scores(&game), [1.0, 0.0]);
    // Not who merely keeps one card.
    let mut game = spot(&["r3", "r4 g3", "y1"], "b8", json!({"turn": 1}));
    play(&mut game, "1:draw");
    assert_eq!(to_act(&game), [2]);
}

#[test]
fn r8_2_k40_the_caller_is_asked_first() {
    let mut game = down();
    assert_eq!(game.asks_first(), Some(Seat::new(0)));
    play(&mut game, "0:last");
    assert_eq!((to_act(&game), game.asks_first()), (vec![1], Some(Seat::new(1))));
    play(&mut game, "1:r4");
    assert_eq!(counts(&game)[0], 1, "no penalty");
    // A seat above the turn seat comes first too.
    let mut game = spot(&["r4 g3", "y1 y3", "r1 r3"], "r8", json!({"turn": 2}));
    play(&mut game, "2:r1");
    assert_eq!((game.asks_first(), draft(&game).turn), (Some(Seat::new(2)), 0));
}

#[test]
fn r8_3_k40_any_first_action_brings_the_penalty() {
    for action in ["1:r4", "1:draw"] {
        let mut game = down();
        let events = play(&mut game, action);
        assert_eq!(counts(&game)[0], 5, "{action}");
        let penalty = |event: &Event| matches!(event, Event::Drew { why: Why::Penalty, seat, .. } if seat.index() == 0);
        assert!(penalty(&events[0]), "before that action works: {events:?}");
        assert!(!to_act(&game).contains(&0), "too late to call");
    }
    // With +3 the penalty comes before the window, so that it counts once.
    let mut game = spot(&["r1 r3", "+3 g3 g4", "y1 y3"], "r8", json!({}));
    play(&mut game, "0:r1 1:+3");
    assert_eq!(counts(&game)[0], 5);
    play(&mut game, "0:let 2:let");
    assert_eq!(counts(&game), [8, 2, 5]);
}

#[test]
fn r8_4_k40_silence_is_final() {
    let mut game = down();
    play(&mut game, "0:silent");
    assert_eq!(to_act(&game), [1]);
    let text = serde_json::to_value(draft(&game)).unwrap();
    assert_eq!(text["silent"], json!([0]));
    assert_eq!(read(json!({}), &text), Ok(game));
    play(&mut game, "1:draw");
    assert_eq!(counts(&game)[0], 5);
}

#[test]
fn r8_5_k40_a_breaker_needs_the_call_a_plus_does_not() {
    let mut game = spot(&["+3 r1 r3", "g1 g3", "breaker y3"], "r8", json!({}));
    play(&mut game, "0:+3 1:let 2:break");
    assert_eq!((to_act(&game), draft(&game).turn), (vec![1, 2], 1));
    play(&mut game, "1:draw");
    assert_eq!(counts(&game)[2], 5);
    // The breaker who is next himself is not asked.
    let mut game = spot(&["+3 r1 r3", "breaker g3", "y1 y3"], "r8", json!({}));
    play(&mut game, "0:+3 1:break 2:let");
    assert_eq!(to_act(&game), [1]);
    let mut game = spot(&["rplus", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rplus");
    assert_eq!((to_act(&game), counts(&game)[0]), (vec![1], 1));
}

#[test]
fn r8_6_k40_called_by_itself_where_the_table_says_so() {
    let hands = ["r1 r3", "r4 g3", "y1 y3"];
    let mut game = spot_with(json!({"auto_last": true}), &hands, "r8", json!({}));
    let events = play(&mut game, "0:r1");
    assert!(events.contains(&Event::Called { seat: Seat::new(0) }));
    assert_eq!(to_act(&game), [1]);
    play(&mut game, "1:draw");
    assert_eq!(counts(&game)[0], 1);
}
