use table::{Game, Seat};

/// How good a state is for a seat: 0 is even.
pub(crate) type Score = i32;

/// A win at once; one in n actions is n less.
pub(crate) const WIN: Score = 1_000_000;
/// What is better than this is a sure win, however far it is; the opposite a sure loss.
pub(crate) const SURE: Score = WIN - 1000;
/// What a promise of 1 amounts to.
const FULL: f32 = 10_000.0;
/// States that look as good as each other differ by at most so much, so that not all games with
/// the same bots are the same.
const JITTER: u64 = 32;

/// The score of a share of the point, or of a promise.
fn scale(share: f32) -> Score {
    ((share - 0.5) * 2.0 * FULL) as Score
}

/// The score of a game that is over after so many actions.
pub(crate) fn settled<G: Game>(state: &G, seat: Seat, ply: Score) -> Option<Score> {
    let outcome = state.outcome()?;
    let all: f64 = outcome.scores().iter().sum();
    Some(match outcome.score(seat) {
        score if score == all => WIN - ply,
        0.0 => ply - WIN,
        score => scale((score / all) as f32),
    })
}

/// The score of a state that promises so much; `dice` is any number that belongs to the state.
pub(crate) fn judged(promise: f32, dice: u64) -> Score {
    scale(promise) + (dice % JITTER) as Score
}
