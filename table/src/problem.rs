use std::{error::Error, fmt};

use crate::{Game, Messages, Phrase};

/// One thing that is wrong with options or with a state that somebody wrote by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where: the name of an option or of a field of the state.
    pub place: String,
    /// What is wrong, to be put into words.
    pub phrase: Phrase,
}

impl Problem {
    /// A problem at a place.
    pub fn new(place: impl Into<String>, phrase: Phrase) -> Problem {
        Problem { place: place.into(), phrase }
    }

    /// The whole problem as one phrase, the place included.
    pub fn to_phrase(&self) -> Phrase {
        Phrase::new("problem").with("place", self.place.as_str()).with("words", self.phrase.clone())
    }
}

/// Everything that is wrong with options or with a state; at least one thing.
#[derive(Clone, Debug)]
pub struct ProblemList {
    problems: Vec<Problem>,
    /// Where the words are found if it is shown as an error.
    messages: Messages,
}

impl ProblemList {
    /// These problems with a game.
    pub fn of<G: Game>(problems: Vec<Problem>) -> ProblemList {
        ProblemList { problems, messages: G::ABOUT.messages }
    }

    /// The problems.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// All of them as one phrase.
    pub fn to_phrase(&self) -> Phrase {
        let all: Vec<Phrase> = self.problems.iter().map(Problem::to_phrase).collect();
        Phrase::new("problems").with("problems", all)
    }
}

/// Lists are the same if they name the same problems.
impl PartialEq for ProblemList {
    fn eq(&self, other: &ProblemList) -> bool {
        self.problems == other.problems
    }
}

impl Eq for ProblemList {}

impl fmt::Display for ProblemList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.messages.in_english(&self.to_phrase()))
    }
}

impl Error for ProblemList {}
