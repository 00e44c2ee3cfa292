use std::fmt;

use crate::{Company, Lang, Phrase, Seat, Words};

/// Draws a view as text: speaks one language, and paints only where somebody sees colours.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    words: &'a Words,
    lang: Lang,
    colour: bool,
    company: &'a dyn Company,
}

/// Nobody whose name is known.
const NOBODY: fn(Seat) -> Option<String> = |_| None;

/// The colours of pieces and tiles. Colour never speaks alone: what is painted is a letter or sign
/// that means the same without paint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Blue, for tiles and cards.
    Blue,
    /// Green, for tiles and cards.
    Green,
    /// Yellow, for tiles and cards.
    Yellow,
    /// Red, for tiles and cards.
    Red,
    /// Stands out.
    Bold,
    /// Stands back.
    Dim,
}

impl<'a> Pen<'a> {
    /// A pen that speaks `lang`; `colour` when the reader sees colours.
    pub fn new(words: &'a Words, lang: Lang, colour: bool) -> Pen<'a> {
        Pen { words, lang, colour, company: &NOBODY }
    }

    /// The same pen among people whose names are known.
    #[must_use]
    pub fn among(self, company: &'a dyn Company) -> Pen<'a> {
        Pen { company, ..self }
    }

    /// Put a phrase into words.
    pub fn say(&self, phrase: Phrase) -> String {
        self.words.say_among(self.lang, &phrase, self.company)
    }

    /// The text in a colour, or as it is.
    pub fn paint(&self, ink: Ink, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let code = match ink {
            Ink::Blue => "94",
            Ink::Green => "92",
            Ink::Yellow => "93",
            Ink::Red => "91",
            Ink::Bold => "1",
            Ink::Dim => "2",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

impl fmt::Debug for Pen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pen").field("lang", &self.lang).finish_non_exhaustive()
    }
}
