use std::{fmt, str::FromStr};

use table::Refusal;

use crate::{Size, Square, Tactigo};

/// One move: how many checkers go from where to where.
///
/// ```
/// use tactigo::{Action, Size};
///
/// let action: Action = " 2B2 x C3 ".parse()?;
/// assert_eq!(action.to_string(), "2b2xc3");
/// assert_eq!(action.size, Size::Two);
/// # Ok::<(), table::Refusal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// How many checkers move.
    pub size: Size,
    /// The square they leave.
    pub from: Square,
    /// The square they enter.
    pub to: Square,
    /// Whether they overpower an enemy stack there.
    pub captures: bool,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action { size, from, to, captures } = self;
        write!(f, "{size}{from}{}{to}", if *captures { 'x' } else { '-' })
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let text: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
        let misread = || Refusal::no_action::<Tactigo>(&text);
        let size = text.chars().next().and_then(|sign| sign.to_digit(10));
        let size = size.and_then(|digit| Size::new(digit.into())).ok_or_else(misread)?;
        let (from, to) = text[1..].split_once(['-', 'x']).ok_or_else(misread)?;
        Ok(Action { size, from: from.parse()?, to: to.parse()?, captures: text.contains('x') })
    }
}
