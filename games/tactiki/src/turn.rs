use table::{Seat, Sink};

use crate::{Event, SEATS, TAC, TIKI, Tactiki, board::HOME, options::Stalemate, state::End};

impl Tactiki {
    /// What follows an action: the end of the game or of the turn.
    #[inline]
    pub(crate) fn settle(&mut self, events: &mut impl Sink<Event>) {
        if let Some(end) = self.decided() {
            return self.finish(end, events);
        }
        if self.moves_left == 0 || self.moves_left == 1 && self.cannot_move() {
            self.end_turn(events);
        }
    }

    /// A statue, or no statue ever (R8.1, R8.3).
    #[inline]
    pub(crate) fn decided(&self) -> Option<End> {
        if let Some(seat) = SEATS.into_iter().find(|seat| self.race[seat.index()].tallest >= 5) {
            return Some(End::Statue(seat));
        }
        self.race.iter().all(|race| race.reach() < 5).then_some(End::DeadGame)
    }

    /// The turn is over.
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.count_turn();
        match self.exhausted() {
            Some(end) => self.finish(end, events),
            None => {
                self.hand_over();
                self.begin_turn(events);
            }
        }
    }

    fn count_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
        self.quiet = if self.progress { 0 } else { self.quiet.saturating_add(1) };
    }

    fn hand_over(&mut self) {
        self.turn = self.turn.opponent();
        self.moves_left = 2;
        self.progress = false;
    }

    /// The limits of R8.4.
    pub(crate) fn exhausted(&self) -> Option<End> {
        let reached = |count: u16, limit: u16| limit > 0 && count >= limit;
        if reached(self.quiet, self.options.quiet_limit) {
            Some(End::Quiet)
        } else if reached(self.turns, self.options.max_turns) {
            Some(End::Cap)
        } else {
            None
        }
    }

    /// Whoever can neither move nor reincarnate passes, which counts as a turn, or loses (R3.4).
    #[inline]
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        if self.stuck(self.turn) {
            match self.options.stalemate {
                Stalemate::Loss => self.finish(End::NoMove(self.turn), events),
                Stalemate::Pass => self.pass(events),
            }
        }
    }

    #[cold]
    fn pass(&mut self, events: &mut impl Sink<Event>) {
        let both = self.stuck(self.turn.opponent());
        events.tell(|| Event::Passed { seat: self.turn });
        if !both {
            return self.end_turn(events);
        }
        self.count_turn();
        if let Some(end) = self.exhausted() {
            return self.finish(end, events);
        }
        self.hand_over();
        events.tell(|| Event::Passed { seat: self.turn });
        self.count_turn();
        self.finish(End::BothPass, events);
    }

    /// Whether neither side could do anything at the beginning of a turn, and both pass.
    pub(crate) fn both_pass(&self) -> bool {
        self.options.stalemate == Stalemate::Pass && self.stuck(TIKI) && self.stuck(TAC)
    }

    #[inline]
    fn cannot_move(&self) -> bool {
        self.board.movers(self.turn) == [0; 3]
    }

    /// Whether a seat could do nothing at the beginning of a turn. Counts the dead by who is missing,
    /// which a view can do as well.
    fn stuck(&self, seat: Seat) -> bool {
        self.board.movers(seat) == [0; 3]
            && (self.board.empty() & HOME[seat.index()] == 0
                || self.board.pieces(seat).count() == 10)
    }

    fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        self.end = Some(end);
        events.tell(|| Event::Ended { winner: end.winner(), reason: end.reason() });
    }
}
