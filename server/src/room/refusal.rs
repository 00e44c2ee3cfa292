use std::{error::Error, fmt};

use catalog::Listing;
use table::{Lang, Phrase, ProblemList};

use crate::words;

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game does not allow it.
    Game(table::Refusal),
    /// The game cannot be played like that.
    Options(ProblemList),
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
            Refusal::Options(_) | Refusal::Table(_) => "",
        }
    }

    /// The reason in words, the rule's number included.
    pub fn text(&self, lang: Lang, game: &dyn Listing) -> String {
        match self {
            Refusal::Game(refusal) => game.words().say(lang, &refusal.to_phrase()),
            Refusal::Options(problems) => game.words().say(lang, &problems.to_phrase()),
            Refusal::Table(phrase) => words::say(lang, phrase),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Game(refusal) => refusal.fmt(f),
            Refusal::Options(problems) => problems.fmt(f),
            Refusal::Table(phrase) => f.write_str(&words::say(Lang::En, phrase)),
        }
    }
}

impl Error for Refusal {}

impl From<table::Refusal> for Refusal {
    fn from(refusal: table::Refusal) -> Refusal {
        Refusal::Game(refusal)
    }
}

impl From<ProblemList> for Refusal {
    fn from(problems: ProblemList) -> Refusal {
        Refusal::Options(problems)
    }
}
