use std::{
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
};

use table::Refusal;

use crate::{Tac, cards::Card, place::Place};

/// The smallest decision of a TAC player.
///
/// ```
/// use tac::Action;
///
/// for text in ["give:7", "5:12>17", "1:A0>0", "tac=8:skip", "trick:5/40", "discard:angel"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Lay out a card for the partner.
    Give(Card),
    /// Lay down a card without using it.
    Discard(Card),
    /// Use a card.
    Use {
        /// Whether a TAC stands for the card.
        tac: bool,
        /// What is done with it.
        play: Move,
    },
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A number moves or opens a marble; one step of a 7.
    Number(Card, Place, Place),
    /// An 8 lets the next player miss his turn.
    Skip,
    /// The Trickster swaps two marbles on the ring.
    Trick(Place, Place),
    /// The Warrior takes the place of the next marble.
    Warrior(Place, Place),
    /// The Angel opens or moves a marble for the next player.
    Angel(Place, Place),
    /// The Jester passes all hands to the right.
    Jester,
    /// The Devil plays for the next player.
    Devil,
}

impl Move {
    /// The card that does it.
    #[inline]
    pub(crate) const fn card(self) -> Card {
        match self {
            Move::Number(card, ..) => card,
            Move::Skip => Card::EIGHT,
            Move::Trick(..) => Card::TRICK,
            Move::Warrior(..) => Card::WARRIOR,
            Move::Angel(..) => Card::ANGEL,
            Move::Jester => Card::JESTER,
            Move::Devil => Card::DEVIL,
        }
    }

    /// From where to where it leads a marble.
    #[cfg(feature = "words")]
    pub(crate) const fn way(self) -> Option<(Place, Place)> {
        match self {
            Move::Number(_, from, to) | Move::Warrior(from, to) | Move::Angel(from, to) => {
                Some((from, to))
            }
            Move::Skip | Move::Trick(..) | Move::Jester | Move::Devil => None,
        }
    }
}

impl Action {
    /// The card that leaves the hand.
    #[inline]
    pub(crate) const fn card(self) -> Card {
        match self {
            Action::Give(card) | Action::Discard(card) => card,
            Action::Use { tac: true, .. } => Card::TAC,
            Action::Use { tac: false, play } => play.card(),
        }
    }
}

/// All of it at once: bots that search hash whatever is legal, over and over.
impl Hash for Action {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (kind, card, [one, two]) = match *self {
            Action::Give(card) => (0, card, [0, 0]),
            Action::Discard(card) => (1, card, [0, 0]),
            Action::Use { tac, play } => {
                let places = match play {
                    Move::Number(_, one, two)
                    | Move::Warrior(one, two)
                    | Move::Angel(one, two)
                    | Move::Trick(one, two) => [one.0, two.0],
                    // No place has this number.
                    Move::Skip | Move::Jester | Move::Devil => [u8::MAX, 0],
                };
                (2 + u8::from(tac), play.card(), places)
            }
        };
        state.write_u32(u32::from_le_bytes([kind, card.0, one, two]));
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match self {
            Move::Number(_, from, to) | Move::Warrior(from, to) | Move::Angel(from, to) => {
                write!(f, "{card}:{from}>{to}")
            }
            Move::Trick(one, two) => write!(f, "{card}:{one}/{two}"),
            Move::Skip => write!(f, "{card}:skip"),
            Move::Jester | Move::Devil => write!(f, "{card}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Give(card) => write!(f, "give:{card}"),
            Action::Discard(card) => write!(f, "discard:{card}"),
            Action::Use { tac: true, play } => write!(f, "tac={play}"),
            Action::Use { tac: false, play } => write!(f, "{play}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let lower = text.trim().to_ascii_lowercase();
        let read = || {
            let known = |name: &str| name.parse().ok().filter(|&card| card != Card::HIDDEN);
            if let Some(name) = lower.strip_prefix("give:") {
                return known(name).map(Action::Give);
            }
            if let Some(name) = lower.strip_prefix("discard:") {
                return known(name).map(Action::Discard);
            }
            let taken = lower.strip_prefix("tac=");
            let play = read_move(taken.unwrap_or(&lower))?;
            Some(Action::Use { tac: taken.is_some(), play })
        };
        read().ok_or_else(|| Refusal::no_action::<Tac>(text.trim()))
    }
}

fn read_move(text: &str) -> Option<Move> {
    match text {
        "jester" => return Some(Move::Jester),
        "devil" => return Some(Move::Devil),
        "8:skip" => return Some(Move::Skip),
        _ => {}
    }
    let (card, places) = text.split_once(':')?;
    let card: Card = card.parse().ok()?;
    let pair = |sign| {
        let (one, two) = places.split_once(sign)?;
        Some((one.parse().ok()?, two.parse().ok()?))
    };
    match card {
        Card::TRICK => pair('/').map(|(one, two)| Move::Trick(Place::min(one, two), one.max(two))),
        Card::WARRIOR => pair('>').map(|(from, to)| Move::Warrior(from, to)),
        Card::ANGEL => pair('>').map(|(from, to)| Move::Angel(from, to)),
        _ if card.number() > 0 => pair('>').map(|(from, to)| Move::Number(card, from, to)),
        _ => None,
    }
}
