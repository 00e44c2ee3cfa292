use table::{Dice, Outcome, Seat, SeatSet, Sink, bits::ones};

use crate::{
    Action, Availability, Board, EdgeSides, Event, Options, Size, Sizes,
    board::{square, squares, steps},
    counted::Counted,
};

/// Who has taken this many checkers has won (R6.1).
pub(crate) const TO_WIN: u8 = 9;

/// A moment of a Tactigo game: the whole truth, which all may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tactigo {
    pub(crate) board: Board,
    pub(crate) turns: u32,
    /// How many turns in a row have ended without a capture.
    pub(crate) quiet: u16,
    pub(crate) quiet_limit: u16,
    /// Checkers taken, by the seat that took them.
    pub(crate) captured: [u8; 2],
    pub(crate) turn: Seat,
    pub(crate) used: Sizes,
    /// Sizes that could not move when the turn started, where that matters (R2.5).
    pub(crate) lost: Sizes,
    /// Whether this turn has seen a capture.
    pub(crate) took: bool,
    pub(crate) availability: Availability,
    pub(crate) edge_sides: EdgeSides,
}

impl Tactigo {
    /// Black's turn starts on this board.
    pub(crate) fn start(options: &Options, board: Board) -> Tactigo {
        let mut state = Tactigo {
            board,
            turns: 0,
            quiet: 0,
            quiet_limit: options.quiet_limit,
            captured: [0; 2],
            turn: Seat(0),
            used: Sizes::NONE,
            lost: Sizes::NONE,
            took: false,
            availability: options.availability,
            edge_sides: options.edge_sides,
        };
        state.begin_turn(&mut ());
        state
    }

    /// The stacks on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many checkers a seat has taken.
    pub fn captured(&self, seat: Seat) -> u8 {
        self.captured[seat.index()]
    }

    /// Whose turn it is.
    pub fn turn_seat(&self) -> Seat {
        self.turn
    }

    /// The sizes that still may move in this turn.
    #[inline]
    pub fn open_sizes(&self) -> Sizes {
        self.used.or(self.lost).others()
    }

    /// How many turns in a row have ended without a capture.
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    pub(crate) fn list(&self, buffer: &mut Vec<Action>) {
        let seat = self.turn;
        let enemies = self.board.of(seat.opponent());
        for size in self.open_sizes().iter() {
            for &step in steps(size) {
                let movers = ones(self.board.movers(seat, size, step));
                buffer.extend(movers.map(|from| action(size, from, step, enemies)));
            }
        }
    }

    /// A uniformly random action: throw a size, a stack that is high enough for it and a direction,
    /// until that is a legal move. Most throws are.
    #[inline]
    pub(crate) fn random(&self, dice: &mut Dice) -> Action {
        let seat = self.turn;
        let open = self.open_sizes();
        let sources = self.board.sources(seat).map(Counted::new);
        let targets = self.board.targets(seat);
        // Eight directions for a single, four for the others.
        let ways = |size: Size, directions: usize| {
            if open.contains(size) { sources[size.index()].count() * directions } else { 0 }
        };
        let (ones, twos, threes) = (ways(Size::One, 8), ways(Size::Two, 4), ways(Size::Three, 4));
        loop {
            let throw = dice.roll(ones + twos + threes);
            let (size, number, step) = if throw < ones {
                (Size::One, throw / 8, steps(Size::One)[throw % 8])
            } else if throw < ones + twos {
                let throw = throw - ones;
                (Size::Two, throw / 4, steps(Size::Two)[throw % 4])
            } else {
                let throw = throw - ones - twos;
                (Size::Three, throw / 4, steps(Size::Three)[throw % 4])
            };
            let from = sources[size.index()].nth(number);
            if targets[size.index()] >> (from.wrapping_add_signed(step) % 64) & 1 == 1 {
                return action(size, from, step, self.board.of(seat.opponent()));
            }
        }
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let Action { size, from, to, captures } = action;
        let (seat, other) = (self.turn, self.turn.opponent());
        let taken = self.board.go(seat, size, from, to, captures);
        self.used = self.used.with(size);
        if captures {
            self.take(seat, taken);
            events.tell(|| Event::Overpowered { seat, size, from, to, taken });
        } else {
            let height = |stack: crate::Stack| stack.height;
            let board = &self.board;
            events.tell(|| {
                let height = board.get(to).map_or(size, height);
                Event::Moved { seat, size, from, to, height }
            });
        }
        // R5.7: the mover's captures, the win, then the opponent's on what remains.
        for captor in [seat, other] {
            let fallen = self.board.surrounded(captor.opponent(), self.edge_sides);
            if fallen != 0 {
                self.board.clear(fallen);
                self.take(captor, 3 * fallen.count_ones() as u8);
                events.tell(|| Event::Surrounded {
                    seat: captor,
                    squares: squares(fallen).collect(),
                });
            }
            if self.captured[captor.index()] >= TO_WIN {
                events.tell(|| Event::Won { winner: captor });
                return;
            }
        }
        if !self.can_go_on() {
            let unused = self.used.others();
            if !unused.is_empty() {
                events.tell(|| Event::Lost { seat, sizes: unused.iter().collect() });
            }
            self.end_turn(events);
        }
    }

    #[inline]
    fn take(&mut self, captor: Seat, checkers: u8) {
        self.captured[captor.index()] += checkers;
        self.took = true;
        self.quiet = 0;
    }

    /// Whether any size may still move in this turn (R2.2).
    #[inline]
    pub(crate) fn can_go_on(&self) -> bool {
        let open = self.open_sizes();
        let can_move = |size: Size| open.contains(size) && self.board.can_move(self.turn, size);
        !open.is_empty() && Size::ALL.into_iter().any(can_move)
    }

    #[inline]
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.turns = self.turns.saturating_add(1);
        if !self.took {
            self.quiet = self.quiet.saturating_add(1);
        }
        if self.is_quiet() {
            events.tell(|| Event::Drawn { turns: self.quiet });
            return;
        }
        self.turn = self.turn.opponent();
        self.used = Sizes::NONE;
        self.took = false;
        self.begin_turn(events);
    }

    /// Find out what is lost from the start (R2.5), and pass if that is everything (R2.7).
    #[inline]
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        self.lost = match self.availability {
            Availability::Now => Sizes::NONE,
            Availability::TurnStart => self.immobile(),
        };
        if !self.can_go_on() {
            self.pass(events);
        }
    }

    /// The sizes that cannot move now.
    pub(crate) fn immobile(&self) -> Sizes {
        Size::ALL.into_iter().filter(|&size| !self.board.can_move(self.turn, size)).collect()
    }

    #[cold]
    fn pass(&mut self, events: &mut impl Sink<Event>) {
        events.tell(|| Event::Passed { seat: self.turn });
        // Never twice in a row: where nobody could step, all 49 squares would be taken.
        self.end_turn(events);
    }

    pub(crate) fn is_quiet(&self) -> bool {
        self.quiet_limit != 0 && self.quiet >= self.quiet_limit
    }

    pub(crate) fn winner(&self) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.captured[seat.index()] >= TO_WIN)
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        match self.winner() {
            Some(winner) => Some(Outcome::win(2, winner.into(), "captured")),
            None => self.is_quiet().then(|| Outcome::draw(2, "quiet")),
        }
    }

    #[inline]
    pub(crate) fn acting(&self) -> SeatSet {
        let over = self.captured[0] >= TO_WIN || self.captured[1] >= TO_WIN || self.is_quiet();
        if over { SeatSet::EMPTY } else { self.turn.into() }
    }
}

#[inline]
fn action(size: Size, from: u32, step: i32, enemies: u64) -> Action {
    let to = from.wrapping_add_signed(step);
    Action { size, from: square(from), to: square(to), captures: enemies >> to & 1 == 1 }
}
