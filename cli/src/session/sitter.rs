use std::fmt;

use bots::Spec;
use table::{Phrase, Record, Seat, SeatSet, Sides};

/// Who plays in the place of one person, on every seat that the person holds.
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
    /// Who it is, in words for somebody who plays alone against bots, or for everybody; a bot that
    /// the seat is called by need not be named again.
    pub(crate) fn phrase(&self, alone: bool, named: bool) -> Phrase {
        match self {
            Sitter::Person if alone => Phrase::new("sitter-you"),
            Sitter::Person => Phrase::new("sitter-person"),
            Sitter::Bot(_) if named => Phrase::new("sitter-named-bot"),
            Sitter::Bot(spec) => Phrase::new("sitter-bot").with("name", spec.to_string()),
        }
    }

    /// Who sat on these seats according to a record, if it says so and we know him. A program outside
    /// or a file is not taken from a record: whoever wrote it must not choose what runs or is read here.
    pub(crate) fn in_record(record: &Record, seats: SeatSet) -> Option<Sitter> {
        match tag(record, seats)? {
            PERSON => Some(Sitter::Person),
            name => match name.parse() {
                Ok(Spec::Outside(_) | Spec::Network(..) | Spec::Perfect(Some(_))) | Err(_) => None,
                Ok(spec) => Some(Sitter::Bot(spec)),
            },
        }
    }

    /// What a record calls whoever sat on these seats.
    pub(crate) fn name_in_record(record: &Record, seats: SeatSet) -> Option<String> {
        tag(record, seats).filter(|&name| name != PERSON).map(str::to_owned)
    }
}

/// The tags that say in a record who sits on each seat.
pub(crate) fn seat_tags(sides: &Sides, sitters: &[Sitter]) -> Vec<(String, String)> {
    let sitter = |seat: Seat| sides.people().iter().position(|person| person.contains(seat));
    let tag = |seat| Some((tag_name(seat), sitters.get(sitter(seat)?)?.to_string()));
    sides.playing().iter().filter_map(tag).collect()
}

fn tag(record: &Record, seats: SeatSet) -> Option<&str> {
    let of_seat = |seat| {
        let name = tag_name(seat);
        record.tags.iter().find(|(tag, _)| *tag == name)
    };
    seats.iter().find_map(of_seat).map(|(_, value)| value.as_str())
}

fn tag_name(seat: Seat) -> String {
    format!("Seat {seat}")
}
