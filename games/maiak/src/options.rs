use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Chance, OptionInfo, OptionKind, Problem, RandomSource, Seat, Seed, Sides};

use crate::{Size, opening::Opening};

/// The rule choices of a MAIAK table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether every turn must end with a switch (R5.2).
    pub switch: Switching,
    /// Whether two tiles of one colour may be switched (R5.4).
    pub same_colour: SameColour,
    /// Who starts (R1.4).
    pub starts: Starts,
    /// The opening tiles (R1.3).
    pub tiles: Opening,
    /// How large the board is (R1.6).
    pub size: Size,
}

/// Whether every turn must end with a switch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Starts {
    /// White, seat 0.
    #[default]
    White,
    /// Black, seat 1.
    Black,
    /// Whoever the lot decides for, drawn from the seed.
    Drawn,
}

impl Starts {
    /// The seat that starts.
    pub fn seat(self, seed: &Seed) -> Seat {
        match self {
            Starts::White => Seat::new(0),
            Starts::Black => Seat::new(1),
            Starts::Drawn => Chance::new(*seed).stream(|stream| Seat::new(stream.below(2) as u8)),
        }
    }
}

impl table::Options for Options {
    fn problems(&self) -> Vec<Problem> {
        let tiles = self.tiles.tiles(self.size);
        tiles.err().map(|error| Problem::new("tiles", error.phrase())).into_iter().collect()
    }

    fn sides(&self) -> Sides {
        Sides::each_alone(2)
    }

    /// Every turn is a move and a switch.
    fn max_actions(&self) -> Option<u32> {
        Some(2 * max_turns(self.size))
    }

    /// In a match the start alternates, unless the lot decides every time (R1.5).
    fn for_game(&self, number: usize) -> Options {
        let starts = match self.starts {
            Starts::White if number % 2 == 1 => Starts::Black,
            Starts::Black if number % 2 == 1 => Starts::White,
            starts => starts,
        };
        Options { starts, ..self.clone() }
    }

    /// The first version of the rules had other opening tiles.
    fn old_defaults(rules: u32) -> Value {
        if rules < 2 { json!({"tiles": "courtyard"}) } else { json!({}) }
    }
}

/// The most turns of a game (R6.4): each piece can step to the row before the far one, and the next
/// step decides.
pub(crate) const fn max_turns(size: Size) -> u32 {
    let side = size.side() as u32;
    2 * side * (side - 2) + 1
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
    OptionInfo {
        name: "starts",
        rule: "R1.4",
        kind: OptionKind::Choice(&["white", "black", "drawn"]),
    },
    OptionInfo { name: "tiles", rule: "R1.3", kind: OptionKind::Preset(&Opening::PRESETS) },
    OptionInfo { name: "size", rule: "R1.6", kind: OptionKind::Number(3, 5) },
];
