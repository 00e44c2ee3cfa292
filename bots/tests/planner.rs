//! Where all play TAC together, bots plan what everybody does.

use bots::{AnyBot, BotError, build};
use maiak::Maiak;
use serde_json::{Value, json};
use table::{AnyGame, AnyTable, Dice, Erased, Game, Seat, Seed, Table, read_options};
use tac::{Options, Tac};

fn bot(name: &str, seed: u64) -> Box<dyn AnyBot> {
    build::<Tac>(&name.parse().unwrap(), Seed::from(seed)).unwrap()
}

fn start(options: &Value, seed: u64) -> Box<dyn AnyTable> {
    Erased::<Tac>::new().start(Tac::ABOUT.rules_version, options, Seed::from(seed)).unwrap()
}

/// Let a bot of this kind for every person play on to the end; how many cards were counted if it was
/// made.
fn play(table: &mut dyn AnyTable, name: &str) -> Option<u32> {
    let people = table.sides().people().to_vec();
    let mut bots: Vec<_> = (0..people.len() as u64).map(|seed| bot(name, seed)).collect();
    while let Some(seat) = table.asks_first() {
        let place = people.iter().position(|person| person.contains(seat)).unwrap();
        let action = bots[place].choose(table, seat).unwrap();
        table.play(seat, &action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    let outcome = table.outcome().unwrap();
    (outcome.reason() == "home").then(|| outcome.count().unwrap().1)
}

/// One marble is not yet home, A's, and only its first field is free: it opens with D's 1, goes on with
/// A's 3 and turns back with B's 4. Every other card leads it past its house.
fn last_marble(variant: &str) -> Box<dyn AnyTable> {
    let home =
        |seat: &str| json!((1..=4).map(|field| format!("{seat}{field}")).collect::<Vec<_>>());
    let draft = json!({
        "marbles": {"A": ["A2", "A3", "A4", "A0"], "B": home("B"), "C": home("C"), "D": home("D")},
        "hands": {"A": ["2", "3", "6"], "B": ["4", "9", "12"], "C": ["5", "10"], "D": ["1", "5", "8"]},
        "turn": 3,
    });
    let options = json!({"variant": variant, "open_hands": true});
    let rules = Tac::ABOUT.rules_version;
    Erased::<Tac>::new().load(rules, &options, Seed::from(1), &draft).unwrap()
}

#[test]
fn the_last_marble_takes_no_card_too_many() {
    for variant in ["solo", "one-team"] {
        for name in ["plan:3000", "plan:100ms", "hard", "champion"] {
            let cards = play(&mut *last_marble(variant), name);
            assert_eq!(cards, Some(3), "{name} in {variant}");
        }
    }
}

/// The same with A's marble on its start and A to act: the 3 and B's 4 bring it home, the 2 and the 6
/// cost a card more at least.
fn on_the_start(variant: &str) -> Box<dyn AnyTable> {
    let mut draft = last_marble(variant).state();
    draft["marbles"]["A"] = json!(["A2", "A3", "A4", "0"]);
    draft["turn"] = json!(0);
    let options = json!({"variant": variant, "open_hands": true});
    let rules = Tac::ABOUT.rules_version;
    Erased::<Tac>::new().load(rules, &options, Seed::from(1), &draft).unwrap()
}

#[test]
fn what_is_judged_best_is_what_is_played_and_a_card_too_many_costs() {
    for variant in ["solo", "one-team"] {
        let table = on_the_start(variant);
        let seat = Seat::new(0);
        let judgement = bot("plan:3000", 1).judge(&*table, seat).unwrap();
        let judged: Vec<&str> =
            judgement.choices.iter().map(|choice| choice.action.as_str()).collect();
        assert_eq!(judged[0], bot("plan:3000", 1).choose(&*table, seat).unwrap(), "{variant}");
        assert_eq!(judged[0], "3:0>3");
        let mut all = judged.clone();
        let mut legal = table.legal(seat);
        all.sort_unstable();
        legal.sort_unstable();
        assert_eq!(all, legal, "each is judged once");
        let worths: Vec<f32> = judgement.choices.iter().map(|choice| choice.worth).collect();
        assert!(worths.is_sorted_by(|a, b| a >= b) && worths[0] > worths[1] + 0.01, "{worths:?}");
        assert_eq!((judgement.worth, &judgement.chances[..]), (worths[0], &worths[..1]));
        let line: Vec<(u8, &str)> = judgement
            .line
            .iter()
            .map(|(seat, action)| (seat.number(), action.split(':').next().unwrap()))
            .collect();
        assert_eq!(line, [(0, "3"), (1, "4")], "all hands are open");
        let weighed = |action: &str| bot("plan:3000", 1).weigh(&*table, seat, action).unwrap();
        assert!(weighed(judged[0]).worth > weighed(judged[1]).worth + 0.01);
        assert_eq!(weighed(judged[1]).action, judged[1]);
    }
}

#[test]
fn who_is_asked_before_others_plans_his_own_cards() {
    for seed in 0..6 {
        let table = start(&json!({"variant": "one-team"}), seed);
        // All give a card at once; nobody has yet.
        assert!(table.asks_first().is_some_and(|first| first.number() < 3));
        let seat = Seat::new(3);
        let judgement = bot("plan:1000", seed).judge(&*table, seat).unwrap();
        assert_eq!(
            judgement.choices[0].action,
            bot("plan:1000", seed).choose(&*table, seat).unwrap()
        );
        let mut judged: Vec<&str> =
            judgement.choices.iter().map(|choice| choice.action.as_str()).collect();
        let mut legal = table.legal(seat);
        judged.sort_unstable();
        legal.sort_unstable();
        assert_eq!(judged, legal);
        assert!(judgement.line.iter().all(|(of, _)| *of == seat), "{:?}", judgement.line);
    }
}

#[test]
fn whole_games_are_played_by_the_rules_in_every_variant() {
    for variant in ["solo", "one-team", "six-team"] {
        for deck in ["base", "master"] {
            let mut table = start(&json!({"variant": variant, "deck": deck}), 4);
            let cards = play(&mut *table, "plan:300").expect("all marbles get home");
            assert!(cards < 400, "{cards} in {variant} with {deck}");
        }
    }
}

#[test]
fn a_plan_takes_far_fewer_cards_than_greed() {
    let cards = |name: &str| -> u32 {
        let deals = 0..4;
        deals.map(|seed| play(&mut *start(&json!({"variant": "solo"}), seed), name).unwrap()).sum()
    };
    let (plan, greedy) = (cards("plan:2000"), cards("greedy"));
    assert!(4 * plan < 3 * greedy, "{plan} against {greedy}");
}

#[test]
fn worlds_that_look_alike_are_played_alike() {
    let options = json!({"variant": "one-team"});
    let about = Tac::ABOUT;
    let given: Options = read_options(&options, about.options, about.rules_version).unwrap();
    let mut dice = Dice::new(Seed::from(7));
    for moment in [1, 5, 12, 40, 90] {
        let mut truth = Tac::new(&given, &Seed::from(moment)).unwrap();
        let mut buffer = Vec::new();
        for _ in 0..moment {
            let seat = truth.asks_first().unwrap();
            let action = truth.random_action(seat, &mut dice, &mut buffer).unwrap();
            truth.apply(seat, action, &mut ());
        }
        let seat = truth.asks_first().unwrap();
        let other = Tac::imagine(&truth.view(seat.into()), &mut dice);
        assert_ne!(hands(&other), hands(&truth), "something else is hidden");
        let choice = |state: Tac| {
            let table = Table::from_state(about.rules_version, given, Seed::from(1), state);
            bot("plan:2000", 3).choose(&table, seat).unwrap()
        };
        assert_eq!(choice(truth), choice(other));
    }
}

/// The hands, as somebody reads them who sees everything.
fn hands(state: &Tac) -> Value {
    serde_json::to_value(state.draft()).unwrap()["hands"].clone()
}

#[test]
fn who_plays_against_somebody_searches() {
    let choice = |name: &str| bot(name, 5).choose(&*start(&json!({}), 2), Seat::new(1)).unwrap();
    assert_eq!(choice("plan:200"), choice("search:200"));
}

#[test]
fn a_game_that_is_not_played_together_has_nothing_to_plan() {
    let refusal = build::<Maiak>(&"plan:100".parse().unwrap(), Seed::from(1)).err();
    assert_eq!(refusal, Some(BotError::Lonely));
}
