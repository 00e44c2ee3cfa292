use table::{Phrase, Refusal, Seat};

use crate::{
    Rank, Square, TIKI, Tactiki,
    board::{HOME, owner},
};

impl Tactiki {
    /// Why a move is not legal now.
    pub(crate) fn refuse_move(
        &self,
        seat: Seat,
        from: Square,
        to: Square,
        attacks: bool,
    ) -> Refusal {
        let refusal = |rule, key: &'static str| {
            let phrase = Phrase::new(key).with("from", from.to_string()).with("to", to.to_string());
            Refusal::new(rule, phrase)
        };
        if self.board.tops(seat) & from.bit() as u32 == 0 {
            let covered = self.board.column(from).any(|piece| owner(piece) == seat);
            return refusal("R4.2", if covered { "refusal-covered" } else { "refusal-no-piece" });
        }
        if HOME[seat.opponent().index()] & from.bit() as u32 != 0 {
            return refusal("R4.4", "refusal-arrived");
        }
        let forward = if seat == TIKI { 1 } else { -1 };
        let rows = to.row() as i32 - from.row() as i32;
        let files = (to.file() as i32 - from.file() as i32).abs();
        if (rows, files) != (forward, 0) && (rows, files) != (0, 1) {
            return refusal("R4.1", "refusal-direction");
        }
        if self.is_held(seat, to) {
            return refuse_held(to);
        }
        refusal("R5.1", if attacks { "refusal-nobody-there" } else { "refusal-write-x" })
    }

    /// Why a reincarnation is not legal now: first what no other field would change.
    pub(crate) fn refuse_rebirth(&self, seat: Seat, at: Square, rank: Rank) -> Refusal {
        let refusal = |rule, key: &'static str| {
            let phrase = Phrase::new(key).with("at", at.to_string()).with("rank", rank.to_string());
            Refusal::new(rule, phrase)
        };
        let dead = self.off[seat.index()];
        if self.moves_left < 2 {
            refusal("R7.2", "refusal-rebirth-late")
        } else if dead.is_empty() {
            refusal("R7.1", "refusal-nobody-dead")
        } else if dead.count(rank) == 0 {
            refusal("R7.1", "refusal-rebirth-alive")
        } else if HOME[seat.index()] & at.bit() as u32 == 0 {
            refusal("R7.1", "refusal-rebirth-field")
        } else if self.is_held(seat, at) {
            refuse_held(at)
        } else {
            refusal("R7.1", "refusal-rebirth-occupied")
        }
    }

    /// Whether the enemy stands for good on a start field of the seat.
    fn is_held(&self, seat: Seat, field: Square) -> bool {
        self.board.tops(seat.opponent()) & HOME[seat.index()] & field.bit() as u32 != 0
    }
}

fn refuse_held(field: Square) -> Refusal {
    Refusal::new("R4.5", Phrase::new("refusal-held").with("field", field.to_string()))
}
