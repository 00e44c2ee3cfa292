use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use table::{Phrase, Refusal, text::shorten};

use crate::Taki;

/// One of the four colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Colour {
    /// Red, written `r`.
    #[serde(rename = "r")]
    Red,
    /// Blue, written `b`.
    #[serde(rename = "b")]
    Blue,
    /// Green, written `g`.
    #[serde(rename = "g")]
    Green,
    /// Yellow, written `y`.
    #[serde(rename = "y")]
    Yellow,
}

impl Colour {
    /// All four, in the order of the notation.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Blue => 'b',
            Colour::Green => 'g',
            Colour::Yellow => 'y',
        }
    }

    /// The English word, by which messages choose their own.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }

    /// The colour in words.
    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new("colour").with("colour", self.word())
    }

    pub(crate) const fn from_letter(letter: char) -> Option<Colour> {
        match letter {
            'r' => Some(Colour::Red),
            'b' => Some(Colour::Blue),
            'g' => Some(Colour::Green),
            'y' => Some(Colour::Yellow),
            _ => None,
        }
    }
}

/// A kind of card, such as the red 5. There are 57 kinds; copies of one kind are alike.
///
/// ```
/// use taki::Card;
///
/// let card: Card = "r+2".parse()?;
/// assert_eq!(card.to_string(), "r+2");
/// assert_eq!(Card::ALL.map(Card::copies).iter().sum::<u32>(), 116); // R1.1
/// # Ok::<(), table::Refusal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(pub(crate) u8);

/// How many kinds of cards there are.
pub(crate) const KINDS: usize = 57;
/// How many cards there are.
pub(crate) const DECK: usize = 116;
/// How many figures each colour has.
pub(crate) const FIGURES: usize = 13;

/// The figures of coloured cards; those before are the numbers 1 and 3 to 9.
pub(crate) const PLUS_TWO: u8 = 8;
pub(crate) const STOP: u8 = 9;
pub(crate) const TURN: u8 = 10;
pub(crate) const PLUS: u8 = 11;
pub(crate) const TAKI: u8 = 12;
const FIGURE: [&str; FIGURES] =
    ["1", "3", "4", "5", "6", "7", "8", "9", "+2", "stop", "dir", "plus", "taki"];
const COLOURLESS: [&str; 5] = ["super", "king", "+3", "breaker", "color"];

impl Card {
    /// The SuperTaki.
    pub const SUPER: Card = Card(52);
    /// The King.
    pub const KING: Card = Card(53);
    /// The +3.
    pub const PLUS_THREE: Card = Card(54);
    /// The +3 Breaker.
    pub const BREAKER: Card = Card(55);
    /// The Change Color.
    pub const COLOR: Card = Card(56);

    /// Every kind, coloured ones first.
    pub const ALL: [Card; KINDS] = {
        let mut all = [Card(0); KINDS];
        let mut kind = 0;
        while kind < KINDS {
            all[kind] = Card(kind as u8);
            kind += 1;
        }
        all
    };

    /// How many copies the deck has (R1.1).
    pub const fn copies(self) -> u32 {
        if self.0 == Card::COLOR.0 { 4 } else { 2 }
    }

    /// Its colour, if it has one.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.0 < 52 { Some(Colour::ALL[self.0 as usize / FIGURES]) } else { None }
    }

    /// Its figure, by which cards of different colours match; SuperTaki has that of TAKI (R3.5).
    #[inline]
    pub(crate) const fn figure(self) -> Option<u8> {
        match self.0 {
            0..52 => Some(self.0 % FIGURES as u8),
            52 => Some(TAKI),
            _ => None,
        }
    }

    /// Whether it is a plain number, which a +2 is not.
    pub(crate) const fn is_number(self) -> bool {
        matches!(self.figure(), Some(0..PLUS_TWO))
    }

    /// The part of the notation without the colour.
    pub(crate) fn figure_word(self) -> &'static str {
        match self.0 {
            0..52 => FIGURE[self.0 as usize % FIGURES],
            _ => COLOURLESS[self.0 as usize - 52],
        }
    }

    /// The card in words.
    pub(crate) fn phrase(self) -> Phrase {
        match self.colour() {
            Some(colour) => Phrase::new("card")
                .with("colour", colour.phrase())
                .with("figure", self.figure_word()),
            None => Phrase::new("card-colourless").with("figure", self.figure_word()),
        }
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

#[cfg(feature = "schema")]
table::schema!(Card = table::one_of(Card::ALL));

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour() {
            Some(colour) => write!(f, "{}{}", colour.letter(), self.figure_word()),
            None => f.write_str(self.figure_word()),
        }
    }
}

impl FromStr for Card {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Card, Refusal> {
        let text = text.trim().to_ascii_lowercase();
        let misread = || {
            let phrase = Phrase::new("notation-card").with("found", shorten(&text, 30));
            Refusal::misread(phrase).said_by::<Taki>()
        };
        if let Some(place) = COLOURLESS.iter().position(|&word| word == text) {
            return Ok(Card(52 + place as u8));
        }
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::from_letter).ok_or_else(misread)?;
        let figure =
            FIGURE.iter().position(|&word| word == letters.as_str()).ok_or_else(misread)?;
        Ok(Card(colour as u8 * FIGURES as u8 + figure as u8))
    }
}

impl TryFrom<String> for Card {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Card, Refusal> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// All kinds of one colour, as bits.
#[inline]
pub(crate) const fn of_colour(colour: Colour) -> u64 {
    ((1 << FIGURES) - 1) << (colour as u64 * FIGURES as u64)
}

/// All kinds of one figure, as bits.
#[inline]
pub(crate) const fn of_figure(figure: u8) -> u64 {
    (1 | 1 << 13 | 1 << 26 | 1 << 39) << figure
}

/// All coloured kinds, and all colourless ones, as bits.
pub(crate) const COLOURED: u64 = (1 << 52) - 1;
pub(crate) const ALL_COLOURLESS: u64 = 0b11111 << 52;
