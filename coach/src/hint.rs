use bots::{AnyBot, BotError, Spec};
use catalog::Listing;
use serde::Serialize;
use table::{AnyTable, Seat, Seed};

/// A good action for a seat, found by thinking about what the person there knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// In notation.
    pub action: String,
    /// The chances of the seat's side if it is done: 0 lost, 1 won.
    pub worth: f32,
    /// What is expected to follow, the action first. Where something is hidden, it ends before
    /// anybody else acts.
    pub line: Vec<(Seat, String)>,
}

/// A good action for a seat that may act now, as the bot that a spec names sees it. Fails for bots
/// that do not search. The same seed gives the same hint, unless the spec limits time.
pub fn hint(
    game: &dyn Listing,
    table: &dyn AnyTable,
    seat: Seat,
    spec: &Spec,
    seed: Seed,
) -> Result<Hint, BotError> {
    hint_of(&mut *game.bot(spec, seed)?, table, seat)
}

/// The same as this bot sees it, for callers that stop it when nobody waits any more.
pub fn hint_of(bot: &mut dyn AnyBot, table: &dyn AnyTable, seat: Seat) -> Result<Hint, BotError> {
    let judgement = bot.judge(table, seat)?;
    let best = judgement.choices.into_iter().next().ok_or(BotError::NotAsked)?;
    Ok(Hint { action: best.action, worth: best.worth, line: judgement.line })
}
