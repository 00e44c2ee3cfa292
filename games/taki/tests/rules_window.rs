//! R7: the +3, and the moment in which all others answer it at once.

mod setup;

use serde_json::json;
use setup::*;
use table::{Event as _, Game, Seat, SeatSet, Viewer};
use taki::Event;

#[test]
fn r7_1_k34_plus_three_on_anything() {
    let mut game = spot(&["+3 r1 r3", "g1 g3", "y1 y3", "b1 b3"], "r8", json!({"direction": -1}));
    let events = play(&mut game, "0:+3 1:let 2:let 3:let");
    let order: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, count: 3, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(order, [3, 2, 1], "in turn order");
    assert_eq!(counts(&game), [2, 5, 5, 5]);
    assert_eq!(now(&game), "3 r8 r play", "the card underneath leads, nobody is skipped");
    assert_eq!(list(&draft(&game).discards), "r8 +3");
    // On a King's free play the King leads with the colour before it.
    let mut game = spot(&["king +3 r1 r3", "g1 r5"], "r8", json!({}));
    play(&mut game, "0:king 0:+3 1:let");
    assert_eq!(now(&game), "1 king r play");
    // When the discards are shuffled, +3 goes along and the leading card stays.
    let mut game = spot(&["+3 r1 r3", "g1 g3"], "r8", json!({"draw": "y9"}));
    play(&mut game, "0:+3 1:let");
    assert_eq!((list(&draft(&game).discards), counts(&game)[1]), ("r8".to_owned(), 5));
}

#[test]
fn r7_2_k35_all_are_asked_and_the_first_breaker_counts() {
    let hands = ["+3 r1 r3", "g1 g3", "breaker y1", "breaker b1"];
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:+3");
    assert_eq!(to_act(&game), [1, 2, 3], "whoever holds what");
    assert_eq!(draft(&game).turn, 0);
    assert_eq!(legal(&game, 1), ["let"]);
    assert_eq!(legal(&game, 2), ["break", "let"]);
    assert_eq!(refused(&game, 1, "break"), "R7.2");
    assert_eq!(refused(&game, 1, "g1"), "R7.2");
    play(&mut game, "3:break 1:let");
    assert_eq!((to_act(&game), counts(&game)), (vec![2], vec![2, 2, 2, 2]), "nothing happens yet");
    play(&mut game, "2:break");
    assert_eq!(counts(&game), [5, 2, 1, 2], "the +3 player draws, seat 3 keeps his Breaker");
    assert!(hand(&game, 3).contains("breaker"));
    assert_eq!(now(&game), "1 r8 r play");
    // The other way round seat 3 comes first.
    let mut game = spot(&hands, "r8", json!({"direction": -1}));
    play(&mut game, "0:+3 1:let 2:break 3:break");
    assert_eq!((counts(&game), draft(&game).turn), (vec![5, 2, 2, 1], 3));
    let game = spot(&hands, "r8", json!({}));
    assert_eq!(refused(&game, 0, "let"), "R7.2", "there is no window");
}

#[test]
fn r7_2_k35_nothing_tells_who_holds_a_breaker() {
    let with = ["+3 r1 r3", "g1 g3", "breaker y1", "b1 b3"];
    let without = ["+3 r1 r3", "g1 g3", "y1 y3", "breaker b3"];
    let seen = |hands: &[&str], answers: &str, viewer: Viewer| {
        // The cards the viewer cannot see lie elsewhere, and may not matter.
        let mut game = spot(hands, "r8", json!({"next": "y5 y5 y6 y6 y7 y7 y8 y8 y9"}));
        let events = play(&mut game, answers);
        let told: Vec<_> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        (told, serde_json::to_string(&game.view(viewer)).unwrap(), to_act(&game))
    };
    for viewer in [Viewer::seat(Seat::new(1)), Viewer::seat(Seat::new(0)), Viewer::SPECTATOR] {
        let one = seen(&with, "0:+3 2:break", viewer);
        assert_eq!(one, seen(&with, "0:+3 2:let", viewer), "not what was answered");
        assert_eq!(one, seen(&without, "0:+3 2:let", viewer), "nor whether it could be");
        // A Breaker that did not count stays unseen to the end.
        let two = ["+3 r1 r3", "breaker g3", "breaker y1", "b1 b3"];
        let late = seen(&two, "0:+3 1:break 2:break 3:let", viewer);
        assert_eq!(late, seen(&two, "0:+3 1:break 2:let 3:let", viewer));
    }
    let own = Viewer::seat(Seat::new(2));
    assert_ne!(seen(&with, "0:+3 2:break", own), seen(&with, "0:+3 2:let", own));
}

#[test]
fn r7_2_k35_the_window_survives_its_draft() {
    let mut game = spot(&["+3 r1", "g1 g3", "breaker y1"], "r8", json!({}));
    play(&mut game, "0:+3 2:break");
    let text = serde_json::to_value(draft(&game)).unwrap();
    assert_eq!(text["answers"], json!([null, null, "break"]));
    assert_eq!(read(json!({}), &text), Ok(game));
    let hidden = serde_json::to_value(game.view(Viewer::seat(Seat::new(1)))).unwrap();
    assert_eq!(hidden["seen"]["answers"], json!([null, null, "hidden"]));
    for wrong in
        [json!([null, "break", null]), json!(["let", null, null]), json!([null, "let", "let"])]
    {
        let mut broken = text.clone();
        broken["answers"] = wrong;
        assert!(read(json!({}), &broken).is_err(), "{broken}");
    }
}

#[test]
fn r7_3_k36_plus_three_as_last_card_waits_for_the_answers() {
    let mut game = spot(&["+3", "breaker g3", "y1 y3"], "r8", json!({}));
    play(&mut game, "0:+3");
    assert_eq!(game.outcome(), None);
    let loaded = read(json!({}), &serde_json::to_value(draft(&game)).unwrap()).unwrap();
    assert_eq!(
        loaded.to_act(),
        SeatSet::of([Seat::new(1), Seat::new(2)]),
        "an empty hand that waits"
    );
    let mut won = game;
    play(&mut game, "1:break 2:let");
    assert_eq!((game.outcome(), counts(&game)), (None, vec![3, 1, 2]), "he plays on");
    play(&mut won, "1:let 2:let");
    assert_eq!((scores(&won), counts(&won)), (vec![1.0, 0.0, 0.0], vec![0, 2, 2]));
}

#[test]
fn r7_4_k37_a_breaker_in_the_own_turn_costs_three() {
    let mut game = spot(&["breaker r1", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:breaker");
    assert_eq!((now(&game).as_str(), counts(&game)[0]), ("1 r8 r play", 4));
    let mut last = spot(&["breaker", "g1 g3"], "r8", json!({}));
    play(&mut last, "0:breaker");
    assert_eq!((last.outcome(), counts(&last)[0]), (None, 3), "never wins");
    let game = spot(&["breaker r1", "g1 g3"], "r+2", json!({"chain": 1}));
    assert_eq!(refused(&game, 0, "breaker"), "R4.2");
    // With all other cards in hands, the Breaker itself is drawn again.
    let mut game = spot(&["breaker", "g1 g3"], "r8", json!({"draw": "y1 y3"}));
    play(&mut game, "0:breaker");
    assert_eq!(counts(&game)[0], 3);
}

#[test]
fn r7_5_k38_a_breaker_out_of_turn_wins() {
    for mine in ["+3", "+3 r1"] {
        let mut game = spot(&[mine, "g1 g3", "breaker"], "r8", json!({}));
        play(&mut game, "0:+3 1:let 2:break");
        assert_eq!(scores(&game), [0.0, 0.0, 1.0]);
        assert_eq!(
            counts(&game)[0],
            mine.split(' ').count() - 1,
            "the win waits for nobody's cards"
        );
        let text = serde_json::to_value(draft(&game)).unwrap();
        assert_eq!(read(json!({}), &text), Ok(game), "also with two empty hands");
    }
}
