use table::{Game, Ink, Pen, Phrase, Refusal, Seat};

use crate::{
    Action, Maiak, Square,
    options::{SameColour, Switching},
    state::Phase,
    tiles::Colour,
};

impl Maiak {
    /// Why an action is not legal now. The first rule that it breaks, in the order of the rules.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        let refusal = |rule, key: &'static str| Refusal::new(rule, Phrase::new(key));
        match action {
            Action::Step { from, to, captures, pays } if self.phase == Phase::Move => {
                self.refuse_step(seat, from, to, captures, pays)
            }
            Action::Step { .. } => refusal("R2.1", "refusal-switch-first"),
            _ if self.phase == Phase::Move => refusal("R2.1", "refusal-move-first"),
            Action::Pass => refusal("R5.1", "refusal-pass"),
            Action::Switch(a, b) => {
                let occupied = [a, b].into_iter().find(|&square| self.owner(square).is_some());
                if let Some(square) = occupied {
                    let phrase = Phrase::new("refusal-switch-occupied");
                    return Refusal::new("R5.1", phrase.with("square", square.to_string()));
                }
                let same = self.tiles.get(a) == self.tiles.get(b);
                if same && self.same_colour == SameColour::Forbidden && touching(a, b) {
                    return refusal("R5.4", "refusal-switch-same");
                }
                refusal("R5.3", "refusal-switch-apart")
            }
        }
    }

    fn refuse_step(
        &self,
        seat: Seat,
        from: Square,
        to: Square,
        captures: bool,
        pays: u32,
    ) -> Refusal {
        let refusal = |rule, key: &'static str| {
            let phrase = Phrase::new(key).with("from", from.to_string()).with("to", to.to_string());
            Refusal::new(rule, phrase)
        };
        let own = self.pieces[seat.index()];
        if self.owner(from) != Some(seat) {
            return refusal("R3.1", "refusal-not-yours");
        }
        let forward = if seat == Seat(0) { 1 } else { -1 };
        let rows = to.row() as i32 - from.row() as i32;
        let files = (to.file() as i32 - from.file() as i32).abs();
        if rows != forward || files > 1 {
            return refusal("R3.1", "refusal-not-forward");
        }
        match self.owner(to) {
            Some(_) if files == 0 => return refusal("R3.2", "refusal-straight"),
            Some(owner) if owner == seat => return refusal("R3.3", "refusal-own"),
            Some(_) if !captures => return refusal("R3.4", "refusal-write-x"),
            None if captures => return refusal("R3.4", "refusal-nobody-there"),
            _ => {}
        }
        let colour = self.tiles.get(to);
        let price = if colour == self.tiles.get(from) { 0 } else { colour.price() };
        let others = own & !(from.bit() as u32);
        let priced = |rule, key: &'static str| {
            let mut refusal = refusal(rule, key);
            refusal.phrase = refusal.phrase.with("colour", colour.word()).with("price", price);
            refusal
        };
        if others.count_ones() < price as u32 {
            return priced("R4.5", "refusal-cannot-pay");
        }
        if pays & from.bit() as u32 != 0 {
            return priced("R4.3", "refusal-mover-pays");
        }
        if pays & !others != 0 {
            return priced("R4.4", "refusal-foreign-payment");
        }
        priced("R4.1", "refusal-wrong-price")
    }

    pub(crate) fn owner(&self, square: Square) -> Option<Seat> {
        [Seat(0), Seat(1)]
            .into_iter()
            .find(|seat| u64::from(self.pieces[seat.index()]) & square.bit() != 0)
    }

    pub(crate) fn draw(&self, pen: &Pen<'_>) -> String {
        let line = "   +-----+-----+-----+-----+-----+\n";
        let mut text = String::from("      a     b     c     d     e\n");
        for row in (0..5).rev() {
            text += line;
            text += &format!(" {} |", row + 1);
            for file in 0..5 {
                let square = Square::new(row * 5 + file);
                let piece = match self.owner(square) {
                    Some(Seat(0)) => pen.paint(Ink::Bold, "W"),
                    Some(_) => pen.paint(Ink::Bold, "B"),
                    None => pen.paint(Ink::Dim, "."),
                };
                let colour = self.tiles.get(square);
                let letter = pen.paint(ink(colour), &colour.letter().to_string());
                text += &format!(" {letter} {piece} |");
            }
            if row % 4 == 0 {
                let home = Phrase::new("home").with("who", Maiak::seat_name(Seat((row / 4) as u8)));
                text += &format!("  {}", pen.say(home));
            }
            text.push('\n');
        }
        text += line;
        text += &pen.say(Phrase::new("legend"));
        if let Some(due) = self.due() {
            text += &format!("\n{}", pen.say(due));
        }
        text
    }

    pub(crate) fn tell(&self) -> Vec<Phrase> {
        let row = |row: usize| {
            let tiles = (0..5).map(|file| self.square_name(Square::new(row * 5 + file)));
            Phrase::new("row").with("row", row + 1).with("tiles", tiles.collect::<Vec<_>>())
        };
        (0..5).rev().map(row).chain(self.due()).collect()
    }

    /// A tile and what stands on it.
    pub(crate) fn square_name(&self, square: Square) -> Phrase {
        let piece = match self.owner(square) {
            Some(Seat(0)) => "white",
            Some(_) => "black",
            None => "none",
        };
        Phrase::new("tile")
            .with("square", square.to_string())
            .with("colour", self.tiles.get(square).word())
            .with("piece", piece)
    }

    /// What has to be done next.
    fn due(&self) -> Option<Phrase> {
        let key = match (self.phase, self.switch) {
            _ if self.end.is_some() => return None,
            (Phase::Move, _) => "to-move",
            (Phase::Switch, Switching::Mandatory) => "to-switch",
            (Phase::Switch, Switching::Optional) => "to-switch-or-pass",
        };
        Some(Phrase::new(key).with("who", Maiak::seat_name(self.turn)))
    }
}

fn touching(a: Square, b: Square) -> bool {
    a.file().abs_diff(b.file()) <= 1 && a.row().abs_diff(b.row()) <= 1
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
        Colour::Red => Ink::Red,
    }
}
