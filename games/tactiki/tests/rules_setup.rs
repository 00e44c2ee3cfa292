//! The table, the setup and the turn (R1 to R3): a test per numbered rule, named after it and the rulings it covers.

mod position;

use position::*;
use serde_json::json;
use table::{Event as _, Game, Outcome, Seed, Viewer};
use tactiki::{Action, Event, Options, Phase, Rank, Setup, Stalemate, Tactiki};

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
    assert_eq!((game.turn_seat(), game.turns_ended()), (TAC, 3));
    let loss = Options { stalemate: Stalemate::Loss, ..Options::default() };
    let game = after(position_with(&loss, &TIKI_STUCK, tac), &["e5-e4", "e5-d5"]);
    assert_eq!(game.outcome(), Some(Outcome::win(2, TAC.into(), "no-move")));
}
