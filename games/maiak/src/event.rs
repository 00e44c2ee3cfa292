use serde::Serialize;
use table::{Seat, Viewer};

use crate::{Square, tiles::Colour};

/// What happens at a MAIAK table; everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
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
        /// The colours that lie on them now.
        #[serde(serialize_with = "words")]
        colours: [Colour; 2],
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

fn words<S: serde::Serializer>(colours: &[Colour; 2], serializer: S) -> Result<S::Ok, S::Error> {
    colours.map(Colour::word).serialize(serializer)
}

impl table::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn reveals(&self) -> bool {
        false
    }
}
