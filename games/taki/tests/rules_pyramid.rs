//! R9: the Pyramid.

mod setup;

use serde_json::{Value, json};
use setup::*;
use table::{Game, Seed};
use taki::{Event, Taki, Why};

fn pyramid(hands: &[&str], stages: Value) -> Taki {
    spot_with(json!({"mode": "pyramid"}), hands, "r8", json!({"stages": stages}))
}

#[test]
fn r9_1_all_begin_at_stage_8() {
    let game = Taki::new(&options(json!({"mode": "pyramid", "seats": 5})), &Seed::from(1)).unwrap();
    assert_eq!(draft(&game).stages, Some(vec![8; 5]));
    assert_eq!(counts(&game), [8; 5]);
    let single = Taki::new(&options(json!({})), &Seed::from(1)).unwrap();
    assert_eq!(draft(&single).stages, None);
    let given = json!({"mode": "pyramid", "seats": 3, "hand": 2});
    let low = Taki::new(&options(given), &Seed::from(1)).unwrap();
    assert_eq!((draft(&low).stages, counts(&low)), (Some(vec![2; 3]), vec![2; 3]));
}

#[test]
fn r9_2_k46_an_empty_hand_brings_the_next_stage() {
    let mut game = pyramid(&["r1", "g1 g3", "y1 y3"], json!([8, 8, 8]));
    play(&mut game, "0:r1");
    assert_eq!((counts(&game)[0], draft(&game).turn), (7, 1));
    assert_eq!(draft(&game).stages, Some(vec![7, 8, 8]));
    // The action of the last card then acts, a King's free play with the new hand.
    let mut game = pyramid(&["king", "g1 g3", "y1 y3"], json!([3, 8, 8]));
    play(&mut game, "0:king");
    assert_eq!((now(&game).as_str(), counts(&game)[0]), ("0 king r king", 2));
    assert_eq!(legal(&game, 0).len(), 1 + 1, "two red 1 are one choice beside done");
    let mut game = pyramid(&["rstop", "g1 g3", "y1 y3"], json!([3, 8, 8]));
    play(&mut game, "0:rstop");
    assert_eq!((draft(&game).turn, counts(&game)[0]), (2, 2));
    let mut game = pyramid(&["r+2", "g1 g3", "y1 y3"], json!([3, 8, 8]));
    play(&mut game, "0:r+2");
    assert_eq!((draft(&game).turn, draft(&game).chain), (1, 1));
    // A run ends there, although the new hand has more of its colour.
    let mut game = pyramid(&["rtaki r3", "g1 g3", "y1 y3"], json!([3, 8, 8]));
    play(&mut game, "0:rtaki 0:r3");
    assert_eq!((now(&game).as_str(), hand(&game, 0).as_str()), ("1 r3 r play", "r1 r1"));
    // With +3: first the answers, then the own new hand, then the others draw.
    let mut game = pyramid(&["+3", "breaker g3", "y1 y3"], json!([3, 8, 8]));
    play(&mut game, "0:+3");
    assert_eq!(counts(&game)[0], 0);
    let mut broken = game;
    let events = play(&mut game, "1:let 2:let");
    let drawn: Vec<Why> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { why, .. } => Some(*why),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [Why::Stage, Why::PlusThree, Why::PlusThree]);
    assert_eq!((counts(&game), draft(&game).turn), (vec![2, 5, 5], 1));
    play(&mut broken, "1:break 2:let");
    assert_eq!((counts(&broken), draft(&broken).stages), (vec![3, 1, 2], Some(vec![3, 8, 8])));
    // A Breaker out of turn brings the stage as well.
    let mut game = pyramid(&["+3 r1", "g1 g3", "breaker"], json!([3, 8, 4]));
    play(&mut game, "0:+3 1:let 2:break");
    assert_eq!((counts(&game), draft(&game).turn), (vec![4, 2, 3], 1));
}

#[test]
fn r9_3_k47_plus_as_last_card_of_a_stage_draws() {
    let mut game = pyramid(&["rplus", "g1 g3"], json!([5, 8]));
    play(&mut game, "0:rplus");
    assert_eq!((counts(&game)[0], draft(&game).stages), (1, Some(vec![5, 8])));
    let given = json!({"mode": "pyramid", "plus_last": "wins"});
    let mut game = spot_with(given, &["rplus", "g1 g3"], "r8", json!({"stages": [5, 8]}));
    play(&mut game, "0:rplus");
    assert_eq!(
        (now(&game).as_str(), counts(&game)[0]),
        ("0 rplus r plus", 4),
        "it acts on the new hand"
    );
}

#[test]
fn r9_4_k48_a_hand_just_dealt_needs_no_call() {
    let mut game = pyramid(&["r1", "g1 g3"], json!([2, 8]));
    play(&mut game, "0:r1");
    assert_eq!((counts(&game)[0], to_act(&game)), (1, vec![1]));
    let mut game = pyramid(&["king", "g1 g3"], json!([2, 8]));
    play(&mut game, "0:king");
    assert!(draft(&game).fresh);
    play(&mut game, "0:done");
    assert_eq!((counts(&game)[0], to_act(&game)), (1, vec![1]));
    // Played down to one from a new hand, the call is due.
    let mut game = pyramid(&["king", "g1 g3"], json!([3, 8]));
    play(&mut game, "0:king 0:r1");
    assert_eq!((counts(&game)[0], to_act(&game)), (1, vec![0, 1]));
}

#[test]
fn r9_5_k49_penalties_leave_the_stage_and_stage_1_wins() {
    let mut game = pyramid(&["r1 r3", "r4 g3"], json!([2, 8]));
    play(&mut game, "0:r1 0:silent 1:draw");
    assert_eq!((counts(&game)[0], draft(&game).stages), (5, Some(vec![2, 8])));
    let mut game = pyramid(&["r1", "g1 g3"], json!([1, 8]));
    play(&mut game, "0:r1");
    assert_eq!(scores(&game), [1.0, 0.0]);
    let text = serde_json::to_value(draft(&game)).unwrap();
    assert_eq!(read(json!({"mode": "pyramid"}), &text), Ok(game));
}
