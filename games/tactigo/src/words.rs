use table::{Ink, Pen, Phrase, Refusal, Seat};

use crate::{Action, Size, Square, Stack, Tactigo, name};

impl Tactigo {
    /// Why an action is not legal now. The first rule that it breaks, in the order of the rules.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        let Action { size, from, to, captures } = action;
        let there = self.board.get(to);
        let height = there.map_or(0, |stack| stack.height.checkers());
        let refusal = |rule, key: &'static str| {
            let phrase = Phrase::new(key)
                .with("size", size.checkers())
                .with("from", from.to_string())
                .with("to", to.to_string())
                .with("height", height);
            Refusal::new(rule, phrase)
        };
        if self.used.contains(size) {
            return refusal("R2.1", "refusal-used");
        }
        if self.lost.contains(size) {
            return refusal("R2.5", "refusal-lost");
        }
        match self.board.get(from) {
            Some(stack) if stack.seat != seat => return refusal("R3.1", "refusal-not-yours"),
            None => return refusal("R3.1", "refusal-not-yours"),
            Some(stack) if stack.height < size => return refusal("R3.3", "refusal-too-low"),
            Some(_) => {}
        }
        let sides = (from.file().abs_diff(to.file()), from.row().abs_diff(to.row()));
        match (size, sides) {
            (Size::One, (0, 1) | (1, 0) | (1, 1)) => {}
            (Size::Two, (1, 1)) => {}
            (Size::Three, (0, 1) | (1, 0)) => {}
            _ => return refusal("R3.2", "refusal-direction"),
        }
        match there {
            Some(stack) if stack.seat == seat => {
                if stack.height.checkers() + size.checkers() > 3 {
                    refusal("R3.4", "refusal-too-high")
                } else {
                    refusal("R4.1", "refusal-no-enemy")
                }
            }
            Some(_) if size == Size::One => refusal("R4.1", "refusal-single"),
            Some(Stack { height: Size::Three, .. }) => refusal("R4.2", "refusal-three"),
            Some(stack) if stack.height >= size => refusal("R3.5", "refusal-blocked"),
            Some(_) if !captures => refusal("R4.1", "refusal-write-x"),
            _ => refusal("R4.1", "refusal-no-enemy"),
        }
    }

    pub(crate) fn draw(&self, pen: &Pen<'_>) -> String {
        let line = "   +----+----+----+----+----+----+----+\n";
        let mut text = String::from("     a    b    c    d    e    f    g\n");
        for row in (0..7).rev() {
            text += line;
            text += &format!(" {} |", row + 1);
            for file in 0..7 {
                let stack = match self.board.get(Square::new(row * 7 + file)) {
                    Some(stack) if stack.seat == Seat(0) => pen.paint(Ink::Blue, &stack.word()),
                    Some(stack) => pen.paint(Ink::Bold, &stack.word()),
                    None => pen.paint(Ink::Dim, ". "),
                };
                text += &format!(" {stack} |");
            }
            text.push('\n');
        }
        text += line;
        text += &pen.say(Phrase::new("legend"));
        for phrase in self.standing() {
            text.push('\n');
            text += &pen.say(phrase);
        }
        text
    }

    pub(crate) fn tell(&self) -> Vec<Phrase> {
        let row = |row: usize| {
            let stacks = (0..7).filter_map(|file| {
                let square = Square::new(row * 7 + file);
                let stack = self.board.get(square)?;
                let phrase = Phrase::new("stack")
                    .with("square", square.to_string())
                    .with("colour", if stack.seat == Seat(0) { "black" } else { "white" })
                    .with("height", stack.height.checkers());
                Some(phrase)
            });
            let stacks: Vec<Phrase> = stacks.collect();
            if stacks.is_empty() {
                return Phrase::new("row-empty").with("row", row + 1);
            }
            Phrase::new("row").with("row", row + 1).with("stacks", stacks)
        };
        (0..7).rev().map(row).chain(self.standing()).collect()
    }

    /// What the board does not show.
    fn standing(&self) -> Vec<Phrase> {
        let captured =
            Phrase::new("captured").with("black", self.captured[0]).with("white", self.captured[1]);
        let quiet = if self.quiet_limit == 0 { "quiet" } else { "quiet-of" };
        let quiet = Phrase::new(quiet).with("turns", self.quiet).with("limit", self.quiet_limit);
        let mut lines = vec![captured, quiet];
        if !self.acting().is_empty() {
            let sizes = self.open_sizes().iter().map(|size| Phrase::plain(size.to_string()));
            let phrase = Phrase::new("to-move").with("who", name(self.turn));
            lines.push(phrase.with("sizes", sizes.collect::<Vec<_>>()));
        }
        lines
    }
}
