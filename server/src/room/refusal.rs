use catalog::Title;
use table::{Lang, Phrase};

use crate::words;

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game does not allow it.
    Game(table::Refusal),
    /// The table does not allow it.
    Table(Phrase),
}

impl Refusal {
    /// Refused by the table, in the words with this key.
    pub(crate) fn new(key: &'static str) -> Refusal {
        Refusal::Table(Phrase::new(key))
    }

    /// The number of the rule, or nothing where no rule of the game is at fault.
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::Game(refusal) => refusal.rule,
            Refusal::Table(_) => "",
        }
    }

    /// The reason in words, the rule's number included.
    pub fn text(&self, lang: Lang, game: &dyn Title) -> String {
        match self {
            Refusal::Game(refusal) => game.words().say(lang, &refusal.to_phrase()),
            Refusal::Table(phrase) => words::say(lang, phrase),
        }
    }
}

impl From<table::Refusal> for Refusal {
    fn from(refusal: table::Refusal) -> Refusal {
        Refusal::Game(refusal)
    }
}
