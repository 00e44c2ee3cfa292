use table::Seat;

use crate::{
    Maiak,
    state::{HOME, Phase},
};

impl Maiak {
    /// How good the state looks for a seat: threats to arrive first, then pieces and how far they
    /// have come. Made by hand for a player who looks one action ahead.
    pub(crate) fn looks(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(seat) as f32;
        }
        let other = seat.opponent();
        // Whoever moves next and can arrive wins.
        let next = if self.phase == Phase::Move { self.turn } else { self.turn.opponent() };
        if self.arrives(next) && self.phase == Phase::Move {
            return if next == seat { 0.99 } else { 0.01 };
        }
        let mut balance = self.weight(seat) - self.weight(other);
        for (side, sign) in [(seat, 1.0), (other, -1.0)] {
            if self.arrives(side) {
                balance += sign * 1.5;
            }
        }
        1.0 / (1.0 + (-balance * 0.4).exp())
    }

    /// Whether the seat could step onto its far row, were it to move now.
    fn arrives(&self, seat: Seat) -> bool {
        let far = HOME[seat.opponent().index()];
        let before_far = if seat == Seat(0) { far >> 5 } else { far << 5 };
        self.steps(seat).pieces() & before_far != 0
    }

    fn weight(&self, seat: Seat) -> f32 {
        let rows = |square: crate::Square| match seat {
            Seat(0) => square.row(),
            _ => 4 - square.row(),
        };
        self.pieces(seat).map(|square| 1.0 + 0.3 * rows(square) as f32).sum()
    }
}
