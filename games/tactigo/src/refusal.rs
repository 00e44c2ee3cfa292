use table::Seat;

use crate::{Action, Size, Tactigo};

impl Tactigo {
    /// The rule that an illegal move breaks, and the message that says so: first what nothing but
    /// another move can mend, and only then how a move is written.
    pub(crate) fn broken_rule(&self, seat: Seat, action: Action) -> (&'static str, &'static str) {
        let Action { size, from, to, captures } = action;
        if self.used.contains(size) {
            return ("R2.1", "refusal-used");
        }
        if self.lost.contains(size) {
            return ("R2.5", "refusal-lost");
        }
        match self.board.get(from) {
            Some(stack) if stack.seat == seat && stack.height >= size => {}
            Some(stack) if stack.seat == seat => return ("R3.3", "refusal-too-low"),
            _ => return ("R3.1", "refusal-not-yours"),
        }
        let sides = (from.file().abs_diff(to.file()), from.row().abs_diff(to.row()));
        match (size, sides) {
            (Size::One | Size::Three, (0, 1) | (1, 0)) | (Size::One | Size::Two, (1, 1)) => {}
            _ => return ("R3.2", "refusal-direction"),
        }
        match self.board.get(to) {
            Some(stack) if stack.seat == seat && stack.height.checkers() + size.checkers() > 3 => {
                ("R3.4", "refusal-too-high")
            }
            Some(stack) if stack.seat == seat => ("R4.1", "refusal-no-enemy"),
            Some(_) if size == Size::One => ("R4.1", "refusal-single"),
            Some(stack) if stack.height == Size::Three => ("R4.2", "refusal-three"),
            Some(stack) if stack.height >= size => ("R3.5", "refusal-blocked"),
            Some(_) if !captures => ("R4.1", "refusal-write-x"),
            _ => ("R4.1", "refusal-no-enemy"),
        }
    }
}
