use maiak::Maiak;
use table::Evaluation;

use crate::memory::Known;

/// What is to be shown where both sides are equally likely to win. Large, so that small differences
/// count.
const EVEN: f32 = 64.0;
/// How much the odds matter.
const TRUST: f32 = 0.7;
const BOUNDS: (f32, f32) = (1.0, 2000.0);

/// What is expected of a position that nobody has looked into: the likelier a side wins by the features
/// and weights of the game, threats included, the less is to be shown for it.
pub(crate) fn estimate(state: &Maiak) -> Known {
    let mut features = [0.0; Maiak::FEATURES.len()];
    state.features(state.turn_seat(), &mut features);
    let weighed = features.iter().zip(Maiak::WEIGHTS).map(|(feature, weight)| feature * weight);
    let odds = (TRUST * weighed.sum::<f32>()).exp();
    let number = |odds: f32| (EVEN * odds).clamp(BOUNDS.0, BOUNDS.1) as u32;
    Known { to_win: number(1.0 / odds), to_lose: number(odds) }
}
