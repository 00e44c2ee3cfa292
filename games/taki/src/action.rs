use std::{fmt, str::FromStr};

use table::{Phrase, Refusal};

use crate::{
    Taki,
    cards::{Card, Colour},
};

/// One decision: a card, or what else a player may do.
///
/// ```
/// use taki::Action;
///
/// for text in ["r5", "king", "super:g", "color:b", "draw", "leave", "last"] {
///     assert_eq!(text.parse::<Action>()?.to_string(), text);
/// }
/// assert_eq!(" R+2".parse::<Action>()?.to_string(), "r+2");
/// # Ok::<(), table::Refusal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play a card that needs no colour named: any but Change Color.
    Play(Card),
    /// Play a Change Color and name the colour.
    Color(Colour),
    /// Play a SuperTaki freely after a King and name the colour.
    Super(Colour),
    /// Draw a card, or take the +2 pile.
    Draw,
    /// End a run and say closed.
    Close,
    /// End a run and leave it open.
    Leave,
    /// Decline a King's free play.
    Done,
    /// Answer a +3 with a Breaker.
    Break,
    /// Let a +3 happen.
    Let,
    /// Call "last card!".
    Last,
    /// Keep silent about the last card.
    Silent,
}

impl Action {
    /// The card that is played and the colour named with it.
    pub(crate) fn card(self) -> Option<(Card, Option<Colour>)> {
        match self {
            Action::Play(card) => Some((card, None)),
            Action::Color(colour) => Some((Card::COLOR, Some(colour))),
            Action::Super(colour) => Some((Card::SUPER, Some(colour))),
            _ => None,
        }
    }
}

const WORDS: [(&str, Action); 8] = [
    ("draw", Action::Draw),
    ("close", Action::Close),
    ("leave", Action::Leave),
    ("done", Action::Done),
    ("break", Action::Break),
    ("let", Action::Let),
    ("last", Action::Last),
    ("silent", Action::Silent),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card() {
            Some((card, Some(colour))) => write!(f, "{card}:{}", colour.letter()),
            Some((card, None)) => card.fmt(f),
            None => {
                let word = WORDS.iter().find(|(_, action)| action == self);
                f.write_str(word.expect("whatever is no card has its word").0)
            }
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let text: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
        let misread = || Refusal::no_action::<Taki>(&text);
        if let Some(&(_, action)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(action);
        }
        if let Some((card, colour)) = text.split_once(':') {
            let mut letters = colour.chars();
            let colour = letters.next().and_then(Colour::from_letter).ok_or_else(misread)?;
            return match card {
                "color" if letters.as_str().is_empty() => Ok(Action::Color(colour)),
                "super" if letters.as_str().is_empty() => Ok(Action::Super(colour)),
                _ => Err(misread()),
            };
        }
        match text.parse() {
            Ok(Card::COLOR) => {
                Err(Refusal::misread(Phrase::new("notation-colour")).said_by::<Taki>())
            }
            Ok(card) => Ok(Action::Play(card)),
            Err(_) => Err(misread()),
        }
    }
}
