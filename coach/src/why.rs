use bots::BotError;
use catalog::Listing;
use table::{AnyTable, Phrase, Seat};

use crate::Moment;

/// What a bot is sure of about an action.
pub(crate) enum Sure {
    /// Nothing.
    Nothing,
    /// It wins, in so many actions at most where that is known.
    Wins(Option<u8>),
    /// Whatever it is compared with loses.
    OthersLose,
}

/// Why an action is better than another, or than the most tempting of the others: a sentence or two,
/// from what the person on the seat knows. What is sure comes before what is likely.
pub(crate) fn why(
    game: &dyn Listing,
    table: &dyn AnyTable,
    seat: Seat,
    (action, instead): (&str, Option<&str>),
    sure: &Sure,
) -> Result<Vec<Phrase>, BotError> {
    let reasons = game.reasons(table, seat, action, instead)?;
    let is_plain = |phrase: &Phrase| ["why-only", "why-wins"].contains(&phrase.key());
    let told = match sure {
        _ if reasons.iter().any(is_plain) => return Ok(reasons),
        Sure::Nothing => return Ok(reasons),
        Sure::Wins(None) => Phrase::new("why-forced"),
        Sure::Wins(Some(actions)) => Phrase::new("why-forced-in").with("actions", *actions),
        Sure::OthersLose if instead.is_some() => Phrase::new("why-loses"),
        Sure::OthersLose => Phrase::new("why-saves"),
    };
    Ok(vec![told])
}

/// Why what would have been better at a moment of a review was better than what was done, from what
/// whoever decided knew. The table stands where it stood then.
pub fn why_better(game: &dyn Listing, table: &dyn AnyTable, moment: &Moment) -> Vec<Phrase> {
    let sure = match (moment.worth_better, moment.worth_played) {
        (1.0, _) => Sure::Wins(None),
        (_, 0.0) => Sure::OthersLose,
        _ => Sure::Nothing,
    };
    let actions = (&*moment.better, Some(&*moment.played));
    // A review that fits its table has nothing illegal in it.
    why(game, table, moment.seat, actions, &sure).unwrap_or_default()
}
