use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{Phrase, Refusal, text::shorten};

use crate::plan::SEATS;

/// A place for a marble: a field of the ring, a field of a house, or a yard.
///
/// ```
/// use tac::Place;
///
/// assert_eq!("A4".parse(), Ok(Place::house(0, 4)));
/// assert_eq!(Place::yard(1).to_string(), "B0");
/// assert_eq!("63".parse(), Ok(Place::ring(63)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub(crate) u8);

/// The most fields a ring has; places from here on are yards and houses, five to a seat.
pub(crate) const RING: u8 = 66;

impl Place {
    /// A field of the ring, from 0 to 65.
    pub const fn ring(field: u8) -> Place {
        assert!(field < RING);
        Place(field)
    }

    /// A field of a seat's house, from 1 to 4.
    pub const fn house(seat: u8, field: u8) -> Place {
        assert!((seat as usize) < SEATS && 1 <= field && field <= 4);
        Place(RING + 5 * seat + field)
    }

    /// The yard of a seat.
    pub const fn yard(seat: u8) -> Place {
        assert!((seat as usize) < SEATS);
        Place(RING + 5 * seat)
    }

    /// The field of the ring, if it is one.
    #[inline]
    pub(crate) const fn on_ring(self) -> Option<u8> {
        if self.0 < RING { Some(self.0) } else { None }
    }

    /// Whether it is a yard.
    #[cfg(feature = "words")]
    pub(crate) const fn is_yard(self) -> bool {
        matches!(self.at_home(), Some((_, 0)))
    }

    /// The seat whose house or yard it is, and the field in the house, 0 for the yard.
    #[inline]
    pub(crate) const fn at_home(self) -> Option<(u8, u8)> {
        if self.0 < RING { None } else { Some(((self.0 - RING) / 5, (self.0 - RING) % 5)) }
    }
}

/// The letter of a seat.
pub(crate) const fn letter(seat: u8) -> char {
    (b'A' + seat) as char
}

/// The seat of a letter.
pub(crate) fn seat_of(letter: char) -> Option<u8> {
    let letter = letter.to_ascii_uppercase();
    ('A'..='F').contains(&letter).then(|| letter as u8 - b'A')
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at_home() {
            None => write!(f, "{}", self.0),
            Some((seat, field)) => write!(f, "{}{field}", letter(seat)),
        }
    }
}

impl FromStr for Place {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Place, Refusal> {
        let text = text.trim();
        let read = || {
            if let Some(seat) = text.chars().next().and_then(seat_of) {
                let field: u8 = digits(&text[1..])?;
                return (field <= 4).then_some(Place(RING + 5 * seat + field));
            }
            digits(text).filter(|&field| field < RING).map(Place)
        };
        read().ok_or_else(|| {
            Refusal::misread(Phrase::new("place-expected").with("found", shorten(text, 20)))
        })
    }
}

/// A number written plainly, without sign or leading zeros.
fn digits(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit())
        && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

#[cfg(feature = "schema")]
table::schema!(
    Place = schemars::json_schema!({"type": "string", "pattern": "^([0-9]{1,2}|[A-F][0-4])$"})
);

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    /// As in the notation; fields of the ring may stand without quotes.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Text(String),
            Field(u64),
        }
        let text = match Written::deserialize(deserializer)? {
            Written::Text(text) => text,
            Written::Field(field) => field.to_string(),
        };
        text.parse().map_err(|_| D::Error::custom(format!("“{text}” is no place on a TAC board")))
    }
}
