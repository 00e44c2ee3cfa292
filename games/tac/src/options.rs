use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{OptionInfo, OptionKind, Phrase, Problem, Sides};

use crate::plan::PLANS;

/// The rule choices of a TAC table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who sits where and plays for what (R1.3).
    pub variant: Variant,
    /// Without or with the four master cards (R2.1).
    pub deck: Deck,
    /// Whether an Angel may move a marble on inside its house (R7.5).
    pub angel_house: bool,
    /// Whether all cards but the stock are open to everybody (R3.6).
    pub open_hands: bool,
    /// How many shuffles a game may take before it is decided (R9.6).
    pub max_shuffles: u16,
    /// Whether the first version of the rules is played, by which a one-team game does not count its
    /// cards (R10.4) and every seat has a person of its own (R10.1).
    #[serde(skip)]
    pub first_version: bool,
}

/// Who sits where and plays for what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Two teams of two.
    #[default]
    Teams,
    /// Four as one team, with as few cards as possible.
    OneTeam,
    /// The same alone, all hands open.
    Solo,
    /// Two players, four marbles each, on opposite seats.
    TwoSingles,
    /// Two players with two opposite seats each.
    TwoDoubles,
    /// Three players, each alone.
    ThreeSingles,
    /// One player with two opposite seats against a team.
    ThreeDouble,
    /// One player against a team of two; the fourth seat is empty.
    TwoVsOne,
    /// Three teams of two on six seats.
    SixPairs,
    /// Two teams of three on six seats.
    SixThrees,
    /// Six as one team, with as few cards as possible.
    SixTeam,
}

/// Without or with the four master cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// Without.
    #[default]
    Base,
    /// With Jester, Angel, Warrior and Devil.
    Master,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            variant: Variant::default(),
            deck: Deck::default(),
            angel_house: false,
            open_hands: false,
            max_shuffles: 40,
            first_version: false,
        }
    }
}

impl Options {
    /// Whether everybody sees all cards but the stock; alone, one person does (R10.5).
    #[inline]
    pub(crate) const fn shows_all(&self) -> bool {
        self.open_hands || matches!(self.variant, Variant::Solo)
    }

    /// The seats that the person on a seat holds.
    #[inline]
    pub(crate) const fn person(&self, seat: u8) -> u8 {
        PLANS[self.variant as usize].person(seat, self.first_version)
    }
}

const MOST_SHUFFLES: u16 = 10_000;

impl table::Options for Options {
    fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if !(1..=MOST_SHUFFLES).contains(&self.max_shuffles) {
            let phrase = Phrase::new("option-bad-max-shuffles")
                .with("found", self.max_shuffles.to_string())
                .with("most", MOST_SHUFFLES.to_string());
            problems.push(Problem::new("max_shuffles", phrase));
        }
        problems
    }

    fn sides(&self) -> Sides {
        PLANS[self.variant as usize].sides(self.first_version)
    }

    /// Every card of a shuffled deck is played once, in at most seven steps; every deal brings each
    /// seat one exchange, and no deal has fewer than ten cards.
    fn max_actions(&self) -> Option<u32> {
        Some(u32::from(self.max_shuffles) * (104 * 7 + 10 * 6))
    }

    /// The first version of the rules began with the master deck.
    fn old_defaults(rules: u32) -> Value {
        if rules < 2 { json!({"deck": "master"}) } else { json!({}) }
    }

    fn set_rules(&mut self, rules: u32) {
        self.first_version = rules < 2;
    }
}

pub(crate) const INFO: &[OptionInfo] = &[
    OptionInfo {
        name: "variant",
        rule: "R1.3",
        kind: OptionKind::Choice(&[
            "teams",
            "one-team",
            "solo",
            "two-singles",
            "two-doubles",
            "three-singles",
            "three-double",
            "two-vs-one",
            "six-pairs",
            "six-threes",
            "six-team",
        ]),
    },
    OptionInfo { name: "deck", rule: "R2.1", kind: OptionKind::Choice(&["base", "master"]) },
    OptionInfo { name: "angel_house", rule: "R7.5", kind: OptionKind::Flag },
    OptionInfo { name: "open_hands", rule: "R3.6", kind: OptionKind::Flag },
    OptionInfo {
        name: "max_shuffles",
        rule: "R9.6",
        kind: OptionKind::Number(1, MOST_SHUFFLES as u32),
    },
];
