use std::collections::{HashMap, HashSet};

use super::{
    assert_uniform,
    sample::{action_pool, option_sets, random_game, random_states, seats},
};
use crate::{Dice, Evaluation, Game, Lang, Options, Seat, SeatSet, Seed, Table, Viewer, Words};

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

/// Where estimates are declared to be shared, the seats of a side agree, and two sides share 1.
pub fn shared_estimates_agree<G: Evaluation>() {
    if !G::IS_SHARED {
        return;
    }
    for (options, state) in random_states::<G>(10, 3) {
        let sides = options.sides();
        let of_side = |side: &SeatSet| -> f32 {
            let mut estimates = side.iter().map(|seat| state.estimate(seat));
            let first = estimates.next().expect("a side has a seat");
            assert!(estimates.all(|other| other == first), "{state:?}");
            first
        };
        let estimates: Vec<f32> = sides.sides().iter().map(of_side).collect();
        if let ([one, other], None) = (&estimates[..], state.outcome()) {
            assert!((one + other - 1.0).abs() < 1e-5, "{one} and {other} in {state:?}");
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

/// A table that keeps no events tells of everything as one that does.
pub fn events_can_be_found_again<G: Game>() {
    for options in option_sets::<G>().into_iter().take(3) {
        let mut done = Vec::new();
        random_game(&options, 0, &mut |_: &G, action| done.extend(action));
        let seed = Seed::from(1).of_game(0);
        let mut kept = Table::<G>::new(options, seed).expect("sets of options are valid");
        let mut lean = kept.clone();
        lean.keep_no_events();
        for &(seat, action) in done.iter().take(200) {
            for table in [&mut kept, &mut lean] {
                table.play(seat, action).expect("it was legal in the same game");
            }
            assert_eq!(kept.may_take_back(seat).is_ok(), lean.may_take_back(seat).is_ok());
        }
        assert_eq!(kept.state(), lean.state());
        for viewer in [Viewer::SPECTATOR, Seat::new(0).into()] {
            for since in [0, kept.plies().len() / 2, kept.plies().len()] {
                assert_eq!(kept.seen_since(since, viewer), lean.seen_since(since, viewer));
                assert_eq!(kept.seen(since, viewer), lean.seen(since, viewer));
            }
        }
        let half = kept.plies().len() / 2;
        kept.rewind(half);
        lean.rewind(half);
        let everyone = Viewer::seats(kept.options().sides().playing());
        assert_eq!(kept.seen_since(0, everyone), lean.seen_since(0, everyone));
    }
}

/// Of two orders that are called the same one alone is left out, and both end the turn alike.
pub fn orders_come_to_the_same<G: Game>() {
    let (mut dice, mut buffer) = (Dice::new(Seed::from(6)), Vec::new());
    let (mut midway, mut alike) = (0, 0);
    for options in option_sets::<G>() {
        random_game(&options, 1, &mut |state: &G, done| {
            let Some((seat, before)) = done.filter(|_| state.is_midway()) else { return };
            midway += 1;
            let mut after = state.clone();
            after.apply(seat, before, &mut ());
            if !after.is_midway() || after.asks_first() != Some(seat) {
                return;
            }
            buffer.clear();
            after.actions(seat, &mut buffer);
            let others = buffer.iter().filter(|&&next| after.is_other_order(seat, before, next));
            for &next in others {
                let mut other = state.clone();
                assert_eq!(other.play(seat, next, &mut ()), Ok(()), "{next} in {state:?}");
                assert!(!other.is_other_order(seat, next, before), "{before} and {next}");
                assert_eq!(other.play(seat, before, &mut ()), Ok(()), "{before} after {next}");
                let mut one = after.clone();
                one.apply(seat, next, &mut ());
                while one.turns_ended() == state.turns_ended() {
                    let action = one.random_action(seat, &mut dice, &mut Vec::new());
                    let action = action.expect("the turn goes on");
                    one.apply(seat, action, &mut ());
                    assert_eq!(other.play(seat, action, &mut ()), Ok(()), "{action}");
                }
                assert_eq!(one, other, "{before} and {next} in {state:?}");
                alike += 1;
            }
        });
    }
    assert_eq!(midway > 0, alike > 0, "{midway} actions midway, {alike} of them in another order");
}
