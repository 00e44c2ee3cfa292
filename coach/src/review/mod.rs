//! What mattered in a game that was played.

mod judge;
mod plan;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::BotError;
use catalog::Listing;
use serde::{Deserialize, Serialize};
use table::{AnyTable, Record, RecordError, Seat, SeatSet};
use thiserror::Error;

pub use plan::Plan;

use self::judge::{Decision, judge};

/// What mattered in a game: the course of the chances, and the decisions that cost most.
///
/// Every decision is judged from what the person on its seat knew then, so that nobody is blamed
/// for bad luck. For the same reason the chances are those in the eyes of whoever decides, and may
/// change from one to the next merely because the next knows other things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The name of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// Who wins together: the sides whose chances the curve has.
    pub sides: Vec<SeatSet>,
    /// How many simulations each decision was judged by.
    pub simulations: u64,
    /// The chances at every decision that left a choice, and at the end.
    pub curve: Vec<Point>,
    /// The decisions that cost most, three at most, in the order of the game.
    pub moments: Vec<Moment>,
    /// How everybody decided.
    pub seats: Vec<SeatReview>,
}

/// How things stood at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// How many actions had been done.
    pub ply: usize,
    /// Who decided next, and in whose eyes things stood so; nobody at the end.
    pub seat: Option<Seat>,
    /// The chances of each side, from 0 to 1.
    pub chances: Vec<f32>,
    /// What the decision cost the side of the seat.
    pub lost: f32,
}

/// A decision that mattered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// How many actions had been done before.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// The chances of the seat's side after what was done, as far as it could know.
    pub worth_played: f32,
    /// The chances after what would have been better.
    pub worth_better: f32,
    /// The line behind it, the better action first, as far as the seat could foresee it.
    pub line: Vec<(Seat, String)>,
}

/// How one seat decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatReview {
    /// The seat.
    pub seat: Seat,
    /// How many of its decisions left a choice.
    pub decisions: usize,
    /// How many of them cost next to nothing.
    pub good: usize,
    /// What a decision cost on average.
    pub lost: f32,
}

/// Why a game was not reviewed.
#[derive(Debug, Error)]
pub enum ReviewError {
    /// The record does not hold.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A decision could not be judged.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// It was stopped.
    #[error("the review was stopped")]
    Stopped,
}

/// How many moments are named.
const MOMENTS: usize = 3;
/// What costs less than this may be worth a thought but no word.
const WORTH_A_WORD: f32 = 0.03;
/// What costs less than this is as good as the best, as far as can be measured.
const GOOD: f32 = 0.02;

/// Review a game as planned. `progress` is told how many of how many actions are done. The same
/// record and plan give the same review.
pub fn review(
    game: &dyn Listing,
    record: &Record,
    plan: &Plan,
    stop: &AtomicBool,
    mut progress: impl FnMut(usize, usize),
) -> Result<Review, ReviewError> {
    let mut table = record.set_up(game)?;
    let sides = table.sides();
    let mut decisions = Vec::new();
    let total = record.actions.len();
    for (ply, (seat, action)) in record.actions.iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            return Err(ReviewError::Stopped);
        }
        let asked = plan.seats.is_none_or(|seats| seats.contains(*seat));
        let may_act = table.to_act().contains(*seat);
        let decision = match asked && may_act {
            true => judge(game, &*table, *seat, action, &plan.mind(ply))?,
            false => None,
        };
        decisions.extend(decision.map(|decision| (ply, *seat, decision)));
        record.play_ply(game, &mut *table, ply)?;
        progress(ply + 1, total);
    }
    let mut curve: Vec<Point> = decisions.iter().map(point).collect();
    if let Some(chances) = at_the_end(&*table, record) {
        curve.push(Point { ply: total, seat: None, chances, lost: 0.0 });
    }
    let judged = |seat: Seat| {
        let lost: Vec<f32> =
            curve.iter().filter(|point| point.seat == Some(seat)).map(|point| point.lost).collect();
        (!lost.is_empty()).then(|| SeatReview {
            seat,
            decisions: lost.len(),
            good: lost.iter().filter(|&&lost| lost <= GOOD).count(),
            lost: rounded(lost.iter().sum::<f32>() / lost.len() as f32),
        })
    };
    let seats = sides.playing().iter().filter_map(judged).collect();
    Ok(Review {
        game: record.game.clone(),
        rules: record.rules,
        sides: sides.sides().to_vec(),
        simulations: plan.simulations,
        moments: moments(decisions),
        curve,
        seats,
    })
}

fn point((ply, seat, decision): &(usize, Seat, Decision)) -> Point {
    Point {
        ply: *ply,
        seat: Some(*seat),
        chances: decision.chances.iter().copied().map(rounded).collect(),
        lost: rounded(decision.lost()),
    }
}

/// The decisions that cost most.
fn moments(mut decisions: Vec<(usize, Seat, Decision)>) -> Vec<Moment> {
    decisions.retain(|(_, _, decision)| decision.lost() >= WORTH_A_WORD);
    decisions.sort_by(|a, b| b.2.lost().total_cmp(&a.2.lost()));
    decisions.truncate(MOMENTS);
    decisions.sort_by_key(|(ply, _, _)| *ply);
    let moment = |(ply, seat, decision): (usize, Seat, Decision)| Moment {
        ply,
        seat,
        played: decision.played,
        better: decision.better,
        worth_played: rounded(decision.worth_played),
        worth_better: rounded(decision.worth_better),
        line: decision.line,
    };
    decisions.into_iter().map(moment).collect()
}

/// What each side has at the end; nothing while the game goes on.
fn at_the_end(table: &dyn AnyTable, record: &Record) -> Option<Vec<f32>> {
    let scores = match (table.outcome(), &record.ended) {
        (Some(outcome), _) => outcome.scores().to_vec(),
        (None, Some(ended)) => ended.scores.clone(),
        (None, None) => return None,
    };
    let sides = table.sides();
    let score = |side: &SeatSet| {
        side.first().and_then(|seat| scores.get(seat.index()).copied()).unwrap_or_default()
    };
    let all: f64 = sides.sides().iter().map(score).sum();
    let share = |side: &SeatSet| if all > 0.0 { (score(side) / all) as f32 } else { 0.0 };
    Some(sides.sides().iter().map(share).collect())
}

/// More digits would say more than is known.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}
