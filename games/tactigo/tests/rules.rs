//! One test per numbered rule of RULES.md, named after it and the rulings it covers.

use serde_json::{Value, json};
use table::{Game, Options as _, Outcome, Seat, Seed, read_draft, read_options};
use tactigo::{Event, Layout, Options, Size, Tactigo};

const BLACK: Seat = Seat(0);
const WHITE: Seat = Seat(1);

fn options(given: Value) -> Options {
    read_options(&given, Tactigo::ABOUT.options).unwrap()
}

fn start(given: Value) -> Tactigo {
    Tactigo::new(&options(given), &Seed::from(1)).unwrap()
}

/// A state from words such as `B3:d4`, Black's turn, nothing captured; `more` replaces fields.
fn place(given: Value, stacks: &str, more: Value) -> Tactigo {
    let word = |text: &str| {
        let (stack, square) = text.split_once(':').unwrap();
        (square.to_owned(), json!(stack))
    };
    let stacks: serde_json::Map<_, _> = stacks.split_whitespace().map(word).collect();
    let mut state = json!({"stacks": stacks, "captured": [0, 0], "turn": 0, "used": []});
    for (name, value) in more.as_object().unwrap() {
        state[name] = value.clone();
    }
    read_draft(&options(given), &Seed::from(1), &state)
        .unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn at(stacks: &str) -> Tactigo {
    place(json!({}), stacks, json!({}))
}

fn legal(state: &Tactigo) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(state.turn_seat(), &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn can(state: &Tactigo, action: &str) -> bool {
    legal(state).iter().any(|legal| legal == action)
}

/// Play actions of the seat whose turn it is.
fn play(state: &mut Tactigo, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        let seat = state.turn_seat();
        let done = state.play(seat, action.parse().unwrap(), &mut events);
        done.unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    events
}

fn after(mut state: Tactigo, actions: &str) -> Tactigo {
    play(&mut state, actions);
    state
}

/// The rule by which an action is refused.
fn rule(state: &Tactigo, action: &str) -> &'static str {
    let action = action.parse().unwrap();
    state.clone().play(state.turn_seat(), action, &mut ()).unwrap_err().rule
}

fn on(state: &Tactigo, square: &str) -> String {
    state.board().get(square.parse().unwrap()).map_or(".".to_owned(), |stack| stack.word())
}

fn captured(state: &Tactigo) -> [u8; 2] {
    [state.captured(BLACK), state.captured(WHITE)]
}

/// The keys of all problems of a layout.
fn layout_problems(given: Value) -> Vec<String> {
    let problems = read_options::<Options>(&given, Tactigo::ABOUT.options).unwrap_err();
    assert!(problems.iter().all(|problem| problem.place == "layout"));
    problems.iter().map(|problem| problem.phrase.key().to_owned()).collect()
}

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
    for preset in Layout::presets() {
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
        let problems = read_draft::<Tactigo>(&options(json!({})), &Seed::from(1), &state);
        let problems = problems.unwrap_err();
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].phrase.key(), key, "{word}");
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
    assert_eq!(layout_problems(json!({"layout": 5})), ["expected-text"]);
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
    assert!(read_options::<Options>(&json!({"layout": edged}), Tactigo::ABOUT.options).is_ok());
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
        assert_eq!(state.turn(), 1);
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
    assert_eq!(state.turn(), 1);
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
    assert_eq!((state.turn(), state.quiet()), (2, 2));
    assert_eq!(state.open_sizes().iter().count(), 3, "a new turn");
    // The passed turn reaches the limit too.
    let limit = place(json!({"quiet_limit": 2}), stacks, json!({}));
    assert_eq!(after(limit, "2g1-f2 1f2-f1").outcome(), Some(Outcome::draw(2, "quiet")));
    // Set up at his turn, he passes at once.
    assert_eq!(place(json!({}), stacks, json!({"turn": 1})).to_act(), BLACK.into());
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
    assert!(events.contains(&Event::Surrounded { seat: BLACK, squares }));
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
