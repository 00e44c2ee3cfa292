//! Moving and attacking (R4, R5): a test per numbered rule, named after it and the rulings it covers.

mod position;

use position::*;
use serde_json::json;
use tactiki::{Event, Options};

#[test]
fn r4_1_one_field_forward_left_or_right() {
    let game = position(&[("c3", "t5"), ("a5", "c1 c2 c3 c4 c5")]);
    assert_eq!(moves(&game), ["c3-b3", "c3-c4", "c3-d3"]);
    let corner = position(&[("a2", "t5"), ("e2", "t4"), ("a5", "c1 c2 c3 c4 c5")]);
    assert_eq!(moves(&corner), ["a2-a3", "a2-b2", "e2-d2", "e2-e3"]);
    for wrong in ["c3-c2", "c3-d4", "c3-c5", "c3-c3"] {
        assert_eq!(refusal(&game, wrong), "R4.1", "{wrong}");
    }
}

#[test]
fn r4_2_t2_t3_only_the_own_top_piece_moves_and_never_a_column() {
    let game = position(&[("c3", "t5 t4 t3"), ("b2", "t2 c2"), ("a5", "c1 c3 c4 c5")]);
    assert_eq!(moves(&game), ["c3-b3", "c3-c4", "c3-d3"]);
    let moved = after(game, &["c3-c4"]);
    assert_eq!((column(&moved, "c3"), column(&moved, "c4")), ("t5 t4".to_owned(), "t3".to_owned()));
    assert_eq!(refusal(&game, "b2-b3"), "R4.2", "an enemy is on top");
    assert_eq!(refusal(&game, "d2-d3"), "R4.2", "nobody there");
}

#[test]
fn r4_3_t4_t15_onto_own_pieces_freely_whatever_is_below() {
    let game = with_rest(&[("c3", "c5 t5"), ("b3", "t4")]);
    let mut moved = game;
    let events = play(&mut moved, "b3-c3").unwrap();
    assert!(!events.iter().any(|event| matches!(event, Event::Fought { .. })));
    assert_eq!(column(&moved, "c3"), "c5 t5 t4");
    let high =
        position(&[("c2", "t1 t1 t2 t2 t3 t3 t4 t4"), ("b2", "t5"), ("a5", "c1 c2 c3 c4 c5")]);
    assert_eq!(column(&after(high, &["b2-c2"]), "c2"), "t1 t1 t2 t2 t3 t3 t4 t4 t5");
}

#[test]
fn r4_4_t8_who_has_arrived_stays_and_cannot_be_attacked() {
    let game = position_with(
        &Options::default(),
        &[
            &[("b5", "t5"), ("c5", "c5"), ("b4", "c4")],
            &[("e1", "t1 t2 t3 t4"), ("a5", "c1 c2 c3")][..],
        ]
        .concat(),
        json!({"turn": 1}),
    );
    let texts = legal(&game);
    assert!(!texts.iter().any(|text| text.contains("b5")), "{texts:?}");
    assert_eq!(refusal(&game, "c5xb5"), "R4.5");
    let own = with_rest(&[("b5", "t5")]);
    assert_eq!(refusal(&own, "b5-c5"), "R4.4");
    assert!(!moves(&own).iter().any(|text| text.starts_with("b5")));
}

#[test]
fn r4_5_t9_the_owner_may_not_enter_a_start_field_the_enemy_holds() {
    let columns = [("b1", "c5"), ("a1", "t5"), ("e1", "t1 t2 t3 t4"), ("a5", "c1 c2 c3 c4")];
    let game = position(&columns);
    assert_eq!(refusal(&game, "a1xb1"), "R4.5");
    assert_eq!(refusal(&game, "b1+5"), "R4.5");
    assert!(!legal(&game).iter().any(|text| text.contains("b1")));
}

#[test]
fn r4_6_t17_a_covered_piece_is_free_again_on_top() {
    let game = position_with(
        &Options::default(),
        &[&[("c3", "t5 c5")], &REST[..]].concat(),
        json!({"turn": 1}),
    );
    let game = after(game, &["c3-c2", "c2-d2"]);
    assert!(moves(&game).contains(&"c3-c4".to_owned()));
}

#[test]
fn r5_1_t19_the_higher_rank_wins_but_1_defeats_5() {
    for attacker in 1..=5u8 {
        for defender in 1..=5u8 {
            let (own, other) = (format!("t{attacker}"), format!("c{defender}"));
            // Towers of other ranks in the corners keep the game alive.
            let game = position(&[("c2", &own), ("c3", &other)]);
            let game = after(game, &["c2xc3"]);
            let expected = match (attacker, defender) {
                (1, 5) => own,
                (5, 1) => other,
                (a, d) if a == d => format!("{other} {own}"),
                (a, d) => {
                    if a > d {
                        own
                    } else {
                        other
                    }
                }
            };
            assert_eq!(column(&game, "c3"), expected, "{attacker} against {defender}");
        }
    }
    let game = with_rest(&[("c2", "t5"), ("c3", "c4")]);
    assert_eq!(refusal(&game, "c2-c3"), "R5.1", "an attack is written with x");
    assert_eq!(refusal(&game, "c2xb2"), "R5.1", "nobody to attack");
}

#[test]
fn r5_2_t13_a_column_is_fought_from_the_top_down() {
    // Through 3 and 1, then down before the 5.
    let game =
        position(&[("c2", "t4"), ("c3", "c5 c1 c3"), ("e1", "t1 t2 t3"), ("a5", "c1 c2 c3")]);
    let mut lost = game;
    let events = play(&mut lost, "c2xc3").unwrap();
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Fought { .. })).count(), 3);
    assert_eq!(column(&lost, "c3"), "c5");
    assert!(dead(&lost, TIKI).contains(&4) && dead(&lost, TAC).contains(&1));
    // Stops at a tie, at an own piece, and on the ground.
    let game =
        position(&[("c2", "t4"), ("c3", "c2 c4 c3"), ("e1", "t1 t2 t3"), ("a5", "c1 c2 c3")]);
    assert_eq!(column(&after(game, &["c2xc3"]), "c3"), "c2 c4 t4");
    let game = position(&[("c2", "t4"), ("c3", "c2 t2 c2 c3"), ("e1", "t1 t3"), ("a5", "c1 c3")]);
    assert_eq!(column(&after(game, &["c2xc3"]), "c3"), "c2 t2 t4");
    let game = position(&[("c2", "t4"), ("c3", "c2 c3"), ("e1", "t1 t3"), ("a5", "c1 c3")]);
    assert_eq!(column(&after(game, &["c2xc3"]), "c3"), "t4");
}

#[test]
fn r5_3_t18_a_tied_attacker_stands_on_top_and_may_move_off() {
    let game = after(with_rest(&[("c2", "t5"), ("c3", "c5")]), &["c2xc3"]);
    assert_eq!(column(&game, "c3"), "c5 t5");
    let game = after(game, &["c3-c4"]);
    assert_eq!((column(&game, "c3"), column(&game, "c4")), ("c5".to_owned(), "t5".to_owned()));
    assert!(moves(&game).contains(&"c3-c2".to_owned()), "the defender is free again");
}

#[test]
fn r5_4_t10_a_defended_start_field_is_attacked_like_any_other() {
    let game =
        position(&[("b4", "t5"), ("b5", "c3 c4"), ("e1", "t1 t2 t3 t4"), ("a5", "c1 c2 c3")]);
    let game = after(game, &["b4xb5"]);
    assert_eq!(column(&game, "b5"), "t5");
    assert_eq!(refusal(&game, "b5-c5"), "R4.4", "the survivor has arrived");
}

#[test]
fn r5_5_t11_a_tie_on_a_start_field_buries_the_defender_for_good() {
    let game = position(&[("b4", "t4"), ("b5", "c3 c4"), ("e1", "t1 t2 t3"), ("a5", "c1 c2 c3")]);
    let game = after(game, &["b4xb5", "e1-e2"]);
    assert_eq!(column(&game, "b5"), "c3 c4 t4");
    assert!(!legal(&game).iter().any(|text| text.contains("b5")), "nobody moves there any more");
}
