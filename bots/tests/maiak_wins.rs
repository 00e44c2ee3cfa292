//! Forced wins of MAIAK: each one in `maiak_wins.txt` is proved by looking at everything, and each
//! one is found by both searches.
//!
//! `cargo run --release -p tactable-bots --example maiak_wins` prints a new collection.

mod support;

use bots::{AlphaBeta, Bot, Limit, Search, Thinking};
use maiak::{Draft, Maiak};
use support::wins_within;
use table::{Dice, Game, Seed};

const SIMULATIONS: u64 = 300_000;
/// How many states alpha-beta looks at for each action.
const STATES: u64 = 100_000;
/// How many states a proof may look at.
const BUDGET: u64 = 200_000;

/// The positions with the number of actions in which whoever is to act wins.
fn fixture() -> Vec<(u32, Maiak)> {
    let lines = include_str!("maiak_wins.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let (actions, state) = line.split_once(' ').unwrap();
        let draft: Draft = serde_json::from_str(state).unwrap();
        let state = Maiak::from_draft(&Default::default(), &Seed::from(0), draft).unwrap();
        (actions.parse().unwrap(), state)
    };
    lines.map(read).collect()
}

#[test]
fn every_win_is_proved_and_no_faster_one_exists() {
    let fixture = fixture();
    assert!(fixture.len() >= 20);
    assert!(fixture.iter().filter(|(actions, _)| *actions >= 5).count() >= 5);
    for (actions, state) in fixture {
        let seat = state.asks_first().unwrap();
        let mut budget = 2 * BUDGET;
        assert_eq!(wins_within(&state, seat, actions, &mut budget), Some(true), "{state:?}");
        assert_eq!(wins_within(&state, seat, actions - 1, &mut budget), Some(false), "{state:?}");
    }
}

#[test]
fn every_win_is_found_and_played_to_its_end() {
    for (actions, start) in fixture() {
        let seat = start.asks_first().unwrap();
        let thinking = Thinking::new(Limit::simulations(SIMULATIONS));
        let mut search = Search::<Maiak>::new(thinking, Seed::from(1));
        let mut legal = Vec::new();
        start.actions(seat, &mut legal);
        let findings = search.study(&start.view(seat.into()), seat, &legal);
        let proved = findings.iter().any(|finding| finding.proved.is_some_and(|(wins, _)| wins));
        assert!(proved, "no win in {actions} found: {}", written(&start));

        assert_eq!(play(&start, &mut search), 1.0, "{}", written(&start));
    }
}

#[test]
fn alpha_beta_plays_every_win_to_its_end() {
    for (_, start) in fixture() {
        let mut bot = AlphaBeta::<Maiak>::new(Limit::simulations(STATES), Seed::from(1));
        assert_eq!(play(&start, &mut bot), 1.0, "{}", written(&start));
    }
}

/// What the bot gets that is to act, against random play.
fn play(start: &Maiak, bot: &mut dyn Bot<Maiak>) -> f64 {
    let seat = start.asks_first().unwrap();
    let (mut state, mut dice, mut legal) = (*start, Dice::new(Seed::from(2)), Vec::new());
    while let Some(acting) = state.asks_first() {
        legal.clear();
        state.actions(acting, &mut legal);
        let action = if acting == seat {
            bot.choose(&state.view(seat.into()), seat, &legal)
        } else {
            *dice.pick(&legal).unwrap()
        };
        state.apply(acting, action, &mut ());
    }
    state.outcome().unwrap().score(seat)
}

fn written(state: &Maiak) -> String {
    serde_json::to_string(&state.draft()).unwrap()
}
