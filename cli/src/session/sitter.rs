use std::fmt;

use table::{Phrase, Record, Seat};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Somebody at the screen.
    Person,
    /// The bot with this name.
    Bot(String),
}

/// How a person is written in a record.
const PERSON: &str = "person";

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sitter::Person => PERSON,
            Sitter::Bot(name) => name,
        })
    }
}

impl Sitter {
    /// Who it is, in words.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Sitter::Person => Phrase::new("sitter-person"),
            Sitter::Bot(name) => Phrase::new("sitter-bot").with("name", name.as_str()),
        }
    }

    /// The tag that says in a record who sits on a seat.
    pub(crate) fn tag(&self, seat: Seat) -> (String, String) {
        (tag_name(seat), self.to_string())
    }

    /// Who sat on a seat according to a record, if it says so and we know him.
    pub(crate) fn in_record(record: &Record, seat: Seat) -> Option<Sitter> {
        let name = tag_name(seat);
        let (_, sitter) = record.tags.iter().find(|(tag, _)| *tag == name)?;
        match sitter.as_str() {
            PERSON => Some(Sitter::Person),
            name => bots::NAMES.contains(&name).then(|| Sitter::Bot(name.to_owned())),
        }
    }
}

fn tag_name(seat: Seat) -> String {
    format!("Seat {seat}")
}
