//! What `imagine` dreams up, judged against all worlds that fit, found by brute force.
//!
//! A world starts as a deal of the unknown cards, copies told apart. Whoever lays out or lays down a
//! card may have taken any of his copies of it, so a world counts as often as there were copies.

use std::collections::HashMap;

use serde_json::{Value, json};
use table::{Dice, Event, Game, Seat, SeatSet, Seed, Viewer, read_draft};
use tac::{Action, Options, Tac};

/// A position before the exchange in which nothing is unknown but four small hands.
struct Scene {
    options: Value,
    marbles: Value,
    hands: Vec<Vec<&'static str>>,
    dealer: u8,
    /// Everything else lies in the pile.
    exchange: bool,
}

impl Scene {
    fn options(&self) -> Options {
        let mut given = self.options.clone();
        given["deck"] = json!("master");
        table::read_options(&given, Tac::ABOUT.options, Tac::ABOUT.rules_version).unwrap()
    }

    fn state(&self, hands: &[Vec<&str>]) -> Tac {
        let fresh = Tac::new(&self.options(), &Seed::from(1)).unwrap();
        let mut counts = fresh.conserved();
        let names = [
            "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "trick", "tac",
            "jester", "angel", "warrior", "devil",
        ];
        for card in hands.iter().flatten() {
            counts[names.iter().position(|name| name == card).unwrap()] -= 1;
        }
        let played: Vec<&str> = names
            .iter()
            .zip(&counts)
            .flat_map(|(name, &count)| std::iter::repeat_n(*name, count as usize))
            .collect();
        let draft = json!({
            "marbles": self.marbles, "hands": hands, "stock": [], "played": played,
            "dealer": self.dealer, "phase": if self.exchange { "exchange" } else { "play" }
        });
        read_draft(&self.options(), &Seed::from(1), &draft)
            .unwrap_or_else(|problems| panic!("{problems:?}"))
    }

    /// Every deal of the hands that the viewer does not hold, with the number of ways.
    fn deals(&self, viewer: Viewer) -> Vec<(Vec<Vec<&'static str>>, f64)> {
        let mut pool = Vec::new();
        for (seat, hand) in (0..).map(Seat::new).zip(&self.hands) {
            if !viewer.is(seat) {
                pool.extend(hand.iter().copied());
            }
        }
        pool.sort();
        let mut deals: HashMap<Vec<Vec<&str>>, f64> = HashMap::new();
        permute(&mut pool.clone(), 0, &mut |order: &[&'static str]| {
            let mut rest = order.iter().copied();
            let hands: Vec<Vec<&str>> = (0..)
                .map(Seat::new)
                .zip(&self.hands)
                .map(|(seat, hand)| match viewer.is(seat) {
                    true => hand.clone(),
                    false => {
                        let mut hand: Vec<&str> = rest.by_ref().take(hand.len()).collect();
                        hand.sort();
                        hand
                    }
                })
                .collect();
            *deals.entry(hands).or_default() += 1.0;
        });
        deals.into_iter().collect()
    }
}

fn permute<T: Copy>(items: &mut Vec<T>, from: usize, visit: &mut impl FnMut(&[T])) {
    if from == items.len() {
        visit(items);
        return;
    }
    for place in from..items.len() {
        items.swap(from, place);
        permute(items, from + 1, visit);
        items.swap(from, place);
    }
}

/// Everything in a state that one may ask about, without the chance still to come.
fn key(state: &Tac) -> String {
    let mut draft = serde_json::to_value(state.draft()).unwrap();
    draft["chance"] = Value::Null;
    draft.to_string()
}

/// How many copies of its card an action could have taken from the hand it comes from.
fn copies(state: &Tac, seat: Seat, action: Action) -> f64 {
    let draft = serde_json::to_value(state.draft()).unwrap();
    let hand = match draft["phase"].as_str() {
        Some("seven") => return 1.0,
        Some("devil") => draft["victim"].as_u64().unwrap() as usize,
        _ => seat.index(),
    };
    let written = action.to_string();
    let card = match written.split_once(['=', ':']) {
        Some(("give" | "discard", card)) => card,
        Some((card, _)) => card,
        None => &written,
    };
    let hand = draft["hands"][hand].as_array().unwrap();
    hand.iter().filter(|held| held.as_str() == Some(card)).count() as f64
}

/// Play random games from a scene and compare at every ply of the deal; how often.
fn compare(scene: &Scene, viewer: Viewer, games: u64) -> usize {
    let truth = scene.state(&scene.hands);
    let mut initial: Vec<(Tac, f64)> = Vec::new();
    for (hands, ways) in scene.deals(viewer) {
        let world = scene.state(&hands);
        if world.view(viewer) == truth.view(viewer) {
            initial.push((world, ways));
        }
    }
    let mut compared = 0;
    for number in 0..games {
        let mut dice = Dice::new(Seed::from(number));
        let mut truth = truth;
        let mut worlds = initial.clone();
        loop {
            compared += usize::from(assert_imagined(&worlds, &truth, viewer, &mut dice));
            let seats: Vec<Seat> = truth.to_act().iter().collect();
            let Some(&seat) = dice.pick(&seats) else { break };
            let mut buffer = Vec::new();
            let action = truth.random_action(seat, &mut dice, &mut buffer).unwrap();
            worlds = observe(&worlds, &truth, viewer, seat, action);
            truth.apply(seat, action, &mut ());
            let hands = serde_json::to_value(truth.draft()).unwrap();
            if hands["played"].as_array().unwrap().len() < 50 {
                break; // a new deal
            }
        }
    }
    compared
}

/// The worlds in which the viewer would have seen the same.
fn observe(
    worlds: &[(Tac, f64)],
    truth: &Tac,
    viewer: Viewer,
    seat: Seat,
    action: Action,
) -> Vec<(Tac, f64)> {
    let seen = |state: &mut Tac, action| -> Vec<tac::Event> {
        let mut events = Vec::new();
        state.apply(seat, action, &mut events);
        events.iter().filter_map(|event| event.seen_by(viewer)).collect()
    };
    let really = seen(&mut truth.clone(), action);
    let mut next: HashMap<String, (Tac, f64)> = HashMap::new();
    let mut actions = Vec::new();
    for (world, weight) in worlds {
        actions.clear();
        world.actions(seat, &mut actions);
        for &other in actions.iter().filter(|&&other| !viewer.is(seat) || other == action) {
            let mut after = *world;
            if seen(&mut after, other) == really {
                let entry = next.entry(key(&after)).or_insert((after, 0.0));
                entry.1 += weight * copies(world, seat, other);
            }
        }
    }
    next.into_values().collect()
}

/// Imagined states are exactly these worlds, each as often as it should.
fn assert_imagined(worlds: &[(Tac, f64)], truth: &Tac, viewer: Viewer, dice: &mut Dice) -> bool {
    let total: f64 = worlds.iter().map(|(_, weight)| weight).sum();
    let mut counts: HashMap<String, (f64, f64)> =
        worlds.iter().map(|(world, weight)| (key(world), (weight / total, 0.0))).collect();
    assert!(counts.contains_key(&key(truth)), "the truth always fits");
    if counts.len() > 200 {
        return false;
    }
    let view = truth.view(viewer);
    let samples = 20 * counts.len();
    for _ in 0..samples {
        let imagined = Tac::imagine(&view, dice);
        let count = counts.get_mut(&key(&imagined));
        count.unwrap_or_else(|| panic!("imagined what cannot be: {}", key(&imagined))).1 += 1.0;
    }
    let chi: f64 = counts
        .values()
        .map(|(share, count)| (count - share * samples as f64).powi(2) / (share * samples as f64))
        .sum();
    let freedom = (counts.len() - 1) as f64;
    let most = freedom + 7.0 * (2.0 * freedom).sqrt() + 12.0;
    assert!(chi <= most, "chi-squared {chi:.1} over {most:.1}: {counts:#?}");
    true
}

fn teams() -> Scene {
    Scene {
        options: json!({}),
        marbles: json!({"A": ["5", "20", "A0", "A0"], "B": ["16", "B0", "B0", "B0"], "D": ["40", "D2", "D0", "D0"]}),
        hands: vec![vec!["5", "13"], vec!["5", "1"], vec!["5", "tac"], vec!["8", "5"]],
        dealer: 3,
        exchange: true,
    }
}

#[test]
fn a_player_imagines_what_fits_exchange_announcements_and_cards_laid_down() {
    assert!(compare(&teams(), Seat::new(0).into(), 12) > 60);
    assert!(compare(&teams(), Seat::new(1).into(), 6) > 30);
}

#[test]
fn a_person_on_two_seats_knows_both_hands() {
    let mut scene = teams();
    scene.options = json!({"variant": "two-doubles"});
    let both = Viewer::seats(SeatSet::of([Seat::new(1), Seat::new(3)]));
    assert!(compare(&scene, both, 10) > 60);
}

#[test]
fn one_person_against_a_team_knows_both_hands_and_the_team_does_not() {
    let mut scene = teams();
    scene.options = json!({"variant": "three-double"});
    let both = Viewer::seats(SeatSet::of([Seat::new(0), Seat::new(2)]));
    assert!(compare(&scene, both, 8) > 40);
    assert!(compare(&scene, Seat::new(1).into(), 4) > 20);
}

#[test]
fn jesters_and_devils_are_remembered() {
    let mut scene = teams();
    scene.hands = vec![vec!["jester", "13"], vec!["5", "devil"], vec!["4", "tac"], vec!["2", "5"]];
    for seat in 0..4 {
        assert!(compare(&scene, Seat::new(seat).into(), 8) > 30);
    }
}

#[test]
fn what_was_laid_down_unused_says_what_a_hand_lacks() {
    let scene = Scene {
        options: json!({"variant": "three-singles"}),
        marbles: json!({"A": ["5", "A0", "A0", "A0"]}),
        hands: vec![vec!["5", "2"], vec!["1", "9", "tac"], vec!["9", "13", "10"]],
        dealer: 2,
        exchange: false,
    };
    for seat in 0..3 {
        assert!(compare(&scene, Seat::new(seat).into(), 8) > 20);
    }
}

#[test]
fn threes_pass_cards_in_a_circle() {
    let scene = Scene {
        options: json!({"variant": "six-threes"}),
        marbles: json!({"A": ["5", "A0", "A0", "A0"], "D": ["40", "D2", "D0", "D0"]}),
        hands: vec![vec!["5", "13"], vec!["5"], vec!["1"], vec!["5"], vec!["9"], vec!["12"]],
        dealer: 3,
        exchange: true,
    };
    assert!(compare(&scene, Seat::new(0).into(), 4) > 20);
}

#[test]
fn with_all_cards_open_nothing_but_the_stock_is_unknown() {
    let all = Viewer::seats(SeatSet::first_seats(4));
    for given in [json!({"variant": "solo"}), json!({"open_hands": true})] {
        let options =
            table::read_options(&given, Tac::ABOUT.options, Tac::ABOUT.rules_version).unwrap();
        let mut truth = Tac::new(&options, &Seed::from(3)).unwrap();
        let mut dice = Dice::new(Seed::from(1));
        for _ in 0..60 {
            for viewer in [Viewer::SPECTATOR, Seat::new(1).into(), all] {
                let world = Tac::imagine(&truth.view(viewer), &mut dice);
                let known = |state: &Tac| {
                    let mut draft = serde_json::to_value(state.draft()).unwrap();
                    draft["stock"] = Value::Null;
                    draft["chance"] = Value::Null;
                    draft
                };
                assert_eq!(known(&world), known(&truth));
                assert_ne!(world, truth);
            }
            let seat = truth.asks_first().unwrap();
            let action = truth.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
            truth.apply(seat, action, &mut ());
        }
    }
}

#[test]
fn a_view_that_cannot_be_is_refused_in_words() {
    let truth = teams().state(&teams().hands);
    let view = serde_json::to_value(truth.view(Seat::new(0).into())).unwrap();
    let read = |view: &Value| serde_json::from_value::<tac::View>(view.clone());
    assert_eq!(read(&view).unwrap(), truth.view(Seat::new(0).into()));
    let mut knows_too_much = view.clone();
    knows_too_much["state"]["hands"][1] = json!(["5", "?"]);
    let mut own_card_missing = view.clone();
    own_card_missing["state"]["hands"][0] = json!(["5", "?"]);
    let mut wrong_announcement = view.clone();
    wrong_announcement["state"]["announced"] = json!([1, 2]);
    let mut too_many = view;
    too_many["state"]["hands"][2] = json!(["?", "?", "?"]);
    for broken in [knows_too_much, own_card_missing, wrong_announcement, too_many] {
        assert!(read(&broken).is_err(), "{broken}");
    }
}

#[test]
fn what_is_imagined_likely_fits_and_expects_a_card_that_opens_for_who_has_none() {
    let field =
        |state: &Tac, name: &str| serde_json::to_value(state.draft()).unwrap()[name].clone();
    // B can open and D cannot.
    let is_meant = |state: &Tac| {
        let announced = field(state, "announced");
        let announced = announced.as_array().unwrap();
        announced.contains(&json!(1)) && !announced.contains(&json!(3))
    };
    let deal = |seed: u64| Tac::new(&Options::default(), &Seed::from(seed)).unwrap();
    let mut truth = (0..).map(deal).find(is_meant).unwrap();
    let mut legal = Vec::new();
    while field(&truth, "phase") == json!("exchange") {
        let seat = truth.asks_first().unwrap();
        legal.clear();
        truth.actions(seat, &mut legal);
        truth.apply(seat, legal[0], &mut ());
    }
    let viewer = Viewer::seat(Seat::new(0));
    let view = truth.view(viewer);
    let mut dice = Dice::new(Seed::from(3));
    let mut openers = |imagine: fn(&tac::View, &mut Dice) -> Tac| {
        let gives_one = |_: &i32| {
            let world = imagine(&view, &mut dice);
            assert_eq!(world.view(viewer), view);
            ["1", "13"].contains(&field(&world, "gave")[1].as_str().unwrap())
        };
        (0..2000).filter(gives_one).count()
    };
    let (imagined, likely) = (openers(Tac::imagine), openers(Tac::imagine_likely));
    assert!(likely > imagined * 5 / 4, "{likely} instead of {imagined}");
}
