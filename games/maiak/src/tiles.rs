use std::fmt;

use table::{Phrase, text::shorten};
use thiserror::Error;

use crate::{Opening, Size, Square};

/// The colour of a tile, which is its price in pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Free to enter.
    Blue,
    /// One piece.
    Green,
    /// Two pieces.
    Yellow,
    /// Three pieces.
    Red,
}

impl Colour {
    /// All colours by rising price.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Yellow, Colour::Red];

    /// How many pieces it costs to enter from another colour (R4.1).
    pub const fn price(self) -> usize {
        self as usize
    }

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ['b', 'g', 'y', 'r'][self as usize]
    }

    /// The colour with this letter, small or capital.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_lowercase())
    }

    /// The word by which texts choose their wording.
    pub const fn word(self) -> &'static str {
        ["blue", "green", "yellow", "red"][self as usize]
    }

    /// What it is called.
    pub(crate) fn name(self) -> Phrase {
        Phrase::new(format!("colour-{}", self.word()))
    }
}

/// The colours of all 25 tiles as two planes of bits: price = low + 2 · high.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    pub(crate) low: u32,
    pub(crate) high: u32,
}

impl Tiles {
    /// The colour of one tile.
    pub const fn get(self, square: Square) -> Colour {
        let price = (self.low >> square.index() & 1) | (self.high >> square.index() & 1) << 1;
        Colour::ALL[price as usize]
    }

    /// Give one tile a colour.
    pub fn set(&mut self, square: Square, colour: Colour) {
        let bit = square.bit() as u32;
        let price = colour as u32;
        self.low = self.low & !bit | (bit * (price & 1));
        self.high = self.high & !bit | (bit * (price >> 1));
    }

    /// Exchange two tiles.
    #[inline]
    pub fn switch(&mut self, a: Square, b: Square) {
        let both = (a.bit() | b.bit()) as u32;
        for plane in [&mut self.low, &mut self.high] {
            // Flip both bits where they differ.
            let differ = (*plane >> a.index() ^ *plane >> b.index()) & 1;
            *plane ^= both * differ;
        }
    }

    /// How many tiles have each colour, by rising price.
    pub fn count(self, size: Size) -> [u32; 4] {
        let mut counts = [0; 4];
        for square in size.squares() {
            counts[self.get(square) as usize] += 1;
        }
        counts
    }

    /// The rows as letters, row 1 first.
    pub fn rows(self, size: Size) -> Vec<String> {
        let row = |row: usize| {
            let squares = (0..size.side()).map(|file| Square::new(row * 5 + file));
            squares.map(|square| self.get(square).letter()).collect()
        };
        (0..size.side()).map(row).collect()
    }

    /// Read as many rows of as many letters, row 1 first; what is not understood is named.
    pub fn from_rows(rows: &[impl AsRef<str>], size: Size) -> Result<Tiles, TilesError> {
        let side = size.side();
        if rows.len() != side {
            return Err(TilesError::Rows(side, rows.len()));
        }
        let mut tiles = Tiles::default();
        for (row, text) in rows.iter().map(AsRef::as_ref).enumerate() {
            let found = text.chars().count();
            if found != side {
                return Err(TilesError::Length(row + 1, side, found));
            }
            for (file, letter) in text.chars().enumerate() {
                let colour = Colour::from_letter(letter);
                let colour = colour.ok_or(TilesError::Letter(row + 1, letter))?;
                tiles.set(Square::new(row * 5 + file), colour);
            }
        }
        Ok(tiles)
    }
}

/// What is wrong with opening tiles.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TilesError {
    /// Not so many rows but this many.
    #[error("expected {0} rows of tiles, found {1}")]
    Rows(usize, usize),
    /// In this row, not so many letters but this many.
    #[error("row {0} should have {1} letters, has {2}")]
    Length(usize, usize, usize),
    /// In this row, a letter that is no colour.
    #[error("row {0} has “{1}”, which is none of b g y r")]
    Letter(usize, char),
    /// No pattern has this name.
    #[error("no pattern is called “{0}”")]
    Preset(String),
}

impl TilesError {
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            TilesError::Rows(side, found) => {
                Phrase::new("tiles-rows").with("side", *side).with("found", *found)
            }
            TilesError::Length(row, side, found) => Phrase::new("tiles-length")
                .with("row", *row)
                .with("side", *side)
                .with("found", *found),
            TilesError::Letter(row, letter) => {
                Phrase::new("tiles-letter").with("row", *row).with("found", letter.to_string())
            }
            TilesError::Preset(name) => {
                let known = Opening::PRESETS.map(Phrase::plain).to_vec();
                let meant = Phrase::meant(name, Opening::PRESETS);
                let phrase = Phrase::new("tiles-preset").with("known", known).with("meant", meant);
                phrase.with("found", shorten(name, 30))
            }
        }
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows(Size::WHOLE).fmt(f)
    }
}
