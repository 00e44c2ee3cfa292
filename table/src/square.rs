use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Phrase, Refusal};

/// A square of an N×N board: file letter and row digit, `a1` in the corner, counted
/// `a1 b1 c1 … a2 b2 …`.
///
/// ```
/// use table::Square;
///
/// let square: Square<5> = "c2".parse().unwrap();
/// assert_eq!((square.file(), square.row()), (2, 1));
/// assert_eq!(square.step(1, 1).unwrap().to_string(), "d3");
/// assert_eq!(square.step(0, -2), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Square<const N: usize>(u8);

/// The side of the largest board: each of its squares has a bit in a number.
const MOST: usize = 8;

/// The names of its squares one after the other. Scenes are full of them; none has to be put together.
const NAMES: &str = {
    const LETTERS: [u8; 2 * MOST * MOST] = {
        let mut letters = [0; 2 * MOST * MOST];
        let mut place = 0;
        while place < MOST * MOST {
            letters[2 * place] = b'a' + (place % MOST) as u8;
            letters[2 * place + 1] = b'1' + (place / MOST) as u8;
            place += 1;
        }
        letters
    };
    match str::from_utf8(&LETTERS) {
        Ok(names) => names,
        Err(_) => unreachable!(),
    }
};

impl<const N: usize> Square<N> {
    /// How many squares the board has.
    pub const COUNT: usize = N * N;

    /// The square with this place in the count.
    ///
    /// # Panics
    /// If the board has no such square.
    #[inline]
    pub const fn new(index: usize) -> Square<N> {
        assert!(index < N * N);
        Square(index as u8)
    }

    /// The square in this file and row, both counted from 0, if it is on the board.
    pub const fn at(file: i32, row: i32) -> Option<Square<N>> {
        let side = 0..N as i32;
        if file < side.start || file >= side.end || row < side.start || row >= side.end {
            return None;
        }
        Some(Square((row * N as i32 + file) as u8))
    }

    /// All squares in order.
    pub fn all() -> impl Iterator<Item = Square<N>> {
        (0..N * N).map(Square::new)
    }

    /// The squares whose bits are set, in order.
    pub fn in_mask(mask: u64) -> impl Iterator<Item = Square<N>> {
        crate::bits::ones(mask).map(|bit| Square::new(bit as usize))
    }

    /// The place in the count, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit that stands for the square.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The file, from 0.
    #[inline]
    pub const fn file(self) -> usize {
        self.0 as usize % N
    }

    /// The row, from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / N
    }

    /// The square that many files right and rows up, if it is on the board.
    pub const fn step(self, files: i32, rows: i32) -> Option<Square<N>> {
        Square::at(self.file() as i32 + files, self.row() as i32 + rows)
    }

    /// The file as a letter and the row as a digit.
    pub fn name(self) -> &'static str {
        let start = 2 * (self.row() * MOST + self.file());
        &NAMES[start..start + 2]
    }

    /// Write squares with commas between them.
    pub fn list(squares: impl IntoIterator<Item = Square<N>>) -> String {
        squares.into_iter().map(Square::name).collect::<Vec<_>>().join(",")
    }
}

impl<const N: usize> fmt::Display for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<const N: usize> FromStr for Square<N> {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Square<N>, Refusal> {
        let square = match text.trim().as_bytes() {
            [file, row] => Square::at(
                i32::from(file.to_ascii_lowercase()) - i32::from(b'a'),
                i32::from(*row) - i32::from(b'1'),
            ),
            _ => None,
        };
        square.ok_or_else(|| {
            let found = crate::text::shorten(text, 20);
            let last = Square::<N>::new(N * N - 1).to_string();
            Refusal::misread(Phrase::new("square-expected").with("last", last).with("found", found))
        })
    }
}

impl<const N: usize> TryFrom<String> for Square<N> {
    type Error = String;

    fn try_from(text: String) -> Result<Square<N>, String> {
        let last = Square::<N>::new(N * N - 1);
        text.parse().map_err(|_| format!("expected a square from a1 to {last}, found “{text}”"))
    }
}

impl<const N: usize> From<Square<N>> for String {
    fn from(square: Square<N>) -> String {
        square.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trip_on_both_boards() {
        assert!(Square::<5>::all().all(|square| square.to_string().parse() == Ok(square)));
        assert!(Square::<7>::all().all(|square| square.to_string().parse() == Ok(square)));
        assert_eq!(" C3 ".parse(), Ok(Square::<5>::new(12)));
    }

    #[test]
    fn what_is_off_the_board_is_refused() {
        for text in ["", "a", "f1", "a6", "a0", "11", "aa", "a1b", "ä1", "€"] {
            assert!(text.parse::<Square<5>>().is_err(), "{text}");
        }
        assert!("g7".parse::<Square<7>>().is_ok());
    }
}
