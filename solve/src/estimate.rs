use maiak::{Maiak, OUTLOOK, Phase};

use crate::memory::Known;

fn env(name: &str, usual: f32) -> f32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}
static EVEN: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("EVEN", 64.0));
static TRUST: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("TRUST", 0.7));
static SHIFT: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("SHIFT", 0.0));
const BOUNDS: (f32, f32) = (1.0, 5000.0);

/// move, switch.
const WEIGHTS: [[f32; OUTLOOK]; 2] = [
[1.66, 1.18, 2.05, 0.32, 2.36, 0.85, -2.14, -0.74, 0.85, 1.45, 1.31, 0.40, 1.00, 0.33, 0.88, 0.00, 0.00, 0.00, 0.00, 0.44, 0.02, -1.41, -0.88, 0.38, -0.03, -0.07, 1.67, 0.68, -0.07, -0.63, -1.58, -0.77, -0.68, -0.10, -0.07, -0.35, 1.69, -0.30, -3.50, 1.77, -0.41, -1.45],
[1.40, 1.26, 2.55, -0.15, -1.25, 0.85, -0.85, -1.11, 0.85, 0.27, 1.83, 1.33, 0.96, -1.05, 0.34, -0.05, 2.06, 0.26, -0.34, -3.83, -0.13, -2.24, -1.99, 0.52, 0.97, -0.22, 2.15, 1.34, -0.22, -0.05, -1.35, -0.78, -1.15, -0.78, -0.14, 0.96, 0.96, 0.00, 0.00, -0.11, -0.03, 0.00],
];

pub(crate) fn estimate(state: &Maiak) -> Known {
    let weights = &WEIGHTS[usize::from(state.phase() == Phase::Switch)];
    let weighed = state.outlook().iter().zip(weights).map(|(number, weight)| number * weight).sum::<f32>();
    let odds = (*TRUST * (weighed + *SHIFT)).exp();
    let number = |odds: f32| (*EVEN * odds).clamp(BOUNDS.0, BOUNDS.1) as u32;
    Known { to_win: number(1.0 / odds), to_lose: number(odds) }
}
