use serde::{Deserialize, Serialize};
use table::{OptionInfo, OptionKind, Problem, Sides};

/// The rule choices of a TacTiki table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the pieces come onto the board (R2.3).
    pub setup: Setup,
    /// What becomes of a player who can neither move nor reincarnate (R3.4).
    pub stalemate: Stalemate,
    /// What an enemy buried under a statue does (R8.2).
    pub buried: Buried,
    /// Whether ranks once shown stay in sight (R6.1).
    pub memory_aid: bool,
    /// Turns without progress until a draw, 0 for never (R8.4).
    pub quiet_limit: u16,
    /// Turns until a draw, 0 for never (R8.4).
    pub max_turns: u16,
    /// The version of the rules. Nobody chooses it: a game is played by the one it began with.
    #[serde(skip)]
    pub rules: u32,
}

/// The present version of the rules. Since 2, a side for which every start field of the enemy is
/// spoilt cannot gather five (R8.3).
pub(crate) const RULES: u32 = 2;

/// How the pieces come onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Setup {
    /// Each player places them secretly.
    #[default]
    Chosen,
    /// The seed places them.
    Random,
}

/// What becomes of a player who can neither move nor reincarnate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stalemate {
    /// The turn passes by itself.
    #[default]
    Pass,
    /// The player loses.
    Loss,
}

/// What an enemy buried under a statue does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Buried {
    /// Nothing.
    #[default]
    Harmless,
    /// The field can hold no statue.
    Spoils,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            setup: Setup::default(),
            stalemate: Stalemate::default(),
            buried: Buried::default(),
            memory_aid: false,
            quiet_limit: 100,
            max_turns: 1000,
            rules: RULES,
        }
    }
}

impl table::Options for Options {
    fn problems(&self) -> Vec<Problem> {
        Vec::new()
    }

    fn sides(&self) -> Sides {
        Sides::each_alone(2)
    }

    /// Twenty pieces to place, then at most two moves a turn. Without a cap the quiet limit still
    /// ends a game some day, but nobody can say when.
    fn max_actions(&self) -> Option<u32> {
        (self.max_turns > 0).then(|| 20 + 2 * u32::from(self.max_turns))
    }

    fn set_rules(&mut self, version: u32) {
        self.rules = version;
    }
}

const LIMIT: OptionKind = OptionKind::Number(0, u16::MAX as u32);

pub(crate) const INFO: &[OptionInfo] = &[
    OptionInfo { name: "setup", rule: "R2.3", kind: OptionKind::Choice(&["chosen", "random"]) },
    OptionInfo { name: "stalemate", rule: "R3.4", kind: OptionKind::Choice(&["pass", "loss"]) },
    OptionInfo { name: "buried", rule: "R8.2", kind: OptionKind::Choice(&["harmless", "spoils"]) },
    OptionInfo { name: "memory_aid", rule: "R6.1", kind: OptionKind::Flag },
    OptionInfo { name: "quiet_limit", rule: "R8.4", kind: LIMIT },
    OptionInfo { name: "max_turns", rule: "R8.4", kind: LIMIT },
];
