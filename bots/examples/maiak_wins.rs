//! Prints a new collection of forced wins of MAIAK for `tests/maiak_wins.txt`:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example maiak_wins
//! ```

#[path = "../tests/support/mod.rs"]
mod support;

use std::collections::BTreeMap;

use maiak::Maiak;
use support::wins_within;
use table::{Dice, Game, Seed};

/// How many states a proof may look at.
const BUDGET: u64 = 200_000;

fn main() {
    const PER_LENGTH: usize = 5;
    let mut dice = Dice::new(Seed::from(5));
    let mut found: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for _ in 0..600 {
        let mut state = Maiak::new(&Default::default(), &Seed::from(0)).unwrap();
        for _ in 0..4 + dice.roll(16) {
            let Some(seat) = state.asks_first() else { break };
            let action = state.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
            state.apply(seat, action, &mut ());
        }
        let Some(seat) = state.asks_first() else { continue };
        let mut budget = BUDGET;
        let wins = |&actions: &u32| wins_within(&state, seat, actions, &mut budget) != Some(false);
        let Some(actions) = (1..=7).find(wins) else { continue };
        let known = found.entry(actions).or_default();
        if budget > 0
            && known.len() < PER_LENGTH
            && wins_within(&state, seat, actions, &mut budget.clone()) == Some(true)
        {
            known.push(serde_json::to_string(&state.draft()).unwrap());
        }
    }
    println!("# A forced win for whoever is to act: in how many actions of both sides, the state.");
    for (actions, states) in found {
        states.iter().for_each(|state| println!("{actions} {state}"));
    }
}
