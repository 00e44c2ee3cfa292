//! The table, the turn and the move (R1 to R3): a test per numbered rule, named after it and the rulings it covers.

mod position;

use position::*;
use serde_json::json;
use table::{Game, Outcome, Seat, Seed, read_draft};
use tactigo::{Event, Layout, Size, Tactigo};

#[test]
fn r1_1_the_board_has_49_squares() {
    let corner = at("B1:g7 W1:a1");
    assert_eq!(legal(&corner), ["1g7-f6", "1g7-f7", "1g7-g6"]);
    let corner = place(json!({}), "W1:g7 B1:a1", json!({"turn": 0}));
    assert_eq!(legal(&corner), ["1a1-a2", "1a1-b1", "1a1-b2"]);
    for square in ["h1", "a8", "a0"] {
        assert!(format!("1a1-{square}").parse::<tactigo::Action>().is_err());
    }
}

#[test]
fn r1_2_eighteen_checkers_each_and_black_starts() {
    for preset in Layout::PRESETS {
        let game = start(json!({"layout": preset}));
        assert_eq!(game.board().checkers(BLACK), 18);
        assert_eq!(game.board().checkers(WHITE), 18);
        assert_eq!(game.to_act(), BLACK.into());
        for (square, stack) in game.board().stacks() {
            assert_eq!(stack.seat == BLACK, square.row() < 3, "{square}");
        }
    }
}

#[test]
fn r1_3_a_stack_is_a_colour_and_a_height_up_to_three() {
    let state = at("B1:a1 B2:b1 B3:c1 W1:a7 w2:b7 W3:c7");
    let words: Vec<String> = state.board().stacks().map(|(_, stack)| stack.word()).collect();
    assert_eq!(words, ["B1", "B2", "B3", "W1", "W2", "W3"]);
    for (word, key) in [
        ("B4", "stack-height"),
        ("W0", "stack-height"),
        ("R1", "stack-word"),
        ("B", "stack-word"),
        ("3", "stack-word"),
        ("B+1", "stack-word"),
        ("€2", "stack-word"),
    ] {
        let state = json!({
            "stacks": {"a1": "B1", "g7": "W1", "d4": word}, "captured": [0, 0], "turn": 0, "used": []
        });
        let list = read_draft::<Tactigo>(&options(json!({})), &Seed::from(1), &state).unwrap_err();
        let keys: Vec<&str> = list.problems().iter().map(|problem| problem.phrase.key()).collect();
        assert_eq!(keys, [key], "{word}");
    }
}

#[test]
fn r1_4_g19_layouts_are_data_and_impossible_ones_are_refused_with_every_reason() {
    let rows = |state: &Tactigo, row: usize| -> Vec<String> {
        (0..7).map(|file| on(state, &format!("{}{row}", (b'a' + file) as char))).collect()
    };
    let troops = start(json!({}));
    assert_eq!(rows(&troops, 1).join(" "), ". B3 . B3 . B3 .");
    assert_eq!(rows(&troops, 3).join(" "), ". B1 . B1 . B1 .");
    assert_eq!(rows(&troops, 5).join(" "), ". W1 . W1 . W1 .");
    assert_eq!(rows(&troops, 7).join(" "), ". W3 . W3 . W3 .");
    let wall = start(json!({"layout": "wall"}));
    assert_eq!(rows(&wall, 1).join(" "), "B2 B3 B3 B2 B3 B3 B2");
    let towers = start(json!({"layout": "towers"}));
    assert_eq!(rows(&towers, 7).join(" "), "W3 W3 W3 . W3 W3 W3");

    // The same as rows, in any writing.
    let empty = ". . . . . . .";
    let back = "w3 w3 w3 .  w3 w3 w3";
    let same =
        json!([back.to_uppercase().replace('W', "b"), empty, empty, empty, empty, empty, back]);
    assert_eq!(start(json!({"layout": same})), towers);

    assert_eq!(layout_problems(json!({"layout": "hedgehog"})), ["layout-name"]);
    assert_eq!(layout_problems(json!({"layout": 5})), ["expected-preset"]);
    let broken = json!(["B4 . x . . . . .", "B3 B3 B3 B3 B3 B3 B3", "W3"]);
    assert_eq!(
        layout_problems(json!({"layout": broken})),
        [
            "layout-rows",     // three instead of seven
            "layout-row",      // eight words in row 1
            "layout-row",      // B4
            "layout-row",      // x
            "layout-row",      // one word in row 3
            "layout-checkers", // 21 black ones
            "layout-checkers", // 3 white ones
        ]
    );

    let cornered = json!([
        "W3 B3 B3 B3 . . .",
        "B3 B3 B3 . . . .",
        empty,
        empty,
        empty,
        empty,
        "W3 W3 W3 W3 W3 . ."
    ]);
    assert_eq!(layout_problems(json!({"layout": cornered})), ["surrounded-already"]);
    // On the edge between two enemies: surrounded only where two sides suffice.
    let edged = json!([
        "B3 W3 B3 B3 . . .",
        ". . B3 B3 B3 . .",
        empty,
        empty,
        empty,
        empty,
        "W3 W3 W3 W3 W3 . ."
    ]);
    assert!(read(&json!({"layout": edged})).is_ok());
    let given = json!({"layout": edged, "edge_sides": 2});
    assert_eq!(layout_problems(given), ["surrounded-already"]);
}

#[test]
fn r2_1_g3_one_move_of_each_size_in_any_order() {
    let orders = ["123", "132", "213", "231", "312", "321"];
    for order in orders {
        let mut state = start(json!({}));
        for (done, size) in order.char_indices() {
            assert_eq!(state.to_act(), BLACK.into());
            let mut sizes: Vec<char> =
                legal(&state).iter().map(|text| text.chars().next().unwrap()).collect();
            sizes.dedup();
            let mut left: Vec<char> = order[done..].chars().collect();
            left.sort();
            assert_eq!(sizes, left, "in {order}");
            let action = legal(&state).into_iter().find(|text| text.starts_with(size)).unwrap();
            play(&mut state, &action);
            if done < 2 {
                assert_eq!(rule(&state, &action), "R2.1");
            }
        }
        assert_eq!(state.to_act(), WHITE.into(), "after {order}");
        assert_eq!(state.turns_ended(), 1);
    }
}

#[test]
fn r2_2_g4_g6_the_turn_goes_on_while_an_unused_size_has_a_destination_now() {
    // Nothing is three high, until the single climbs on the pair.
    let state = at("B1:a1 B2:b1 W1:g7");
    assert!(!legal(&state).iter().any(|text| text.starts_with('3')));
    let state = after(state, "1a1-b1");
    assert_eq!(state.to_act(), BLACK.into());
    assert_eq!(legal(&state), ["2b1-a2", "2b1-c2", "3b1-a1", "3b1-b2", "3b1-c1"]);
    // There is no way to stop before all is moved.
    let state = after(state, "3b1-b2");
    assert_eq!(legal(&state), ["2b2-a1", "2b2-a3", "2b2-c1", "2b2-c3"]);
    assert!("pass".parse::<tactigo::Action>().is_err());
    assert_eq!(after(state, "2b2-a1").to_act(), WHITE.into());
    // A 3-stack without a destination is not available.
    let walled = at("B3:a1 B1:a2 B1:b1 W1:g7");
    assert!(!legal(&walled).iter().any(|text| text.starts_with('3')));
}

#[test]
fn r2_3_g7_a_size_that_cannot_move_is_lost_even_the_single() {
    // Black's mobile stack walks into a ring and falls; the single in the corner is walled in.
    let mut state = at("B3:d4 B1:g7 W1:c5 W1:e5 W1:d6 W2:f7 W2:f6 W2:g6");
    assert!(legal(&state).iter().any(|text| text.starts_with('1')));
    let events = play(&mut state, "3d4-d5");
    assert_eq!(captured(&state), [0, 3]);
    assert!(events.contains(&Event::Lost { seat: BLACK, sizes: vec![Size::One, Size::Two] }));
    assert_eq!(state.to_act(), WHITE.into());
    assert_eq!(state.turns_ended(), 1);
}

#[test]
fn r2_4_g5_a_move_may_spoil_a_later_one() {
    let state = at("B2:b1 W1:g7");
    assert!(can(&state, "2b1-c2"));
    let mut split = state;
    let events = play(&mut split, "1b1-a1");
    assert_eq!(split.to_act(), WHITE.into(), "no pair is left to move");
    assert!(events.contains(&Event::Lost { seat: BLACK, sizes: vec![Size::Two, Size::Three] }));
    let other_order = after(state, "2b1-c2");
    assert_eq!(other_order.to_act(), BLACK.into());
    assert_eq!(after(other_order, "1c2-c3").to_act(), WHITE.into());
}

#[test]
fn r2_5_g4_availability_may_be_judged_when_the_turn_starts() {
    let turn_start = json!({"availability": "turn-start"});
    let stacks = "B1:a1 B2:b1 W1:g7 W1:f7";
    let state = after(place(turn_start.clone(), stacks, json!({})), "1a1-b1");
    assert_eq!(serde_json::to_value(state.draft()).unwrap()["lost"], json!([3]));
    assert_eq!(on(&state, "b1"), "B3");
    assert_eq!(legal(&state), ["2b1-a2", "2b1-c2"]);
    assert_eq!(rule(&state, "3b1-b2"), "R2.5");
    let state = after(state, "2b1-c2");
    assert_eq!(state.to_act(), WHITE.into());
    assert_eq!(serde_json::to_value(state.draft()).unwrap()["lost"], json!([2, 3]));
    // What could move at the start and no longer can is skipped as ever.
    let spoiled = after(place(turn_start, "B2:b1 W1:g7", json!({})), "1b1-a1");
    assert_eq!(spoiled.to_act(), WHITE.into());
    // By default nothing is lost for a whole turn, and the state does not speak of it.
    assert!(can(&after(at(stacks), "1a1-b1"), "3b1-b2"));
    assert_eq!(serde_json::to_value(at(stacks).draft()).unwrap().get("lost"), None);
}

#[test]
fn r2_6_g8_the_same_checkers_may_move_again() {
    let state = after(at("B3:d1 W1:g7"), "3d1-d2 2d2-e3 1e3-e4");
    assert_eq!([on(&state, "d2"), on(&state, "e3"), on(&state, "e4")], ["B1", "B1", "B1"]);
    assert_eq!(state.to_act(), WHITE.into());
}

#[test]
fn r2_7_g28_who_cannot_move_passes_and_it_counts() {
    let stacks = "W1:a7 B2:a6 B2:b6 B2:b7 B2:g1";
    let mut state = at(stacks);
    let events = play(&mut state, "2g1-f2 1f2-f1");
    assert!(events.contains(&Event::Passed { seat: WHITE }));
    assert_eq!(state.to_act(), BLACK.into());
    assert_eq!((state.turns_ended(), state.quiet()), (2, 2));
    assert_eq!(state.open_sizes().iter().count(), 3, "a new turn");
    // The passed turn reaches the limit too.
    let limit = place(json!({"quiet_limit": 2}), stacks, json!({}));
    assert_eq!(after(limit, "2g1-f2 1f2-f1").outcome(), Some(Outcome::draw(2, "quiet")));
    // Set up at his turn, he passes at once.
    assert_eq!(place(json!({}), stacks, json!({"turn": 1})).to_act(), BLACK.into());
}

#[test]
fn r2_8_only_the_player_whose_turn_it_is_moves() {
    let state = start(json!({}));
    for (seat, action) in [(WHITE, "1b5-b4"), (WHITE, "1b3-b4"), (Seat::new(9), "1b3-b4")] {
        let refusal = state.clone().play(seat, action.parse().unwrap(), &mut ()).unwrap_err();
        assert_eq!(refusal.rule, "R2.8");
        assert!(refusal.to_string().contains("not your turn"), "{refusal}");
    }
    let state = after(state, "1b3-b4 2b2-c3 3b1-b2");
    assert_eq!(state.to_act(), WHITE.into());
    let refused = state.clone().play(BLACK, "1d3-d4".parse().unwrap(), &mut ());
    assert_eq!(refused.unwrap_err().rule, "R2.8");
}

#[test]
fn r3_1_g1_the_number_moved_sets_direction_and_power() {
    let state = at("B3:d4 W1:c5 W2:e5 W2:d5 W1:g7");
    assert!(can(&state, "2d4xc5"), "two overpower one");
    assert!(!can(&state, "2d4xe5"), "two do not overpower two, though they come from three");
    assert!(can(&state, "3d4xd5"), "three overpower two");
    assert!(!can(&state, "2d4-d3"), "two go diagonally, though they come from three");
    assert!(can(&state, "1d4-c3"), "one goes diagonally, though it comes from three");
    assert_eq!(rule(&state, "1c5-c6"), "R3.1");
    assert_eq!(rule(&state, "1a1-a2"), "R3.1");
}

#[test]
fn r3_2_g2_one_goes_anywhere_two_diagonally_three_orthogonally() {
    let expected = [
        "1d4-c3", "1d4-c4", "1d4-c5", "1d4-d3", "1d4-d5", "1d4-e3", "1d4-e4",
        "1d4-e5", // eight
        "2d4-c3", "2d4-c5", "2d4-e3", "2d4-e5", // diagonal
        "3d4-c4", "3d4-d3", "3d4-d5", "3d4-e4", // orthogonal
    ];
    let state = at("B3:d4 W1:g7");
    assert_eq!(legal(&state), expected);
    for action in ["1d4-d6", "2d4-d5", "2d4-f6", "3d4-e5", "3d4-d4", "1d4-d4"] {
        assert_eq!(rule(&state, action), "R3.2", "{action}");
    }
}

#[test]
fn r3_3_g9_checkers_break_off_the_top() {
    let state = at("B3:d4 B1:a1 W1:g7");
    let broken = after(state, "1d4-d5");
    assert_eq!([on(&broken, "d4"), on(&broken, "d5")], ["B2", "B1"]);
    let broken = after(state, "2d4-e5");
    assert_eq!([on(&broken, "d4"), on(&broken, "e5")], ["B1", "B2"]);
    let whole = after(state, "3d4-d5");
    assert_eq!([on(&whole, "d4"), on(&whole, "d5")], [".", "B3"]);
    assert_eq!(rule(&state, "2a1-b2"), "R3.3");
}

#[test]
fn r3_4_g10_own_stacks_pile_up_to_three() {
    let state = at("B1:c3 B2:d3 B3:e3 B1:d4 B2:c4 W1:g7");
    for (action, square, height) in
        [("1c3-d3", "d3", "B3"), ("1c3-d4", "d4", "B2"), ("2d3-c2", "c2", "B2")]
    {
        assert_eq!(on(&after(state, action), square), height);
    }
    assert_eq!(on(&after(at("B2:d3 B1:e4 W1:g7"), "2d3-e4"), "e4"), "B3");
    assert_eq!(rule(&state, "1d3-e3"), "R3.4");
    assert_eq!(rule(&state, "2d3-c4"), "R3.4");
    assert_eq!(rule(&state, "3e3-d3"), "R3.4");
    assert_eq!(rule(&at("B3:d3 B1:e3 W1:g7"), "3d3-e3"), "R3.4");
    assert_eq!(rule(&state, "1c3xd3"), "R4.1", "piling up is not written with x");
}

#[test]
fn r3_5_g13_an_enemy_as_high_or_higher_blocks() {
    let state = at("B3:d4 W2:e5 W3:c5 W3:d5 W1:e4 W1:g7");
    assert_eq!(rule(&state, "2d4xe5"), "R3.5");
    assert_eq!(rule(&state, "2d4-e5"), "R3.5");
    assert!(!legal(&state).iter().any(|text| text.ends_with("c5") || text.ends_with("d5")));
    assert!(can(&state, "3d4xe4"));
}
