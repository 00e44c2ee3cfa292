use maiak::{Maiak, OUTLOOK, Phase};

use crate::memory::Known;

/// What is to be shown where both sides are equally likely to win. Large, so that small differences
/// count.
const EVEN: f32 = 64.0;
/// How much the odds matter: found by `cargo run --release -p tactable-solve --example measure`.
const TRUST: f32 = 0.4;
const BOUNDS: (f32, f32) = (1.0, 5000.0);

/// How much each number of the outlook speaks for whoever has to move, and for whoever has to switch, found by
/// `cargo run --release -p tactable-solve --example guesses -- 150 100000`
/// with the weights of an earlier fit in this place.
#[rustfmt::skip]
const WEIGHTS: [[f32; OUTLOOK]; 2] = [
[3.22, 2.05, 2.42, -1.37, 0.95, 0.26, -1.48, -0.70, 0.26, -0.05, 2.11, 0.89, 0.96, 0.65, 0.36, 0.00, 0.00, 0.00, -0.54, 1.62, 0.04, -0.46, -1.19, -0.42, -1.54, -1.14, -0.17, -0.80, -1.14, -0.41, -1.90, -1.04, -0.58, -0.73, 0.37, 0.36, -1.31, -0.56, -2.05, 5.33, -0.93, 1.06],
[6.65, 1.18, 1.12, 1.06, 3.25, 0.31, -0.11, -0.42, 0.36, -0.68, 0.62, 0.48, 0.23, -0.17, 0.17, 0.01, 2.08, -0.73, 1.17, -4.37, 0.58, -2.05, -2.46, -1.69, -1.89, -0.51, 1.06, 0.06, -0.77, -1.47, -1.50, -0.68, -0.45, -1.11, 0.61, -0.95, -0.95, 0.00, 0.33, 0.00, -1.78, 0.00],
];

/// What is expected of a position that nobody has looked into: the likelier a side wins by what can cheaply be
/// said of it, the less is to be shown for it.
pub(crate) fn estimate(state: &Maiak) -> Known {
    let weights = &WEIGHTS[usize::from(state.phase() == Phase::Switch)];
    let weighed =
        state.outlook().iter().zip(weights).map(|(number, weight)| number * weight).sum::<f32>();
    let odds = (TRUST * weighed).exp();
    let number = |odds: f32| (EVEN * odds).clamp(BOUNDS.0, BOUNDS.1) as u32;
    Known { to_win: number(1.0 / odds), to_lose: number(odds) }
}
