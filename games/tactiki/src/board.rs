use std::ops::Range;

use table::Seat;

use crate::{Rank, Square, TAC, TIKI};

/// All fields as bits.
pub(crate) const FIELDS: u32 = (1 << 25) - 1;
const FILE_A: u32 = 0b00001_00001_00001_00001_00001;
const FILE_E: u32 = FILE_A << 4;
/// The start fields by seat.
pub(crate) const HOME: [u32; 2] = [0b11111, 0b11111 << 20];

/// The number of a piece: ten of TIKI, then ten of TAC. A number says nothing of the rank.
pub(crate) type Piece = u8;
const NOBODY: Piece = u8::MAX;
/// The rank of a piece that a viewer does not know.
const UNKNOWN: u8 = 6;

/// The columns of pieces on the fields: who is on top, and who is under whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    top: [Piece; 25],
    below: [Piece; 20],
    /// The rank by piece; 0 for one that is not on the board.
    rank: [u8; 20],
    /// The fields on whose top a seat's piece stands, as bits.
    tops: [u32; 2],
}

/// The seat that a piece belongs to.
#[inline]
pub(crate) const fn owner(piece: Piece) -> Seat {
    if piece < 10 { TIKI } else { TAC }
}

/// The number of a piece within its people.
#[inline]
pub(crate) const fn slot(piece: Piece) -> u8 {
    piece % 10
}

/// The numbers of a seat's pieces.
#[inline]
pub(crate) const fn numbers(seat: Seat) -> Range<Piece> {
    let first = seat.number() * 10;
    first..first + 10
}

/// The piece with this number within its people.
#[inline]
pub(crate) const fn piece_of(seat: Seat, slot: u8) -> Piece {
    seat.number() * 10 + slot
}

/// The start field onto which the setup puts a piece: files a to e, two pieces on each (R2.2).
pub(crate) const fn start_field(piece: Piece) -> Square {
    Square::new(owner(piece).index() * 20 + slot(piece) as usize / 2)
}

impl Board {
    pub(crate) const EMPTY: Board =
        Board { top: [NOBODY; 25], below: [NOBODY; 20], rank: [0; 20], tops: [0; 2] };

    /// The piece on top of a field.
    #[inline]
    pub(crate) fn top(&self, field: Square) -> Option<Piece> {
        let piece = self.top[field.index()];
        (piece != NOBODY).then_some(piece)
    }

    /// The fields on whose top a seat's piece stands.
    #[inline]
    pub(crate) fn tops(&self, seat: Seat) -> u32 {
        self.tops[seat.index()]
    }

    /// The fields where nobody stands.
    #[inline]
    pub(crate) fn empty(&self) -> u32 {
        FIELDS & !(self.tops[0] | self.tops[1])
    }

    /// The pieces of a field from the top down.
    #[inline]
    pub(crate) fn column(&self, field: Square) -> impl Iterator<Item = Piece> {
        let mut piece = self.top[field.index()];
        std::iter::from_fn(move || {
            let this = (piece != NOBODY).then_some(piece)?;
            piece = self.below[this as usize];
            Some(this)
        })
    }

    /// The rank of a piece on the board; nothing if this is a view that does not know it.
    #[inline]
    pub(crate) fn rank(&self, piece: Piece) -> Option<Rank> {
        Rank::new(self.rank[piece as usize])
    }

    /// Whether a piece is on the board.
    #[inline]
    pub(crate) fn has(&self, piece: Piece) -> bool {
        self.rank[piece as usize] != 0
    }

    /// Tell a view the rank of a piece on the board, or make it forget.
    #[inline]
    pub(crate) fn set_rank(&mut self, piece: Piece, rank: Option<Rank>) {
        self.rank[piece as usize] = rank.map_or(UNKNOWN, Rank::number);
    }

    /// The pieces of a seat on the board, by number.
    pub(crate) fn pieces(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        numbers(seat).filter(|&piece| self.has(piece))
    }

    /// The lowest number of a seat that no piece on the board has.
    #[inline]
    pub(crate) fn free_number(&self, seat: Seat) -> Option<Piece> {
        numbers(seat).find(|&piece| !self.has(piece))
    }

    /// Put a piece that has a rank on top of a field.
    #[inline]
    pub(crate) fn push(&mut self, field: Square, piece: Piece) {
        self.below[piece as usize] = self.top[field.index()];
        self.set_top(field, piece);
    }

    /// Lift the top piece of a field that has one.
    #[inline]
    pub(crate) fn pop(&mut self, field: Square) -> Piece {
        let piece = self.top[field.index()];
        self.set_top(field, self.below[piece as usize]);
        self.below[piece as usize] = NOBODY;
        piece
    }

    #[inline]
    fn set_top(&mut self, field: Square, piece: Piece) {
        self.top[field.index()] = piece;
        let bit = field.bit() as u32;
        self.tops[0] &= !bit;
        self.tops[1] &= !bit;
        if piece != NOBODY {
            self.tops[owner(piece).index()] |= bit;
        }
    }

    /// Take a lifted piece out of the game.
    #[inline]
    pub(crate) fn remove(&mut self, piece: Piece) {
        self.rank[piece as usize] = 0;
    }

    /// The fields from which a seat can move forward, left and right (R4).
    #[inline]
    pub(crate) fn movers(&self, seat: Seat) -> [u32; 3] {
        let enemy = seat.opponent();
        // R4.4: who has arrived stays. R4.5: nobody enters a start field the enemy holds.
        let free = self.tops(seat) & !HOME[enemy.index()];
        let open = !(self.tops(enemy) & HOME[seat.index()]);
        [free, free & !FILE_A & (open << 1), free & !FILE_E & (open >> 1)]
    }
}

/// The field a move leads to: forward, left or right for direction 0, 1, 2.
#[inline]
pub(crate) fn target(seat: Seat, from: u32, direction: usize) -> Square {
    let to = match (direction, seat) {
        (0, TIKI) => from + 5,
        (0, _) => from - 5,
        (1, _) => from - 1,
        _ => from + 1,
    };
    Square::new(to as usize)
}
