//! Capturing and the end (R4 to R6): a test per numbered rule, named after it and the rulings it covers.

mod position;

use position::*;
use serde_json::json;
use table::{Game, Options as _, Outcome, Seed};
use tactigo::{Event, Tactigo};

#[test]
fn r4_1_g12_a_bigger_move_captures_the_whole_stack_and_a_single_never() {
    let state = at("B3:d4 W1:c5 W2:d5 W1:e4 W1:g7");
    for (action, square, word, taken) in
        [("2d4xc5", "c5", "B2", 1), ("3d4xd5", "d5", "B3", 2), ("3d4xe4", "e4", "B3", 1)]
    {
        let next = after(state, action);
        assert_eq!(on(&next, square), word);
        assert_eq!(captured(&next), [taken, 0]);
    }
    assert_eq!(rule(&state, "1d4xc5"), "R4.1");
    assert_eq!(rule(&state, "1d4-c5"), "R4.1");
    assert_eq!(rule(&state, "2d4-c5"), "R4.1", "overpowering is written with x");
    assert_eq!(rule(&state, "3d4xd3"), "R4.1", "nobody is there");
}

#[test]
fn r4_2_g18_a_three_stack_is_never_overpowered() {
    let state = at("B3:d4 W3:d5 W3:e5 W1:g7");
    assert_eq!(rule(&state, "3d4xd5"), "R4.2");
    assert_eq!(rule(&state, "2d4xe5"), "R4.2");
    assert!(!legal(&state).iter().any(|text| text.contains('x')));
}

#[test]
fn r4_3_g25_nobody_has_to_capture() {
    let state = at("B2:d4 W1:e5 W1:g7");
    assert!(can(&state, "2d4xe5") && can(&state, "2d4-c3") && can(&state, "1d4-d3"));
    let state = after(state, "2d4-c3");
    assert_eq!(captured(&state), [0, 0]);
}

#[test]
fn r5_1_g17_only_three_stacks_are_captured_by_surrounding() {
    for height in ["W1", "W2"] {
        let state = at(&format!("{height}:d4 B1:c4 B1:e4 B1:d5 B1:d2 W1:g7"));
        let state = after(state, "1d2-d3");
        assert_eq!(captured(&state), [0, 0], "four sides do not take {height}");
        assert_eq!(on(&state, "d4"), height);
    }
    let state = after(at("W3:d4 B1:c4 B1:e4 B1:d2 W1:g7"), "1d2-d3");
    assert_eq!(captured(&state), [3, 0]);
    assert_eq!(on(&state, "d4"), ".");
}

#[test]
fn r5_2_g15_three_orthogonal_sides_surround_away_from_the_edge() {
    // Two sides are not enough, a third is.
    let state = after(at("W3:d4 B1:c4 B1:d2 W1:g7 B1:f4"), "1d2-d3");
    assert_eq!(captured(&state), [0, 0]);
    let state = after(at("W3:d4 B1:c4 B1:d2 W1:g7 B1:e4"), "1d2-d3");
    assert_eq!(captured(&state), [3, 0]);
    assert_eq!(on(&state, "d4"), ".");
    // Corners of a square are no sides.
    let state = after(at("W3:d4 B1:c3 B1:c5 B1:e3 B1:e5 B1:d2 W1:g7"), "1d2-d3");
    assert_eq!(captured(&state), [0, 0]);
    // Opposite and neighbouring sides alike: all four choices of three.
    for open in ["c4", "e4", "d3", "d5"] {
        let sides = ["c4", "e4", "d3", "d5"].into_iter().filter(|side| *side != open);
        let mut stacks: Vec<String> = sides.map(|side| format!("B1:{side}")).collect();
        // The last one comes from outside, diagonally or straight.
        let last = stacks.pop().unwrap();
        let (from, to) = match &last[3..] {
            "d5" => ("d6", "d5"),
            _ => ("d2", "d3"),
        };
        stacks.extend([format!("B1:{from}"), "W3:d4".into(), "W1:g7".into()]);
        let state = after(at(&stacks.join(" ")), &format!("1{from}-{to}"));
        assert_eq!(captured(&state), [3, 0], "open to {open}");
    }
}

#[test]
fn r5_3_g16_the_edge_is_no_side() {
    let edge = at("W3:d1 B1:c1 B1:e1 B1:d3 W1:g7");
    assert_eq!(captured(&after(edge, "1d3-e3")), [0, 0], "two of three");
    assert_eq!(captured(&after(edge, "1d3-d2")), [3, 0], "all three");
    for (corner, one, from, to) in [
        ("a1", "b1", "a3", "a2"),
        ("g1", "f1", "g3", "g2"),
        ("a7", "b7", "a5", "a6"),
        ("g7", "f7", "g5", "g6"),
    ] {
        let state = at(&format!("W3:{corner} B1:{one} B1:{from} W1:d4"));
        assert_eq!(captured(&after(state, &format!("1{from}-{to}"))), [3, 0], "{corner}");
    }
}

#[test]
fn r5_4_g16_on_the_edge_two_sides_may_suffice() {
    for (three, one, from, to) in [
        ("d1", "c1", "d3", "d2"),
        ("a4", "a5", "a2", "a3"),
        ("g4", "f4", "g6", "g5"),
        ("d7", "c7", "f7", "e7"),
    ] {
        let stacks = format!("W3:{three} B1:{one} B1:{from} W1:d4");
        let action = format!("1{from}-{to}");
        assert_eq!(captured(&after(at(&stacks), &action)), [0, 0], "{three}");
        let state = place(json!({"edge_sides": 2}), &stacks, json!({}));
        assert_eq!(captured(&after(state, &action)), [3, 0], "{three}");
    }
    // Inside nothing changes.
    let state = place(json!({"edge_sides": 2}), "W3:d4 B1:c4 B1:d2 W1:g7", json!({}));
    assert_eq!(captured(&after(state, "1d2-d3")), [0, 0]);
}

#[test]
fn r5_5_g24_stacks_of_any_height_surround() {
    let state = at("W3:d4 B3:c4 B2:e4 B1:d2 W1:g7");
    assert_eq!(captured(&after(state, "1d2-d3")), [3, 0]);
    let state = at("W3:d4 B1:c4 B1:e4 B3:d2 W1:g7");
    assert_eq!(captured(&after(state, "3d2-d3")), [3, 0]);
}

#[test]
fn r5_6_g19_surrounds_are_settled_after_every_single_move() {
    // At once, in the middle of the turn.
    let state = after(at("W3:d4 B1:c4 B1:e4 B3:d2 W1:g7"), "1d2-d3");
    assert_eq!(captured(&state), [3, 0]);
    assert_eq!(state.to_act(), BLACK.into());
    assert_eq!(serde_json::to_value(state.draft()).unwrap()["used"], json!([1]));
    // A ring that opens again within the turn has done its work; one never closed has not.
    let state = after(at("W3:d4 B1:c4 B2:e2 B1:d5 W1:g7"), "2e2-d3");
    assert_eq!(captured(&state), [3, 0]);
    assert_eq!(captured(&after(state, "1d3-e3")), [3, 0]);
    // A 3-stack piled up by its owner counts like one that stood there, on the opponent's move.
    let state = after(at("B2:d4 B1:e5 W1:c4 W1:e4 W1:d3 W1:g7"), "1e5-d4");
    assert_eq!(captured(&state), [0, 3]);
}

#[test]
fn r5_7_g20_the_movers_captures_first_then_the_win_then_the_opponents() {
    // Both 3-stacks beside the entered square fall together.
    let two = at("W3:c4 W3:e4 B1:b4 B1:c5 B1:f4 B1:e5 B1:d3 W1:g7");
    let mut state = two;
    let events = play(&mut state, "1d3-d4");
    let squares = vec!["c4".parse().unwrap(), "e4".parse().unwrap()];
    assert!(events.contains(&Event::Surrounded { seat: BLACK, squares, total: 6 }));
    assert_eq!(captured(&state), [6, 0]);

    // Black overpowers first, then loses the stack to a ring.
    let stacks = "B3:d3 W1:d4 W1:c4 W1:e4 W1:d5 B1:a1 W1:g7";
    let state = after(at(stacks), "3d3xd4");
    assert_eq!(captured(&state), [1, 3]);
    assert_eq!(on(&state, "d4"), ".");
    // But if he wins by it, his opponent's step is not played.
    let state = after(place(json!({}), stacks, json!({"captured": [8, 6]})), "3d3xd4");
    assert_eq!(captured(&state), [9, 6]);
    assert_eq!(on(&state, "d4"), "B3");
    assert_eq!(state.outcome(), Some(Outcome::win(2, BLACK.into(), "captured")));
}

#[test]
fn r5_8_g22_entering_a_ring_is_legal_and_opening_it_saves() {
    let walks_in = at("B3:d3 W1:c4 W1:e4 W1:d5 B1:a1 W1:g7");
    assert!(can(&walks_in, "3d3-d4"));
    assert_eq!(captured(&after(walks_in, "3d3-d4")), [0, 3]);
    let piles_up = at("B2:d4 B1:c3 W1:c4 W1:e4 W1:d5 B1:a1 W1:g7");
    assert_eq!(captured(&after(piles_up, "1c3-d4")), [0, 3]);
    // The ring's 3-stack on d5 is itself surrounded by this move, and falls first.
    let opens = at("B3:d3 W1:c4 W1:e4 W3:d5 B1:c5 B1:e5 B1:a1 W1:g7");
    let state = after(opens, "3d3-d4");
    assert_eq!(captured(&state), [3, 0]);
    assert_eq!(on(&state, "d4"), "B3");
}

#[test]
fn r6_1_g26_nine_captured_win_at_once_the_mover_first() {
    let pair = "B2:d4 W1:e5 B1:a1 W1:g7";
    let state = after(place(json!({}), pair, json!({"captured": [7, 0]})), "2d4xe5");
    assert_eq!(state.outcome(), None, "eight are not enough");
    let state = after(place(json!({}), pair, json!({"captured": [8, 0]})), "2d4xe5");
    assert_eq!(state.outcome(), Some(Outcome::win(2, BLACK.into(), "captured")));
    assert!(state.to_act().is_empty() && legal(&state).is_empty());
    let draft = serde_json::to_value(state.draft()).unwrap();
    assert_eq!((&draft["turn"], &draft["used"]), (&json!(0), &json!([2])), "in mid-turn");
    // More than nine in one step.
    let two = "W3:c4 W3:e4 B1:b4 B1:c5 B1:f4 B1:e5 B1:d3 W1:g7";
    let state = after(place(json!({}), two, json!({"captured": [8, 0]})), "1d3-d4");
    assert_eq!(captured(&state), [14, 0]);
    assert_eq!(state.outcome(), Some(Outcome::win(2, BLACK.into(), "captured")));
    // Black takes one and White three: who gets to nine first?
    let both = "B3:d3 W1:d4 W1:c4 W1:e4 W1:d5 B1:a1 W1:g7";
    for (before, winner) in [([8, 8], BLACK), ([7, 6], WHITE)] {
        let state = after(place(json!({}), both, json!({"captured": before})), "3d3xd4");
        assert_eq!(state.outcome(), Some(Outcome::win(2, winner.into(), "captured")), "{before:?}");
    }
}

#[test]
fn r6_2_g29_a_hundred_quiet_turns_are_a_draw() {
    let stacks = "B2:d1 W2:d7 W1:f2";
    let state = place(json!({}), stacks, json!({"quiet": 98}));
    let state = after(state, "1d1-c1"); // Black's turn: the single has spoilt the pair
    assert_eq!((state.quiet(), state.outcome()), (99, None));
    let state = after(state, "2d7-e6");
    assert_eq!((state.quiet(), state.outcome()), (99, None), "White's turn goes on");
    let state = after(state, "1f2-f3");
    assert_eq!(state.outcome(), Some(Outcome::draw(2, "quiet")));
    let draft = serde_json::to_value(state.draft()).unwrap();
    assert_eq!(
        (&draft["turn"], &draft["used"], &draft["quiet"]),
        (&json!(1), &json!([1, 2]), &json!(100))
    );

    // A turn with a capture, by whomever, ends with nothing counted.
    let state = after(place(json!({}), "B2:e1 W2:d7 W1:f2", json!({"quiet": 99})), "2e1xf2");
    assert_eq!(state.quiet(), 0);
    let state = after(state, "1f2-f3");
    assert_eq!((state.turn_seat(), state.quiet()), (WHITE, 0));
    let state = after(state, "1d7-d6");
    assert_eq!((state.turn_seat(), state.quiet()), (BLACK, 1));
    let ring = place(json!({}), "B3:d3 W1:c4 W1:e4 W1:d5 B1:a1 W1:g7", json!({"quiet": 99}));
    let state = after(ring, "3d3-d4 1a1-a2");
    assert_eq!((state.turn_seat(), state.quiet(), state.outcome()), (WHITE, 0, None));

    // Another limit, or none.
    let five = place(json!({"quiet_limit": 5}), stacks, json!({"quiet": 4}));
    assert_eq!(after(five, "1d1-c1").outcome(), Some(Outcome::draw(2, "quiet")));
    let never = place(json!({"quiet_limit": 0}), stacks, json!({"quiet": 5000}));
    let state = after(never, "1d1-c1");
    assert_eq!((state.quiet(), state.outcome()), (5001, None));
}

#[test]
fn r6_3_a_game_is_never_longer_than_the_limit_allows() {
    assert_eq!(options(json!({})).max_actions(), Some(5100));
    assert_eq!(options(json!({"quiet_limit": 0})).max_actions(), None);
    // Even with a limit that random play reaches.
    let given = options(json!({"quiet_limit": 3, "layout": "wall"}));
    let most = u64::from(given.max_actions().unwrap());
    let mut draws = 0;
    for number in 0..300 {
        let mut game = Tactigo::new(&given, &Seed::from(1)).unwrap();
        let mut dice = table::Dice::new(Seed::from(number));
        assert!(table::playout(&mut game, &mut dice, &mut Vec::new()) <= most);
        draws += u32::from(game.outcome().unwrap().reason() == "quiet");
    }
    assert!(draws > 100, "only {draws} draws");
}

#[test]
fn r6_4_when_the_game_has_ended_nobody_moves() {
    let won = place(json!({}), "B2:d4 W1:e5 W1:g7", json!({"captured": [9, 0], "used": [2]}));
    let drawn = place(json!({}), "B2:d4 W1:e5 W1:g7", json!({"quiet": 100}));
    for state in [won, drawn] {
        for seat in [BLACK, WHITE] {
            let refused = state.clone().play(seat, "1d4-d5".parse().unwrap(), &mut ());
            assert_eq!(refused.unwrap_err().rule, "R6.4");
        }
    }
}
