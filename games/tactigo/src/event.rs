use serde::Serialize;
use table::{Seat, Viewer};

use crate::{Size, Square};

/// What happens at a Tactigo table; everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Checkers moved.
    Moved {
        /// Whose checkers.
        seat: Seat,
        /// How many.
        size: Size,
        /// The square they left.
        from: Square,
        /// The square they entered.
        to: Square,
        /// How high the stack there is now.
        height: Size,
    },
    /// Checkers moved and took the stack where they went.
    Overpowered {
        /// Whose checkers.
        seat: Seat,
        /// How many.
        size: Size,
        /// The square they left.
        from: Square,
        /// The square they entered.
        to: Square,
        /// How many checkers they took.
        taken: u8,
        /// How many the seat has taken by now.
        total: u8,
    },
    /// 3-stacks were surrounded and fell.
    Surrounded {
        /// Who took them.
        seat: Seat,
        /// Where they stood.
        squares: Vec<Square>,
        /// How many checkers that seat has taken by now.
        total: u8,
    },
    /// A player's turn ended with sizes that could not move.
    Lost {
        /// Whose turn.
        seat: Seat,
        /// The sizes that did not move.
        sizes: Vec<Size>,
    },
    /// A player had no move at all, so his turn passed.
    Passed {
        /// Whose turn.
        seat: Seat,
    },
    /// A player took enough checkers to win.
    Won {
        /// Who won.
        winner: Seat,
    },
    /// Too many turns in a row brought no capture.
    Drawn {
        /// How many turns.
        turns: u16,
    },
}

impl table::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn reveals(&self) -> bool {
        false
    }
}
