//! The scene: what fields are called, what it hides, what is picked for an action, and from which
//! side it is seen.

mod position;

use position::*;
use table::{
    AnyTable, Dice, Event as _, Game, Lang, Presentation, Scene, Seat, SeatSet, Seed, Stage, Table,
    Viewer, Words,
};
use tactiki::{Event, Options, Tactiki};

fn stage_with(options: &Options, game: &Tactiki, viewer: impl Into<Viewer>) -> Stage<String> {
    let words = Words::new(&[Tactiki::ABOUT.messages]);
    let stage = Table::from_state(Tactiki::ABOUT.rules_version, *options, Seed::from(1), *game)
        .stage(viewer.into());
    stage.map(&|phrase| words.say(Lang::En, &phrase))
}

fn stage(game: &Tactiki, viewer: impl Into<Viewer>) -> Stage<String> {
    stage_with(&Options::default(), game, viewer)
}

fn named<'a>(scene: &'a Scene<String>, id: &str) -> &'a str {
    scene.things.iter().find(|thing| thing.id == id).unwrap().name.as_deref().unwrap()
}

/// The looks of the things whose ids begin like this.
fn looks(scene: &Scene<String>, start: &str) -> Vec<String> {
    let things = scene.things.iter().filter(|thing| thing.id.starts_with(start));
    things.map(|thing| thing.looks.join(" ")).collect()
}

fn paths(game: &Tactiki, seat: Seat, action: &str) -> Vec<String> {
    let ways = stage(game, seat).ways.into_iter().filter(|way| way.action == action);
    ways.map(|way| way.path.picks.join(" ")).collect()
}

fn why(game: &Tactiki, id: &str) -> Option<String> {
    let mut why = stage(game, game.turn_seat()).why.into_iter();
    why.find(|(thing, _)| thing == id).map(|(_, text)| text)
}

#[test]
fn fields_say_who_stands_there_as_far_as_the_eye_sees() {
    let game = with_rest(&[("c3", "t3 c3 c4"), ("b2", "t5")]);
    let own = stage(&game, TIKI).scene;
    assert_eq!(named(&own, "b2"), "b2, your 5");
    assert_eq!(
        named(&own, "c3"),
        "c3, column of 3, from the top: TAC of unknown rank, TAC of unknown rank, your 3"
    );
    assert_eq!(named(&own, "d1"), "d1, your start field, empty");
    assert_eq!(named(&own, "c4"), "c4, empty");
    let other = stage(&game, TAC).scene;
    assert_eq!(named(&other, "b2"), "b2, TIKI of unknown rank");
    let both = stage(&game, Viewer::seats(SeatSet::first_seats(2))).scene;
    assert_eq!(named(&both, "b2"), "b2, TIKI 5");
    assert_eq!(named(&both, "d1"), "d1, start field of TIKI, empty");
}

#[test]
fn who_has_arrived_is_said() {
    let game = position(&[("c5", "c2 t2 t3"), ("a1", "t1 t4"), ("e5", "c3 c4"), ("d5", "t5")]);
    let scene = stage(&game, TIKI).scene;
    assert!(named(&scene, "c5").ends_with("; 2 have arrived"));
    assert_eq!(named(&scene, "d5"), "d5, enemy start field, your 5; arrived");
    assert!(!named(&scene, "a1").contains("arrived"));
    let statue = "statue: 2 of 5";
    assert!(scene.seats[0].facts.iter().any(|fact| fact == statue));
}

#[test]
fn a_rank_shown_in_a_fight_stays_in_sight_only_with_the_memory_aid() {
    let columns = [&[("c2", "t5"), ("c3", "c4")], &REST[..]].concat();
    for memory_aid in [false, true] {
        let options = Options { memory_aid, ..Options::default() };
        let game = after(position_with(&options, &columns, serde_json::json!({})), &["c2xc3"]);
        let scene = stage_with(&options, &game, TAC).scene;
        let rank = if memory_aid { "TIKI 5" } else { "TIKI of unknown rank" };
        assert_eq!(named(&scene, "c3"), format!("c3, {rank}"));
        let on_board = scene.things.iter().filter(|thing| thing.area == "board");
        let open = on_board.filter(|thing| thing.looks == ["rain", "rank-5"]).count();
        assert_eq!(open, usize::from(memory_aid));
    }
}

#[test]
fn hidden_pieces_have_closed_faces_and_ids_that_tell_nothing() {
    let one = position(&[("a1", "t1 t2"), ("b1", "t5"), ("e5", "c1 c2")]);
    let two = position(&[("a1", "t2 t1"), ("b1", "t5"), ("e5", "c1 c2")]);
    assert_eq!(stage(&one, TAC).scene, stage(&two, TAC).scene);
    let scene = stage(&one, TAC).scene;
    assert!(looks(&scene, "tiki-1")[0] == "rain-closed");
    assert!(looks(&scene, "tac-1")[0].starts_with("sun rank-"));
    let spectator = stage(&one, Viewer::SPECTATOR).scene;
    assert_eq!(looks(&spectator, "tac-1"), ["sun-closed"]);
}

#[test]
fn alike_pieces_lead_to_the_same_action() {
    let game = start();
    assert_eq!(paths(&game, TAC, "place:3"), ["tac-hand-3-1", "tac-hand-3-2"]);
    let game = with_rest(&[("a2", "t5")]);
    assert_eq!(paths(&game, TIKI, "a2-a3"), ["a2 a3"]);
    assert_eq!(paths(&game, TIKI, "c1+5"), ["tiki-dead-5-1 c1"]);
    let game = with_rest(&[]);
    assert_eq!(paths(&game, TIKI, "c1+5"), ["tiki-dead-5-1 c1", "tiki-dead-5-2 c1"]);
    assert_eq!(named(&stage(&game, TIKI).scene, "tiki-dead-5-1"), "dead piece of rank 5");
}

#[test]
fn in_the_setup_the_other_hand_is_seen_from_behind_and_the_next_place_is_marked() {
    let mut game = start();
    game.play(TIKI, "place:4".parse().unwrap(), &mut ()).unwrap();
    let own = stage(&game, TIKI).scene;
    assert_eq!(looks(&own, "tiki-hand").len(), 9);
    assert_eq!(looks(&own, "slot-tiki-2"), ["slot-next"]);
    assert_eq!(looks(&own, "slot-tac-1")[0], "slot", "the other's next place is none to pick");
    let other = stage(&game, TAC).scene;
    assert_eq!(looks(&other, "tiki-hand"), ["rain-closed"; 9]);
    assert_eq!(named(&other, "a1"), "a1, enemy start field, TIKI of unknown rank");
    assert_eq!(other.areas[1].name, "TAC has 10 pieces left to place.");
}

#[test]
fn who_returned_unseen_lies_in_the_mist() {
    let game = after(with_rest(&[]), &["a1+5"]);
    let other = stage(&game, TAC).scene;
    assert_eq!(looks(&other, "tiki-dead").len(), 6);
    assert!(looks(&other, "tiki-dead").iter().all(|looks| looks.ends_with("mist")));
    let own = stage(&game, TIKI).scene;
    assert_eq!(looks(&own, "tiki-dead").len(), 5);
    assert!(looks(&own, "tiki-dead").iter().all(|looks| !looks.ends_with("mist")));
}

#[test]
fn tac_sees_the_island_turned_round() {
    let game = with_rest(&[]);
    let cell = |viewer: Viewer, id: &str| {
        stage(&game, viewer).scene.things.iter().find(|thing| thing.id == id).unwrap().cell
    };
    assert_eq!(cell(TIKI.into(), "a1"), Some([0, 4]));
    assert_eq!(cell(TAC.into(), "a1"), Some([4, 0]));
    assert_eq!(cell(Viewer::SPECTATOR, "b5"), Some([1, 0]));
    assert_eq!(stage(&game, TAC).scene.areas[1].id, "dead-tac", "the own dead come first");
}

#[test]
fn columns_rise_but_not_beyond_their_share() {
    let game =
        position(&[("c3", "t1 t1 t2 t2 t3 t3 t4 t4"), ("a1", "t5"), ("e5", "c1 c1 c2 c2 c3")]);
    let scene = stage(&game, TIKI).scene;
    let mut column: Vec<_> = scene
        .things
        .iter()
        .filter(|thing| thing.id.starts_with("tiki-") && thing.area == "board")
        .filter(|thing| thing.spot[0] > 250.0 && thing.spot[0] < 350.0)
        .collect();
    column.sort_by_key(|thing| thing.height);
    assert_eq!(column.len(), 8);
    assert_eq!(column[7].badge, Some(8));
    assert_eq!(column[0].spot[1] - column[7].spot[1], 30.0);
}

#[test]
fn what_cannot_be_picked_says_why() {
    let game = position(&[
        ("a1", "t1"),
        ("b1", "t1"),
        ("c1", "t2"),
        ("d1", "t2"),
        ("e1", "t3"),
        ("c5", "t5"),
        ("e5", "c3 c4"),
    ]);
    let arrived = "Your piece on c5 has reached an enemy start field and stays there. (rule R4.4)";
    assert_eq!(why(&game, "c5").as_deref(), Some(arrived));
    let full = "Pieces return only to empty start fields, and a1 is occupied. (rule R7.1)";
    assert_eq!(why(&game, "tiki-dead-5-1").as_deref(), Some(full));
    assert_eq!(why(&game, "a1"), None, "this one can move");
    let late = "Reincarnation takes a whole turn, and you have already moved. (rule R7.2)";
    assert_eq!(why(&after(game, &["a1-a2"]), "tiki-dead-5-1").as_deref(), Some(late));
}

#[test]
fn events_tell_where_they_happened() {
    let mut game = with_rest(&[("c2", "t5"), ("c3", "c4")]);
    let places = |events: Vec<tactiki::Event>| -> Vec<Vec<String>> {
        events.iter().map(|event| Tactiki::places(&event.seen_by(TAC.into()).unwrap())).collect()
    };
    assert_eq!(places(play(&mut game, "c2xc3").unwrap()), [vec!["c2", "c3"], vec!["c3"]]);
    let mut game = with_rest(&[]);
    assert_eq!(places(play(&mut game, "b1+5").unwrap()), [["dead-tiki", "b1"]]);
}

#[test]
fn a_log_forgets_the_ranks_of_a_fight_unless_the_table_helps_to_remember() {
    let mut dice = Dice::new(Seed::from(4));
    let words = Words::new(&[Tactiki::ABOUT.messages]);
    let mut fights = 0;
    for memory_aid in [false, true] {
        let options = Options { memory_aid, ..Options::default() };
        let mut state = Tactiki::new(&options, &Seed::from(4)).unwrap();
        let mut buffer = Vec::new();
        while let Some(seat) = state.asks_first() {
            let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
            let mut events = Vec::new();
            state.apply(seat, action, &mut events);
            for event in events.iter().filter(|event| matches!(event, Event::Fought { .. })) {
                fights += 1;
                let later = words.say(Lang::En, &Tactiki::remembered(event, &options));
                let told = words.say(Lang::En, &Tactiki::tell(event));
                assert_eq!(later == told, memory_aid, "{later}");
                assert_eq!(later.contains("’s "), memory_aid, "{later}");
            }
        }
    }
    assert!(fights > 2);
}

#[test]
fn a_fight_shows_both_ranks_and_who_is_gone() {
    let shown = |field: &str, defenders: &str| -> Vec<String> {
        let mut game = with_rest(&[("c2", "t4"), (field, defenders)]);
        let events = play(&mut game, &format!("c2x{field}")).unwrap();
        let seen = events.iter().flat_map(Tactiki::shown);
        seen.map(|s| format!("{} {} {}", s.place, s.looks.join("+"), s.gone)).collect()
    };
    assert_eq!(shown("c3", "c3"), ["c3 rain+rank-4 false", "c3 sun+rank-3 true"]);
    assert_eq!(shown("c3", "c5"), ["c3 rain+rank-4 true", "c3 sun+rank-5 false"]);
    assert_eq!(shown("c3", "c4"), ["c3 rain+rank-4 false", "c3 sun+rank-4 false"]);
    assert_eq!(shown("c3", "c5 c2").len(), 4, "a column is fought from the top down");
}

#[test]
fn all_ranks_are_open_at_the_end_and_the_board_lies_as_before() {
    let game = with_rest(&[("c3", "t3 c3 c4"), ("b2", "t5")]);
    let table =
        Table::from_state(Tactiki::ABOUT.rules_version, Options::default(), Seed::from(1), game);
    for viewer in [TIKI.into(), TAC.into(), Viewer::SPECTATOR] {
        let (before, after) = (table.stage(viewer).scene, table.stage_at_end(viewer));
        let closed = |scene: &Scene| {
            let looks = scene.things.iter().filter(|thing| thing.area == "board");
            looks.flat_map(|thing| &thing.looks).filter(|look| look.ends_with("-closed")).count()
        };
        assert!(closed(&before) > 0 && closed(&after.scene) == 0);
        let spot = |scene: &Scene| scene.things.iter().find(|t| t.id == "b2").unwrap().spot;
        assert_eq!(spot(&before), spot(&after.scene), "nobody changes his side of the table");
        assert!(after.ways.is_empty() && after.why.is_empty());
        let words = Words::new(&[Tactiki::ABOUT.messages]);
        let told = table.describe_at_end(viewer);
        let told: Vec<_> = told.iter().map(|phrase| words.say(Lang::En, phrase)).collect();
        assert!(!told.join(" ").contains("unknown"), "{told:?}");
    }
}
