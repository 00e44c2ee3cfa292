//! Fits the weights of a game's features, for its `evaluation.rs`:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example fit -- tac
//! ```
//!
//! Lets a search play against itself, with a random action now and then so that games differ, and
//! fits the features of every state to how its game ended (logistic regression, which is how an
//! estimate is made of features). The search evaluates by weights made by hand, in later rounds by
//! what all rounds before have shown, never by those in `evaluation.rs`: so the numbers printed are
//! the same every time, on every machine.

mod fitted;
mod regression;
mod together;

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::{AlphaBeta, Bot, Evaluator, Limit, Search, Thinking};
use table::{Dice, Options, Seat, Seed};

use self::{
    fitted::Fitted,
    regression::{Example, dot, fit},
};

/// How many actions are random at first.
const OPENING: usize = 4;

fn main() {
    let game = std::env::args().nth(1).unwrap_or_default();
    let weights = match &*game {
        "maiak" => fit_weights::<maiak::Maiak>(),
        "tactigo" => fit_weights::<tactigo::Tactigo>(),
        "tactiki" => fit_weights::<tactiki::Tactiki>(),
        "taki" => fit_weights::<taki::Taki>(),
        "tac" => fit_weights::<tac::Tac>(),
        "together" => together::fit_weights(),
        _ => panic!("expected maiak, tactigo, tactiki, taki, tac or together"),
    };
    println!("{game}: {weights:.3?}");
}

fn fit_weights<G: Fitted>() -> Vec<f64> {
    let by_hand: Vec<f64> = G::BY_HAND.iter().copied().map(f64::from).collect();
    let mut weights = by_hand.clone();
    let mut examples = Vec::new();
    for round in 1..=G::ROUNDS {
        examples.extend(play_all::<G>(&weights));
        weights = fit(&examples, &by_hand, G::FAITH);
        let ahead =
            |(features, result): &&Example| (dot(features, &weights) > 0.0) == (*result > 0.5);
        eprintln!(
            "round {round}: {} states, who is ahead wins in {:.1} % of them: {weights:.3?}",
            examples.len(),
            100.0 * examples.iter().filter(ahead).count() as f64 / examples.len() as f64,
        );
    }
    weights
}

/// The examples of a round.
fn play_all<G: Fitted>(weights: &[f64]) -> Vec<Example> {
    let games = on_all_cores(G::GAMES, |number| play::<G>(Seed::from(number), weights));
    games.into_iter().flatten().collect()
}

/// Games played on all cores, in the order of their numbers.
fn on_all_cores<T: Send>(games: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    let play_some = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            let game = play(number);
            played.lock().expect("nobody panics").push((number, game));
        }
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        (0..cores).for_each(|_| drop(scope.spawn(play_some)));
    });
    let mut played = played.into_inner().expect("nobody panics");
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, game)| game).collect()
}

/// One game, and an example of each of its states.
fn play<G: Fitted>(seed: Seed, weights: &[f64]) -> Vec<Example> {
    let weights: Vec<f32> = weights.iter().map(|&weight| weight as f32).collect();
    let evaluator = Evaluator::new(move |state: &G, seat| state.evaluate(seat, &weights));
    let evaluator = if G::IS_SHARED { evaluator.shared() } else { evaluator };
    let mut bot = player(evaluator, seed.derive("bot", 0));
    let mut dice = Dice::new(seed);
    let options = G::options_of_games();
    let sides = options.sides();
    let mut state = G::new(&options, &seed).expect("good options");
    let (mut seen, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = state.asks_first() {
        legal.clear();
        state.actions(seat, &mut legal);
        let random = seen.len() < OPENING || dice.roll(G::SELDOM) == 0;
        let action = match legal[..] {
            [only] => only,
            _ if random => *dice.pick(&legal).expect("somebody may act"),
            _ => bot.choose(&state.view(sides.viewer(seat)), seat, &legal),
        };
        state.apply(seat, action, &mut ());
        // As who acts next sees them; at the end of the game there is nothing to evaluate.
        seen.extend(state.asks_first().map(|seat| (seat, features(&state, seat))));
    }
    let outcome = state.outcome().expect("the game is over");
    let share = |seat: Seat| {
        let best = outcome.scores().iter().copied().fold(0.0, f64::max);
        if outcome.score(seat) == best { best.min(1.0) } else { 0.0 }
    };
    seen.into_iter().map(|(seat, features)| (features, share(seat))).collect()
}

fn features<G: Fitted>(state: &G, seat: Seat) -> Vec<f64> {
    let mut values = vec![0.0; G::FEATURES.len()];
    state.features(seat, &mut values);
    values.into_iter().map(f64::from).collect()
}

fn player<G: Fitted>(evaluator: Evaluator<G>, seed: Seed) -> Box<dyn Bot<G>> {
    let limit = Limit::simulations(G::EFFORT);
    if AlphaBeta::<G>::can_play() {
        Box::new(AlphaBeta::with_evaluator(evaluator, limit, seed))
    } else {
        Box::new(Search::with_evaluator(evaluator, Thinking::new(limit), seed))
    }
}
