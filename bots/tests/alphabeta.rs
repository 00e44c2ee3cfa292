//! What you can rely on in alpha-beta search.

use std::time::{Duration, Instant};

use bots::{AlphaBeta, Bot, BotError, Limit, Spec, build};
use maiak::Maiak;
use serde_json::json;
use table::{AnyGame, Dice, Erased, Evaluation, Game, Seat, Seed};
use tactigo::Tactigo;
use tactiki::Tactiki;

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    legal
}

/// A state after this many random actions.
fn after<G: Game>(actions: usize, seed: u64) -> G {
    let mut dice = Dice::new(Seed::from(seed));
    let mut state = G::new(&G::Options::default(), &Seed::from(seed)).unwrap();
    for _ in 0..actions {
        let Some(seat) = state.asks_first() else { break };
        let action = state.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
        state.apply(seat, action, &mut ());
    }
    state
}

/// What the seat can force within this many actions, found by looking at everything: 1, ½ or 0 where
/// it is sure, nothing where it is open.
fn forced<G: Game>(state: &G, seat: Seat, actions: u32) -> Option<f64> {
    if let Some(outcome) = state.outcome() {
        return Some(outcome.score(seat));
    }
    let acting = state.asks_first().filter(|_| actions > 0)?;
    let results = legal(state, acting).into_iter().map(|action| {
        let mut next = state.clone();
        next.apply(acting, action, &mut ());
        forced(&next, seat, actions - 1)
    });
    let best = if acting == seat { 1.0 } else { 0.0 };
    let mut all = Some(1.0 - best);
    for result in results {
        match result {
            Some(result) if result == best => return Some(best),
            Some(_) => {}
            None => all = None,
        }
    }
    all
}

#[test]
fn what_can_be_forced_at_once_is_played() {
    fn check<G: Evaluation>(actions: usize, seeds: u64, within: u32) -> usize {
        let mut wins = 0;
        for seed in 0..seeds {
            let state = after::<G>(actions, seed);
            let Some(seat) = state.asks_first() else { continue };
            if forced(&state, seat, within) != Some(1.0) {
                continue;
            }
            wins += 1;
            let mut bot = AlphaBeta::<G>::new(Limit::simulations(20_000), Seed::from(seed));
            let choice = bot.choose(&state.view(seat.into()), seat, &legal(&state, seat));
            let mut next = state.clone();
            next.apply(seat, choice, &mut ());
            assert_eq!(forced(&next, seat, within - 1), Some(1.0), "{state:?}: {choice}");
        }
        wins
    }
    assert!(check::<Maiak>(13, 60, 2) >= 10);
    assert!(check::<Tactigo>(200, 60, 2) >= 5);
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    fn game(seed: u64) -> Vec<String> {
        let mut bot = AlphaBeta::<Tactigo>::new(Limit::simulations(3000), Seed::from(seed));
        let mut state = after::<Tactigo>(0, 1);
        let act = |_| {
            let seat = state.asks_first()?;
            let view = state.view(seat.into());
            let action = bot.choose(&view, seat, &legal(&state, seat));
            state.apply(seat, action, &mut ());
            Some(action.to_string())
        };
        (0..30).map_while(act).collect()
    }
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn limits_are_kept_even_where_they_are_tiny() {
    let state = after::<Tactigo>(20, 1);
    let seat = state.asks_first().unwrap();
    let legal = legal(&state, seat);
    let choose = |limit: Limit| {
        let mut bot = AlphaBeta::<Tactigo>::new(limit, Seed::from(1));
        bot.choose(&state.view(seat.into()), seat, &legal)
    };
    assert!(legal.contains(&choose(Limit::simulations(1))));
    assert!(legal.contains(&choose(Limit::time(Duration::ZERO))));
    let clock = Instant::now();
    choose(Limit::time(Duration::from_millis(60)));
    // Generous, because other tests run beside this one.
    assert!(clock.elapsed() < Duration::from_millis(400), "{:?}", clock.elapsed());
}

#[test]
fn what_is_judged_is_what_would_be_chosen_and_its_line_can_be_played() {
    for number in 0..10 {
        let mut table = Erased::<Maiak>::new().start(2, &json!({}), Seed::from(number)).unwrap();
        let mut dice = Dice::new(Seed::from(number));
        for _ in 0..2 * number {
            let Some(seat) = table.asks_first() else { break };
            let legal = table.legal(seat);
            table.play(seat, dice.pick(&legal).unwrap()).unwrap();
        }
        let Some(seat) = table.asks_first() else { continue };
        let spec = "alphabeta:3000".parse().unwrap();
        let mut bot = build::<Maiak>(&spec, Seed::from(1)).unwrap();
        let judgement = bot.judge(&*table, seat).unwrap();
        let best = judgement.choices[0].clone();
        assert_eq!(judgement.line[0], (seat, best.action.clone()));
        let alone = bot.weigh(&*table, seat, &best.action).unwrap();
        assert!((alone.worth - best.worth).abs() < 0.2, "{alone:?} {best:?}");
        let fresh = build::<Maiak>(&spec, Seed::from(1)).unwrap().judge(&*table, seat).unwrap();
        assert_eq!(fresh, judgement);
        for (seat, action) in &judgement.line {
            table.play(*seat, action).unwrap();
        }
        if let (Some((wins, _)), Some(outcome)) = (best.proved, table.outcome()) {
            assert_eq!(outcome.score(seat) == 1.0, wins);
        }
    }
}

#[test]
fn a_game_with_secrets_is_refused() {
    let spec: Spec = "alphabeta:100".parse().unwrap();
    let refusal = build::<Tactiki>(&spec, Seed::from(1)).err();
    assert_eq!(refusal, Some(BotError::Unsuited));
    assert!(build::<Maiak>(&spec, Seed::from(1)).is_ok());
}
