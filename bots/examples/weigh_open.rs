//! Finds what the features of a state are worth, for `promise.rs` of a game:
//!
//! ```sh
//! cargo run --release -p bots --example weigh_open -- tactigo
//! ```
//!
//! Plays games of alpha-beta search against itself, with a random action now and then so that games
//! differ, and fits the features of every state to how its game ended (logistic regression). The
//! search judges by weights made by hand, never by those found before: so the numbers printed are the
//! same every time, on every machine.

use bots::{AlphaBeta, Bot, Judge, Limit};
use maiak::Maiak;
use table::{Dice, Game, Seat, Seed, Viewer};
use tactigo::Tactigo;

/// How many states are looked at for each action.
const STATES: u64 = 2000;
/// How many actions are random at first.
const OPENING: usize = 4;
/// One of so many later actions is random.
const SELDOM: usize = 10;
/// A fit takes so many steps, each of this length, and leans this much towards 0.
const STEPS: usize = 3000;
const STRIDE: f64 = 0.5;
const LEAN: f64 = 1e-4;

fn main() {
    let game = std::env::args().nth(1).unwrap_or_default();
    let weights = match &*game {
        "maiak" => weigh::<Maiak>(6000),
        "tactigo" => weigh::<Tactigo>(1500),
        _ => panic!("expected maiak or tactigo"),
    };
    println!("{game}: {weights:.3?}");
}

/// A game that is judged by features.
trait Featured: Game {
    /// A judge to begin with.
    const BY_HAND: Judge<Self>;

    /// The features, and the seat that they are seen by.
    fn seen(&self) -> (Seat, Vec<f64>);
}

impl Featured for Maiak {
    const BY_HAND: Judge<Maiak> =
        |state, seat| state.judge(seat, &[0.0, 0.0, 0.4, 0.12, 0.0, 0.0, 0.0, 0.6, -0.6]);

    fn seen(&self) -> (Seat, Vec<f64>) {
        (self.next_mover(), self.features().map(f64::from).to_vec())
    }
}

impl Featured for Tactigo {
    #[rustfmt::skip] // One line per kind.
    const BY_HAND: Judge<Tactigo> = |state, seat| state.judge(seat, &[
        0.3, 0.015,
        0.006, 0.018, 0.075, 0.0, 0.0,
        0.24, 0.24, 0.36, -0.12, -0.12, -0.18,
        0.0,
    ]);

    fn seen(&self) -> (Seat, Vec<f64>) {
        (self.turn_seat(), self.features().map(f64::from).to_vec())
    }
}

/// The features of a state, and what the seat that sees them so got in the end.
type Example = (Vec<f64>, f64);

fn weigh<G: Featured>(games: u64) -> Vec<f64> {
    let mut examples = Vec::new();
    for number in 0..games {
        play::<G>(Seed::from(number), &mut examples);
    }
    eprintln!("{games} games, {} states", examples.len());
    fit(&examples)
}

/// One game, and an example of each of its states.
fn play<G: Featured>(seed: Seed, examples: &mut Vec<Example>) {
    let mut dice = Dice::new(seed);
    let limit = Limit::simulations(STATES);
    let mut bot = AlphaBeta::with_judge(G::BY_HAND, limit, seed.derive("bot", 0));
    let mut state = G::new(&G::Options::default(), &seed).expect("the usual options");
    let (mut seen, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = state.asks_first() {
        legal.clear();
        state.actions(seat, &mut legal);
        let random = seen.len() < OPENING || dice.roll(SELDOM) == 0;
        let action = match legal[..] {
            [only] => only,
            _ if random => *dice.pick(&legal).expect("somebody may act"),
            _ => bot.choose(&state.view(Viewer::seat(seat)), seat, &legal),
        };
        state.apply(seat, action, &mut ());
        seen.push(state.seen());
    }
    // The last state is the end itself.
    seen.pop();
    let outcome = state.outcome().expect("the game is over");
    examples.extend(seen.into_iter().map(|(seat, features)| (features, outcome.score(seat))));
}

/// The weights that make the results most likely, by steps downhill. Features are scaled to the
/// same size meanwhile, so that one length of step suits all.
fn fit(examples: &[Example]) -> Vec<f64> {
    let count = examples.len() as f64;
    let size = |i: usize| {
        let squares: f64 = examples.iter().map(|(features, _)| features[i].powi(2)).sum();
        (squares / count).sqrt().max(1e-9)
    };
    let sizes: Vec<f64> = (0..examples[0].0.len()).map(size).collect();
    let mut weights = vec![0.0; sizes.len()];
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| LEAN * weight).collect();
        for (features, result) in examples {
            let scaled = || features.iter().zip(&sizes).map(|(feature, size)| feature / size);
            let balance: f64 =
                scaled().zip(&weights).map(|(feature, weight)| feature * weight).sum();
            let error = 1.0 / (1.0 + (-balance).exp()) - result;
            slope
                .iter_mut()
                .zip(scaled())
                .for_each(|(slope, feature)| *slope += error * feature / count);
        }
        weights.iter_mut().zip(&slope).for_each(|(weight, slope)| *weight -= STRIDE * slope);
    }
    weights.iter().zip(&sizes).map(|(weight, size)| weight / size).collect()
}
