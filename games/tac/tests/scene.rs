//! What a TAC table shows, says and lets one pick.

mod fixture;

use fixture::run;
use table::{
    AnyTable, Game, Lang, Listener, Presentation, Run, Scene, Seat, SeatSet, Seed, Shape, Stage,
    Table, Thing, Viewer, Words,
};
use tac::Tac;

fn stage(state: &Tac, seats: &[u8]) -> Stage<String> {
    let words = Words::new(&[Tac::ABOUT.messages]);
    let table = Table::from_state(Tac::ABOUT.rules_version, state.options(), Seed::from(1), *state);
    let viewer = Viewer::seats(SeatSet::of(seats.iter().copied().map(Seat::new)));
    let ears = Listener { sides: table.sides(), viewer, names: |_| None };
    table.stage(viewer).map(&|phrase| words.say_among(Lang::En, &phrase, &ears))
}

/// What to pick for an action, each way as one line.
fn ways(stage: &Stage<String>, action: &str) -> Vec<String> {
    let ways = stage.ways.iter().filter(|way| way.action == action);
    ways.map(|way| way.path.picks.join(" ")).collect()
}

fn thing<'a>(scene: &'a Scene<String>, id: &str) -> &'a Thing<String> {
    let found = scene.things.iter().find(|thing| thing.id == id);
    found.unwrap_or_else(|| panic!("there is no {id}"))
}

fn name<'a>(scene: &'a Scene<String>, id: &str) -> &'a str {
    thing(scene, id).name.as_deref().unwrap_or_else(|| panic!("{id} has no name"))
}

fn has(scene: &Scene<String>, id: &str) -> bool {
    scene.things.iter().any(|thing| thing.id == id)
}

/// Things of an area, in their order.
fn lying<'a>(scene: &'a Scene<String>, area: &str) -> Vec<&'a str> {
    scene.things.iter().filter(|thing| thing.area == area).map(|thing| &*thing.id).collect()
}

const START: &str = "
    A 0* 17 A4
    B 12 B3
    C 50
    A holds 1 5 5 8 trick
    B holds 2 3 4 6 9
    turn A
";

#[test]
fn holes_are_called_by_where_the_listener_is() {
    let state = run(START);
    let own = stage(&state, &[0]).scene;
    assert_eq!(name(&own, "12"), "4 before B’s start, B’s green marble, field 12");
    assert_eq!(name(&own, "0"), "on your start, your blue marble, fresh, field 0");
    assert_eq!(name(&own, "34"), "2 after your partner’s start, field 34");
    assert_eq!(name(&own, "A4"), "on field 4 of your house, your blue marble, locked, A4");
    assert_eq!(name(&own, "B3"), "on field 3 of B’s house, B’s green marble, B3");
    assert_eq!(name(&own, "C0"), "in your partner’s yard, 3 marbles, C0");
    let other = stage(&state, &[3]).scene;
    assert_eq!(
        name(&other, "12"),
        "4 before your partner’s start, your partner’s green marble, field 12"
    );
    let spectator = stage(&state, &[]).scene;
    assert_eq!(name(&spectator, "63"), "1 before A’s start, field 63");
}

#[test]
fn the_ring_is_one_walk_from_the_own_start_into_the_own_house() {
    let scene = stage(&run(START), &[2]).scene;
    let board = &scene.areas[0];
    assert_eq!((&*board.id, board.shape), ("board", Shape::Track));
    let controls =
        scene.things.iter().filter(|thing| thing.area == "board" && thing.name.is_some());
    let walk: Vec<&str> = controls.map(|thing| &*thing.id).collect();
    assert_eq!((walk[0], walk[31], walk[32], walk[63]), ("32", "63", "0", "31"));
    assert_eq!(walk[64..74], ["C1", "C2", "C3", "C4", "C0", "D1", "D2", "D3", "D4", "D0"]);
    let digits = ["32", "48", "0", "16"].map(|id| thing(&scene, id).digit);
    assert_eq!(digits, [Some(1), Some(2), Some(3), Some(4)]);
    let stops: Vec<&str> =
        scene.things.iter().filter(|thing| thing.stop).map(|thing| &*thing.id).collect();
    assert_eq!(stops, ["50", "0", "12", "17", "C0", "D0", "A4", "A0", "B3", "B0"]);
}

#[test]
fn the_own_start_lies_before_the_viewer_and_no_hole_covers_another() {
    for (variant, seats) in [("teams", 4u8), ("six-threes", 6)] {
        let state = run(&format!("variant {variant}\nA holds 1\nturn A"));
        for seat in 0..seats {
            let scene = stage(&state, &[seat]).scene;
            let start = scene.things.iter().find(|thing| thing.digit == Some(1)).unwrap();
            let [x, y, width, height] = start.spot;
            assert!((x + width / 2.0 - 50.0).abs() < 0.1 && y + height > 90.0, "{:?}", start.spot);
            let next = scene.things.iter().find(|thing| thing.digit == Some(2)).unwrap();
            assert!(next.spot[0] < 50.0, "the next player sits to the left");
            let size = start.spot[2];
            let holes: Vec<_> =
                scene.things.iter().filter(|t| t.spot[2] == size && t.name.is_some()).collect();
            assert_eq!(holes.len(), usize::from(if seats == 6 { 66 + 24 } else { 64 + 16u8 }));
            for (i, a) in holes.iter().enumerate() {
                for b in &holes[..i] {
                    let away = (a.spot[0] - b.spot[0]).hypot(a.spot[1] - b.spot[1]);
                    assert!(away > size * 0.98, "{} and {} are {away} apart", a.id, b.id);
                }
            }
        }
    }
}

#[test]
fn a_card_is_picked_before_the_marble_and_its_goal() {
    let stage = stage(&run(START), &[0]);
    assert_eq!(ways(&stage, "5:17>22"), ["5-1 17 22", "5-2 17 22"]);
    assert_eq!(ways(&stage, "1:A0>0"), ["1-1 A0 0"]);
    assert_eq!(ways(&stage, "8:0>8"), ["8-1 0 8"]);
    assert_eq!(ways(&stage, "8:skip"), ["8-1 skip"]);
    let trick = stage.ways.iter().find(|way| way.action == "trick:12/50").unwrap();
    assert_eq!((trick.path.picks.join(" "), trick.path.free), ("trick-1 12 50".to_owned(), 2));
}

#[test]
fn later_steps_of_a_seven_need_no_card() {
    let state = run("A 10 30\nA holds 7 2\nB holds 3\nturn A\nA> 7:10>11");
    let stage = stage(&state, &[0]);
    assert_eq!(ways(&stage, "7:30>31"), ["30 31"]);
    assert!(has(&stage.scene, "7-1"), "it lies on the pile");
    let why = stage.why.iter().find(|(id, _)| id == "2-1").map(|(_, why)| &**why);
    assert!(why.unwrap().contains("R6.3"), "{why:?}");
}

#[test]
fn a_seven_is_picked_by_the_marble_and_how_far() {
    let runs = |text: &str| -> Vec<String> {
        let stage = stage(&run(text), &[0]);
        let told = |run: &Run| format!("{}: {}", run.path.picks.join(" "), run.actions.join(" "));
        stage.runs.iter().map(told).collect()
    };
    let first = runs("A 10 30\nA holds 7 2\nB holds 3\nturn A");
    assert_eq!(first.len(), 12, "{first:?}");
    assert_eq!(first[0], "7-1 10 12: 7:10>11 7:11>12");
    assert!(first[5].starts_with("7-1 10 17: ") && first[5].ends_with(" 7:16>17"), "{first:?}");
    // Four steps are left; a marble may go home with them or pass.
    let last = runs("A 63\nA holds 7\nB holds 3\nturn A\nA> 7:63>0\nA> 7:0>1\nA> 7:1>2");
    assert_eq!(
        last,
        ["2 4: 7:2>3 7:3>4", "2 5: 7:2>3 7:3>4 7:4>5", "2 6: 7:2>3 7:3>4 7:4>5 7:5>6"]
    );
    let home = runs("A 62\nA holds 7\nB holds 3\nturn A");
    let goals: Vec<&str> = home.iter().filter_map(|run| run.split([' ', ':']).nth(2)).collect();
    assert_eq!(goals, ["0", "1", "A1", "2", "A2", "3", "A3", "4", "A4", "5"]);
}

#[test]
fn a_tac_shows_what_it_would_restore() {
    let text = "
        A 10
        B 22
        before B 17
        A holds tac 2
        B holds 3
        turn A
        last 5
    ";
    let own = stage(&run(text), &[0]);
    assert_eq!(ways(&own, "tac=5:10>15"), ["tac-1 10 15"]);
    assert_eq!(name(&own.scene, "17"), "1 after B’s start, with TAC: B’s green marble, field 17");
    assert_eq!(
        name(&own.scene, "22"),
        "6 after B’s start, B’s green marble, with TAC: free, field 22"
    );
    assert!(has(&own.scene, "B@17-before"));
    let other = stage(&run(text), &[1]).scene;
    assert!(!has(&other, "B@17-before"), "it would tell that A holds a TAC");
}

#[test]
fn a_skipped_player_chooses_between_laying_down_and_using_a_tac() {
    let state = run("A 10\nB 20\nA holds 8 2\nB holds tac 3\nC holds 5\nturn A\nA> 8:skip");
    let stage = stage(&state, &[1]);
    assert_eq!(ways(&stage, "discard:3"), ["3-1"]);
    assert_eq!(ways(&stage, "discard:tac"), ["tac-1 discard"]);
    assert_eq!(ways(&stage, "tac=8:skip"), ["tac-1 skip"]);
    assert_eq!(ways(&stage, "tac=8:20>28"), ["tac-1 20 28"]);
}

#[test]
fn a_devil_has_the_hand_of_his_victim_before_him() {
    let state = run("A 10\nB 20\nA holds devil 2\nB holds 4 12\nturn A\nA> devil");
    let devil = stage(&state, &[0]);
    assert_eq!(lying(&devil.scene, "hand-1"), ["4-1@hand-1", "12-1@hand-1"]);
    assert_eq!(ways(&devil, "12:20>32"), ["12-1@hand-1 20 32"]);
    let other = stage(&state, &[2]).scene;
    assert!(other.areas.iter().all(|area| area.id != "hand-1"));
    assert_eq!(thing(&other, "hand-1").badge, Some(2));
}

#[test]
fn nobody_sees_the_cards_of_another() {
    let state = run("A holds 13 13\nB holds angel warrior 10\nC holds 5\nturn A");
    for viewer in [&[][..], &[0], &[2]] {
        let text = serde_json::to_string(&stage(&state, viewer)).unwrap();
        for hidden in ["angel", "Angel", "warrior", "figure-10"] {
            assert!(!text.contains(hidden), "{viewer:?} sees {hidden}");
        }
    }
}

#[test]
fn a_card_for_the_partner_lies_face_down_for_the_others() {
    let mut state = Tac::new(&Default::default(), &Seed::from(1)).unwrap();
    let mut legal = Vec::new();
    state.actions(Seat::new(1), &mut legal);
    assert_eq!(stage(&state, &[1]).ways[0].path.picks.len(), 1);
    let mut events = Vec::new();
    state.play(Seat::new(1), legal[0], &mut events).unwrap();
    assert_eq!(Tac::places(&events[0]), ["hand-1", "board"]);
    assert_eq!(thing(&stage(&state, &[1]).scene, "gift-B").looks.len(), 2);
    for other in [0, 2, 3] {
        assert_eq!(thing(&stage(&state, &[other]).scene, "gift-B").looks, ["back"]);
    }
}

#[test]
fn a_person_with_two_seats_has_both_hands_before_him() {
    let text = "variant two-doubles\nA 12\nC 50\nA holds 5 9\nB holds 2\nC holds 5 1\nturn C";
    let stage = stage(&run(text), &[0, 2]);
    assert_eq!(lying(&stage.scene, "hand-0"), ["5-1", "9-1"]);
    assert_eq!(lying(&stage.scene, "hand-2"), ["1-1@hand-2", "5-1@hand-2"]);
    assert_eq!(ways(&stage, "5:50>55"), ["5-1@hand-2 50 55"]);
    assert_eq!(name(&stage.scene, "33"), "1 after your C start, field 33");
    assert_eq!(name(&stage.scene, "A1"), "on field 1 of your A house, A1");
}

#[test]
fn empty_seats_have_no_house_no_yard_and_no_panel() {
    let scene = stage(&run("variant two-singles\nA holds 5\nC holds 1\nturn A"), &[2]).scene;
    assert!(!has(&scene, "B0") && !has(&scene, "D1") && has(&scene, "A0"));
    let seats: Vec<u8> = scene.seats.iter().map(|panel| panel.seat.number()).collect();
    assert_eq!(seats, [0, 2]);
    assert_eq!(["32", "0", "16"].map(|id| thing(&scene, id).digit), [Some(1), Some(2), None]);
}

#[test]
fn a_card_without_use_says_why() {
    let state = run("A 10\nB 12\nA holds 5 trick 2\nB holds 3\nturn A");
    let stage = stage(&state, &[0]);
    let why = |id: &str| stage.why.iter().find(|(thing, _)| thing == id).map(|(_, why)| &**why);
    assert!(why("5-1").unwrap().contains("R4.1"), "{:?}", stage.why);
    assert_eq!(why("2-1"), None);
}

#[test]
fn whether_a_seat_can_open_is_told_until_its_hand_changes() {
    let facts = |table: &Table<Tac>| -> Vec<usize> {
        let words = Words::new(&[Tac::ABOUT.messages]);
        let panels = table.stage(Viewer::SPECTATOR).scene.seats.into_iter();
        let open = |fact: &table::Phrase| words.say(Lang::En, fact).ends_with(" open");
        panels.map(|panel| panel.facts.iter().filter(|fact| open(fact)).count()).collect()
    };
    let start =
        |options: &tac::Options| -> Table<Tac> { Table::new(*options, Seed::from(3)).unwrap() };
    let first = |table: &mut Table<Tac>| {
        let seat = table.asks_first().unwrap();
        let action = AnyTable::legal(table, seat).remove(0);
        AnyTable::play(table, seat, &action).unwrap();
        seat.index()
    };
    let mut table = start(&tac::Options::default());
    for _ in 0..4 {
        assert_eq!(facts(&table), [1, 1, 1, 1], "nobody has got a card yet");
        first(&mut table);
    }
    assert_eq!(facts(&table), [0, 0, 0, 0], "the exchange may have changed that");
    let variant = tac::Variant::ThreeSingles;
    let mut table = start(&tac::Options { variant, ..tac::Options::default() });
    assert_eq!(facts(&table), [1, 1, 1]);
    let played = first(&mut table);
    let panels: Vec<usize> = facts(&table);
    assert_eq!((panels[played], panels.iter().sum::<usize>()), (0, 2), "one of them has played");
}
