use table::{Seat, Sink};

use crate::{
    Action, Event, Size, Square,
    options::{SameColour, Switching},
    tiles::Tiles,
};

pub(crate) const WHITE: Seat = Seat::new(0);
pub(crate) const BLACK: Seat = Seat::new(1);

const FILE_A: u32 = 0b00001_00001_00001_00001_00001;
const FILE_E: u32 = FILE_A << 4;

/// In which direction of the rows a seat's pieces go.
pub(crate) fn forward(seat: Seat) -> i32 {
    if seat == WHITE { 1 } else { -1 }
}

/// How many ways there are to choose 0 to 3 payers among 0 to 4 other pieces.
const CHOICES: [[u32; 4]; 5] =
    [[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1], [1, 4, 6, 4]];
/// The choices themselves as bits, sorted: those among the first k pieces come first.
pub(crate) const PAYERS: [&[u32]; 4] = [
    &[0],
    &[0b0001, 0b0010, 0b0100, 0b1000],
    &[0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100],
    &[0b0111, 0b1011, 0b1101, 0b1110],
];

/// A moment of a MAIAK game: the whole truth, which all may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Maiak {
    pub(crate) tiles: Tiles,
    /// Pieces by seat, as bits of their squares.
    pub(crate) pieces: [u32; 2],
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) end: Option<End>,
    pub(crate) switch: Switching,
    pub(crate) same_colour: SameColour,
    pub(crate) size: Size,
    pub(crate) turns: u8,
}

/// What the player whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Move a piece.
    Move,
    /// Switch two tiles.
    Switch,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    /// The player whose turn it is reached the far row (R6.1).
    Reached,
    /// His opponent has no pieces left (R6.2).
    NoPieces,
    /// He has no move (R6.3).
    Blocked,
}

impl End {
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            End::Reached => "reached",
            End::NoPieces => "no-pieces",
            End::Blocked => "blocked",
        }
    }
}

/// The steps a player can pay for. A piece that can step stands on one of four rows, so twenty bits
/// tell which pieces can, sixty bits for all three directions (left, straight, right), and one word
/// is enough for every price.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    pub(crate) by_price: [u64; 4],
    /// The lowest square from which a step is possible.
    base: u32,
}

const ROWS: u64 = (1 << 20) - 1;
/// Repeats twenty bits for all three directions.
const THRICE: u64 = 1 | 1 << 20 | 1 << 40;
/// Where no step leads off the sides of the board.
const INSIDE: u64 = {
    let (left, right) = (FILE_A as u64 & ROWS, FILE_E as u64 & ROWS);
    (ROWS * THRICE) & !left & !(right << 40)
};

impl Steps {
    /// The pieces that can step at all, as bits of their squares.
    pub(crate) fn pieces(&self) -> u32 {
        let all = self.by_price.iter().fold(0, |all, steps| all | steps);
        (((all | all >> 20 | all >> 40) & ROWS) as u32) << self.base
    }

    /// The pieces that can step left, straight or right.
    pub(crate) fn pieces_going(&self, direction: u32) -> u32 {
        let all = self.by_price.iter().fold(0, |all, steps| all | steps);
        ((all >> (20 * direction) & ROWS) as u32) << self.base
    }

    pub(crate) fn none(&self) -> bool {
        self.by_price == [0; 4]
    }

    /// How many there are, whoever pays.
    pub(crate) fn count(&self) -> u32 {
        self.by_price.iter().map(|steps| steps.count_ones()).sum()
    }

    /// How many cost nothing.
    pub(crate) fn free(&self) -> u32 {
        self.by_price[0].count_ones()
    }
}

impl Maiak {
    /// The tiles of the board.
    pub fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// The squares of a seat's pieces.
    pub fn pieces(&self, seat: Seat) -> impl Iterator<Item = Square> {
        Square::in_mask(self.pieces[seat.index()].into())
    }

    /// Whose turn it is.
    pub fn turn_seat(&self) -> Seat {
        self.turn
    }

    /// What has to be done next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose piece stands on a square.
    pub fn owner(&self, square: Square) -> Option<Seat> {
        let stands = |seat: &Seat| u64::from(self.pieces[seat.index()]) & square.bit() != 0;
        [WHITE, BLACK].into_iter().find(stands)
    }

    /// How large the board is.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The whole board as bits of its squares: odd prices, prices of two and three, White's pieces,
    /// Black's pieces.
    #[inline]
    pub fn planes(&self) -> [u32; 4] {
        [self.tiles.low, self.tiles.high, self.pieces[0], self.pieces[1]]
    }

    /// Whether a seat could step onto its far row, were it to move now.
    #[inline]
    pub fn arrives(&self, seat: Seat) -> bool {
        self.arrives_by(seat, &self.steps(seat))
    }

    /// Whether one of these steps of the seat leads onto its far row.
    #[inline]
    pub(crate) fn arrives_by(&self, seat: Seat, steps: &Steps) -> bool {
        steps.pieces() & self.before_far(seat) != 0
    }

    /// The home row of a seat, which is the far row of the other.
    #[inline]
    pub(crate) fn home(&self, seat: Seat) -> u32 {
        self.size.row_of(seat) as u32
    }

    /// All steps of a seat, were it to move now (R3, R4).
    #[inline]
    pub(crate) fn steps(&self, seat: Seat) -> Steps {
        let own = self.pieces[seat.index()];
        let enemies = self.pieces[seat.opponent().index()];
        let base = 5 * seat.index() as u32;
        // Look at the board as the pieces do: what lies one step ahead of each square.
        let ahead = |plane: u32, direction: u32| u64::from(plane << base >> (4 + direction)) & ROWS;
        let all_ahead =
            |plane: u32| ahead(plane, 0) | ahead(plane, 1) << 20 | ahead(plane, 2) << 40;
        let here = |plane: u32| (u64::from(plane >> base) & ROWS) * THRICE;
        let closed = all_ahead(own | self.size.outside() as u32) | ahead(enemies, 1) << 20;
        let open = here(own) & INSIDE & !closed;
        let Tiles { low, high } = self.tiles;
        let (low_ahead, high_ahead) = (all_ahead(low), all_ahead(high));
        let dear = open & ((here(low) ^ low_ahead) | (here(high) ^ high_ahead));
        let (odd, even) = (dear & low_ahead, dear & !low_ahead);
        let priced = [odd & !high_ahead, even & high_ahead, odd & high_ahead];
        // R4.5: the price is at most the number of the other pieces.
        let own_count = own.count_ones();
        let paid = |price: usize| if own_count > price as u32 { priced[price - 1] } else { 0 };
        let free = open & !(priced[0] | priced[1] | priced[2]);
        Steps { by_price: [free, paid(1), paid(2), paid(3)], base }
    }

    /// In how many ways each price can be paid (R4.4).
    #[inline]
    pub(crate) fn choices(&self) -> [u32; 4] {
        CHOICES[(self.pieces[self.turn.index()].count_ones() as usize).saturating_sub(1).min(4)]
    }

    /// The step with this bit in [`Steps`], which the payers with number `choice` pay for.
    #[inline]
    pub(crate) fn step(&self, bit: u32, price: usize, choice: usize) -> Action {
        let (own, enemies) =
            (self.pieces[self.turn.index()], self.pieces[self.turn.opponent().index()]);
        let (direction, place) = (bit / 20, bit % 20);
        let (from, to) = match self.turn.index() {
            0 => (place, place + 4 + direction),
            _ => (place + 5, place + direction - 1),
        };
        let mut others = own & !(1 << from);
        let mut pays = 0;
        let mut chosen = PAYERS[price][choice];
        while chosen != 0 {
            let lowest = others & others.wrapping_neg();
            if chosen & 1 == 1 {
                pays |= lowest;
            }
            others ^= lowest;
            chosen >>= 1;
        }
        Action::Step {
            from: Square::new(from as usize),
            to: Square::new(to as usize),
            captures: enemies >> to & 1 == 1,
            pays,
        }
    }

    /// The legal switches by direction (right, up left, up, up right): the lower squares (R5).
    #[inline]
    pub(crate) fn switches(&self) -> [u32; 4] {
        let empty = self.size.mask() as u32 & !(self.pieces[0] | self.pieces[1]);
        let Tiles { low, high } = self.tiles;
        let mut pairs = [0; 4];
        for (pairs, (distance, edge)) in pairs.iter_mut().zip(DIRECTIONS) {
            *pairs = empty & (empty >> distance) & !edge;
            if self.same_colour == SameColour::Forbidden {
                *pairs &= (low ^ low >> distance) | (high ^ high >> distance);
            }
        }
        pairs
    }

    /// Whether no two tiles can be switched (R5.4). With pieces on all but three of nine tiles that
    /// may be; on a larger board two empty tiles always touch.
    #[inline]
    pub(crate) fn lacks_switch(&self) -> bool {
        (self.same_colour == SameColour::Forbidden || self.size.side() == 3)
            && self.switches() == [0; 4]
    }

    #[inline]
    pub(crate) fn can_switch(&self, low: u32, distance: u32) -> bool {
        let Tiles { low: plane, high } = self.tiles;
        let differ = |plane: u32| (plane >> low ^ plane >> (low + distance)) & 1 == 1;
        let both = 1 << low | 1 << (low + distance);
        (self.pieces[0] | self.pieces[1] | self.size.outside() as u32) & both == 0
            && (self.same_colour == SameColour::Allowed || differ(plane) || differ(high))
    }

    #[inline]
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.turns += 1;
        self.turn = self.turn.opponent();
        self.phase = Phase::Move;
        if self.steps(self.turn).none() {
            self.finish(End::Blocked, events);
        }
    }

    pub(crate) fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        self.end = Some(end);
        events.tell(|| Event::Ended { winner: self.winner(end), reason: end.reason() });
    }

    pub(crate) fn winner(&self, end: End) -> Seat {
        if end == End::Blocked { self.turn.opponent() } else { self.turn }
    }
}

/// Where a tile's neighbours lie, each pair counted once: distance, and the file without one.
pub(crate) const DIRECTIONS: [(u32, u32); 4] = [(1, FILE_E), (4, FILE_A), (5, 0), (6, FILE_E)];

/// All 72 pairs of touching tiles: the lower square and the distance to the other.
pub(crate) const PAIRS: [(u32, u32); 72] = {
    let mut pairs = [(0, 0); 72];
    let mut count = 0;
    let mut direction = 0;
    while direction < 4 {
        let (distance, edge) = DIRECTIONS[direction];
        let mut low = 0;
        while low + distance < 25 {
            if edge >> low & 1 == 0 {
                pairs[count] = (low, distance);
                count += 1;
            }
            low += 1;
        }
        direction += 1;
    }
    assert!(count == 72);
    pairs
};

pub(crate) fn switch(low: u32, distance: u32) -> Action {
    Action::Switch(Square::new(low as usize), Square::new((low + distance) as usize))
}
