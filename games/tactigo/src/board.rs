use std::fmt;

use table::{Phrase, Seat, bits::ones, text::shorten};

use crate::{
    EdgeSides, Size, Square,
    state::{BLACK, WHITE},
};

/// The 49 squares. A row takes eight bits: the eighth is never set, nor is any bit above row 7, so
/// that a step off the board on any side, counted modulo 64, ends on a bit that is never set.
const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
const CORNERS: u64 = 0x0041_0000_0000_0041;
const BORDER: u64 = 0x007f_4141_4141_417f;

/// How far the neighbours lie: four orthogonal, then four diagonal.
const STEPS: [i32; 8] = [8, 1, -1, -8, 9, 7, -7, -9];

/// The directions of a size (R3.2).
#[inline]
pub(crate) const fn steps(size: Size) -> &'static [i32] {
    match size {
        Size::One => &STEPS,
        Size::Two => STEPS.split_at(4).1,
        Size::Three => STEPS.split_at(4).0,
    }
}

/// Some checkers of one colour on one square; only the height matters (R1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    /// Whose checkers.
    pub seat: Seat,
    /// How many, 1 to 3.
    pub height: Size,
}

impl Stack {
    /// The word in notation, such as `B3`.
    pub fn word(self) -> String {
        format!("{}{}", if self.seat == BLACK { 'B' } else { 'W' }, self.height)
    }

    /// Read a word such as `B3` or `w1`, or say what was expected.
    pub(crate) fn read(word: &str) -> Result<Stack, Phrase> {
        let seat = match word.chars().next() {
            Some('B' | 'b') => Some(BLACK),
            Some('W' | 'w') => Some(WHITE),
            _ => None,
        };
        let digits = word.get(1..).filter(|rest| rest.bytes().all(|sign| sign.is_ascii_digit()));
        let height = digits.and_then(|digits| digits.parse::<u64>().ok());
        let wrong = |key: &'static str| Phrase::new(key).with("found", shorten(word, 20));
        let (Some(seat), Some(height)) = (seat, height) else {
            return Err(wrong("stack-word"));
        };
        let height = Size::new(height).ok_or_else(|| wrong("stack-height"))?;
        Ok(Stack { seat, height })
    }
}

/// All stacks as three planes of bits: which are black, and height = low + 2 · high.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    black: u64,
    low: u64,
    high: u64,
}

impl Board {
    /// The stack on a square.
    pub fn get(&self, square: Square) -> Option<Stack> {
        let place = place(square);
        let height = Size::new((self.low >> place & 1) | (self.high >> place & 1) << 1)?;
        let seat = if self.black >> place & 1 == 1 { BLACK } else { WHITE };
        Some(Stack { seat, height })
    }

    /// Put a stack on a square, in place of what was there.
    pub fn put(&mut self, square: Square, stack: Stack) {
        let bit = 1 << place(square);
        self.clear(bit);
        let height = u64::from(stack.height.checkers());
        self.low |= bit * (height & 1);
        self.high |= bit * (height >> 1);
        self.black |= if stack.seat == BLACK { bit } else { 0 };
    }

    /// Every stack with its square.
    pub fn stacks(&self) -> impl Iterator<Item = (Square, Stack)> {
        Square::all().filter_map(|square| self.get(square).map(|stack| (square, stack)))
    }

    /// How many checkers a seat has on the board.
    pub fn checkers(&self, seat: Seat) -> u32 {
        let own = self.of(seat);
        (own & self.low).count_ones() + 2 * (own & self.high).count_ones()
    }

    #[inline]
    fn occupied(&self) -> u64 {
        self.low | self.high
    }

    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> u64 {
        if seat == BLACK { self.black } else { self.occupied() & !self.black }
    }

    /// The seat's stacks that are at least as high as the size.
    #[inline]
    pub(crate) fn sources(&self, seat: Seat) -> [u64; 3] {
        let own = self.of(seat);
        [own, own & self.high, own & self.high & self.low]
    }

    /// Where the seat's moves of each size may end: on empty squares, on own stacks with room
    /// (R3.4), and on enemies lower than the size, if it is not a single (R4.1).
    #[inline]
    pub(crate) fn targets(&self, seat: Seat) -> [u64; 3] {
        let own = self.of(seat);
        let enemies = self.occupied() ^ own;
        let three = self.low & self.high;
        [BOARD & !(enemies | three), BOARD & !self.high, BOARD & !(own | three)]
    }

    /// Whether the seat has a legal move of the size.
    #[inline]
    pub(crate) fn can_move(&self, seat: Seat, size: Size) -> bool {
        let sources = self.sources(seat)[size.index()];
        let targets = self.targets(seat)[size.index()];
        sources & around(targets, size) != 0
    }

    /// The places from which a move of the size and direction is legal.
    pub(crate) fn movers(&self, seat: Seat, size: Size, step: i32) -> u64 {
        let targets = self.targets(seat)[size.index()];
        self.sources(seat)[size.index()] & shift(targets, -step)
    }

    /// Move checkers, and return the height of the stack they overpower.
    #[inline]
    pub(crate) fn go(
        &mut self,
        seat: Seat,
        size: Size,
        from: Square,
        to: Square,
        captures: bool,
    ) -> u8 {
        let (from, to) = (place(from), place(to));
        let height = |place: u32| (self.low >> place & 1) | (self.high >> place & 1) << 1;
        let size = u64::from(size.checkers());
        let (left, there) = (height(from) - size, height(to));
        let taken = if captures { there } else { 0 };
        let now = there - taken + size;
        self.clear(1 << from | 1 << to);
        self.low |= (left & 1) << from | (now & 1) << to;
        self.high |= (left >> 1) << from | (now >> 1) << to;
        if seat == BLACK {
            self.black |= u64::from(left != 0) << from | 1 << to;
        }
        taken as u8
    }

    /// Take everything off these squares.
    #[inline]
    pub(crate) fn clear(&mut self, mask: u64) {
        self.black &= !mask;
        self.low &= !mask;
        self.high &= !mask;
    }

    /// The seat's 3-stacks that enemies surround (R5).
    #[inline]
    pub(crate) fn surrounded(&self, seat: Seat, edge_sides: EdgeSides) -> u64 {
        let enemies = self.of(seat.opponent());
        let three = self.of(seat) & self.low & self.high;
        let [a, b, c, d] = [enemies << 8, enemies << 1, enemies >> 1, enemies >> 8];
        let two_sides = a & b | c & d | (a | b) & (c | d);
        let three_sides = a & b & (c | d) | c & d & (a | b);
        three & (three_sides | two_sides & two_suffice(edge_sides))
    }

    /// How many enemies stand beside the stack on a square, and how many surround it there (R5).
    #[cfg(feature = "words")]
    pub(crate) fn ring(&self, square: Square, edge_sides: EdgeSides) -> (u32, u32) {
        let spot = 1 << place(square);
        let owner = if self.black & spot != 0 { BLACK } else { WHITE };
        let enemies = around(spot, Size::Three) & self.of(owner.opponent());
        let needed = if two_suffice(edge_sides) & spot != 0 { 2 } else { 3 };
        (enemies.count_ones(), needed)
    }

    /// The seat's 3-stacks that one more enemy would surround.
    pub(crate) fn almost_surrounded(&self, seat: Seat, edge_sides: EdgeSides) -> u64 {
        let enemies = self.of(seat.opponent());
        let three = self.of(seat) & self.low & self.high;
        let [a, b, c, d] = [enemies << 8, enemies << 1, enemies >> 1, enemies >> 8];
        let two_sides = a & b | c & d | (a | b) & (c | d);
        three & (two_sides | (a | b | c | d) & two_suffice(edge_sides))
    }
}

/// The squares with these bits.
pub(crate) fn squares(mask: u64) -> impl Iterator<Item = Square> {
    ones(mask).map(square)
}

/// The bit number of a square.
#[inline]
pub(crate) const fn place(square: Square) -> u32 {
    (square.index() + square.index() / 7) as u32
}

/// The square with this bit number.
#[inline]
pub(crate) const fn square(place: u32) -> Square {
    Square::new((place - place / 8) as usize)
}

/// Everything from which a move of the size reaches one of these places, or off the board.
#[inline]
pub(crate) fn around(places: u64, size: Size) -> u64 {
    let beside = places << 1 | places >> 1;
    match size {
        Size::One => beside | (places | beside) << 8 | (places | beside) >> 8,
        Size::Two => beside << 8 | beside >> 8,
        Size::Three => beside | places << 8 | places >> 8,
    }
}

/// Where enemies on two sides surround (R5.3, R5.4).
#[inline]
const fn two_suffice(edge_sides: EdgeSides) -> u64 {
    match edge_sides {
        EdgeSides::Three => CORNERS,
        EdgeSides::Two => BORDER,
    }
}

#[inline]
const fn shift(mask: u64, step: i32) -> u64 {
    if step < 0 { mask >> -step } else { mask << step }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.stacks().map(|(square, stack)| (square.to_string(), stack.word()));
        f.debug_map().entries(words).finish()
    }
}
