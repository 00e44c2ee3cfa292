use std::{borrow::Cow, fmt};

use crate::{Seat, Square, nearest};

/// Something to be said, in no language yet: the key of a message and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    key: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
    seat: Option<Seat>,
    /// Whether the name of the person there says more than the message.
    by_name: bool,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A word that stays as it is, or by which the message chooses its wording.
    Text(Cow<'static, str>),
    /// A number, for plural forms.
    Number(i64),
    /// Something that is itself put into words first.
    Phrase(Box<Phrase>),
    /// Several things, put into words and joined by commas.
    List(Vec<Phrase>),
}

impl Phrase {
    /// The message with this key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new(), seat: None, by_name: false }
    }

    /// Add an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// Say that this is what a seat is called where nobody's name is known: whoever knows the name
    /// of the person there says that instead.
    #[must_use]
    pub fn of_seat(self, seat: Seat) -> Phrase {
        Phrase { seat: Some(seat), by_name: true, ..self }
    }

    /// Say that this is what a seat is called, whoever sits there: White stays White. A message with
    /// it as the argument `who` may choose its wording by `$who-is`: `you`, `partner` or `other`. The
    /// message itself may say more where `$named` is `yes`: `$name` is what the person is called.
    #[must_use]
    pub fn about_seat(self, seat: Seat) -> Phrase {
        Phrase { seat: Some(seat), by_name: false, ..self }
    }

    /// A text that needs no translation, such as what a parser found.
    pub fn plain(text: impl Into<String>) -> Phrase {
        Phrase::new("plain").with("text", text.into())
    }

    /// Which of the known words may be meant by another, or nothing.
    pub fn meant<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Phrase {
        let meant = nearest(word, known).unwrap_or("none");
        Phrase::new("meant").with("word", meant)
    }

    /// What a game is about, in one or two sentences.
    pub fn summary() -> Phrase {
        Phrase::new("summary")
    }

    /// What everybody at the table is after, in one line.
    pub fn goal() -> Phrase {
        Phrase::new("goal")
    }

    /// The key of the message.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Its arguments by name.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }

    /// The seat that this is the name of.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The seat whose person's name says more.
    pub fn seat_by_name(&self) -> Option<Seat> {
        self.seat.filter(|_| self.by_name)
    }
}

/// The key and the arguments, for logs and for programs that know no language.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key.replace('-', " "))?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name} {arg}", if i == 0 { " (" } else { ", " })?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(number) => number.fmt(f),
            Arg::Phrase(phrase) => phrase.fmt(f),
            Arg::List(list) => {
                for (i, phrase) in list.iter().enumerate() {
                    write!(f, "{}{phrase}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned().into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<Cow<'static, str>> for Arg {
    fn from(text: Cow<'static, str>) -> Arg {
        Arg::Text(text)
    }
}

impl<const N: usize> From<Square<N>> for Arg {
    fn from(square: Square<N>) -> Arg {
        Arg::Text(square.name().into())
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Arg {
        Arg::List(list)
    }
}

macro_rules! arg_from_integers {
    ($($integer:ty),*) => {$(
        impl From<$integer> for Arg {
            fn from(number: $integer) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
arg_from_integers!(u8, u16, u32, u64, usize, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_can_be_read_without_any_words() {
        let phrase = Phrase::new("refusal-own").with("from", "c1").with("price", 2);
        assert_eq!(phrase.to_string(), "refusal own (from c1, price 2)");
    }
}
