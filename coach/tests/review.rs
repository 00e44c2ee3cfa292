//! What you can rely on in hints and reviews, in every game.

use std::sync::atomic::AtomicBool;

use catalog::Listing;
use coach::{Plan, Review, ReviewError};
use serde_json::{Value, json};
use table::{AnyTable, Dice, Record, Seat, Seed};

mod support;

use support::midgame;

static GO_ON: AtomicBool = AtomicBool::new(false);

fn plan(simulations: u64) -> Plan {
    Plan { simulations, seats: None, seed: Seed::from(5) }
}

fn review(game: &dyn Listing, record: &Record, plan: &Plan) -> Review {
    coach::review(game, record, plan, &GO_ON, |_, _| ()).unwrap()
}

/// A game between bots.
fn played(game: &dyn Listing, options: &Value) -> Record {
    let rules = game.about().rules_version;
    let mut table = game.start(rules, options, Seed::from(3)).unwrap();
    let mut bot = game.bot(&"greedy".parse().unwrap(), Seed::from(3)).unwrap();
    while let Some(seat) = table.asks_first().filter(|_| table.actions().len() < 400) {
        let action = bot.choose(&*table, seat).unwrap();
        table.play(seat, &action).unwrap();
    }
    table.record(Vec::new())
}

#[test]
fn a_win_that_was_passed_over_is_a_moment() {
    let game = catalog::find("maiak").unwrap();
    // White is one step from the far row, and so is Black.
    let state = json!({
        "tiles": ["bbbbb", "bbbbb", "bbbbb", "bbbbb", "bbbbb"],
        "white": ["c4", "a1"], "black": ["e2", "a5"], "turn": 0, "phase": "move",
    });
    let rules = game.about().rules_version;
    let mut table = game.load(rules, &json!({}), Seed::from(1), &state).unwrap();
    for (seat, action) in [(0, "a1-a2"), (0, "b3~c3"), (1, "e2-e1")] {
        table.play(Seat::new(seat), action).unwrap();
    }
    let record = table.record(Vec::new());
    let found = review(game, &record, &plan(400));
    let moment = &found.moments[0];
    assert_eq!((moment.ply, moment.seat, moment.played.as_str()), (0, Seat::new(0), "a1-a2"));
    assert!(moment.better.starts_with("c4-") && moment.better.contains('5'), "{moment:?}");
    assert_eq!((moment.worth_better, moment.worth_played), (1.0, 0.0));
    assert_eq!(moment.line, [(Seat::new(0), moment.better.clone())]);
    assert_eq!(found.curve[0].chances, [1.0, 0.0]);
    assert_eq!(found.curve.last().unwrap().chances, [0.0, 1.0]);
    let [white, black] = [0, 1].map(|seat| &found.seats[seat]);
    assert!(white.good < white.decisions && black.good == black.decisions, "{:?}", found.seats);
}

/// Where all play together, one marble is not yet home, A's, and only its first field is free: A's 3 and
/// B's 4 back bring it there. Every other card is one too many.
fn last_marble(variant: &str) -> Box<dyn AnyTable> {
    let home =
        |seat: &str| json!((1..=4).map(|field| format!("{seat}{field}")).collect::<Vec<_>>());
    let state = json!({
        "marbles": {"A": ["A2", "A3", "A4", "0"], "B": home("B"), "C": home("C"), "D": home("D")},
        "hands": {"A": ["2", "3", "6"], "B": ["4", "9", "12"], "C": ["5", "10"], "D": ["1", "5", "8"]},
        "turn": 0,
    });
    let game = catalog::find("tac").unwrap();
    let options = json!({"variant": variant, "open_hands": true});
    game.load(game.about().rules_version, &options, Seed::from(1), &state).unwrap()
}

#[test]
fn where_all_play_together_hint_and_review_say_what_the_bots_there_do() {
    let game = catalog::find("tac").unwrap();
    let seat = Seat::new(0);
    for variant in ["solo", "one-team"] {
        let table = last_marble(variant);
        for spec in ["hard", "champion", "plan:3000"] {
            let spec = spec.parse().unwrap();
            let hint = coach::hint(game, &*table, seat, &spec, Seed::from(1)).unwrap();
            let choice = game.bot(&spec, Seed::from(1)).unwrap().choose(&*table, seat).unwrap();
            assert_eq!(hint.action, choice, "{variant}");
            assert_eq!(hint.line.len(), 2, "{variant}: {:?}", hint.line);
        }
        let mut played = last_marble(variant);
        let wasted = played.legal(seat).into_iter().find(|action| !action.starts_with("3:"));
        played.play(seat, &wasted.clone().unwrap()).unwrap();
        let found = review(game, &played.record(Vec::new()), &plan(400));
        let moment = &found.moments[0];
        assert_eq!((moment.ply, Some(moment.played.clone())), (0, wasted), "{variant}");
        assert_eq!(moment.better, "3:0>3");
    }
}

#[test]
fn a_review_tells_the_whole_game_the_same_every_time() {
    for game in catalog::games() {
        let record = played(game, &json!({}));
        let mut told = Vec::new();
        let first = coach::review(game, &record, &plan(20), &GO_ON, |done, total| {
            assert_eq!(total, record.actions.len());
            told.push(done);
        });
        let first = first.unwrap();
        assert_eq!(told, (1..=record.actions.len()).collect::<Vec<_>>());
        assert_eq!(first, review(game, &record, &plan(20)));
        let id = game.about().id;
        let sides = first.sides.len();
        for point in &first.curve {
            let sum: f32 = point.chances.iter().sum();
            assert!(point.chances.len() == sides && (sum - 1.0).abs() < 0.01, "{id}: {point:?}");
            assert!(point.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{point:?}");
        }
        assert!(first.curve.is_sorted_by_key(|point| point.ply));
        assert!(first.moments.len() <= 3 && first.moments.is_sorted_by_key(|moment| moment.ply));
        let judged: usize = first.seats.iter().map(|seat| seat.decisions).sum();
        let ends = first.curve.iter().filter(|point| point.seat.is_none()).count();
        assert_eq!(judged + ends, first.curve.len());
        assert!(judged > 10, "{id}: hardly anything was judged");
    }
}

#[test]
fn only_the_seats_that_were_asked_for_are_judged() {
    let game = catalog::find("taki").unwrap();
    let record = played(game, &json!({}));
    let seat = Seat::new(2);
    let found = review(game, &record, &Plan { seats: Some(seat.into()), ..plan(20) });
    assert!(found.seats.iter().all(|judged| judged.seat == seat) && !found.seats.is_empty());
    assert!(found.curve.iter().all(|point| point.seat.is_none_or(|of| of == seat)));
}

#[test]
fn nothing_is_judged_by_what_the_seat_did_not_know() {
    for game in catalog::games().filter(|game| game.about().hidden) {
        let id = game.about().id;
        let mut differed = 0;
        for number in 0..12 {
            let (table, seat) = midgame(game, number);
            let viewer = table.sides().viewer(seat);
            let action = Dice::new(Seed::from(number)).pick(&table.legal(seat)).unwrap().clone();
            let worlds = [1, 2].map(|world| table.imagine(viewer, Seed::from(world)));
            differed += usize::from(worlds[0].state() != worlds[1].state());
            let line = [(seat, action.clone())];
            let [told, other] = worlds.each_ref().map(|world| coach::tell(&**world, seat, &line));
            assert_eq!(told, other, "{id} {action}");
            let hints = worlds.each_ref().map(|world| {
                let spec = "search:60".parse().unwrap();
                coach::hint(game, &**world, seat, &spec, Seed::from(9)).unwrap()
            });
            assert_eq!(hints[0], hints[1], "{id}");
            let own = hints[0].line.iter().all(|(of, _)| viewer.is(*of));
            assert!(own, "{id}: {:?} is not known", hints[0].line);
            let reviews = worlds.map(|mut world| {
                world.play(seat, &action).unwrap();
                let record = world.record(Vec::new());
                let found = review(game, &record, &plan(60));
                (found.curve.into_iter().next().unwrap(), found.moments)
            });
            assert_eq!(reviews[0], reviews[1], "{id} {action}");
        }
        assert!(differed > 4, "{id}: the worlds hardly ever differed");
    }
}

#[test]
fn a_review_can_be_stopped_and_a_broken_record_is_refused() {
    let game = catalog::find("maiak").unwrap();
    let mut record = played(game, &json!({}));
    let stopped = AtomicBool::new(true);
    let found = coach::review(game, &record, &plan(20), &stopped, |_, _| ());
    assert!(matches!(found, Err(ReviewError::Stopped)));
    record.actions[1] = (record.actions[1].0, "a9-z3".to_owned());
    let found = coach::review(game, &record, &plan(20), &GO_ON, |_, _| ());
    assert!(matches!(found, Err(ReviewError::Record(_))), "{found:?}");
}

#[test]
fn a_hint_says_what_a_good_player_would_do() {
    let game = catalog::find("maiak").unwrap();
    let state = json!({
        "tiles": ["bbbbb", "bbbbb", "bbbbb", "bbbbb", "bbbbb"],
        "white": ["c4", "a1"], "black": ["e2", "a5"], "turn": 0, "phase": "move",
    });
    let rules = game.about().rules_version;
    let table = game.load(rules, &json!({}), Seed::from(1), &state).unwrap();
    let seat = Seat::new(0);
    for spec in ["search:200", "alphabeta:2000", "champion"] {
        let spec = spec.parse().unwrap();
        let hint = coach::hint(game, &*table, seat, &spec, Seed::from(1)).unwrap();
        let told = coach::tell(&*table, seat, &hint.line);
        assert_eq!((hint.worth, told.len()), (1.0, hint.line.len()), "{hint:?}");
        let mut after = table.duplicate();
        after.play(seat, &hint.action).unwrap();
        assert!(after.outcome().is_some_and(|end| end.score(seat) == 1.0), "{hint:?}");
    }
    let greedy = "greedy".parse().unwrap();
    let error = coach::hint(game, &*table, seat, &greedy, Seed::from(1)).unwrap_err();
    assert_eq!(error, bots::BotError::NoJudge);
    let other =
        coach::hint(game, &*table, Seat::new(1), &"search:20".parse().unwrap(), Seed::from(1));
    assert_eq!(other.unwrap_err(), bots::BotError::NotAsked);
}
