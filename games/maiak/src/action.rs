use std::{fmt, str::FromStr};

use table::Refusal;

use crate::{Maiak, Square};

/// One decision: a step of a piece with what it pays, or a switch of two tiles.
///
/// ```
/// use maiak::Action;
///
/// let step: Action = "c1xd2$a1,b1".parse().unwrap();
/// assert_eq!(step.to_string(), "c1xd2$a1,b1");
/// assert_eq!("c4 ~ b3".parse::<Action>().unwrap().to_string(), "b3~c4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Move a piece one tile forward.
    Step {
        /// The tile it leaves.
        from: Square,
        /// The tile it enters.
        to: Square,
        /// Whether an enemy stands there.
        captures: bool,
        /// The pieces that pay, as bits of their squares.
        pays: u32,
    },
    /// Exchange two empty tiles, the lower square first.
    Switch(Square, Square),
    /// Leave the tiles as they are, where the switch is optional.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Step { from, to, captures, pays } => {
                write!(f, "{from}{}{to}", if captures { 'x' } else { '-' })?;
                if pays != 0 {
                    write!(f, "${}", Square::list(Square::in_mask(pays.into())))?;
                }
                Ok(())
            }
            Action::Switch(a, b) => write!(f, "{a}~{b}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let text: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
        if text == "pass" {
            return Ok(Action::Pass);
        }
        if let Some((a, b)) = text.split_once('~') {
            let (a, b): (Square, Square) = (a.parse()?, b.parse()?);
            return if a == b {
                Err(Refusal::no_action::<Maiak>(&text))
            } else {
                Ok(Action::Switch(a.min(b), a.max(b)))
            };
        }
        let (step, payment) = text.split_once('$').map_or((&*text, None), |(s, p)| (s, Some(p)));
        let captures = step.contains('x');
        let (from, to) =
            step.split_once(['-', 'x']).ok_or_else(|| Refusal::no_action::<Maiak>(&text))?;
        let mut pays = 0;
        for square in payment.into_iter().flat_map(|list| list.split(',')) {
            let bit = square.parse::<Square>()?.bit() as u32;
            if pays & bit != 0 {
                return Err(Refusal::no_action::<Maiak>(&text));
            }
            pays |= bit;
        }
        Ok(Action::Step { from: from.parse()?, to: to.parse()?, captures, pays })
    }
}
