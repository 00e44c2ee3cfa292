use bots::{AnyBot, BotError, Judged, Spec};
use catalog::Listing;
use table::{AnyTable, Phrase, Seat, Seed};

use crate::why::{Sure, why};

/// A good action for a seat, found by thinking about what the person there knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// In notation.
    pub action: String,
    /// The chances of the seat's side if it is done: 0 lost, 1 won.
    pub worth: f32,
    /// What is expected to follow, the action first. Where something is hidden, it ends before
    /// anybody else acts.
    pub line: Vec<(Seat, String)>,
    /// Why it is good: a sentence or two in the words of the game.
    pub why: Vec<Phrase>,
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
    hint_of(game, &mut *game.bot(spec, seed)?, table, seat)
}

/// The same as this bot sees it, for callers that stop it when nobody waits any more.
pub fn hint_of(
    game: &dyn Listing,
    bot: &mut dyn AnyBot,
    table: &dyn AnyTable,
    seat: Seat,
) -> Result<Hint, BotError> {
    let judgement = bot.judge(table, seat)?;
    let (best, others) = judgement.choices.split_first().ok_or(BotError::NotAsked)?;
    let loses = |other: &Judged| matches!(other.proved, Some((false, _)));
    let sure = match best.proved {
        Some((true, actions)) => Sure::Wins(Some(actions)),
        // A bot that looks for the best alone knows nothing of the others.
        None if !others.is_empty() && others.iter().all(loses) => Sure::OthersLose,
        _ => Sure::Nothing,
    };
    let why = why(game, table, seat, (&best.action, None), &sure)?;
    Ok(Hint { action: best.action.clone(), worth: best.worth, line: judgement.line, why })
}
