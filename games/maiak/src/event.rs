use serde::Serialize;
use table::{Phrase, Seat, Viewer};

use crate::{Maiak, Square, tiles::Colour};

/// What happens at a MAIAK table; everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A piece stepped forward.
    Stepped {
        /// Whose piece.
        seat: Seat,
        /// The tile it left.
        from: Square,
        /// The tile it entered.
        to: Square,
        /// The colour of that tile.
        #[serde(serialize_with = "word")]
        colour: Colour,
        /// Whether it captured an enemy there.
        captures: bool,
        /// Where the pieces stood that paid.
        paid: Vec<Square>,
    },
    /// Two tiles changed places.
    Switched {
        /// Who switched them.
        seat: Seat,
        /// One tile.
        a: Square,
        /// The other tile.
        b: Square,
    },
    /// A player left the tiles as they are.
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// A player's turn ended without a switch, because none was legal.
    NoSwitch {
        /// Whose turn.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winner: Seat,
        /// Why.
        reason: &'static str,
    },
}

fn word<S: serde::Serializer>(colour: &Colour, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(colour.word())
}

impl table::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn phrase(&self) -> Phrase {
        use table::Game;
        match self {
            Event::Stepped { seat, from, to, colour, captures, paid } => {
                Phrase::new(if *captures { "captured" } else { "stepped" })
                    .with("who", Maiak::seat_name(*seat))
                    .with("from", from.to_string())
                    .with("to", to.to_string())
                    .with("colour", colour.word())
                    .with("price", paid.len())
                    .with(
                        "paid",
                        paid.iter().map(|s| Phrase::plain(s.to_string())).collect::<Vec<_>>(),
                    )
            }
            Event::Switched { seat, a, b } => Phrase::new("switched")
                .with("who", Maiak::seat_name(*seat))
                .with("a", a.to_string())
                .with("b", b.to_string()),
            Event::Passed { seat } => Phrase::new("passed").with("who", Maiak::seat_name(*seat)),
            Event::NoSwitch { seat } => {
                Phrase::new("no-switch").with("who", Maiak::seat_name(*seat))
            }
            Event::Ended { winner, reason } => {
                Phrase::new(format!("ended-{reason}")).with("who", Maiak::seat_name(*winner))
            }
        }
    }

    fn reveals(&self) -> bool {
        false
    }

    fn places(&self) -> Vec<String> {
        let text = |square: &Square| square.to_string();
        match self {
            Event::Stepped { from, to, paid, .. } => {
                [from].into_iter().chain(paid).chain([to]).map(text).collect()
            }
            Event::Switched { a, b, .. } => [a, b].map(text).into(),
            Event::Passed { .. } | Event::NoSwitch { .. } | Event::Ended { .. } => Vec::new(),
        }
    }
}
