use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{OptionInfo, OptionKind, Phrase, Problem, Sides};

use crate::Layout;

/// The rule choices of a Tactigo table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the stacks stand at first (R1.4).
    pub layout: Layout,
    /// When it is judged whether a size can move (R2.5).
    pub availability: Availability,
    /// How many sides surround a 3-stack on the edge (R5.4).
    pub edge_sides: EdgeSides,
    /// After how many turns in a row without a capture the game is a draw; 0 for never (R6.2).
    pub quiet_limit: u16,
}

/// When it is judged whether a size can move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Availability {
    /// Always in the position as it stands.
    #[default]
    Now,
    /// When the turn starts: what cannot move then is lost for the whole turn.
    TurnStart,
}

/// How many sides surround a 3-stack on the edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum EdgeSides {
    /// Two of the three.
    Two = 2,
    /// All three.
    #[default]
    Three,
}

#[cfg(feature = "schema")]
table::schema!(EdgeSides = schemars::json_schema!({"enum": [2, 3]}));

impl Serialize for EdgeSides {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}

impl<'de> Deserialize<'de> for EdgeSides {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EdgeSides, D::Error> {
        match u64::deserialize(deserializer)? {
            2 => Ok(EdgeSides::Two),
            3 => Ok(EdgeSides::Three),
            other => Err(D::Error::custom(format!("expected 2 or 3, found {other}"))),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            layout: Layout::default(),
            availability: Availability::default(),
            edge_sides: EdgeSides::default(),
            quiet_limit: 100,
        }
    }
}

/// The highest limit of quiet turns.
const MOST_QUIET: u16 = 10_000;

impl table::Options for Options {
    fn problems(&self) -> Vec<Problem> {
        let mut problems = self.layout.board(self.edge_sides).err().unwrap_or_default();
        if self.quiet_limit > MOST_QUIET {
            let phrase = Phrase::new("expected-number").with("low", "0");
            let phrase = phrase.with("high", MOST_QUIET.to_string());
            let phrase = phrase.with("found", self.quiet_limit.to_string());
            problems.push(Problem::new("quiet_limit", phrase));
        }
        problems
    }

    fn sides(&self) -> Sides {
        Sides::each_alone(2)
    }

    /// At most 16 captures leave the game open, so the limit is reached within 17 of its lengths
    /// (R6.3), with three moves a turn.
    fn max_actions(&self) -> Option<u32> {
        (self.quiet_limit > 0).then(|| 17 * 3 * u32::from(self.quiet_limit))
    }
}

pub(crate) const INFO: &[OptionInfo] = &[
    OptionInfo { name: "layout", rule: "R1.4", kind: OptionKind::Preset(&Layout::PRESETS) },
    OptionInfo {
        name: "availability",
        rule: "R2.5",
        kind: OptionKind::Choice(&["now", "turn-start"]),
    },
    OptionInfo { name: "edge_sides", rule: "R5.4", kind: OptionKind::Number(2, 3) },
    OptionInfo {
        name: "quiet_limit",
        rule: "R6.2",
        kind: OptionKind::Number(0, MOST_QUIET as u32),
    },
];
