use std::{fmt, str::FromStr};

use table::Refusal;

use crate::{Rank, Square, Tactiki};

/// One decision: place a piece, move one, or bring one back.
///
/// ```
/// use tactiki::Action;
///
/// for text in ["place:3", "b1-b2", "b1xb2", "c1+4"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put a rank on the next place of the own start row.
    Place(Rank),
    /// Move the top piece of a field one field on.
    Move {
        /// The field it leaves.
        from: Square,
        /// The field it enters.
        to: Square,
        /// Whether an enemy stands on top there.
        attacks: bool,
    },
    /// Bring a dead piece back onto an empty start field.
    Reincarnate(Square, Rank),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(rank) => write!(f, "place:{rank}"),
            Action::Move { from, to, attacks } => {
                write!(f, "{from}{}{to}", if *attacks { 'x' } else { '-' })
            }
            Action::Reincarnate(field, rank) => write!(f, "{field}+{rank}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let text: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
        let misread = || Refusal::no_action::<Tactiki>(&text);
        let rank = |digit: &str| digit.parse().ok().and_then(Rank::new).ok_or_else(misread);
        if let Some(digit) = text.strip_prefix("place:") {
            return Ok(Action::Place(rank(digit)?));
        }
        if let Some((field, digit)) = text.split_once('+') {
            return Ok(Action::Reincarnate(field.parse()?, rank(digit)?));
        }
        let (from, to) = text.split_once(['-', 'x']).ok_or_else(misread)?;
        Ok(Action::Move { from: from.parse()?, to: to.parse()?, attacks: text.contains('x') })
    }
}
