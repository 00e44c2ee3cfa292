//! Fits the first guesses of the search to positions that it solved: who wins by what can cheaply be said of them.
//!
//! ```sh
//! cargo run --release -p tactable-solve --example guesses -- 300 200000
//! ```
//!
//! From so many positions, each looked into up to that limit, what was settled on the way is taken. The same seed gives the
//! same weights, to be put into `src/estimate.rs`.

#[path = "support/positions.rs"]
mod positions;
#[path = "support/regression.rs"]
mod regression;

use std::{collections::HashSet, env, error::Error};

use maiak::{Maiak, Phase};
use solve::{Key, Solver};
use table::{Dice, Game, Seed};

/// How many positions are taken at most of one search and one size of work.
const TAKEN: usize = 1500;

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = env::args().skip(1).map(|text| text.parse::<u64>());
    let count = given.next().transpose()?.unwrap_or(300);
    let limit = given.next().transpose()?.unwrap_or(200_000);
    let mut dice = Dice::new(Seed::from(2026));
    let (mut seen, mut examples) = (HashSet::new(), [Vec::new(), Vec::new()]);
    for number in 0..count {
        let state = positions::mixed(number, &mut dice)?;
        let solver = Solver::new(64 << 20);
        solver.solve_within(&state, limit);
        let mut found: Vec<(Maiak, bool, u64)> =
            solver.settled(&state).filter(|(state, ..)| state.outcome().is_none()).collect();
        // Not in the order of the memory, which is none.
        let mut taken = Vec::new();
        while taken.len() < TAKEN && !found.is_empty() {
            taken.push(found.swap_remove(dice.roll(found.len())));
        }
        for (state, won, effort) in taken {
            if seen.insert(Key::of(&state)) {
                let numbers = state.outlook().map(f64::from).to_vec();
                let phase = usize::from(state.phase() == Phase::Switch);
                examples[phase].push((numbers, f64::from(u8::from(won)), effort as f64));
            }
        }
    }
    for (phase, examples) in ["move", "switch"].into_iter().zip(&examples) {
        let odds: Vec<_> = examples.iter().map(|(n, w, _)| (n.clone(), *w)).collect();
        let weights = regression::fit(&odds);
        let surprise = regression::surprise(&odds, &weights);
        let won = odds.iter().map(|(_, won)| won).sum::<f64>() / examples.len() as f64;
        println!(
            "// {phase}: {} positions, {won:.3} of them won, {surprise:.3} nats each",
            examples.len()
        );
        print(&weights);
        for side in [1.0, 0.0] {
            let work: Vec<_> = examples
                .iter()
                .filter(|(_, w, _)| *w == side)
                .map(|(n, _, e)| (n.clone(), e * 2f64.ln()))
                .collect();
            let mean = work.iter().map(|(_, e)| e).sum::<f64>() / work.len() as f64;
            let weights = regression::line(&work);
            let left: f64 =
                work.iter().map(|(n, e)| (regression::dot(n, &weights) - e).powi(2)).sum::<f64>()
                    / work.len() as f64;
            let total: f64 =
                work.iter().map(|(_, e)| (mean - e).powi(2)).sum::<f64>() / work.len() as f64;
            println!("// work if {}: mean {mean:.2}, variance {total:.2}, left {left:.2}", side);
            print(&weights);
        }
    }
    Ok(())
}

fn print(weights: &[f64]) {
    let listed: Vec<String> = weights.iter().map(|weight| format!("{weight:.2}")).collect();
    println!("[{}],", listed.join(", "));
}
