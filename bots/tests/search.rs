//! What you can rely on in tree search, in several games.

use std::time::{Duration, Instant};

use bots::{AnyBot, Bot, Level, Limit, Search, Stop, Thinking, build};
use maiak::Maiak;
use serde_json::{Value, json};
use table::{AnyGame, AnyTable, Dice, Erased, Game, Insight, Seat, Seed, Table, Title, playout};
use tac::Tac;
use tactigo::Tactigo;
use tactiki::Tactiki;
use taki::Taki;

fn bot<G: Title>(name: &str, seed: u64) -> Box<dyn AnyBot> {
    build::<G>(&name.parse().unwrap(), Seed::from(seed)).unwrap()
}

fn start<G: Title>(options: &Value, seed: u64) -> Box<dyn AnyTable> {
    Erased::<G>::new().start(G::ABOUT.rules_version, options, Seed::from(seed)).unwrap()
}

/// What the first bot scores in games from both seats.
fn duel<G: Title>(names: [&str; 2], games: u64, options: &Value) -> f64 {
    let game = |number: u64| {
        let mut table = start::<G>(options, number);
        let own = Seat::new((number % 2) as u8);
        let mut bots = [0, 1].map(|seat| bot::<G>(names[(seat + number as usize) % 2], number));
        while let Some(seat) = table.asks_first() {
            let action = bots[seat.index()].choose(&*table, seat).unwrap();
            table.play(seat, &action).unwrap();
        }
        table.outcome().unwrap().score(own)
    };
    (0..games).map(game).sum()
}

#[test]
fn search_beats_greedy_clearly() {
    let maiak = duel::<Maiak>(["search:2000", "greedy"], 60, &json!({}));
    assert!(maiak >= 50.0, "{maiak}");
    assert!(duel::<Tactigo>(["search:1000", "greedy"], 6, &json!({})) >= 5.0);
    let tactiki = duel::<Tactiki>(["search:300", "greedy"], 8, &json!({}));
    assert!(tactiki >= 6.0, "{tactiki}");
}

#[test]
fn more_thought_is_better_than_less() {
    let maiak = duel::<Maiak>(["search:1000", "easy"], 60, &json!({}));
    assert!(maiak >= 44.0, "{maiak}");
    assert!(duel::<Maiak>(["easy", "random"], 20, &json!({})) >= 12.0);
}

#[test]
fn whole_games_are_the_same_for_the_same_seed() {
    fn game<G: Title>(name: &str, options: &Value) -> Vec<(Seat, String)> {
        let mut table = start::<G>(options, 3);
        let seats = 0..table.sides().seats() as u64;
        let mut bots: Vec<_> = seats.map(|seat| bot::<G>(name, seat)).collect();
        for _ in 0..40 {
            let Some(seat) = table.asks_first() else { break };
            let action = bots[seat.index()].choose(&*table, seat).unwrap();
            table.play(seat, &action).unwrap();
        }
        table.actions()
    }
    for name in ["search:60", "search:60@3", "uct:20"] {
        assert_eq!(game::<Maiak>(name, &json!({})), game::<Maiak>(name, &json!({})));
        assert_eq!(game::<Taki>(name, &json!({})), game::<Taki>(name, &json!({})));
        assert_eq!(game::<Tactiki>(name, &json!({})), game::<Tactiki>(name, &json!({})));
    }
}

/// A state some way into a random game, its seat to act and what is legal.
fn midgame<G: Game>(seed: u64) -> (G, Seat, Vec<G::Action>) {
    let mut dice = Dice::new(Seed::from(seed));
    let mut state = G::new(&G::Options::default(), &Seed::from(seed)).unwrap();
    let mut whole = state.clone();
    let length = playout(&mut whole, &mut dice.clone(), &mut Vec::new());
    let mut legal = Vec::new();
    for _ in 0..length / 2 {
        let seat = state.asks_first().unwrap();
        let action = state.random_action(seat, &mut dice, &mut legal).unwrap();
        state.apply(seat, action, &mut ());
    }
    let seat = state.asks_first().unwrap();
    legal.clear();
    state.actions(seat, &mut legal);
    (state, seat, legal)
}

#[test]
fn memory_is_bounded_and_a_full_tree_still_plays() {
    fn remembered<G: Insight>(uct: bool) -> usize {
        let (state, seat, legal) = midgame::<G>(1);
        let limit = Limit::simulations(5000);
        let thinking = Thinking { memory: 1000, uct, ..Thinking::new(limit) };
        let mut search = Search::<G>::new(thinking, Seed::from(1));
        assert!(legal.contains(&search.choose(&state.view(seat.into()), seat, &legal)));
        search.remembered()
    }
    for uct in [false, true] {
        let all = [remembered::<Maiak>(uct), remembered::<Taki>(uct), remembered::<Tactiki>(uct)];
        assert!(all.iter().all(|&count| count <= 1000), "{all:?}");
    }
    assert!(remembered::<Maiak>(false) > 400, "it is used");
}

#[test]
fn uct_does_as_many_simulations_as_it_is_told() {
    fn done<G: Insight>() -> u64 {
        let (state, seat, legal) = midgame::<G>(1);
        let thinking = Thinking { uct: true, ..Thinking::new(Limit::simulations(1000)) };
        let mut search = Search::<G>::new(thinking, Seed::from(1));
        let findings = search.study(&state.view(seat.into()), seat, &legal);
        findings.iter().map(|finding| finding.visits).sum()
    }
    assert_eq!([done::<Maiak>(), done::<Tactiki>(), done::<Taki>()], [1000; 3]);
}

#[test]
fn whoever_is_asked_about_one_action_thinks_of_nothing_else() {
    fn check<G: Title>(simulations: u64) {
        let (state, seat, legal) = midgame::<G>(1);
        let table =
            Table::<G>::from_state(G::ABOUT.rules_version, state.options(), 1.into(), state);
        let mut judge = bot::<G>(&format!("search:{simulations}"), 1);
        let whole = judge.judge(&table, seat).unwrap();
        assert_eq!(whole.choices.len(), legal.len());
        assert_eq!(
            (whole.worth, &whole.line[0].1),
            (whole.choices[0].worth, &whole.choices[0].action)
        );
        let last = &whole.choices.last().unwrap().action;
        let alone = judge.weigh(&table, seat, last).unwrap();
        assert_eq!(&alone.action, last);
        assert!(alone.proved.is_some() || alone.visits == simulations, "{alone:?}");
        assert_eq!(judge.judge(&table, seat).unwrap().choices.len(), legal.len());
        assert!(judge.weigh(&table, seat, "nonsense").is_err());
    }
    check::<Maiak>(300);
    check::<Tactigo>(300);
    check::<Tactiki>(300);
    check::<Taki>(300);
    check::<Tac>(300);
}

#[test]
fn the_tree_is_kept_while_a_turn_goes_on() {
    const SIMULATIONS: u64 = 400;
    let mut state = Tactigo::new(&Default::default(), &Seed::from(1)).unwrap();
    let (seat, mut legal) = (Seat::new(0), Vec::new());
    state.actions(seat, &mut legal);
    let thinking = Thinking::new(Limit::simulations(SIMULATIONS));
    let mut search = Search::<Tactigo>::new(thinking, Seed::from(1));
    let action = search.choose(&state.view(seat.into()), seat, &legal);
    state.apply(seat, action, &mut ());
    assert_eq!(state.asks_first(), Some(seat), "a turn has three moves");
    legal.clear();
    state.actions(seat, &mut legal);
    let findings = search.study(&state.view(seat.into()), seat, &legal);
    let all: u64 = findings.iter().map(|finding| finding.visits).sum();
    assert!(all > SIMULATIONS + 10, "{all}");
}

#[test]
fn time_is_kept() {
    fn longest<G: Insight>(thinking: Thinking) -> Duration {
        let (state, seat, legal) = midgame::<G>(2);
        let mut search = Search::<G>::new(thinking, Seed::from(1));
        let clock = Instant::now();
        search.choose(&state.view(seat.into()), seat, &legal);
        clock.elapsed()
    }
    let limit = Limit::time(Duration::from_millis(60));
    for uct in [false, true] {
        let thinking = || Thinking { uct, ..Thinking::new(limit) };
        let all = [longest::<Taki>(thinking()), longest::<Tactigo>(thinking())];
        // Generous, because other tests run beside this one.
        assert!(all.iter().all(|&time| time < Duration::from_millis(400)), "{all:?}");
    }
    for level in Level::ALL {
        let thinking = level.thinking(1);
        let margin = level.patience() - thinking.limit.time.unwrap();
        assert!(margin >= level.patience() / 4, "{level}");
    }
}

#[test]
fn a_single_action_is_played_at_once() {
    let mut table = start::<Tactiki>(&json!({}), 1);
    while table.asks_first().is_some_and(|seat| table.legal(seat).len() > 1) {
        let seat = table.asks_first().unwrap();
        let action = table.legal(seat)[0].clone();
        table.play(seat, &action).unwrap();
    }
    let seat = table.asks_first().expect("the last piece of a setup has one rank left");
    let clock = Instant::now();
    bot::<Tactiki>("champion", 1).choose(&*table, seat).unwrap();
    assert!(clock.elapsed() < Duration::from_millis(100));
}

#[test]
fn secrets_change_nothing() {
    fn alike<G: Title>(name: &str) {
        for seed in 0..6 {
            let (state, seat, legal) = midgame::<G>(seed);
            let view = state.view(seat.into());
            let choose = |state: &G| {
                let (rules, options) = (G::ABOUT.rules_version, state.options());
                let table = Table::from_state(rules, options, Seed::from(seed), state.clone());
                bot::<G>(name, 1).choose(&table, seat).unwrap()
            };
            let choice = choose(&state);
            let mut dice = Dice::new(Seed::from(seed));
            assert!((0..3).all(|_| choose(&G::imagine(&view, &mut dice)) == choice), "{name}");
            assert!(legal.iter().any(|action| action.to_string() == choice));
        }
    }
    for name in ["search:100", "uct:20"] {
        alike::<Tactiki>(name);
        alike::<Taki>(name);
    }
}

#[test]
fn a_bluff_is_not_seen_through() {
    // Both place their pieces in secret. Whatever the other has placed, the choice is the same, and
    // so is everything the search believes about it.
    let mut findings = Vec::new();
    for rank in ["1", "5"] {
        let mut table = Table::<Tactiki>::new(Default::default(), Seed::from(1)).unwrap();
        let legal = AnyTable::legal(&table, Seat::new(1));
        let hidden = legal.iter().find(|action| action.contains(rank)).unwrap().clone();
        AnyTable::play(&mut table, Seat::new(1), &hidden).unwrap();
        let state = table.state();
        let mut legal = Vec::new();
        state.actions(Seat::new(0), &mut legal);
        let thinking = Thinking::new(Limit::simulations(500));
        let mut search = Search::<Tactiki>::new(thinking, Seed::from(1));
        findings.push(search.study(&state.view(Seat::new(0).into()), Seat::new(0), &legal));
    }
    assert_eq!(findings[0], findings[1]);
}

#[test]
fn who_plays_two_seats_knows_both_hands() {
    for number in 0..10 {
        let options = json!({"variant": "two-doubles"});
        let mut table = start::<Tac>(&options, number);
        let mut dice = Dice::new(Seed::from(number));
        for _ in 0..30 {
            let Some(seat) = table.asks_first() else { break };
            let legal = table.legal(seat);
            // Whatever the person knows, the worlds that bots imagine agree with.
            let other = table.imagine(seat.into(), dice.seed());
            let hand = |table: &dyn AnyTable, seat: usize| table.state()["hands"][seat].clone();
            let mate = (seat.index() + 2) % 4;
            assert_eq!(hand(&*other, mate), hand(&*table, mate));
            let choose = |table: &dyn AnyTable| bot::<Tac>("search:20", 1).choose(table, seat);
            assert_eq!(choose(&*table).unwrap(), choose(&*other).unwrap());
            table.play(seat, dice.pick(&legal).unwrap()).unwrap();
        }
    }
}

#[test]
fn a_table_with_one_side_or_empty_seats_can_be_searched() {
    for variant in ["solo", "one-team", "two-singles", "two-vs-one", "three-double", "six-threes"] {
        let mut table = start::<Tac>(&json!({"variant": variant}), 1);
        let sides = table.sides();
        let mut bots: Vec<_> =
            (0..sides.seats() as u64).map(|seat| bot::<Tac>("search:10", seat)).collect();
        for _ in 0..60 {
            let Some(seat) = table.asks_first() else { break };
            assert!(sides.playing().contains(seat), "{variant}: {seat}");
            let action = bots[seat.index()].choose(&*table, seat).unwrap();
            table.play(seat, &action).unwrap();
        }
    }
}

#[test]
fn a_search_that_is_told_to_stop_answers_at_once_and_legally() {
    fn stopped<G: Title>(name: &str) {
        let table = start::<G>(&json!({}), 1);
        let mut bot = bot::<G>(name, 1);
        let stop = Stop::default();
        bot.heed(stop.clone());
        let seat = table.asks_first().unwrap();
        let asked = Instant::now();
        let choice = std::thread::scope(|scope| {
            let choice = scope.spawn(|| bot.choose(&*table, seat).unwrap());
            std::thread::sleep(Duration::from_millis(30));
            stop.now();
            choice.join().unwrap()
        });
        assert!(asked.elapsed() < Duration::from_secs(20), "{name}: {:?}", asked.elapsed());
        assert!(table.legal(seat).contains(&choice), "{name}");
    }
    stopped::<Maiak>("search:60000ms");
    stopped::<Maiak>("alphabeta:60000ms");
    stopped::<Taki>("search:60000ms@2");
    stopped::<Tac>("search:60000ms");
}
