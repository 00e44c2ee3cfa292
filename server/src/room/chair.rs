use bots::Level;
use store::PersonId;
use table::{Seat, SeatSet};

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot(Level),
}

/// The place of one person at the table: all the seats that the person holds, mostly one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Its seats; never none.
    pub seats: SeatSet,
    /// Who sits there now.
    pub sitter: Sitter,
    /// The person who sat there before a bot took over in the middle of the game.
    pub left: Option<PersonId>,
    /// Whether that person gave up, by word or by time.
    pub resigned: bool,
    /// Everybody who has sat here since the game began, and so has seen what the chair sees.
    pub known_to: Vec<PersonId>,
}

/// The strength of bots that stand in for people.
pub(crate) const STANDIN: Level = Level::Medium;

impl Chair {
    /// A chair on which nobody sits.
    pub(super) fn free(seats: SeatSet) -> Chair {
        Chair { seats, sitter: Sitter::Nobody, left: None, resigned: false, known_to: Vec::new() }
    }

    /// The seat by which the log names the chair: its lowest.
    pub fn first_seat(&self) -> Seat {
        self.seats.first().expect("a chair has a seat")
    }

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

    /// Whose chair it is: the person who sits here, or sat here before a bot took over.
    pub fn owner(&self) -> Option<&PersonId> {
        self.left.as_ref().or(self.person())
    }

    /// The person for whom a bot keeps the chair; nobody who gave up.
    pub fn kept_for(&self) -> Option<&PersonId> {
        self.left.as_ref().filter(|_| !self.resigned)
    }

    /// A person sits down.
    pub(super) fn seat(&mut self, person: PersonId) {
        self.sitter = Sitter::Person(person);
        self.left = None;
    }

    /// From now on the chair sees the game.
    pub(super) fn learn(&mut self) {
        if let Some(person) = self.person().cloned()
            && !self.known_to.contains(&person)
        {
            self.known_to.push(person);
        }
    }

    /// A bot takes over what the person leaves.
    pub(super) fn take_over(&mut self) {
        if let Sitter::Person(person) = std::mem::replace(&mut self.sitter, Sitter::Bot(STANDIN)) {
            self.left = Some(person);
        }
    }
}
