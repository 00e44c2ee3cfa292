//! What a TAKI table shows, says and lets one pick.

mod setup;

use serde_json::json;
use setup::{play, spot, spot_with};
use table::{
    AnyGame, AnyTable, Erased, Game, Lang, Presentation, Scene, Seat, SeatSet, Seed, Stage, Table,
    Thing, Viewer, Words,
};
use taki::Taki;

fn stage(state: &Taki, viewer: Viewer) -> Stage<String> {
    let words = Words::new(&[Taki::ABOUT.messages]);
    let rules = Taki::ABOUT.rules_version;
    let table = Table::from_state(rules, state.options(), Seed::from(1), *state);
    table.stage(viewer).map(&|phrase| words.say(Lang::En, &phrase))
}

fn own(state: &Taki, seat: u8) -> Stage<String> {
    stage(state, Viewer::seat(Seat::new(seat)))
}

/// What to pick for an action, each way as one line.
fn ways(stage: &Stage<String>, action: &str) -> Vec<String> {
    let ways = stage.ways.iter().filter(|way| way.action == action);
    ways.map(|way| way.path.picks.join(" ")).collect()
}

fn name<'a>(scene: &'a Scene<String>, id: &str) -> &'a str {
    let thing = scene.things.iter().find(|thing| thing.id == id);
    thing.and_then(|thing| thing.name.as_deref()).unwrap_or_else(|| panic!("no control {id}"))
}

/// Things of an area, in their order.
fn lying<'a>(scene: &'a Scene<String>, area: &str) -> Vec<&'a str> {
    scene.things.iter().filter(|thing| thing.area == area).map(|thing| &*thing.id).collect()
}

#[test]
fn the_own_hand_is_a_row_of_named_cards_that_sorts_in_two_ways() {
    let state = spot(&["r5 king b5 g1", "b1"], "r8", json!({}));
    let scene = own(&state, 0).scene;
    assert_eq!(lying(&scene, "hand-0"), ["r5-1", "b5-1", "g1-1", "king-1"]);
    assert_eq!(name(&scene, "r5-1"), "red 5");
    assert_eq!(name(&scene, "king-1"), "King");
    let area = scene.areas.iter().find(|area| area.id == "hand-0").unwrap();
    assert_eq!(
        (area.seat, &area.sorts[..]),
        (Some(Seat::new(0)), &["by colour".into(), "by figure".into()][..])
    );
    let mut cards: Vec<_> = scene.things.iter().filter(|thing| thing.area == "hand-0").collect();
    cards.sort_by_key(|card| card.sort[1]);
    let by_figure: Vec<_> = cards.iter().map(|card| &*card.id).collect();
    assert_eq!(by_figure, ["g1-1", "r5-1", "b5-1", "king-1"]);
}

#[test]
fn nobody_sees_the_cards_of_another() {
    let state = spot(&["r5 b7", "g4 g4 breaker", "y1"], "r8", json!({}));
    for viewer in [Viewer::SPECTATOR, Viewer::seat(Seat::new(0)), Viewer::seat(Seat::new(2))] {
        let stage = stage(&state, viewer);
        let text = serde_json::to_string(&stage).unwrap();
        assert!(!text.contains("g4") && !text.contains("green 4"), "{text}");
        let fan = stage.scene.things.iter().find(|thing| thing.id == "hand-1").unwrap();
        assert_eq!((&fan.name, fan.badge), (&None, Some(3)));
        assert_eq!(stage.scene.seats[1].facts, ["3 cards"]);
    }
}

#[test]
fn a_card_that_is_played_keeps_its_name_on_the_pile() {
    let mut state = spot(&["r5 r5 b7", "r6 b1"], "r8", json!({}));
    assert_eq!(ways(&own(&state, 0), "r5"), ["r5-1", "r5-2"]);
    let events = play(&mut state, "0:r5");
    assert_eq!(Taki::places(&events[0]), ["hand-0", "discards"]);
    let scene = own(&state, 0).scene;
    assert_eq!(lying(&scene, "hand-0"), ["r5-1", "b7-1"]);
    assert!(lying(&scene, "table").contains(&"r5-2"));
    play(&mut state, "1:r6 0:r5");
    assert_eq!(lying(&own(&state, 0).scene, "table")[2..5], ["r5-2", "r6-1", "r5-1"]);
}

#[test]
fn named_colours_are_chosen_after_the_card() {
    let state = spot(&["color super r5", "b1"], "r8 king", json!({"phase": "king", "color": "r"}));
    let stage = own(&state, 0);
    assert_eq!(ways(&stage, "color:g"), ["color-1 colour-g"]);
    assert_eq!(ways(&stage, "super:y"), ["super-1 colour-y"]);
    assert_eq!(ways(&stage, "done"), ["done"]);
    assert_eq!(name(&stage.scene, "discards"), "leading card King, colour red");
}

#[test]
fn a_run_and_a_chain_are_seen_to_grow() {
    let run = spot(
        &["r5 b7", "b1"],
        "y1 g3 b8 btaki b3 b4 b5 b6",
        json!({"phase": "run", "run": "b", "color": "b"}),
    );
    let seen = lying(&own(&run, 0).scene, "table").len();
    let plain = spot(&["r5 b7", "b1"], "y1 g3 b8 btaki b3 b4 b5 b6", json!({}));
    assert_eq!(seen - lying(&own(&plain, 0).scene, "table").len(), 4);
    let chain = spot(&["r5", "b1"], "r8 r+2 b+2", json!({"chain": 2}));
    let scene = own(&chain, 0).scene;
    assert_eq!(name(&scene, "discards"), "leading card blue +2, +2 pile: 4 cards");
    assert_eq!(scene.things.iter().find(|thing| thing.id == "waiting").unwrap().badge, Some(4));
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let state = spot(&["b7 r5", "b1"], "r8", json!({}));
    let stage = own(&state, 0);
    let (_, why) = stage.why.iter().find(|(id, _)| id == "b7-1").unwrap();
    assert!(why.contains("blue 7") && why.contains("R2.1"), "{why}");
    assert!(stage.why.iter().all(|(id, _)| id != "r5-1"));
}

#[test]
fn a_breaker_answers_as_a_card_and_as_a_button() {
    let mut state = spot(&["+3 r1 r3", "breaker b1", "b3 b4"], "r8", json!({}));
    play(&mut state, "0:+3");
    assert_eq!(ways(&own(&state, 1), "break"), ["breaker-1", "break"]);
    assert_eq!(ways(&own(&state, 1), "let"), ["let"]);
    assert_eq!(ways(&own(&state, 2), "break"), Vec::<String>::new());
    let scene = own(&state, 2).scene;
    assert_eq!(name(&scene, "discards"), "leading card red 8, +3 waiting for answers");
}

#[test]
fn a_missing_answer_lets_a_plus_three_happen_and_a_last_card_pass() {
    let mut state = spot(&["+3 r1 r3", "breaker b1", "b3 b4"], "r8", json!({}));
    assert_eq!(state.on_timeout(Seat::new(0)), None);
    play(&mut state, "0:+3");
    assert_eq!(state.on_timeout(Seat::new(0)), None);
    assert_eq!(state.on_timeout(Seat::new(1)).unwrap().to_string(), "let");
    play(&mut state, "1:let");
    assert_eq!(state.on_timeout(Seat::new(1)), None);
    let mut state = spot(&["r1 r3", "b1 b3"], "r8", json!({}));
    play(&mut state, "0:r1");
    assert_eq!(state.on_timeout(Seat::new(0)).unwrap().to_string(), "silent");
    assert_eq!(state.on_timeout(Seat::new(1)), None);
}

#[test]
fn two_hands_of_one_person_are_two_rows() {
    let state = spot(&["r5 b7", "g4", "r5 r6"], "r8", json!({"turn": 2}));
    let viewer = Viewer::seats(SeatSet::of([Seat::new(0), Seat::new(2)]));
    let stage = stage(&state, viewer);
    assert_eq!(lying(&stage.scene, "hand-0"), ["r5-1", "b7-1"]);
    assert_eq!(lying(&stage.scene, "hand-2"), ["r5-1@hand-2", "r6-1@hand-2"]);
    assert_eq!(ways(&stage, "r5"), ["r5-1@hand-2"]);
}

#[test]
fn up_to_ten_hands_lie_around_the_piles_and_cover_nothing() {
    let game = Erased::<Taki>::new();
    for seats in 2..=10 {
        let table = game.start(1, &json!({"seats": seats}), Seed::from(1)).unwrap();
        for viewer in [Viewer::SPECTATOR, Viewer::seat(Seat::new(1))] {
            let scene = table.stage(viewer).scene;
            let is_fan = |thing: &Thing| thing.id.starts_with("hand-") && thing.area == "table";
            let solid = scene.things.iter().filter(|thing| is_fan(thing) || thing.cell.is_some());
            let spots: Vec<_> = solid.map(|thing| thing.spot).collect();
            let fans = if viewer == Viewer::SPECTATOR { seats } else { seats - 1 };
            assert_eq!(spots.len(), fans + 2);
            for (i, a) in spots.iter().enumerate() {
                for b in &spots[..i] {
                    let apart = |k: usize| a[k] + a[k + 2] <= b[k] || b[k] + b[k + 2] <= a[k];
                    assert!(apart(0) || apart(1), "{seats} seats: {a:?} covers {b:?}");
                }
            }
        }
    }
}

#[test]
fn the_pyramid_shows_the_stages() {
    let fields = json!({"stages": [8, 1]});
    let state = spot_with(json!({"mode": "pyramid"}), &["r5", "b1"], "r8", fields);
    assert_eq!(own(&state, 0).scene.seats[1].facts, ["1 card", "stage 1"]);
}
