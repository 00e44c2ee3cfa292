//! One test per numbered rule of RULES.md, named after it and the rulings it covers.

use maiak::{Action, Maiak, Opening, Options, SameColour, Size, Starts, Switching};
use serde_json::{Value, json};
use table::{
    Erased, Game, Options as _, Outcome, Problem, Refusal, Seat, Seed, read_draft, read_options,
};

const WHITE: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);
/// Tiles that cost nothing anywhere.
const ALL_BLUE: [&str; 5] = ["bbbbb"; 5];

fn start() -> Maiak {
    Maiak::new(&Options::default(), &Seed::from(1)).unwrap()
}

/// A position by its tiles and pieces, White to move.
fn position(tiles: [&str; 5], white: &[&str], black: &[&str]) -> Maiak {
    position_with(&Options::default(), tiles, white, black, 0)
}

fn position_with(
    options: &Options,
    tiles: [&str; 5],
    white: &[&str],
    black: &[&str],
    turn: u8,
) -> Maiak {
    let draft =
        json!({"tiles": tiles, "white": white, "black": black, "turn": turn, "phase": "move"});
    read_draft(options, &Seed::from(1), &draft).unwrap()
}

fn read(options: Value) -> Result<Options, Vec<Problem>> {
    read_options(&options, Maiak::ABOUT.options, Maiak::ABOUT.rules_version)
}

fn legal(game: &Maiak) -> Vec<String> {
    let mut actions = Vec::new();
    for seat in game.to_act().iter() {
        game.actions(seat, &mut actions);
    }
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn act(game: &mut Maiak, text: &str) -> Result<(), Refusal> {
    let action: Action = text.parse()?;
    game.play(game.turn_seat(), action, &mut ())
}

fn refusal(game: &Maiak, text: &str) -> &'static str {
    act(&mut game.clone(), text).unwrap_err().rule
}

fn after(mut game: Maiak, actions: &[&str]) -> Maiak {
    for action in actions {
        act(&mut game, action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    game
}

fn has_switches(game: &Maiak) -> bool {
    legal(game).iter().any(|text| text.contains('~'))
}

#[test]
fn r1_1_the_board_has_25_tiles_of_four_colours() {
    assert_eq!(start().tiles().count(Size::WHOLE), [6, 6, 6, 7]);
}

#[test]
fn r1_2_five_pieces_stand_on_each_home_row() {
    let squares = |seat| maiak::Square::list(start().pieces(seat));
    assert_eq!(squares(WHITE), "a1,b1,c1,d1,e1");
    assert_eq!(squares(BLACK), "a5,b5,c5,d5,e5");
}

#[test]
fn r1_3_m21_the_opening_tiles_are_an_option_and_bad_ones_are_refused() {
    let rows = |options: Value| {
        let options: Options = read(options).unwrap();
        Maiak::new(&options, &Seed::from(1)).unwrap().tiles().rows(Size::WHOLE)
    };
    let example = ["bgrgb", "yrgry", "ybrby", "yrgry", "bgrgb"];
    let courtyard = ["gybyg", "rbgbr", "yrbry", "rbgbr", "gybyg"];
    assert_eq!(start().tiles().rows(Size::WHOLE), example);
    assert_eq!(rows(json!({"tiles": "example"})), example);
    assert_eq!(rows(json!({"tiles": "courtyard"})), courtyard);
    let fountain = ["bgygb", "rygyr", "brgrb", "rygyr", "bgygb"];
    assert_eq!(rows(json!({"tiles": "fountain"})), fountain);
    let hourglass = ["bygyb", "grrrg", "ybrby", "grrrg", "bygyb"];
    assert_eq!(rows(json!({"tiles": "hourglass"})), hourglass);
    for name in Opening::PRESETS {
        let rows = rows(json!({ "tiles": name }));
        let mirrored: Vec<String> = rows.iter().map(|row| row.chars().rev().collect()).collect();
        assert_eq!(mirrored, rows, "{name}: the same in a mirror");
        assert!(rows.iter().eq(rows.iter().rev()), "{name}: the same from either side");
    }
    assert_eq!(rows(json!({"tiles": vec!["RRRRR"; 5]})), ["rrrrr"; 5], "any mix");
    for (tiles, key) in [
        (json!(vec!["bbbbb"; 4]), "tiles-rows"),
        (json!(["bbbbb", "bbbb", "bbbbb", "bbbbb", "bbbbb"]), "tiles-length"),
        (json!(["bbbbb", "bbbbb", "bbxbb", "bbbbb", "bbbbb"]), "tiles-letter"),
        (json!("garden"), "tiles-preset"),
        (json!(7), "expected-preset"),
    ] {
        assert_eq!(read(json!({ "tiles": tiles })).unwrap_err()[0].phrase.key(), key);
    }
}

#[test]
fn r1_3_m21_the_rulebooks_round_can_be_the_first() {
    after(start(), &["c1-b2", "b3~a4", "b5-c4", "c2~c3"]);
}

#[test]
fn r1_3_m21_the_first_version_of_the_rules_began_with_the_courtyard() {
    let options: Options = read_options(&json!({}), Maiak::ABOUT.options, 1).unwrap();
    assert_eq!(options.tiles, Opening::Preset("courtyard".into()));
}

#[test]
fn r1_4_m19_white_starts_unless_agreed_otherwise() {
    assert_eq!(start().turn_seat(), WHITE);
    let options = Options { starts: Starts::Black, ..Options::default() };
    let game = Maiak::new(&options, &Seed::from(1)).unwrap();
    assert_eq!(game.turn_seat(), BLACK);
    assert_eq!(game.pieces(WHITE).next().unwrap().to_string(), "a1", "White stays seat 0");
    let options = Options { starts: Starts::Drawn, ..Options::default() };
    let drawn = |seed: u64| Maiak::new(&options, &Seed::from(seed)).unwrap().turn_seat();
    let black = (0..1000).filter(|&seed| drawn(seed) == BLACK).count();
    assert!((400..600).contains(&black), "the lot fell on Black {black} times of 1000");
    assert!((0..50).all(|seed| drawn(seed) == drawn(seed)), "the seed decides");
}

#[test]
fn r1_5_m20_the_start_alternates_within_a_match() {
    use table::{AnyGame, AnyTable};
    let game = Erased::<Maiak>::new();
    let starts = |number| {
        let options = game.options_for_game(2, &json!({"starts": "black"}), number).unwrap();
        let table: Box<dyn AnyTable> = game.start(2, &options, Seed::from(1)).unwrap();
        table.asks_first().unwrap()
    };
    assert_eq!([0, 1, 2, 3].map(starts), [BLACK, WHITE, BLACK, WHITE]);
}

#[test]
fn r2_1_m16_a_turn_is_a_move_and_then_a_switch() {
    let game = start();
    assert!(!has_switches(&game));
    assert_eq!(refusal(&game, "c3~d3"), "R2.1");
    let game = after(game, &["c1-b2"]);
    assert!(legal(&game).iter().all(|text| text.contains('~')));
    assert_eq!(refusal(&game, "d1-d2"), "R2.1");
    let game = after(game, &["c3~d3"]);
    assert_eq!(game.turn_seat(), BLACK);
    assert!(!has_switches(&game));
}

#[test]
fn r2_2_only_the_player_whose_turn_it_is_acts() {
    let mut game = start();
    let refused = |game: &mut Maiak, seat, text: &str| {
        game.play(seat, text.parse().unwrap(), &mut ()).unwrap_err().rule
    };
    assert_eq!(refused(&mut game, BLACK, "c5-b4"), "R2.2");
    assert_eq!(refused(&mut game, Seat::new(9), "c1-b2"), "R2.2");
}

#[test]
fn r3_1_a_piece_goes_one_tile_forward_straight_or_diagonally() {
    assert_eq!(legal(&position(ALL_BLUE, &["c2"], &["a5"])), ["c2-b3", "c2-c3", "c2-d3"]);
    let black = position_with(&Options::default(), ALL_BLUE, &["a1"], &["c4"], 1);
    assert_eq!(legal(&black), ["c4-b3", "c4-c3", "c4-d3"]);
    let edge = position(ALL_BLUE, &["a2", "e2"], &["c5"]);
    assert_eq!(legal(&edge), ["a2-a3", "a2-b3", "e2-d3", "e2-e3"]);
    for wrong in ["c2-c1", "c2-d2", "c2-c4", "c2-a3", "a5-a4", "b2-b3"] {
        assert_eq!(refusal(&position(ALL_BLUE, &["c2"], &["a5"]), wrong), "R3.1", "{wrong}");
    }
}

#[test]
fn r3_2_m1_straight_ahead_needs_an_empty_tile() {
    let enemy = position(ALL_BLUE, &["c2"], &["c3", "a5"]);
    assert_eq!(legal(&enemy), ["c2-b3", "c2-d3"]);
    assert_eq!(refusal(&enemy, "c2xc3"), "R3.2");
    let own = position(ALL_BLUE, &["c2", "c3"], &["a5"]);
    assert!(!legal(&own).contains(&"c2-c3".to_owned()));
    assert_eq!(refusal(&own, "c2-c3"), "R3.2");
}

#[test]
fn r3_3_m2_never_onto_an_own_piece() {
    let game = position(ALL_BLUE, &["c2", "d3"], &["a5"]);
    assert!(!legal(&game).contains(&"c2-d3".to_owned()));
    assert_eq!(refusal(&game, "c2-d3"), "R3.3");
    assert_eq!(refusal(&game, "c2xd3"), "R3.3");
}

#[test]
fn r3_4_m3_m6_a_diagonal_step_captures_and_still_costs_the_tiles_colour() {
    let tiles = ["bbbbb", "bbbbb", "bbbyb", "bbbbb", "bbbbb"];
    let game = position(tiles, &["c2", "a1", "b1", "e1"], &["d3", "a5"]);
    let captures: Vec<String> =
        legal(&game).into_iter().filter(|text| text.contains('x')).collect();
    assert_eq!(captures, ["c2xd3$a1,b1", "c2xd3$a1,e1", "c2xd3$b1,e1"]);
    let game = after(game, &["c2xd3$a1,e1"]);
    assert_eq!(maiak::Square::list(game.pieces(WHITE)), "b1,d3");
    assert_eq!(maiak::Square::list(game.pieces(BLACK)), "a5");
    let game = position(ALL_BLUE, &["c2"], &["d3", "a5"]);
    assert_eq!(refusal(&game, "c2-d3"), "R3.4", "a capture is written with x");
    assert_eq!(refusal(&game, "c2xb3"), "R3.4", "nobody to capture");
}

#[test]
fn r4_1_colours_cost_none_one_two_and_three_pieces() {
    let white = ["a1", "b1", "c2", "d1", "e1"];
    for (letter, ways) in [("b", 1), ("g", 4), ("y", 6), ("r", 4)] {
        let row = letter.repeat(5);
        // Stand on another colour, so that the price is due.
        let ground = if letter == "b" { "ggggg" } else { "bbbbb" };
        let game = position(["bbbbb", ground, &row, "bbbbb", "bbbbb"], &white, &["a5"]);
        let steps = legal(&game).into_iter().filter(|text| text.starts_with("c2-c3"));
        assert_eq!(steps.count(), ways, "{letter}");
    }
    let game = position(["bbbbb", "bbbbb", "ggggg", "bbbbb", "bbbbb"], &white, &["a5"]);
    assert_eq!(refusal(&game, "c2-c3"), "R4.1");
    assert_eq!(refusal(&game, "c2-c3$a1,b1"), "R4.1");
}

#[test]
fn r4_2_m7_the_colour_one_leaves_costs_nothing() {
    let game = position(["rrrrr"; 5], &["c2"], &["a5"]);
    assert_eq!(legal(&game), ["c2-b3", "c2-c3", "c2-d3"]);
    // The tiles count as they lie at the moment of the move: a switch made it free.
    let tiles = ["bbbbb", "bbgbb", "rrrrg", "bbbbb", "bbbbb"];
    let black_moves = position_with(&Options::default(), tiles, &["c2"], &["a5", "e5"], 1);
    let switched = after(black_moves, &["a5-a4", "d3~e3"]);
    assert_eq!(switched.tiles().rows(Size::WHOLE)[2], "rrrgr");
    assert_eq!(legal(&switched), ["c2-d3"], "green to green is free, the red tiles cannot be paid");
}

#[test]
fn r4_3_m4_the_moving_piece_never_pays_for_itself() {
    let tiles = ["bbbbb", "bbbbb", "ggggg", "bbbbb", "bbbbb"];
    let game = position(tiles, &["c2", "e1"], &["a5"]);
    assert_eq!(refusal(&game, "c2-c3$c2"), "R4.3");
    let game = after(game, &["c2-c3$e1"]);
    assert_eq!(maiak::Square::list(game.pieces(WHITE)), "c3", "what pays leaves for good");
}

#[test]
fn r4_4_m5_the_mover_chooses_freely_who_pays() {
    let tiles = ["bbbbb", "bbbbb", "yyyyy", "bbbbb", "bbbbb"];
    let game = position(tiles, &["c2", "a1", "b1", "d4"], &["a5"]);
    let steps: Vec<String> =
        legal(&game).into_iter().filter(|text| text.starts_with("c2-c3")).collect();
    assert_eq!(steps, ["c2-c3$a1,b1", "c2-c3$a1,d4", "c2-c3$b1,d4"]);
    assert_eq!(refusal(&game, "c2-c3$a1,a5"), "R4.3", "nobody pays with enemies");
    assert!(
        after(game, &["c2-c3$d4,a1"]).pieces(WHITE).eq(["b1", "c3"].map(|s| s.parse().unwrap()))
    );
}

#[test]
fn r4_5_m8_who_cannot_pay_cannot_go_there_nor_win_there() {
    let tiles = ["bbbbb", "bbbbb", "bbbbb", "bbbbb", "ggggg"];
    let poor = position(tiles, &["c4"], &["a5", "e4"]);
    assert_eq!(poor.outcome().unwrap().reason(), "blocked", "one step from the goal, and no money");
    let rich = position(tiles, &["c4", "a1"], &["a5", "e4"]);
    assert_eq!(after(rich, &["c4-c5$a1"]).outcome().unwrap().reason(), "reached");
    let dear =
        position(["bbbbb", "bbbbb", "bbrbb", "bbbbb", "bbbbb"], &["c2", "a1", "b1"], &["a5"]);
    assert_eq!(refusal(&dear, "c2-c3$a1,b1"), "R4.5");
}

#[test]
fn r5_1_m10_m11_the_switch_is_due_and_both_tiles_are_empty() {
    let game = after(position(ALL_BLUE, &["a1", "c2"], &["b4"]), &["c2-c3"]);
    for wrong in ["c3~d3", "b4~b5", "a1~a2"] {
        assert_eq!(refusal(&game, wrong), "R5.1", "{wrong}");
    }
    assert_eq!(refusal(&game, "pass"), "R5.1");
    assert!(
        legal(&game)
            .iter()
            .all(|text| !["c3", "b4", "a1"].iter().any(|square| text.contains(square)))
    );
    // 72 touching pairs, less those of the three occupied tiles: 8, 8 and 3.
    assert_eq!(legal(&game).len(), 72 - 8 - 8 + 1 - 3);
}

#[test]
fn r5_2_m10_the_switch_can_be_made_optional() {
    let options = Options { switch: Switching::Optional, ..Options::default() };
    let game = after(Maiak::new(&options, &Seed::from(1)).unwrap(), &["c1-b2"]);
    assert!(legal(&game).contains(&"pass".to_owned()));
    let passed = after(game, &["pass"]);
    assert_eq!(passed.tiles(), start().tiles());
    assert_eq!(passed.turn_seat(), BLACK);
}

#[test]
fn r5_3_the_tiles_touch_by_side_or_corner() {
    let game = after(position(ALL_BLUE, &["a1"], &["e5"]), &["a1-a2"]);
    let with_c3: Vec<String> =
        legal(&game).into_iter().filter(|text| text.contains("c3")).collect();
    let touching = ["b2~c3", "b3~c3", "c2~c3", "c3~b4", "c3~c4", "c3~d3", "c3~d4", "d2~c3"];
    assert_eq!(with_c3, touching);
    assert_eq!(refusal(&game, "c3~c5"), "R5.3");
    assert_eq!(refusal(&game, "e2~a3"), "R5.3", "the board has edges");
}

#[test]
fn r5_4_m12_tiles_of_one_colour_may_be_switched_unless_forbidden() {
    let game = after(position(ALL_BLUE, &["a1"], &["e5"]), &["a1-a2"]);
    assert!(legal(&game).contains(&"c3~d3".to_owned()));
    let forbidden = Options { same_colour: SameColour::Forbidden, ..Options::default() };
    let mixed = ["bbbbb", "bbbbb", "bbgbb", "bbbbb", "bbbbb"];
    let game = after(position_with(&forbidden, mixed, &["a1"], &["e5"], 0), &["a1-a2"]);
    assert_eq!(legal(&game).len(), 8, "only pairs with the one green tile");
    assert_eq!(refusal(&game, "c1~d1"), "R5.4");
    let game = after(position_with(&forbidden, ALL_BLUE, &["a1"], &["e5"], 0), &["a1-a2"]);
    assert_eq!(game.turn_seat(), BLACK, "without any switch the turn ends by itself");
    assert!(!has_switches(&game));
}

#[test]
fn r5_5_m13_a_switch_may_be_undone() {
    let game = after(start(), &["c1-b2", "c3~d3", "c5-b4", "c3~d3"]);
    assert_eq!(game.tiles(), start().tiles());
}

#[test]
fn r5_6_m14_tiles_left_this_turn_are_empty_the_one_entered_is_not() {
    let tiles = ["bbbbb", "bbbbb", "bbbgb", "bbbbb", "bbbbb"];
    let game = after(position(tiles, &["c2", "a1"], &["d3", "a5"]), &["c2xd3$a1"]);
    let switches = legal(&game);
    for now_empty in ["b2~c2", "a1~b1"] {
        assert!(switches.contains(&now_empty.to_owned()), "{now_empty}");
    }
    assert!(!switches.iter().any(|text| text.contains("d3")));
}

#[test]
fn r5_7_m15_home_rows_are_switched_like_all_others() {
    let switches = legal(&after(start(), &["c1-b2"]));
    assert!(switches.iter().any(|text| text.contains("c1")), "{switches:?}");
    let game = after(position(ALL_BLUE, &["a2"], &["e4"]), &["a2-a3"]);
    assert!(legal(&game).contains(&"c5~d5".to_owned()));
}

#[test]
fn r6_1_m9_arriving_on_the_far_row_wins_at_once() {
    let game = after(position(ALL_BLUE, &["c4"], &["a5", "e3"]), &["c4-c5"]);
    assert_eq!(game.outcome(), Some(Outcome::win(2, WHITE.into(), "reached")));
    assert!(legal(&game).is_empty(), "no switch follows");
    let black = position_with(&Options::default(), ALL_BLUE, &["a1", "c1"], &["b2"], 1);
    assert_eq!(after(black, &["b2xa1"]).outcome(), Some(Outcome::win(2, BLACK.into(), "reached")));
}

#[test]
fn r6_2_m18_who_loses_the_last_piece_loses_at_once() {
    let game = after(position(ALL_BLUE, &["c2"], &["d3"]), &["c2xd3"]);
    assert_eq!(game.outcome(), Some(Outcome::win(2, WHITE.into(), "no-pieces")));
    assert!(game.to_act().is_empty(), "no switch follows");
}

#[test]
fn r6_3_m17_who_cannot_move_when_his_turn_begins_loses() {
    // Black's only piece stands before a wall of red that it cannot pay.
    let tiles = ["bbbbb", "bbbbb", "rrrrr", "rrrrb", "bbbbb"];
    let game = position_with(&Options::default(), tiles, &["c1"], &["a5"], 0);
    let blocked = after(game, &["c1-c2", "c5~d5"]);
    assert_eq!(blocked.outcome(), Some(Outcome::win(2, WHITE.into(), "blocked")));
    // While it is still White's turn nobody is blocked yet: a switch can free Black.
    let near = position_with(&Options::default(), tiles, &["c1"], &["c5"], 0);
    assert_eq!(after(near, &["c1-c2", "d4~e4"]).outcome(), None);
}

#[test]
fn r6_5_nobody_acts_after_the_end() {
    let game = position(ALL_BLUE, &["a4"], &["e2"]);
    let mut over = after(game, &["a4-a5"]);
    let refusal = over.play(BLACK, "e2-e1".parse().unwrap(), &mut ()).unwrap_err();
    assert_eq!((refusal.rule, refusal.phrase.key()), ("R6.5", "refusal-over"));
}

fn sized(size: u8) -> Options {
    read(json!({"size": size})).unwrap()
}

#[test]
fn r1_6_a_small_board_is_a_corner_with_fewer_pieces() {
    let start = |size| Maiak::new(&sized(size), &Seed::from(1)).unwrap();
    let squares = |game: &Maiak, seat| maiak::Square::list(game.pieces(seat));
    assert_eq!(squares(&start(3), WHITE), "a1,b1,c1");
    assert_eq!(squares(&start(3), BLACK), "a3,b3,c3");
    assert_eq!(squares(&start(4), BLACK), "a4,b4,c4,d4");
    for (size, preset, rows) in [
        (3, "example", &["bgb", "ygy", "bgb"][..]),
        (3, "courtyard", &["gyg", "rbr", "gyg"]),
        (4, "example", &["bggb", "yrry", "yrry", "bggb"]),
        (4, "courtyard", &["gyyg", "rbbr", "rbbr", "gyyg"]),
        (3, "fountain", &["bgb", "ryr", "bgb"]),
        (4, "fountain", &["bggb", "ryyr", "ryyr", "bggb"]),
        (3, "hourglass", &["byb", "grg", "byb"]),
        (4, "hourglass", &["byyb", "grrg", "grrg", "byyb"]),
    ] {
        let options = read(json!({"size": size, "tiles": preset})).unwrap();
        let game = Maiak::new(&options, &Seed::from(1)).unwrap();
        assert_eq!(game.tiles().rows(options.size), rows);
        assert_eq!(read(json!({"size": size, "tiles": rows})).unwrap().size, options.size);
    }
    // Nothing leads off the board, and who arrives on its last row has won.
    let game = start(3);
    assert_eq!(refusal(&game, "c1-d2"), "R1.6");
    assert!(legal(&game).iter().all(|action| !action.contains(['d', 'e', '4', '5'])));
    let draft = json!({
        "tiles": ["bbb", "bbb", "bbb"], "white": ["c2"], "black": ["a2"], "turn": 0, "phase": "move"
    });
    let near: Maiak = read_draft(&sized(3), &Seed::from(1), &draft).unwrap();
    assert_eq!(legal(&near), ["c2-b3", "c2-c3"]);
    let won = after(near, &["c2-c3"]);
    assert_eq!(won.outcome(), Some(Outcome::win(2, WHITE.into(), "reached")));
    // Red costs three, and nobody has three others.
    let red = json!({
        "tiles": ["bbb", "rrr", "bbb"], "white": ["a1", "b1", "c1"], "black": ["a3"],
        "turn": 0, "phase": "move"
    });
    let stuck: Maiak = read_draft(&sized(3), &Seed::from(1), &red).unwrap();
    assert_eq!(stuck.outcome().unwrap().reason(), "blocked");
    for (options, key) in [
        (json!({"size": 2}), "expected-number"),
        (json!({"size": 6}), "expected-number"),
        (json!({"size": 3, "tiles": ["bbbbb", "bbbbb", "bbbbb", "bbbbb", "bbbbb"]}), "tiles-rows"),
        (json!({"size": 3, "tiles": ["bbb", "bbbb", "bbb"]}), "tiles-length"),
        (json!({"tiles": ["bbb", "bbb", "bbb"]}), "tiles-rows"),
    ] {
        assert_eq!(read(options).unwrap_err()[0].phrase.key(), key);
    }
    let outside = json!({
        "tiles": ["bbb", "bbb", "bbb"], "white": ["d1"], "black": ["a3"], "turn": 0, "phase": "move"
    });
    let problems = read_draft::<Maiak>(&sized(3), &Seed::from(1), &outside).unwrap_err();
    assert_eq!(problems.problems()[0].phrase.key(), "draft-outside");
}

#[test]
fn r5_4_a_small_board_may_leave_no_two_empty_tiles_that_touch() {
    let draft = json!({
        "tiles": ["bbb", "bbb", "bbb"], "white": ["a2", "b1", "c1"], "black": ["a3", "b3", "c2"],
        "turn": 0, "phase": "move"
    });
    let game: Maiak = read_draft(&sized(3), &Seed::from(1), &draft).unwrap();
    let game = after(game, &["c1-b2"]);
    assert_eq!((game.turn_seat(), game.turns_ended()), (BLACK, 1));
    let draft = json!({
        "tiles": ["bbb", "bbb", "bbb"], "white": ["a2", "b1", "b2"], "black": ["a3", "b3", "c2"],
        "turn": 0, "phase": "switch"
    });
    let problems = read_draft::<Maiak>(&sized(3), &Seed::from(1), &draft).unwrap_err();
    assert_eq!(problems.problems()[0].phrase.key(), "draft-no-switch");
}

#[test]
fn r6_4_games_end_within_31_turns_and_never_drawn() {
    for (options, state) in table::battery::random_states::<Maiak>(0, 40) {
        let most = [7, 17, 31][options.size.side() - 3];
        assert!(state.turns_ended() <= most);
        assert_eq!(options.max_actions(), Some(2 * most));
        if let Some(outcome) = state.outcome() {
            assert_eq!(outcome.winners().len(), 1);
        }
    }
}

#[test]
fn a_draft_is_refused_with_every_reason() {
    let draft = json!({
        "tiles": ["bbbbb", "bbbb", "bbbbb", "bbbbb", "bbbbb"], "white": ["a1", "a1"],
        "black": ["a2", "b2", "c2", "d2", "e2", "a3"], "turn": 2, "phase": "move", "turns": 99
    });
    let problems = read_draft::<Maiak>(&Options::default(), &Seed::from(1), &draft).unwrap_err();
    let keys: Vec<&str> = problems.problems().iter().map(|problem| problem.phrase.key()).collect();
    assert_eq!(
        keys,
        ["tiles-length", "draft-twice", "draft-too-many", "draft-turn", "draft-turns"]
    );
    let over =
        json!({"tiles": ALL_BLUE, "white": ["c5"], "black": ["c1"], "turn": 0, "phase": "switch"});
    let problems = read_draft::<Maiak>(&Options::default(), &Seed::from(1), &over).unwrap_err();
    let keys: Vec<&str> = problems.problems().iter().map(|problem| problem.phrase.key()).collect();
    assert_eq!(keys, ["draft-over-switch", "draft-over-turn"]);
}
