use crate::{Messages, OptionInfo, Rulebook};

/// A title and the facts that hold for every table of it. The battery of tests checks each.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name in commands and records.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// The present version of the rules, raised when one is corrected.
    pub rules_version: u32,
    /// The oldest version that can still be played, so that what began by it also ends by it.
    pub oldest_rules: u32,
    /// The rules.
    pub rules: Rulebook,
    /// Everything the game says.
    pub messages: Messages,
    /// The options, in the order of the rules.
    pub options: &'static [OptionInfo],
    /// The fewest and most seats of a table.
    pub seats: (usize, usize),
    /// The fewest and most people who can play.
    pub people: (usize, usize),
    /// The rule that says whose turn it is.
    pub turn_rule: &'static str,
    /// The rule that ends the game.
    pub end_rule: &'static str,
    /// The letter of the rulings that the rules name, as in `[M7]`.
    pub ruling_letter: char,
    /// Whether anything is ever hidden from anybody.
    pub hidden: bool,
    /// Whether the rules ever ask for a quick answer, so that not to answer is an answer too.
    pub quick_answers: bool,
}

impl About {
    /// Whether a game that began by this version of the rules can go on.
    pub const fn knows_rules(&self, version: u32) -> bool {
        self.oldest_rules <= version && version <= self.rules_version
    }
}
