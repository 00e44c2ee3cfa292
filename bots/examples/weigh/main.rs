//! Finds what the signs of a game weigh, for its `promise.rs`:
//!
//! ```sh
//! cargo run --release -p bots --example weigh -- tac
//! ```
//!
//! Lets a search play against itself, with a random action now and then so that games differ, and
//! fits the signs of every state to how its game ended (logistic regression, which is how the promise
//! of a game is made of its signs). The search judges by weights made by hand, in later rounds by
//! what all rounds before have shown, never by those in `promise.rs`: so the numbers printed are the
//! same every time, on every machine.

mod fit;
mod signed;

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::{AlphaBeta, Bot, Judge, Limit, Search, Thinking};
use table::{Dice, Game, Seat, Seed, Viewer};

use self::{
    fit::{Example, dot, fit},
    signed::Signed,
};

/// How many actions are random at first.
const OPENING: usize = 4;

fn main() {
    let game = std::env::args().nth(1).unwrap_or_default();
    let weights = match &*game {
        "maiak" => weigh::<maiak::Maiak>(),
        "tactigo" => weigh::<tactigo::Tactigo>(),
        "tactiki" => weigh::<tactiki::Tactiki>(),
        "taki" => weigh::<taki::Taki>(),
        "tac" => weigh::<tac::Tac>(),
        _ => panic!("expected maiak, tactigo, tactiki, taki or tac"),
    };
    println!("{game}: {weights:.3?}");
}

fn weigh<G: Signed>() -> Vec<f64> {
    let by_hand: Vec<f64> = G::BY_HAND.iter().copied().map(f64::from).collect();
    let mut weights = by_hand.clone();
    let mut examples = Vec::new();
    for round in 1..=G::ROUNDS {
        examples.extend(play_all::<G>(&weights));
        weights = fit(&examples, &by_hand, G::FAITH);
        let ahead = |(signs, result): &&Example| (dot(signs, &weights) > 0.0) == (*result > 0.5);
        eprintln!(
            "round {round}: {} states, who is ahead wins in {:.1} % of them: {weights:.3?}",
            examples.len(),
            100.0 * examples.iter().filter(ahead).count() as f64 / examples.len() as f64,
        );
    }
    weights
}

/// All games of a round, on all cores, in the order of their numbers.
fn play_all<G: Signed>(weights: &[f64]) -> Vec<Example> {
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    let play_some = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= G::GAMES {
                return;
            }
            let examples = play::<G>(Seed::from(number), weights);
            played.lock().expect("nobody panics").push((number, examples));
        }
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        (0..cores).for_each(|_| drop(scope.spawn(play_some)));
    });
    let mut played = played.into_inner().expect("nobody panics");
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().flat_map(|(_, examples)| examples).collect()
}

/// One game, and an example of each of its states.
fn play<G: Signed>(seed: Seed, weights: &[f64]) -> Vec<Example> {
    let weights: Vec<f32> = weights.iter().map(|&weight| weight as f32).collect();
    let judge = Judge::new(move |state: &G, seat| state.judge_by(seat, &weights));
    let mut bot = player(judge, seed.derive("bot", 0));
    let mut dice = Dice::new(seed);
    let mut state = G::new(&G::options_of_games(), &seed).expect("good options");
    let (mut seen, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = state.asks_first() {
        legal.clear();
        state.actions(seat, &mut legal);
        let random = seen.len() < OPENING || dice.roll(G::SELDOM) == 0;
        let action = match legal[..] {
            [only] => only,
            _ if random => *dice.pick(&legal).expect("somebody may act"),
            _ => bot.choose(&state.view(Viewer::seat(seat)), seat, &legal),
        };
        state.apply(seat, action, &mut ());
        // Who acts next sees them; at the end of the game there is nothing to judge.
        seen.extend(state.asks_first().map(|seat| (seat, state.signs_of(seat))));
    }
    let outcome = state.outcome().expect("the game is over");
    let share = |seat: Seat| {
        let best = outcome.scores().iter().copied().fold(0.0, f64::max);
        if outcome.score(seat) == best { best.min(1.0) } else { 0.0 }
    };
    seen.into_iter().map(|(seat, signs)| (signs, share(seat))).collect()
}

fn player<G: Game + Signed>(judge: Judge<G>, seed: Seed) -> Box<dyn Bot<G>> {
    let limit = Limit::simulations(G::LOOKS);
    if AlphaBeta::<G>::can_play() {
        Box::new(AlphaBeta::with_judge(judge, limit, seed))
    } else {
        Box::new(Search::with_judge(judge, Thinking::new(limit), seed))
    }
}
