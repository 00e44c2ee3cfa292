//! One test per numbered rule of RULES.md, named after it and the rulings it covers.

use serde_json::{Value, json};
use table::{
    Event as _, Game, Outcome, Refusal, Seat, Seed, Table, Viewer, read_draft, read_options,
};
use tactiki::{Action, Event, Options, Phase, Rank, Setup, Square, Stalemate, Tactiki};

const TIKI: Seat = Seat(0);
const TAC: Seat = Seat(1);

fn start() -> Tactiki {
    Tactiki::new(&Options::default(), &Seed::from(1)).unwrap()
}

fn options(given: Value) -> Options {
    read_options(&given, Tactiki::ABOUT.options).unwrap()
}

/// A position, TIKI to move: columns bottom first, such as `("c3", "t3 c5")` for a TIKI 3 under a
/// TAC 5. Everybody else is dead.
fn position(columns: &[(&str, &str)]) -> Tactiki {
    position_with(&Options::default(), columns, json!({}))
}

/// The same with options and with some fields of the draft given.
fn position_with(options: &Options, columns: &[(&str, &str)], given: Value) -> Tactiki {
    read_draft(options, &Seed::from(1), &draft(columns, given))
        .unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn draft(columns: &[(&str, &str)], given: Value) -> Value {
    let mut fields = serde_json::Map::new();
    let mut dead = [vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5], vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5]];
    for (field, column) in columns {
        let piece = |text: &str| {
            let (side, rank) = text.split_at(1);
            let rank: u8 = rank.parse().unwrap();
            let dead = &mut dead[usize::from(side == "c")];
            dead.remove(dead.iter().position(|&other| other == rank).expect("two of every rank"));
            json!([if side == "t" { "tiki" } else { "tac" }, rank])
        };
        fields.insert((*field).to_owned(), column.split(' ').map(piece).collect());
    }
    let mut draft =
        json!({"fields": fields, "dead": dead, "turn": 0, "phase": "play", "moves_left": 2});
    for (name, value) in given.as_object().unwrap() {
        draft[name] = value.clone();
    }
    draft
}

fn legal_of(game: &Tactiki, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn legal(game: &Tactiki) -> Vec<String> {
    legal_of(game, game.turn_seat())
}

/// The legal actions without reincarnations.
fn moves(game: &Tactiki) -> Vec<String> {
    legal(game).into_iter().filter(|text| !text.contains('+')).collect()
}

fn play(game: &mut Tactiki, text: &str) -> Result<Vec<Event>, Refusal> {
    let action: Action = text.parse()?;
    let mut events = Vec::new();
    game.play(game.turn_seat(), action, &mut events)?;
    Ok(events)
}

fn after(mut game: Tactiki, actions: &[&str]) -> Tactiki {
    for action in actions {
        play(&mut game, action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    game
}

fn refusal(game: &Tactiki, text: &str) -> &'static str {
    play(&mut game.clone(), text).unwrap_err().rule
}

/// The column of a field, bottom first, such as `t3 c5`.
fn column(game: &Tactiki, field: &str) -> String {
    let view =
        game.view(Viewer::seats([TIKI, TAC].into_iter().fold(TIKI.into(), table::SeatSet::with)));
    let piece = |piece: u8| {
        let side = if view.owner(piece) == TIKI { 't' } else { 'c' };
        format!("{side}{}", view.rank(piece).unwrap())
    };
    let square: Square = field.parse().unwrap();
    view.column(square).into_iter().map(piece).collect::<Vec<_>>().join(" ")
}

fn dead(game: &Tactiki, seat: Seat) -> Vec<u8> {
    game.view(seat.into()).dead(seat).iter().map(Rank::number).collect()
}

/// Enough pieces of both sides far from each other that no test ends by accident.
const REST: [(&str, &str); 2] = [("e1", "t1 t2 t3 t4"), ("a5", "c1 c2 c3 c4")];

fn with_rest(columns: &[(&str, &str)]) -> Tactiki {
    position(&[columns, &REST].concat())
}

#[test]
fn r1_1_tiki_owns_row_1_and_moves_up_tac_row_5_and_moves_down() {
    let game = with_rest(&[("c3", "t5")]);
    assert!(moves(&game).contains(&"c3-c4".to_owned()));
    let game = position_with(
        &Options::default(),
        &[&[("c3", "c5")], &REST[..]].concat(),
        json!({"turn": 1}),
    );
    assert!(moves(&game).contains(&"c3-c2".to_owned()));
    let placed = play(&mut start(), "place:1").unwrap();
    assert!(matches!(placed[0], Event::Placed { seat: TIKI, at, .. } if at.to_string() == "a1"));
}

#[test]
fn r1_2_t21_two_of_every_rank_known_to_their_owner_alone() {
    let mut game = start();
    for _ in 0..2 {
        for rank in 1..=5 {
            play(&mut game, &format!("place:{rank}")).unwrap();
        }
    }
    assert_eq!(game.to_act(), TAC.into(), "ten pieces, and no more");
    let own = game.view(TIKI.into());
    assert_eq!(own.rank(3).map(Rank::number), Some(4));
    let other = game.view(TAC.into());
    assert!((0..10).all(|piece| other.rank(piece).is_none()));
    let spectator = game.view(Viewer::SPECTATOR);
    assert!((0..10).all(|piece| spectator.rank(piece).is_none()));
}

#[test]
fn r2_1_t1_both_place_in_secret_whenever_they_like() {
    let mut game = start();
    let place = |game: &mut Tactiki, seat, rank| {
        let mut events = Vec::new();
        game.play(seat, Action::Place(Rank::new(rank).unwrap()), &mut events).map(|()| events)
    };
    assert_eq!(game.to_act().len(), 2);
    for rank in [5, 5, 1] {
        let events = place(&mut game, TAC, rank).unwrap();
        let seen = events[0].seen_by(TIKI.into());
        assert!(matches!(seen, Some(Event::Placed { rank: None, .. })), "{seen:?}");
    }
    assert_eq!(place(&mut game, TAC, 5).unwrap_err().rule, "R2.1", "only two of every rank");
    assert_eq!(refusal(&game, "a1-a2"), "R2.1");
    for rank in [1, 2, 3, 4, 5, 1, 2, 3, 4] {
        place(&mut game, TIKI, rank).unwrap();
    }
    assert_eq!(legal_of(&game, TIKI), ["place:5"], "the last piece too is placed by an action");
    place(&mut game, TIKI, 5).unwrap();
    assert_eq!(game.phase(), Phase::Setup, "the other is not ready");
    for rank in [2, 2, 3, 3, 4, 4, 1] {
        place(&mut game, TAC, rank).unwrap();
    }
    assert_eq!((game.phase(), game.to_act()), (Phase::Play, TIKI.into()));
    assert_eq!(place(&mut game, TIKI, 1).unwrap_err().rule, "R2.1", "the setup is over");
}

#[test]
fn r2_2_start_fields_fill_from_a_to_e_the_lower_piece_first() {
    let mut game = start();
    for action in ["place:4", "place:2", "place:2"] {
        play(&mut game, action).unwrap();
    }
    assert_eq!((column(&game, "a1"), column(&game, "b1")), ("t4 t2".to_owned(), "t2".to_owned()));
    game.play(TAC, "place:5".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(column(&game, "a5"), "c5");
}

#[test]
fn r2_3_the_seed_can_place_the_pieces() {
    let random = Options { setup: Setup::Random, ..Options::default() };
    let game = |seed| Tactiki::new(&random, &Seed::from(seed)).unwrap();
    assert_eq!((game(1).phase(), game(1).to_act()), (Phase::Play, TIKI.into()));
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
    assert_eq!(game(7).conserved(), [2; 10]);
}

#[test]
fn r3_1_tiki_begins_and_a_turn_is_two_moves_or_a_reincarnation() {
    let random = Options { setup: Setup::Random, ..Options::default() };
    let game = Tactiki::new(&random, &Seed::from(1)).unwrap();
    assert_eq!(game.turn_seat(), TIKI);
    let game = after(game, &["a1-a2"]);
    assert_eq!(game.turn_seat(), TIKI);
    assert_eq!(after(game, &["b1-b2"]).turn_seat(), TAC);
    assert_eq!(after(with_rest(&[]), &["a1+5"]).turn_seat(), TAC);
}

#[test]
fn r3_2_t5_one_piece_twice_or_two_once_and_another_after_a_lost_attacker() {
    let game = with_rest(&[("b2", "t5"), ("d2", "t4"), ("b3", "c1")]);
    assert_eq!(column(&after(game, &["d2-d3", "d3-d4"]), "d4"), "t4");
    assert_eq!(column(&after(game, &["d2-d3", "b2-c2"]), "c2"), "t5");
    let lost = after(game, &["b2xb3"]);
    assert_eq!(dead(&lost, TIKI), [1, 2, 3, 5, 5]);
    assert_eq!(lost.turn_seat(), TIKI);
    assert_eq!(after(lost, &["d2-d3"]).turn_seat(), TAC);
}

#[test]
fn r3_3_t6_the_second_move_is_due_if_there_is_one() {
    let game = after(with_rest(&[("b3", "t5")]), &["b3-b4"]);
    assert_eq!(game.turn_seat(), TIKI);
    assert!(legal(&game).iter().all(|text| !text.contains('+')), "nothing but a move");
    // The only piece that can move arrives with its first move, so the second is left out; nobody
    // has to choose b4-c4 instead, which would leave one.
    let only = [
        ("b4", "t5"),
        ("a1", "t1 c1"),
        ("b1", "t1 c1"),
        ("c1", "t2 c2"),
        ("d1", "t2 c2"),
        ("e1", "t3 c3"),
    ];
    let game = position(&[&only[..], &[("a5", "c3 c4")]].concat());
    assert_eq!(legal(&game), ["b4-a4", "b4-b5", "b4-c4"]);
    assert_eq!(after(game, &["b4-b5"]).turn_seat(), TAC);
}

/// TIKI can do nothing: its pieces have arrived, are buried or have nowhere to return.
const TIKI_STUCK: [(&str, &str); 6] = [
    ("a1", "t1 c1"),
    ("b1", "t1 c1"),
    ("c1", "t2 c2"),
    ("d1", "t2 c2"),
    ("e1", "t3 c3"),
    ("e5", "c5 c4 c4"),
];

#[test]
fn r3_4_t7_who_has_no_move_reincarnates_passes_or_loses() {
    let must = position(&[
        ("a1", "t1 c1"),
        ("b1", "t1 c1"),
        ("c1", "t2 c2"),
        ("d1", "t2 c2"),
        ("c4", "c5 c3 c3"),
    ]);
    assert!(legal(&must).iter().all(|text| text.starts_with("e1+")) && !legal(&must).is_empty());
    // TAC moves and TIKI, unable to do anything, passes by itself.
    let tac = json!({"turn": 1});
    let mut game = position_with(&Options::default(), &TIKI_STUCK, tac.clone());
    play(&mut game, "e5-e4").unwrap();
    let events = play(&mut game, "e5-d5").unwrap();
    assert!(events.contains(&Event::Passed { seat: TIKI }), "{events:?}");
    assert_eq!((game.turn_seat(), game.turn()), (TAC, 3));
    let loss = Options { stalemate: Stalemate::Loss, ..Options::default() };
    let game = after(position_with(&loss, &TIKI_STUCK, tac), &["e5-e4", "e5-d5"]);
    assert_eq!(game.outcome(), Some(Outcome::win(2, TAC.into(), "no-move")));
}

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
    assert_eq!(refusal(&game, "b1+5"), "R7.1");
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

#[test]
fn r6_1_t20_fights_show_both_ranks_for_a_moment() {
    let columns = [&[("c2", "t5"), ("c3", "c4 c3")], &REST[..]].concat();
    let mut game = position(&columns);
    let hidden = game.view(TAC.into());
    let piece = hidden.column("c2".parse().unwrap())[0];
    assert_eq!(hidden.rank(piece), None);
    let events = play(&mut game, "c2xc3").unwrap();
    for viewer in [TIKI.into(), TAC.into(), Viewer::SPECTATOR] {
        assert!(events.iter().all(|event| event.seen_by(viewer).as_ref() == Some(event)));
    }
    let view = game.view(TAC.into());
    assert_eq!(view.rank(piece).map(Rank::number), Some(5), "a perfect memory keeps it");
    assert_eq!(view.face(piece), None, "the eye does not");
    let aid = Options { memory_aid: true, ..Options::default() };
    let mut game = position_with(&aid, &columns, json!({}));
    play(&mut game, "c2xc3").unwrap();
    assert_eq!(game.view(TAC.into()).face(piece).map(Rank::number), Some(5));
    let unseen = game.view(TAC.into()).column("e1".parse().unwrap())[0];
    assert_eq!(game.view(TAC.into()).face(unseen), None, "who did not fight stays hidden");
}

#[test]
fn r6_2_t22_the_dead_are_known_but_not_who_returns() {
    let game = with_rest(&[]);
    assert_eq!(
        game.view(TAC.into()).dead(TIKI).iter().map(Rank::number).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5, 5]
    );
    let mut game = game;
    let events = play(&mut game, "a1+5").unwrap();
    assert!(matches!(events[0].seen_by(TAC.into()), Some(Event::Reincarnated { rank: None, .. })));
    assert!(matches!(
        events[0].seen_by(TIKI.into()),
        Some(Event::Reincarnated { rank: Some(_), .. })
    ));
    let view = game.view(TAC.into());
    assert_eq!((view.dead(TIKI).len(), view.returned(TIKI)), (6, 1), "one of six is back");
    assert_eq!(game.view(TIKI.into()).dead(TIKI).len(), 5);
}

#[test]
fn r6_3_t23_who_returns_is_a_new_unknown_piece() {
    // The 5 fights, is seen, dies, and returns: nobody knows it again.
    let game =
        position(&[("c2", "t5"), ("c3", "c1"), ("e1", "t1 t2 t3 t4"), ("a5", "c1 c2 c3 c4")]);
    let game = after(game, &["c2xc3", "e1-e2", "c3-b3", "b3-a3", "a1+5"]);
    let view = game.view(TAC.into());
    let piece = view.column("a1".parse().unwrap())[0];
    assert_eq!(view.rank(piece), None);
    let candidates: Vec<u8> = view.candidates(piece).iter().map(Rank::number).collect();
    assert_eq!(candidates, [1, 2, 3, 4, 5, 5]);
}

#[test]
fn r7_1_t24_the_dead_return_on_an_own_empty_start_field() {
    let game = position(&[
        ("b1", "t5"),
        ("c1", "c5"),
        ("d2", "t4"),
        ("e1", "t1 t2 t3"),
        ("a5", "c1 c2 c3 c4"),
    ]);
    let rebirths: Vec<String> =
        legal(&game).into_iter().filter(|text| text.contains('+')).collect();
    let expected: Vec<String> = ["a1", "d1"]
        .iter()
        .flat_map(|field| (1..=5).map(move |rank| format!("{field}+{rank}")))
        .collect();
    assert_eq!(rebirths, expected);
    for wrong in ["b1+5", "c1+5", "a2+5", "a5+1"] {
        assert_eq!(refusal(&game, wrong), "R7.1", "{wrong}");
    }
    let none_dead = position(&[
        ("e1", "t1 t2 t3 t4 t5"),
        ("d2", "t1 t2 t3 t4"),
        ("d1", "t5"),
        ("a5", "c1 c2 c3 c4 c5"),
    ]);
    assert_eq!(refusal(&none_dead, "a1+5"), "R7.1", "nobody is dead");
}

#[test]
fn r7_2_t25_it_takes_the_whole_turn() {
    let game = with_rest(&[]);
    assert_eq!(after(game, &["a1+5"]).turn_seat(), TAC);
    let moved = after(game, &["e1-e2"]);
    assert_eq!(refusal(&moved, "a1+5"), "R7.2");
}

#[test]
fn r8_1_t26_five_on_one_enemy_start_field_win_at_once() {
    let game = position(&[("b5", "t1 t2 t3 t4"), ("b4", "t5"), ("e5", "c1 c2 c3 c4 c5")]);
    let game = after(game, &["b4-b5"]);
    assert_eq!(
        game.outcome(),
        Some(Outcome::win(2, TIKI.into(), "statue")),
        "after the first move too"
    );
    assert_eq!((game.turn_seat(), game.to_act().is_empty()), (TIKI, true));
    let own_row = after(
        position(&[("b1", "t1 t2 t3 t4"), ("a1", "t5"), ("e5", "c1 c2 c3 c4 c5")]),
        &["a1-b1"],
    );
    assert_eq!(own_row.outcome(), None, "not on an own start field");
}

#[test]
fn r8_2_t12_a_buried_enemy_is_harmless_unless_agreed_otherwise() {
    let columns = [
        ("b5", "c1 t1 t2 t3 t4"),
        ("b4", "t5"),
        ("b3", "t5 t4"),
        ("b2", "t3 t2 t1"),
        ("e5", "c2 c3 c4 c5 c5"),
    ];
    let harmless = after(position(&columns), &["b4-b5"]);
    assert_eq!(harmless.outcome(), Some(Outcome::win(2, TIKI.into(), "statue")));
    let spoils = options(json!({"buried": "spoils"}));
    let game = after(position_with(&spoils, &columns, json!({})), &["b4-b5"]);
    assert_eq!(game.outcome(), None);
    // Nor does it count as a tower: without one, TIKI's four to come are too few, as are TAC's.
    let few = [
        ("b5", "c1 t1 t2 t3 t4"),
        ("c5", "c5 t5"),
        ("d4", "t5"),
        ("a1", "c2"),
        ("b1", "t4 c4"),
        ("c1", "c3"),
        ("d1", "c5"),
        ("e1", "c3"),
    ];
    let spoilt = position_with(&spoils, &few, json!({}));
    assert_eq!(spoilt.outcome(), Some(Outcome::draw(2, "dead-game")));
    assert_eq!(position(&few).outcome(), None);
}

#[test]
fn r8_3_t28_both_pass_or_a_dead_game_is_a_draw() {
    // TAC's last free piece arrives on TIKI's last free start field. Both have pieces enough for a
    // statue, but neither can move one or bring one back.
    let both = [
        ("a1", "t1 c1"),
        ("b1", "c2"),
        ("c1", "c2"),
        ("d1", "c3"),
        ("e2", "c3"),
        ("a5", "t4"),
        ("b5", "t2 t2 t3 t3"),
        ("c5", "t4"),
        ("d5", "t5"),
        ("e5", "t5"),
    ];
    let game = position_with(&Options::default(), &both, json!({"turn": 1}));
    let game = after(game, &["e2-e1"]);
    assert_eq!(game.outcome(), Some(Outcome::draw(2, "both-pass")));
    assert_eq!(game.turn(), 1 + 3, "both passes count as turns");
    // A pass counts as a turn, so a limit can come before the second one.
    for (limits, reason) in [(json!({"max_turns": 2}), "cap"), (json!({"quiet_limit": 1}), "quiet")]
    {
        let game = position_with(&options(limits), &both, json!({"turn": 1}));
        let game = after(game, &["e2-e1"]);
        assert_eq!(game.outcome(), Some(Outcome::draw(2, reason)));
    }

    let spread = [
        ("a5", "t1"),
        ("b5", "t1"),
        ("c5", "t2"),
        ("d5", "t2"),
        ("e5", "t3"),
        ("a2", "t3 t4"),
        ("a1", "c1"),
        ("b1", "c1"),
        ("c1", "c2"),
        ("d1", "c2"),
        ("e1", "c3"),
        ("e4", "c3 c4"),
    ];
    let game = position(&spread);
    assert_eq!(
        game.outcome(),
        None,
        "five could still come: t3 t4 and three dead on a tower of one"
    );
    let more = [
        ("a5", "t1"),
        ("b5", "t5"),
        ("c5", "t2"),
        ("d5", "t2"),
        ("e5", "t3"),
        ("a2", "t3"),
        ("a3", "t4"),
        ("a1", "c1"),
        ("b1", "t4 t5 t1 c1"),
        ("c1", "c2"),
        ("d1", "c2"),
        ("e1", "c3"),
        ("e4", "c3 c4"),
    ];
    let game = position(&more);
    assert_eq!(game.outcome(), None, "TAC can still gather five");
    // Three of TAC are buried too: a tallest of one and two to come.
    let both_short = [
        ("a5", "t1"),
        ("b5", "t5"),
        ("c5", "t2"),
        ("d5", "t2"),
        ("e5", "c4 c5 c3 t3"),
        ("a2", "t3"),
        ("a3", "t4"),
        ("a1", "c1"),
        ("b1", "t4 t5 t1 c1"),
        ("c1", "c2"),
        ("d1", "c2"),
        ("e1", "c3"),
        ("e3", "c5 c4"),
    ];
    assert_eq!(position(&both_short).outcome(), Some(Outcome::draw(2, "dead-game")));
}

#[test]
fn r8_4_t30_quiet_and_long_games_are_drawn() {
    let quiet = json!({"quiet": 99, "turns": 500});
    let game =
        position_with(&Options::default(), &[&[("c2", "t5")], &REST[..]].concat(), quiet.clone());
    let drawn = after(game, &["c2-b2", "b2-c2"]);
    assert_eq!(drawn.outcome(), Some(Outcome::draw(2, "quiet")));
    assert_eq!(after(game, &["c2-b2", "b2-b3"]).outcome(), None, "a forward step is progress");
    let attack = [&[("c2", "t5"), ("b2", "c5")], &REST[..]].concat();
    let tied =
        after(position_with(&Options::default(), &attack, quiet.clone()), &["c2xb2", "b2-c2"]);
    assert_eq!(tied.outcome(), None, "a tie counts as an attack");
    assert_eq!(after(game, &["a1+5"]).outcome(), None, "a reincarnation is progress");
    let off = options(json!({"quiet_limit": 0, "max_turns": 0}));
    let endless = position_with(
        &off,
        &[&[("c2", "t5")], &REST[..]].concat(),
        json!({"quiet": 5000, "turns": 9000}),
    );
    assert_eq!(after(endless, &["c2-b2", "b2-c2"]).outcome(), None);
    let late = position_with(
        &Options::default(),
        &[&[("c2", "t5")], &REST[..]].concat(),
        json!({"turns": 999}),
    );
    assert_eq!(after(late, &["c2-c3", "c3-c4"]).outcome(), Some(Outcome::draw(2, "cap")));
}

#[test]
fn a_draft_is_refused_with_every_reason() {
    let read = |draft: &Value| {
        let problems =
            read_draft::<Tactiki>(&Options::default(), &Seed::from(1), draft).unwrap_err();
        problems.iter().map(|problem| problem.phrase.key().to_owned()).collect::<Vec<_>>()
    };
    let mut broken = draft(&REST, json!({"turn": 2, "moves_left": 3}));
    broken["fields"]["b1"] = json!([["tac", 1], ["tiki", 9]]);
    assert_eq!(read(&broken), ["draft-rank", "draft-entered", "draft-turn", "draft-moves-left"]);
    let mut short = draft(&REST, json!({}));
    short["dead"] = json!([[1], [2, 2, 2]]);
    assert_eq!(read(&short), ["draft-people", "draft-dead"]);
    let setup = json!({"phase": "setup", "turns": 3});
    assert_eq!(
        read(&draft(&[("b1", "t1")], setup)),
        ["draft-setup-order", "draft-setup-dead", "draft-setup-dead", "draft-setup-begun"]
    );
    let statue = draft(&[("b5", "t1 t2 t3 t4 t5"), ("e5", "c1 c2 c3 c4 c5")], json!({"turn": 1}));
    assert_eq!(read(&statue), ["draft-statue"]);
    let two_statues = [("b5", "t1 t2 t3 t4 t5"), ("b1", "c1 c2 c3 c4 c5")];
    assert_eq!(read(&draft(&two_statues, json!({}))), ["draft-two-statues"]);
    let unequal = draft(&[&[("c3", "t4 c3")], &REST[..]].concat(), json!({}));
    assert_eq!(read(&unequal), ["draft-touching"], "only a tie leaves enemies on each other");
    let random = options(json!({"setup": "random"}));
    let setup =
        json!({"fields": {}, "dead": [[], []], "turn": 0, "phase": "setup", "moves_left": 2});
    let problems = read_draft::<Tactiki>(&random, &Seed::from(1), &setup).unwrap_err();
    assert_eq!(problems[0].phrase.key(), "draft-setup-random");
}

#[test]
fn a_shown_rank_cannot_be_taken_back_but_a_quiet_move_can() {
    let game = with_rest(&[("c2", "t5"), ("c3", "c4")]);
    let mut table = Table::from_state(Options::default(), Seed::from(1), game);
    table.play(TIKI, "c2-b2".parse().unwrap()).unwrap();
    assert_eq!(table.take_back(TAC).unwrap_err().phrase.key(), "refusal-take-back-other");
    table.take_back(TIKI).unwrap();
    assert_eq!(table.state(), &game);
    table.play(TIKI, "c2xc3".parse().unwrap()).unwrap();
    assert_eq!(table.take_back(TIKI).unwrap_err().phrase.key(), "refusal-take-back-revealed");
}
