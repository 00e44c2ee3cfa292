use bots::BotError;
use catalog::Listing;
use table::{AnyTable, Seat};

use super::plan::Mind;

/// A decision that was judged.
pub(super) struct Decision {
    pub(super) played: String,
    pub(super) better: String,
    pub(super) worth_played: f32,
    pub(super) worth_better: f32,
    pub(super) chances: Vec<f32>,
    pub(super) line: Vec<(Seat, String)>,
}

impl Decision {
    /// What it cost; whoever did better than was thought possible lost nothing.
    pub(super) fn lost(&self) -> f32 {
        (self.worth_better - self.worth_played).max(0.0)
    }
}

/// Judge what a seat did, from what it knew; nothing where it had no choice.
pub(super) fn judge(
    game: &dyn Listing,
    table: &dyn AnyTable,
    seat: Seat,
    action: &str,
    mind: &Mind,
) -> Result<Option<Decision>, BotError> {
    if table.legal(seat).len() < 2 {
        return Ok(None);
    }
    let judgement = mind.all(game, table)?.judge(table, seat)?;
    let best = &judgement.choices[0];
    let mut decision = Decision {
        played: best.action.clone(),
        better: best.action.clone(),
        worth_played: best.worth,
        worth_better: best.worth,
        chances: judgement.chances,
        line: judgement.line,
    };
    if best.action != action.trim() {
        // What was tried seldom looks worse than it is: both get the same thought for themselves.
        let alone = |action: &str| mind.alone(game, table)?.weigh(table, seat, action);
        match alone(action) {
            // The table will say why.
            Err(BotError::NotLegal { .. }) => return Ok(None),
            played => {
                let played = played?;
                decision.worth_played = played.worth;
                decision.played = played.action;
            }
        }
        if best.proved.is_none() {
            decision.worth_better = alone(&decision.better)?.worth;
        }
    }
    Ok(Some(decision))
}
