use std::collections::{HashMap, HashSet};

use super::{
    assert_uniform,
    sample::{action_pool, option_sets, random_game, random_states, seats},
};
use crate::{Dice, Evaluation, Game, Lang, Options, Seed, Words};

/// Random games end within the declared maximum, with an outcome exactly when nobody may act, and
/// nothing is lost or made on the way.
pub fn games_end<G: Game>() {
    for options in option_sets::<G>() {
        let most = options.max_actions().expect("default limits end every game");
        for number in 0..60 {
            let mut actions = 0;
            let mut conserved = None;
            random_game(&options, number, &mut |state: &G, done| {
                assert_eq!(state.to_act().is_empty(), state.outcome().is_some(), "{state:?}");
                assert_eq!(state.asks_first().is_none(), state.to_act().is_empty());
                let counts = state.conserved();
                assert!(!counts.is_empty(), "something is always conserved");
                assert_eq!(conserved.get_or_insert_with(|| counts.clone()), &counts, "{state:?}");
                actions += u32::from(done.is_some());
            });
            assert!(actions <= most, "game {number} of {options:?} took {actions} actions");
        }
    }
}

/// Legal lists have no duplicates, every listed action can be played, and seats that may not act
/// have none.
pub fn legal_lists<G: Evaluation>() {
    for (options, state) in random_states::<G>(10, 6) {
        for seat in seats(&options) {
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            assert_eq!(actions.is_empty(), !state.to_act().contains(seat), "{seat} in {state:?}");
            let distinct: HashSet<_> = actions.iter().collect();
            assert_eq!(distinct.len(), actions.len(), "twice the same action in {state:?}");
            for &action in &actions {
                let mut next = state.clone();
                assert_eq!(next.play(seat, action, &mut ()), Ok(()), "{action} in {state:?}");
                let estimate = next.estimate(seat);
                assert!((0.0..=1.0).contains(&estimate), "{estimate} after {action}");
            }
        }
        if let Some(outcome) = state.outcome() {
            assert_eq!(outcome.scores().len(), options.sides().seats());
            assert!(outcome.scores().iter().all(|score| (0.0..=1.0).contains(score)));
        }
    }
}

/// Whatever is not listed is refused with a reason in words, and changes nothing.
pub fn all_others_refused<G: Game>() {
    let words = Words::new(&[G::ABOUT.messages]);
    let pool = action_pool::<G>(400);
    let mut refused = 0;
    for (options, state) in random_states::<G>(4, 3) {
        for seat in seats(&options) {
            let mut legal = Vec::new();
            state.actions(seat, &mut legal);
            for &action in pool.iter().filter(|action| !legal.contains(action)) {
                let mut next = state.clone();
                let refusal = next.play(seat, action, &mut ()).expect_err("it is not listed");
                assert_eq!(next, state, "a refused action changes nothing");
                assert!(refusal.rule.starts_with('R'), "{action} in {state:?}: {refusal:?}");
                let paragraph = format!("**{}**", refusal.rule);
                assert!(G::ABOUT.rules.en.contains(&paragraph), "no rule {}", refusal.rule);
                for lang in Lang::ALL {
                    let said = words.try_say(lang, &refusal.to_phrase());
                    assert!(said.is_some(), "{lang} has no words for {refusal:?}");
                }
                refused += 1;
            }
        }
    }
    assert!(refused > 0, "nothing was refused");
}

/// Random actions are listed ones, each equally likely.
pub fn random_actions_are_uniform<G: Game>() {
    let mut dice = Dice::new(Seed::from(5));
    let mut buffer = Vec::new();
    for (_, state) in random_states::<G>(3, 1) {
        for seat in state.to_act().iter() {
            let mut legal = Vec::new();
            state.actions(seat, &mut legal);
            let mut counts: HashMap<_, u32> = legal.iter().map(|&action| (action, 0)).collect();
            for _ in 0..100 * legal.len() {
                let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
                *counts.get_mut(&action).expect("a random action is a listed one") += 1;
            }
            assert_uniform(counts.values().copied());
        }
    }
}

/// The same options, seed and actions give the same game; another seed may not, but never fails.
pub fn same_seed_same_game<G: Game>() {
    for options in option_sets::<G>() {
        for number in 0..5 {
            let play = || {
                let mut game = Vec::new();
                random_game(&options, number, &mut |state: &G, done| {
                    game.push((state.clone(), done));
                });
                game
            };
            assert_eq!(play(), play());
        }
    }
}
