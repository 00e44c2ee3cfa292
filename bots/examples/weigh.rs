//! Finds what the signs of a game weigh: lets a search play against itself, counts the signs after
//! every action, and fits to them who won in the end (logistic regression, which is how the promise
//! of a game is made of its signs).
//!
//! ```sh
//! cargo run --release -p bots --example weigh -- tac 200 100 '{"deck":"base"}'
//! ```
//!
//! The numbers are games and simulations for each action. The same command gives the same weights.

use std::env;

use bots::{Bot, Limit, Search, Thinking};
use serde_json::Value;
use table::{Dice, Game, Seat, Seed, Viewer};

/// A game whose promise is made of signs.
trait Signs: Game {
    /// What is counted for a seat, less what is counted for its rival.
    fn counted(&self, seat: Seat) -> Vec<f64>;
}

fn widen(signs: &[f32]) -> Vec<f64> {
    signs.iter().copied().map(f64::from).collect()
}

impl Signs for tac::Tac {
    fn counted(&self, seat: Seat) -> Vec<f64> {
        widen(&self.signs(seat))
    }
}

impl Signs for tactiki::Tactiki {
    fn counted(&self, seat: Seat) -> Vec<f64> {
        widen(&self.signs(seat))
    }
}

impl Signs for taki::Taki {
    fn counted(&self, seat: Seat) -> Vec<f64> {
        widen(&self.signs(seat))
    }
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, games, simulations, rest @ ..] = &args[..] else {
        panic!("expected GAME GAMES SIMULATIONS [OPTIONS]")
    };
    let options = rest.first().map_or("{}", |text| text);
    let options: Value = serde_json::from_str(options).expect("options as JSON");
    let games: u64 = games.parse().expect("a number of games");
    let simulations: u64 = simulations.parse().expect("a number of simulations");
    let seen = match &**game {
        "tactiki" => watch::<tactiki::Tactiki>(games, simulations, options),
        "taki" => watch::<taki::Taki>(games, simulations, options),
        "tac" => watch::<tac::Tac>(games, simulations, options),
        _ => panic!("{game} has no signs"),
    };
    let weights = fit(&seen);
    let share = seen.iter().filter(|(signs, won)| (dot(signs, &weights) > 0.0) == (*won > 0.5));
    println!("{weights:.3?}");
    println!("{} moments; who is ahead wins in {} of them", seen.len(), share.count());
}

/// The signs of one moment, and whether the side they are counted for won.
type Seen = (Vec<f64>, f64);

/// How often another action than the chosen one is played, so that there is something to learn from:
/// one time in so many.
const SLIPS: usize = 20;

/// Let a search play against itself.
fn watch<G: Signs>(games: u64, simulations: u64, options: Value) -> Vec<Seen> {
    let options: G::Options = serde_json::from_value(options).expect("options of the game");
    let mut seen = Vec::new();
    for number in 0..games {
        let seed = Seed::from(number);
        let mut dice = Dice::new(seed.derive("slips", 0));
        let mut state = G::new(&options, &seed).expect("good options");
        let mut search = Search::<G>::new(Thinking::new(Limit::simulations(simulations)), seed);
        let first = Seat(0);
        let mut signs = Vec::new();
        let mut legal = Vec::new();
        while let Some(seat) = state.asks_first() {
            legal.clear();
            state.actions(seat, &mut legal);
            let action = if dice.roll(SLIPS) == 0 {
                *dice.pick(&legal).expect("who may act has an action")
            } else {
                search.choose(&state.view(Viewer::seat(seat)), seat, &legal)
            };
            state.apply(seat, action, &mut ());
            if state.outcome().is_none() {
                signs.push(state.counted(first));
            }
        }
        let outcome = state.outcome().expect("nobody may act");
        let score = |seat: Seat| outcome.score(seat);
        let won = if score(first) == outcome.scores().iter().copied().fold(0.0, f64::max) {
            score(first) / outcome.scores().iter().copied().fold(1.0, f64::max)
        } else {
            0.0
        };
        seen.extend(signs.into_iter().map(|signs| (signs, won)));
    }
    seen
}

fn dot(signs: &[f64], weights: &[f64]) -> f64 {
    signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
}

/// The weights with which `1 / (1 + exp(-weights · signs))` fits best, by Newton's method. A little
/// ridge keeps signs that were hardly ever seen at nothing.
fn fit(seen: &[Seen]) -> Vec<f64> {
    const RIDGE: f64 = 2.0;
    let count = seen.first().map_or(0, |(signs, _)| signs.len());
    let mut weights = vec![0.0; count];
    for _ in 0..20 {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curve = vec![vec![0.0; count]; count];
        for (i, row) in curve.iter_mut().enumerate() {
            row[i] = RIDGE;
        }
        for (signs, won) in seen {
            let chance = 1.0 / (1.0 + (-dot(signs, &weights)).exp());
            let spread = chance * (1.0 - chance);
            for i in (0..count).filter(|&i| signs[i] != 0.0) {
                slope[i] += (won - chance) * signs[i];
                for j in 0..count {
                    curve[i][j] += spread * signs[i] * signs[j];
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solve(curve, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solve a system of linear equations with a positive matrix, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for i in 0..count {
        let pivot = matrix[i].clone();
        for j in i + 1..count {
            let factor = matrix[j][i] / pivot[i];
            for (cell, above) in matrix[j].iter_mut().zip(&pivot) {
                *cell -= factor * above;
            }
            right[j] -= factor * right[i];
        }
    }
    for i in (0..count).rev() {
        let known: f64 = (i + 1..count).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}
