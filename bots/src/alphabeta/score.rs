use table::{Game, Seat};

/// How good a state is for a seat: 0 is even.
pub(crate) type Score = i32;

/// A win at once; one in n actions is n less.
pub(crate) const WIN: Score = 1_000_000;
/// Anything better than this is a sure win, however far away; the opposite is a sure loss.
pub(crate) const SURE: Score = WIN - 1000;
/// What an estimate of 1 amounts to.
const FULL: f32 = 10_000.0;
/// States with the same estimate differ by at most this much, so that not all games with the same
/// bots are the same.
const JITTER: u64 = 32;

/// The score of a share of the point, or of an estimate.
fn scale(share: f32) -> Score {
    ((share - 0.5) * 2.0 * FULL) as Score
}

/// The share of the point that a score stands for.
pub(crate) fn share(score: Score) -> f32 {
    (score as f32 / FULL / 2.0 + 0.5).clamp(0.0, 1.0)
}

/// Whether a score is a sure win or loss, and in how many actions.
pub(crate) fn sure(score: Score) -> Option<(bool, u8)> {
    let actions = u8::try_from(WIN - score.abs()).unwrap_or(u8::MAX);
    (score.abs() > SURE).then_some((score > 0, actions))
}

/// The score of a game that is over after this many actions.
pub(crate) fn settled<G: Game>(state: &G, seat: Seat, ply: Score) -> Option<Score> {
    let outcome = state.outcome()?;
    let all: f64 = outcome.scores().iter().sum();
    Some(match outcome.score(seat) {
        score if score == all => WIN - ply,
        0.0 => ply - WIN,
        score => scale((score / all) as f32),
    })
}

/// The score of a state with this estimate; `dice` is any number that belongs to the state.
pub(crate) fn estimated(estimate: f32, dice: u64) -> Score {
    scale(estimate) + (dice % JITTER) as Score
}
