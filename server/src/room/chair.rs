use bots::Level;
use store::PersonId;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot(Level),
}

/// A seat with who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits there now.
    pub sitter: Sitter,
    /// The person who sat there before a bot took over in the middle of the game.
    pub left: Option<PersonId>,
    /// Whether that person gave up, by word or by time.
    pub resigned: bool,
}

/// The strength of bots that stand in for people.
pub(crate) const STANDIN: Level = Level::Medium;

impl Chair {
    /// A seat where nobody sits.
    pub const FREE: Chair = Chair { sitter: Sitter::Nobody, left: None, resigned: false };

    /// The person who sits here.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    /// The level of the bot that sits here.
    pub fn bot(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Bot(level) => Some(level),
            _ => None,
        }
    }

    /// A bot takes over what the person leaves.
    pub(super) fn take_over(&mut self) {
        if let Sitter::Person(person) = std::mem::replace(&mut self.sitter, Sitter::Bot(STANDIN)) {
            self.left = Some(person);
        }
    }
}
