use serde::Serialize;
use table::{Phrase, Seat, Viewer};

use crate::{Size, Square, name};

/// What happens at a Tactigo table; everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    },
    /// 3-stacks were surrounded and fell.
    Surrounded {
        /// Who took them.
        seat: Seat,
        /// Where they stood.
        squares: Vec<Square>,
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

    fn phrase(&self) -> Phrase {
        match self {
            Event::Moved { seat, size, from, to, height } => Phrase::new("moved")
                .with("who", name(*seat))
                .with("size", size.checkers())
                .with("from", from.to_string())
                .with("to", to.to_string())
                .with("stacked", if height > size { "yes" } else { "no" })
                .with("height", height.checkers()),
            Event::Overpowered { seat, size, from, to, taken } => Phrase::new("overpowered")
                .with("who", name(*seat))
                .with("size", size.checkers())
                .with("from", from.to_string())
                .with("to", to.to_string())
                .with("taken", *taken),
            Event::Surrounded { seat, squares } => {
                let list = squares.iter().map(|square| Phrase::plain(square.to_string()));
                Phrase::new("surrounded")
                    .with("who", name(*seat))
                    .with("count", squares.len())
                    .with("squares", list.collect::<Vec<_>>())
            }
            Event::Lost { seat, sizes } => {
                let list = sizes.iter().map(|size| Phrase::plain(size.to_string()));
                Phrase::new("lost").with("who", name(*seat)).with("sizes", list.collect::<Vec<_>>())
            }
            Event::Passed { seat } => Phrase::new("passed").with("who", name(*seat)),
            Event::Won { winner } => Phrase::new("won").with("who", name(*winner)),
            Event::Drawn { turns } => Phrase::new("drawn").with("turns", *turns),
        }
    }

    fn reveals(&self) -> bool {
        false
    }

    fn places(&self) -> Vec<String> {
        match self {
            Event::Moved { from, to, .. } | Event::Overpowered { from, to, .. } => {
                vec![from.to_string(), to.to_string()]
            }
            Event::Surrounded { squares, .. } => squares.iter().map(ToString::to_string).collect(),
            Event::Lost { .. } | Event::Passed { .. } | Event::Won { .. } | Event::Drawn { .. } => {
                Vec::new()
            }
        }
    }
}
