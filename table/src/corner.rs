use serde::{Deserialize, Serialize};

use crate::{Seat, Square};

/// How much of an N×N board is played on: all of it, or only the corner at `a1` with fewer files and
/// rows. A small table so has the squares, bits and numbers of the large one.
///
/// ```
/// use table::{Corner, Seat};
///
/// let small = Corner::<5>::new(3).unwrap();
/// assert_eq!(small.squares().map(|square| square.name()).collect::<String>(), "a1b1c1a2b2c2a3b3c3");
/// assert_eq!(small.row_of(Seat::new(1)), 0b111 << 10);
/// assert_eq!(Corner::<5>::default().side(), 5);
/// assert_eq!(Corner::<5>::new(2), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Corner<const N: usize>(u8);

/// The smallest side: below it there would be no row between the two sides.
const LEAST: u8 = 3;
/// One more than the side of the largest board.
const SIDES: usize = 9;

impl<const N: usize> Corner<N> {
    /// The whole board.
    pub const WHOLE: Corner<N> = Corner(N as u8);

    /// The bits of all squares, by side.
    const MASKS: [u64; SIDES] = {
        let mut masks = [0; SIDES];
        let mut side = 0;
        while side <= N {
            let mut row = 0;
            while row < side {
                masks[side] |= ((1 << side) - 1) << (row * N);
                row += 1;
            }
            side += 1;
        }
        masks
    };

    /// The bits of the first and of the last row, by side.
    const ROWS: [[u64; 2]; SIDES] = {
        let mut rows = [[0; 2]; SIDES];
        let mut side = 1;
        while side <= N {
            let row = (1 << side) - 1;
            rows[side] = [row, row << ((side - 1) * N)];
            side += 1;
        }
        rows
    };

    /// The corner with this side, if there is one.
    pub const fn new(side: u8) -> Option<Corner<N>> {
        if side >= LEAST && side as usize <= N { Some(Corner(side)) } else { None }
    }

    /// How many files and rows it has.
    #[inline]
    pub const fn side(self) -> usize {
        self.0 as usize
    }

    /// Its squares as bits.
    #[inline]
    pub const fn mask(self) -> u64 {
        Self::MASKS[self.0 as usize]
    }

    /// The squares of the whole board that are not played on, as bits.
    #[inline]
    pub const fn outside(self) -> u64 {
        Self::MASKS[N] & !self.mask()
    }

    /// The row on which a seat begins, as bits: the first for seat 0, the last for seat 1.
    #[inline]
    pub const fn row_of(self, seat: Seat) -> u64 {
        Self::ROWS[self.0 as usize][seat.index()]
    }

    /// Whether a square is played on.
    pub const fn has(self, square: Square<N>) -> bool {
        self.mask() & square.bit() != 0
    }

    /// Its squares in order.
    pub fn squares(self) -> impl Iterator<Item = Square<N>> {
        Square::in_mask(self.mask())
    }

    /// The square farthest from `a1`.
    #[inline]
    pub const fn last(self) -> Square<N> {
        Square::new((N + 1) * (self.0 as usize - 1))
    }

    /// Where a square lies for somebody who sits across, and back, both as places in the count of
    /// the whole board; nothing if it is not played on.
    #[inline]
    pub const fn across(self, place: usize) -> Option<usize> {
        if place < N * N && self.mask() >> place & 1 == 1 {
            Some(self.last().index() - place)
        } else {
            None
        }
    }
}

impl<const N: usize> Default for Corner<N> {
    fn default() -> Corner<N> {
        Corner::WHOLE
    }
}

impl<const N: usize> TryFrom<u8> for Corner<N> {
    type Error = String;

    fn try_from(side: u8) -> Result<Corner<N>, String> {
        Corner::new(side).ok_or_else(|| format!("expected {LEAST} to {N} files, found {side}"))
    }
}

impl<const N: usize> From<Corner<N>> for u8 {
    fn from(corner: Corner<N>) -> u8 {
        corner.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_board_has_every_square_and_nothing_outside() {
        let whole = Corner::<5>::WHOLE;
        assert!(whole.squares().eq(Square::all()));
        assert_eq!((whole.outside(), whole.last().name()), (0, "e5"));
        assert_eq!(whole.row_of(Seat::new(1)), 0b11111 << 20);
    }

    #[test]
    fn across_turns_the_small_board_within_itself() {
        for side in 3..=5 {
            let corner = Corner::<5>::new(side).unwrap();
            for square in Square::<5>::all() {
                let turned = corner.across(square.index());
                assert_eq!(turned.is_some(), corner.has(square));
                let back = turned.map(|place| corner.across(place));
                assert!(back.is_none_or(|back| back == Some(square.index())));
            }
            let rows = [0, 1].map(|seat| corner.row_of(Seat::new(seat)));
            let first = corner.squares().filter(|square| rows[0] & square.bit() != 0);
            let turned = first.map(|square| 1 << corner.across(square.index()).unwrap());
            assert_eq!(turned.sum::<u64>(), rows[1]);
        }
    }
}
