use serde::Serialize;
use table::{Game, Phrase, Seat, SeatSet, Viewer};

use crate::{
    Taki,
    cards::{Card, Colour},
    scene::hand_id,
    words::card_phrase,
};

/// What happens at a TAKI table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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

impl Why {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Why::Turn => "turn",
            Why::PlusTwo => "plus-two",
            Why::Plus => "plus",
            Why::PlusThree => "plus-three",
            Why::Broken => "broken",
            Why::Breaker => "breaker",
            Why::Penalty => "penalty",
            Why::Stage => "stage",
        }
    }
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

    fn phrase(&self) -> Phrase {
        let who =
            |key: &'static str, seat: Seat| Phrase::new(key).with("who", Taki::seat_name(seat));
        match self {
            Event::Played { seat, card, colour } => who("played", *seat)
                .with("card", card_phrase(*card))
                .with("colour", colour.map_or("none", Colour::word)),
            Event::Drew { seat, why, count, cards } => {
                let shown = cards.iter().flatten().copied().map(card_phrase).collect::<Vec<_>>();
                let key = match (count, shown.is_empty()) {
                    (0, _) => "drew-nothing",
                    (_, true) => "drew",
                    (_, false) => "drew-cards",
                };
                let phrase = who(key, *seat).with("why", why.word()).with("count", *count);
                phrase.with("cards", shown)
            }
            Event::Shuffled { count } => Phrase::new("shuffled").with("count", *count),
            Event::RunEnded { seat, closed: true } => who("run-closed", *seat),
            Event::RunEnded { seat, closed: false } => who("run-left", *seat),
            Event::Declined { seat } => who("declined", *seat),
            Event::Answered { seat, breaks: None } => who("answered", *seat),
            Event::Answered { seat, breaks: Some(true) } => who("answered-break", *seat),
            Event::Answered { seat, breaks: Some(false) } => who("answered-let", *seat),
            Event::Called { seat } => who("called", *seat),
            Event::KeptSilent { seat } => who("kept-silent", *seat),
            Event::Stopped { seat } => who("stopped", *seat),
            Event::Advanced { seat, stage } => who("advanced", *seat).with("stage", *stage),
            Event::Ended { winners, reason } => {
                let names = winners.iter().map(Taki::seat_name).collect::<Vec<_>>();
                Phrase::new(format!("ended-{reason}"))
                    .with("winners", winners.len())
                    .with("who", names)
            }
        }
    }

    /// Cards that were drawn stay seen, and so does a card that somebody laid open.
    fn reveals(&self) -> bool {
        match self {
            Event::Drew { count, .. } => *count > 0,
            Event::Played { .. } | Event::Answered { .. } | Event::Shuffled { .. } => true,
            _ => false,
        }
    }

    fn places(&self) -> Vec<String> {
        match self {
            Event::Played { seat, .. } => vec![hand_id(*seat), "discards".to_owned()],
            Event::Drew { seat, .. } => vec!["draw".to_owned(), hand_id(*seat)],
            Event::Shuffled { .. } => vec!["discards".to_owned(), "draw".to_owned()],
            Event::RunEnded { .. } => vec!["discards".to_owned()],
            Event::Declined { seat }
            | Event::Answered { seat, .. }
            | Event::Called { seat }
            | Event::KeptSilent { seat }
            | Event::Stopped { seat }
            | Event::Advanced { seat, .. } => vec![panel_id(*seat)],
            Event::Ended { winners, .. } => winners.iter().map(panel_id).collect(),
        }
    }
}

/// Where a client shows what is to be known of a seat.
fn panel_id(seat: Seat) -> String {
    format!("seat-{seat}")
}
