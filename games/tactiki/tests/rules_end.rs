//! What is known, reincarnation and the end (R6 to R8): a test per numbered rule, named after it and
//! the rulings it covers.

mod position;

use position::*;
use serde_json::{Value, json};
use table::{AnyTable, Dice, Erased, Event as _, Game, Outcome, Seed, Table, Viewer, read_draft};
use tactiki::{Event, Options, Rank, Tactiki, View};

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
    for wrong in ["b1+5", "a2+5", "a5+1"] {
        assert_eq!(refusal(&game, wrong), "R7.1", "{wrong}");
    }
    assert_eq!(refusal(&game, "c1+5"), "R4.5", "held by the enemy");
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
    assert_eq!(game.turns_ended(), 1 + 3, "both passes count as turns");
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

/// All five of TAC's start fields hold a TAC piece buried under TIKI; TAC has two arrived and three to
/// come, which is too few. TIKI has five to come.
const SPOILT: [(&str, &str); 8] = [
    ("a5", "c1 t1"),
    ("b5", "c1 t1"),
    ("c5", "c2 t2"),
    ("d5", "c2 t2"),
    ("e5", "c3"),
    ("e4", "t3"),
    ("a1", "c4"),
    ("b1", "c4"),
];

#[test]
fn r8_3_t28_nobody_gathers_five_where_every_field_is_spoilt() {
    let spoils = options(json!({"buried": "spoils"}));
    let game = position_with(&spoils, &SPOILT, json!({}));
    assert_eq!(game.outcome(), None, "TIKI can still gather five on e5");
    assert_eq!(after(game, &["e4-d4"]).outcome(), None);
    let spoilt = after(game, &["e4xe5"]);
    assert_eq!(spoilt.outcome(), Some(Outcome::draw(2, "dead-game")), "tested after every action");
    let draft = serde_json::to_value(spoilt.draft()).unwrap();
    let read: Tactiki = read_draft(&spoils, &Seed::from(1), &draft).unwrap();
    assert_eq!(read, spoilt, "a position that is read counts the same");
    let harmless = after(position(&SPOILT), &["e4xe5"]);
    assert_eq!(harmless.outcome(), None, "a buried enemy does no harm by default");
    // The other side may still gather five: with one piece arrived less, TAC can.
    let open = [&SPOILT[..7], &[("b2", "c4")]].concat();
    assert_eq!(after(position_with(&spoils, &open, json!({})), &["e4xe5"]).outcome(), None);
    // The same from the other side of the table.
    let turned: Vec<(String, String)> = SPOILT
        .iter()
        .map(|(field, column)| {
            let row = 6 - field[1..].parse::<u8>().unwrap();
            let swap = |side: char| match side {
                't' => 'c',
                'c' => 't',
                other => other,
            };
            (format!("{}{row}", &field[..1]), column.chars().map(swap).collect())
        })
        .collect();
    let turned: Vec<(&str, &str)> = turned.iter().map(|(at, column)| (&**at, &**column)).collect();
    let game = position_with(&spoils, &turned, json!({"turn": 1}));
    assert_eq!(after(game, &["e2xe1"]).outcome(), Some(Outcome::draw(2, "dead-game")));
}

#[test]
fn r8_3_t28_a_game_that_began_by_the_first_rules_goes_on() {
    let first = by_rules(json!({"buried": "spoils"}), 1);
    let start = position_with(&first, &SPOILT, json!({}));
    let game = after(start, &["e4xe5"]);
    assert_eq!(game.outcome(), None, "version 1 counted only the pieces");
    assert_eq!(game.options(), first, "a state knows by which rules it is played");
    for viewer in [TIKI.into(), TAC.into(), Viewer::SPECTATOR] {
        let view = game.view(viewer);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
        let world = Tactiki::imagine(&view, &mut Dice::new(Seed::from(1)));
        assert_eq!(world.options(), first, "and so does whoever imagines it");
    }
    // A record of it is checked by the rules it names.
    let mut table = Table::from_state(1, first, Seed::from(1), start);
    table.play(TIKI, "e4xe5".parse().unwrap()).unwrap();
    let record = table.record(Vec::new());
    let replayed = record.verify(&Erased::<Tactiki>::new()).unwrap();
    assert_eq!((record.rules, replayed.outcome()), (1, None));
}

#[test]
fn a_view_names_its_rules_only_if_they_are_not_the_present_ones() {
    let mut view = serde_json::to_value(start().view(TIKI.into())).unwrap();
    assert_eq!(view.get("rules"), None);
    view["rules"] = json!(1);
    assert!(serde_json::from_value::<View>(view.clone()).is_ok());
    for unknown in [0, 99] {
        view["rules"] = json!(unknown);
        let error = serde_json::from_value::<View>(view.clone()).unwrap_err();
        assert!(error.to_string().contains("rules"), "{error}");
    }
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
fn r8_5_nobody_acts_after_the_end() {
    let game = position(&[("b5", "t1 t2 t3 t4"), ("b4", "t5"), ("e5", "c1 c2 c3 c4 c5")]);
    let mut game = after(game, &["b4-b5"]);
    for seat in [TIKI, TAC] {
        assert!(legal_of(&game, seat).is_empty());
        assert_eq!(game.play(seat, "e5-e4".parse().unwrap(), &mut ()).unwrap_err().rule, "R8.5");
    }
}

#[test]
fn a_draft_is_refused_with_every_reason() {
    let read = |draft: &Value| {
        let problems =
            read_draft::<Tactiki>(&Options::default(), &Seed::from(1), draft).unwrap_err();
        problems
            .problems()
            .iter()
            .map(|problem| problem.phrase.key().to_owned())
            .collect::<Vec<_>>()
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
    assert_eq!(problems.problems()[0].phrase.key(), "draft-setup-random");
}

#[test]
fn a_shown_rank_cannot_be_taken_back_but_a_quiet_move_can() {
    let game = with_rest(&[("c2", "t5"), ("c3", "c4")]);
    let mut table =
        Table::from_state(Tactiki::ABOUT.rules_version, Options::default(), Seed::from(1), game);
    table.play(TIKI, "c2-b2".parse().unwrap()).unwrap();
    assert_eq!(table.take_back(TAC).unwrap_err().phrase.key(), "refusal-take-back-other");
    table.take_back(TIKI).unwrap();
    assert_eq!(table.state(), &game);
    table.play(TIKI, "c2xc3".parse().unwrap()).unwrap();
    assert_eq!(table.take_back(TIKI).unwrap_err().phrase.key(), "refusal-take-back-revealed");
}
