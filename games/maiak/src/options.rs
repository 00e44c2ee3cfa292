use serde::{Deserialize, Serialize};
use table::{OptionInfo, OptionKind, Problem, Seat};

use crate::tiles::Tiles;

/// The rule choices of a MAIAK table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether every turn must end with a switch (R5.2).
    pub switch: Switching,
    /// Whether two tiles of one colour may be switched (R5.4).
    pub same_colour: SameColour,
    /// Who starts (R1.4).
    pub starts: Starts,
    /// The opening tiles, row 1 first (R1.3).
    pub tiles: Vec<String>,
}

/// Whether every turn must end with a switch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Switching {
    /// It must.
    #[default]
    Mandatory,
    /// A player may pass instead.
    Optional,
}

/// Whether two tiles of one colour may be switched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SameColour {
    /// They may, which changes nothing.
    #[default]
    Allowed,
    /// They may not.
    Forbidden,
}

/// Who starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Starts {
    /// White, seat 0.
    #[default]
    White,
    /// Black, seat 1.
    Black,
}

impl Starts {
    /// The seat that starts.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// The opening tiles as we assume them: the same seen from either side.
const OPENING: [&str; 5] = ["gybyg", "rbgbr", "yrbry", "rbgbr", "gybyg"];

impl Default for Options {
    fn default() -> Options {
        Options {
            switch: Switching::default(),
            same_colour: SameColour::default(),
            starts: Starts::default(),
            tiles: OPENING.map(str::to_owned).to_vec(),
        }
    }
}

impl table::Options for Options {
    fn problems(&self) -> Vec<Problem> {
        let tiles = Tiles::from_rows(&self.tiles);
        tiles.err().map(|error| Problem::new("tiles", error.phrase())).into_iter().collect()
    }

    fn seats(&self) -> usize {
        2
    }

    /// At most 31 turns (R6.4) of a move and a switch.
    fn max_actions(&self) -> Option<u32> {
        Some(62)
    }

    /// In a match the start alternates (R1.5).
    fn for_game(&self, number: usize) -> Options {
        let starts = match (self.starts, number % 2) {
            (starts, 0) => starts,
            (Starts::White, _) => Starts::Black,
            (Starts::Black, _) => Starts::White,
        };
        Options { starts, ..self.clone() }
    }
}

pub(crate) const INFO: &[OptionInfo] = &[
    OptionInfo {
        name: "switch",
        rule: "R5.2",
        kind: OptionKind::Choice(&["mandatory", "optional"]),
    },
    OptionInfo {
        name: "same_colour",
        rule: "R5.4",
        kind: OptionKind::Choice(&["allowed", "forbidden"]),
    },
    OptionInfo { name: "starts", rule: "R1.4", kind: OptionKind::Choice(&["white", "black"]) },
    OptionInfo { name: "tiles", rule: "R1.3", kind: OptionKind::Text },
];
