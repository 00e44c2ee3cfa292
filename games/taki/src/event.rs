use serde::Serialize;
use table::{Seat, SeatSet, Viewer};

use crate::cards::{Card, Colour};

/// What happens at a TAKI table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The colour that was named with it.
        colour: Option<Colour>,
    },
    /// Cards were drawn; the others see only how many.
    Drew {
        /// Who drew.
        seat: Seat,
        /// For what.
        why: Why,
        /// How many.
        count: u8,
        /// Which ones, for the seat that drew.
        cards: Option<Vec<Card>>,
    },
    /// The discards became the new draw pile.
    Shuffled {
        /// How many cards it has.
        count: u8,
    },
    /// A run ended.
    RunEnded {
        /// Whose.
        seat: Seat,
        /// Whether the TAKI is closed.
        closed: bool,
    },
    /// A King's free play was declined.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// A seat answered the +3; the others do not see how.
    Answered {
        /// Which seat.
        seat: Seat,
        /// Whether with a Breaker, for the seat itself.
        breaks: Option<bool>,
    },
    /// Somebody called "last card!".
    Called {
        /// Who.
        seat: Seat,
    },
    /// Somebody keeps silent about his last card.
    KeptSilent {
        /// Who.
        seat: Seat,
    },
    /// A seat lost its turn to a Stop.
    Stopped {
        /// Which seat.
        seat: Seat,
    },
    /// A seat came to the next stage of the Pyramid.
    Advanced {
        /// Which seat.
        seat: Seat,
        /// The stage it is at now.
        stage: u8,
    },
    /// The game ended.
    Ended {
        /// Who won or shares.
        winners: SeatSet,
        /// Why.
        reason: &'static str,
    },
}

/// What cards are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Instead of playing.
    Turn,
    /// The +2 pile.
    PlusTwo,
    /// A Plus without a second card.
    Plus,
    /// Another's +3.
    PlusThree,
    /// The own +3, broken.
    Broken,
    /// A Breaker played in the own turn.
    Breaker,
    /// A last card not called.
    Penalty,
    /// The next stage of the Pyramid.
    Stage,
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Event::Answered { seat, breaks } if !viewer.is(*seat) => *breaks = None,
            _ => {}
        }
        Some(seen)
    }

    /// Cards that were drawn stay seen, and so does a card that somebody laid open.
    fn reveals(&self) -> bool {
        match self {
            Event::Drew { count, .. } => *count > 0,
            Event::Played { .. } | Event::Answered { .. } | Event::Shuffled { .. } => true,
            _ => false,
        }
    }
}
