use std::{error::Error, fmt};

use crate::{Game, Messages, Phrase, text::shorten};

/// Why an action is not possible: the number of the rule in the game's RULES.md, and words.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The rule, such as `R3.2`, or empty where no rule but the writing is at fault.
    pub rule: &'static str,
    /// What is wrong, to be put into words.
    pub phrase: Phrase,
    /// Where the words are found if it is shown as an error.
    messages: Messages,
}

impl Refusal {
    /// Refused by a rule of the game.
    pub fn new(rule: &'static str, phrase: Phrase) -> Refusal {
        Refusal { rule, phrase, messages: Messages::COMMON }
    }

    /// A text that is no action of this game; the phrase says what was expected.
    pub fn misread(expected: Phrase) -> Refusal {
        Refusal::new("", expected)
    }

    /// A text that is no action of this game. The game's message `notation` says what was expected.
    pub fn no_action<G: Game>(found: &str) -> Refusal {
        let phrase = Phrase::new("notation").with("found", shorten(found, 30));
        Refusal::misread(phrase).said_by::<G>()
    }

    /// The game is over.
    pub fn over<G: Game>() -> Refusal {
        Refusal::new(G::ABOUT.end_rule, Phrase::new("refusal-over"))
    }

    /// The seat may not act now.
    pub fn not_your_turn<G: Game>() -> Refusal {
        Refusal::new(G::ABOUT.turn_rule, Phrase::new("refusal-not-your-turn"))
    }

    /// The same with the words of a game, for those who show it as an error.
    #[must_use]
    pub fn said_by<G: Game>(self) -> Refusal {
        Refusal { messages: G::ABOUT.messages, ..self }
    }

    /// The whole refusal as one phrase, the rule's number included.
    pub fn to_phrase(&self) -> Phrase {
        self.clone().into_phrase()
    }

    /// The same where the refusal is not needed any more.
    pub fn into_phrase(self) -> Phrase {
        if self.rule.is_empty() {
            return self.phrase;
        }
        Phrase::new("refusal").with("rule", self.rule).with("words", self.phrase)
    }
}

/// Refusals are the same if they say the same.
impl PartialEq for Refusal {
    fn eq(&self, other: &Refusal) -> bool {
        self.rule == other.rule && self.phrase == other.phrase
    }
}

impl Eq for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.messages.in_english(&self.to_phrase()))
    }
}

impl Error for Refusal {}
