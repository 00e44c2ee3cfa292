use table::{Dice, Outcome, Seat, SeatSet, Sink};

use crate::{
    Action, Event, Square,
    options::{SameColour, Switching},
    tiles::Tiles,
};

pub(crate) const BOARD: u32 = (1 << 25) - 1;
const FILE_A: u32 = 0b00001_00001_00001_00001_00001;
const FILE_E: u32 = FILE_A << 4;
/// Home rows by seat; the far row of one is the home row of the other.
pub(crate) const HOME: [u32; 2] = [0b11111, 0b11111 << 20];

/// How many ways there are to choose 0 to 3 payers among 0 to 4 other pieces.
const CHOICES: [[u32; 4]; 5] =
    [[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1], [1, 4, 6, 4]];
/// The choices themselves as bits, sorted: those among the first k pieces come first.
const PAYERS: [&[u32]; 4] = [
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
    pub(crate) turns: u8,
}

/// What the player whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
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

/// The steps a player can pay for: by direction (left, straight, right) and price, the pieces that
/// can take them.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    from: [[u32; 4]; 3],
    choices: [u32; 4],
}

impl Steps {
    /// How many actions these steps are, each way to pay counted (R4.4).
    fn count(&self) -> u32 {
        let weigh = |by_price: &[u32; 4]| -> u32 {
            (0..4).map(|price| by_price[price].count_ones() * self.choices[price]).sum()
        };
        self.from.iter().map(weigh).sum()
    }

    /// The pieces that can step at all.
    pub(crate) fn pieces(&self) -> u32 {
        self.from.iter().flatten().fold(0, |all, pieces| all | pieces)
    }

    pub(crate) fn none(&self) -> bool {
        self.pieces() == 0
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

    /// What he has to do.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// All steps of a seat, were it to move now (R3, R4).
    #[inline]
    pub(crate) fn steps(&self, seat: Seat) -> Steps {
        let own = self.pieces[seat.index()];
        let enemies = self.pieces[seat.opponent().index()];
        let others = (own.count_ones() as usize).saturating_sub(1).min(4);
        let choices = CHOICES[others];
        // Look at the board as the pieces do: what lies one step ahead of each square.
        let ahead = |plane: u32, file: u32| match seat {
            Seat(0) => plane >> (4 + file),
            _ => plane << (6 - file),
        };
        let Tiles { low, high } = self.tiles;
        let mut from = [[0; 4]; 3];
        for (file, by_price) in from.iter_mut().enumerate() {
            let (closed, edge) = match file {
                0 => (own, FILE_A),
                1 => (own | enemies, 0),
                _ => (own, FILE_E),
            };
            let file = file as u32;
            let open = own & !edge & ahead(BOARD & !closed, file);
            let (low_ahead, high_ahead) = (ahead(low, file), ahead(high, file));
            let dear = open & ((low ^ low_ahead) | (high ^ high_ahead));
            by_price[1] = dear & low_ahead & !high_ahead;
            by_price[2] = dear & !low_ahead & high_ahead;
            by_price[3] = dear & low_ahead & high_ahead;
            by_price[0] = open & !(by_price[1] | by_price[2] | by_price[3]);
            for price in 1..4 {
                if choices[price] == 0 {
                    by_price[price] = 0;
                }
            }
        }
        Steps { from, choices }
    }

    /// The step of the piece in `from`, towards `file` (0 left, 1 straight, 2 right), that the
    /// payers with number `choice` pay for.
    #[inline]
    fn step(&self, from: u32, file: usize, price: usize, choice: usize) -> Action {
        let (own, enemies) =
            (self.pieces[self.turn.index()], self.pieces[self.turn.opponent().index()]);
        let to = match self.turn {
            Seat(0) => from + 4 + file as u32,
            _ => from + file as u32 - 6,
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
        let empty = BOARD & !(self.pieces[0] | self.pieces[1]);
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

    pub(crate) fn list(&self, buffer: &mut Vec<Action>) {
        match self.phase {
            Phase::Move => {
                let steps = self.steps(self.turn);
                for file in 0..3 {
                    for price in 0..4 {
                        for from in bits(steps.from[file][price]) {
                            let choices = 0..steps.choices[price] as usize;
                            buffer
                                .extend(choices.map(|choice| self.step(from, file, price, choice)));
                        }
                    }
                }
            }
            Phase::Switch => {
                for (pairs, (distance, _)) in self.switches().into_iter().zip(DIRECTIONS) {
                    buffer.extend(bits(pairs).map(|low| switch(low, distance)));
                }
                if self.switch == Switching::Optional {
                    buffer.push(Action::Pass);
                }
            }
        }
    }

    /// A uniformly random action by counting, without listing.
    #[inline]
    pub(crate) fn random(&self, dice: &mut Dice) -> Action {
        match self.phase {
            Phase::Move => {
                let steps = self.steps(self.turn);
                let mut number = dice.roll(steps.count() as usize) as u32;
                for file in 0..3 {
                    for price in 0..4 {
                        let pieces = steps.from[file][price];
                        let choices = steps.choices[price];
                        let here = pieces.count_ones() * choices;
                        if number < here {
                            let from = nth_bit(pieces, number / choices);
                            return self.step(from, file, price, (number % choices) as usize);
                        }
                        number -= here;
                    }
                }
                unreachable!("a player without a step has lost already")
            }
            Phase::Switch => {
                let switches = self.switches();
                let count: u32 = switches.iter().map(|pairs| pairs.count_ones()).sum();
                let pass = u32::from(self.switch == Switching::Optional);
                let mut number = dice.roll((count + pass) as usize) as u32;
                for (pairs, (distance, _)) in switches.into_iter().zip(DIRECTIONS) {
                    let here = pairs.count_ones();
                    if number < here {
                        return switch(nth_bit(pairs, number), distance);
                    }
                    number -= here;
                }
                Action::Pass
            }
        }
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        match action {
            Action::Step { from, to, captures, pays } => {
                let far = HOME[seat.opponent().index()];
                let (own, enemies) = (seat.index(), seat.opponent().index());
                self.pieces[own] &= !(from.bit() as u32 | pays);
                self.pieces[own] |= to.bit() as u32;
                self.pieces[enemies] &= !(to.bit() as u32);
                events.tell(|| Event::Stepped {
                    seat,
                    from,
                    to,
                    colour: self.tiles.get(to),
                    captures,
                    paid: Square::in_mask(pays.into()).collect(),
                });
                if to.bit() as u32 & far != 0 {
                    self.finish(End::Reached, events);
                } else if self.pieces[enemies] == 0 {
                    self.finish(End::NoPieces, events);
                } else {
                    self.phase = Phase::Switch;
                    // R5.4: without a legal switch the turn ends by itself.
                    if self.same_colour == SameColour::Forbidden && self.switches() == [0; 4] {
                        events.tell(|| Event::NoSwitch { seat });
                        self.end_turn(events);
                    }
                }
            }
            Action::Switch(a, b) => {
                self.tiles.switch(a, b);
                events.tell(|| Event::Switched { seat, a, b });
                self.end_turn(events);
            }
            Action::Pass => {
                events.tell(|| Event::Passed { seat });
                self.end_turn(events);
            }
        }
    }

    #[inline]
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.turns += 1;
        self.turn = self.turn.opponent();
        self.phase = Phase::Move;
        if self.steps(self.turn).none() {
            self.finish(End::Blocked, events);
        }
    }

    fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        self.end = Some(end);
        events.tell(|| Event::Ended { winner: self.winner(end), reason: end.reason() });
    }

    fn winner(&self, end: End) -> Seat {
        if end == End::Blocked { self.turn.opponent() } else { self.turn }
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        let end = self.end?;
        Some(Outcome::win(2, self.winner(end).into(), end.reason()))
    }

    pub(crate) fn acting(&self) -> SeatSet {
        if self.end.is_some() { SeatSet::EMPTY } else { self.turn.into() }
    }
}

/// Where a tile's neighbours lie, each pair counted once: distance, and the file without one.
const DIRECTIONS: [(u32, u32); 4] = [(1, FILE_E), (4, FILE_A), (5, 0), (6, FILE_E)];

fn switch(low: u32, distance: u32) -> Action {
    Action::Switch(Square::new(low as usize), Square::new((low + distance) as usize))
}

fn bits(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros());
        mask &= mask.wrapping_sub(1);
        bit
    })
}

#[inline]
fn nth_bit(mut mask: u32, n: u32) -> u32 {
    for _ in 0..n {
        mask &= mask - 1;
    }
    mask.trailing_zeros()
}
