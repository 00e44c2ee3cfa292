use crate::Phrase;

/// Why an action is not possible: the number of the rule in the game's RULES.md, and words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, such as `R3.2`, or empty where no rule but the writing is at fault.
    pub rule: &'static str,
    /// What is wrong, to be put into words.
    pub phrase: Phrase,
}

impl Refusal {
    /// Refused by a rule of the game.
    pub fn new(rule: &'static str, phrase: Phrase) -> Refusal {
        Refusal { rule, phrase }
    }

    /// A text that is no action of this game; the phrase says what was expected.
    pub fn misread(expected: Phrase) -> Refusal {
        Refusal { rule: "", phrase: expected }
    }

    /// A text that is no action of this game. The game's message `notation` says what was expected.
    pub fn no_action(found: &str) -> Refusal {
        let found: String = found.chars().take(30).collect();
        Refusal::misread(Phrase::new("notation").with("found", found))
    }

    /// The game is over.
    pub fn over() -> Refusal {
        Refusal::misread(Phrase::new("refusal-over"))
    }

    /// The seat may not act now.
    pub fn not_your_turn() -> Refusal {
        Refusal::misread(Phrase::new("refusal-not-your-turn"))
    }

    /// The whole refusal as one phrase, the rule's number included.
    pub fn to_phrase(&self) -> Phrase {
        if self.rule.is_empty() {
            return self.phrase.clone();
        }
        Phrase::new("refusal").with("rule", self.rule).with("words", self.phrase.clone())
    }
}

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
