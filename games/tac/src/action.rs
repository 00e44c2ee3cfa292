use std::{fmt, str::FromStr};

use table::Refusal;

use crate::{cards::Card, place::Place};

/// The smallest decision of a TAC player.
///
/// ```
/// use tac::Action;
///
/// for text in ["give:7", "5:12>17", "1:A0>0", "tac=8:skip", "trick:5/40", "discard:angel"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
        deed: Deed,
    },
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// A number moves or opens a marble; one step of a 7.
    Move(Card, Place, Place),
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

impl Deed {
    /// The card that does it.
    #[inline]
    pub(crate) const fn card(self) -> Card {
        match self {
            Deed::Move(card, ..) => card,
            Deed::Skip => Card::EIGHT,
            Deed::Trick(..) => Card::TRICK,
            Deed::Warrior(..) => Card::WARRIOR,
            Deed::Angel(..) => Card::ANGEL,
            Deed::Jester => Card::JESTER,
            Deed::Devil => Card::DEVIL,
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
            Action::Use { tac: false, deed } => deed.card(),
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match self {
            Deed::Move(_, from, to) | Deed::Warrior(from, to) | Deed::Angel(from, to) => {
                write!(f, "{card}:{from}>{to}")
            }
            Deed::Trick(one, two) => write!(f, "{card}:{one}/{two}"),
            Deed::Skip => write!(f, "{card}:skip"),
            Deed::Jester | Deed::Devil => write!(f, "{card}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Give(card) => write!(f, "give:{card}"),
            Action::Discard(card) => write!(f, "discard:{card}"),
            Action::Use { tac: true, deed } => write!(f, "tac={deed}"),
            Action::Use { tac: false, deed } => write!(f, "{deed}"),
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
            let deed = read_deed(taken.unwrap_or(&lower))?;
            Some(Action::Use { tac: taken.is_some(), deed })
        };
        read().ok_or_else(|| Refusal::no_action(text.trim()))
    }
}

fn read_deed(text: &str) -> Option<Deed> {
    match text {
        "jester" => return Some(Deed::Jester),
        "devil" => return Some(Deed::Devil),
        "8:skip" => return Some(Deed::Skip),
        _ => {}
    }
    let (card, places) = text.split_once(':')?;
    let card: Card = card.parse().ok()?;
    let pair = |sign| {
        let (one, two) = places.split_once(sign)?;
        Some((one.parse().ok()?, two.parse().ok()?))
    };
    match card {
        Card::TRICK => pair('/').map(|(one, two)| Deed::Trick(Place::min(one, two), one.max(two))),
        Card::WARRIOR => pair('>').map(|(from, to)| Deed::Warrior(from, to)),
        Card::ANGEL => pair('>').map(|(from, to)| Deed::Angel(from, to)),
        _ if card.number() > 0 => pair('>').map(|(from, to)| Deed::Move(card, from, to)),
        _ => None,
    }
}
