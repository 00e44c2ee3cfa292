use table::{Seat, Sink};

use crate::{Availability, Board, EdgeSides, Event, Size, Sizes};

pub(crate) const BLACK: Seat = Seat::new(0);
pub(crate) const WHITE: Seat = Seat::new(1);

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

    #[inline]
    pub(crate) fn take(&mut self, captor: Seat, checkers: u8) {
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
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
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
        [BLACK, WHITE].into_iter().find(|seat| self.captured[seat.index()] >= TO_WIN)
    }
}

/// The colour of a seat's checkers: its name in texts and the symbol of a checker in the art.
pub(crate) fn colour(seat: Seat) -> &'static str {
    if seat == BLACK { "black" } else { "white" }
}
