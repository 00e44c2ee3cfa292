use std::fmt;

use bots::Spec;
use table::{Phrase, Record, Seat};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Sitter {
    /// Somebody at the screen.
    Person,
    /// This bot.
    Bot(Spec),
}

/// How a person is written in a record.
const PERSON: &str = "person";

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str(PERSON),
            Sitter::Bot(spec) => spec.fmt(f),
        }
    }
}

impl Sitter {
    /// Who it is, in words.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Sitter::Person => Phrase::new("sitter-person"),
            Sitter::Bot(spec) => Phrase::new("sitter-bot").with("name", spec.to_string()),
        }
    }

    /// The tag that says in a record who sits on a seat.
    pub(crate) fn tag(&self, seat: Seat) -> (String, String) {
        (tag_name(seat), self.to_string())
    }

    /// Who sat on a seat according to a record, if it says so and we know him. A program outside is
    /// not taken from a record: whoever wrote the file must not choose what runs here.
    pub(crate) fn in_record(record: &Record, seat: Seat) -> Option<Sitter> {
        let name = tag_name(seat);
        let (_, sitter) = record.tags.iter().find(|(tag, _)| *tag == name)?;
        match sitter.as_str() {
            PERSON => Some(Sitter::Person),
            name => match name.parse() {
                Ok(Spec::Outside(_)) | Err(_) => None,
                Ok(spec) => Some(Sitter::Bot(spec)),
            },
        }
    }
}

fn tag_name(seat: Seat) -> String {
    format!("Seat {seat}")
}
