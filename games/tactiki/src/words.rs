use table::{Game, Ink, Pen, Phrase, Refusal, Seat};

use crate::{Action, Phase, Rank, Ranks, Square, Tactiki, View, board::HOME};

impl Tactiki {
    /// Why an action is not legal now. The first rule that it breaks, in the order of the rules.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        let refusal = |rule, key: &'static str| Refusal::new(rule, Phrase::new(key));
        match action {
            Action::Place(rank) => {
                if self.phase == Phase::Play {
                    return refusal("R2.1", "refusal-placed");
                }
                Refusal::new(
                    "R2.1",
                    Phrase::new("refusal-none-left").with("rank", rank.to_string()),
                )
            }
            _ if self.phase == Phase::Setup => refusal("R2.1", "refusal-setup"),
            Action::Move { from, to, attacks } => self.refuse_move(seat, from, to, attacks),
            Action::Reincarnate(at, rank) => self.refuse_rebirth(seat, at, rank),
        }
    }

    fn refuse_move(&self, seat: Seat, from: Square, to: Square, attacks: bool) -> Refusal {
        let refusal = |rule, key: &'static str| {
            let phrase = Phrase::new(key).with("from", from.to_string()).with("to", to.to_string());
            Refusal::new(rule, phrase)
        };
        if self.board.tops(seat) & from.bit() as u32 == 0 {
            return refusal("R4.2", "refusal-not-on-top");
        }
        if HOME[seat.opponent().index()] & from.bit() as u32 != 0 {
            return refusal("R4.4", "refusal-arrived");
        }
        let forward = if seat == Seat(0) { 1 } else { -1 };
        let rows = to.row() as i32 - from.row() as i32;
        let files = (to.file() as i32 - from.file() as i32).abs();
        if (rows, files) != (forward, 0) && (rows, files) != (0, 1) {
            return refusal("R4.1", "refusal-direction");
        }
        let enemy_there = self.board.tops(seat.opponent()) & to.bit() as u32 != 0;
        if enemy_there && HOME[seat.index()] & to.bit() as u32 != 0 {
            return refusal("R4.5", "refusal-held");
        }
        refusal("R5.1", if attacks { "refusal-nobody-there" } else { "refusal-write-x" })
    }

    fn refuse_rebirth(&self, seat: Seat, at: Square, rank: Rank) -> Refusal {
        let refusal = |rule, key: &'static str| {
            let phrase = Phrase::new(key).with("at", at.to_string()).with("rank", rank.to_string());
            Refusal::new(rule, phrase)
        };
        if self.moves_left < 2 {
            return refusal("R7.2", "refusal-rebirth-late");
        }
        if HOME[seat.index()] & at.bit() as u32 == 0 {
            return refusal("R7.1", "refusal-rebirth-field");
        }
        if self.board.top(at).is_some() {
            return refusal("R7.1", "refusal-rebirth-occupied");
        }
        refusal("R7.1", "refusal-rebirth-alive")
    }
}

impl View {
    /// A column as text, bottom first: `T` for TIKI and `C` for TAC, each with its face or `?`.
    fn column_text(&self, field: Square) -> String {
        let face = |piece: u8| {
            let side = if self.owner(piece) == Seat(0) { 'T' } else { 'C' };
            let rank = self.face(piece).map_or("?".to_owned(), |rank| rank.to_string());
            format!("{side}{rank}")
        };
        self.column(field).into_iter().map(face).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn draw(&self, pen: &Pen<'_>) -> String {
        let columns: Vec<String> = Square::all().map(|field| self.column_text(field)).collect();
        // Tall columns are cut from below, where nobody moves; `describe` tells all of it.
        let height =
            columns.iter().map(|text| text.len().div_ceil(3)).max().unwrap_or(0).clamp(2, 5);
        let width = height * 3 + 1;
        let line = format!("   +{}\n", format!("{}+", "-".repeat(width)).repeat(5));
        let mut text = pen.say(Phrase::new("homes")) + "\n    ";
        for file in 'a'..='e' {
            text += &format!("{file:^0$}", width + 1);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        for row in (0..5).rev() {
            text += &line;
            text += &format!(" {} |", row + 1);
            for column in &columns[row * 5..row * 5 + 5] {
                text += &self.cell(column, width, pen);
            }
            text.push('\n');
        }
        text += &line;
        for phrase in [Seat(0), Seat(1)].into_iter().filter_map(|seat| self.tell_dead(seat)) {
            text += &pen.say(phrase);
            text.push('\n');
        }
        text += &pen.say(Phrase::new("legend"));
        if let Some(due) = self.due() {
            text += &format!("\n{}", pen.say(due));
        }
        text
    }

    fn cell(&self, column: &str, width: usize, pen: &Pen<'_>) -> String {
        if column.is_empty() {
            return format!("{}{}|", pen.paint(Ink::Dim, " ."), " ".repeat(width - 2));
        }
        let cut = column.len() > width - 1;
        let shown = if cut {
            format!("…{}", &column[column.len() - (width - 3)..])
        } else {
            column.to_owned()
        };
        let padding = " ".repeat(width - 1 - shown.chars().count());
        let (under, top) = shown.split_at(shown.len() - 2);
        format!(" {under}{}{padding}|", pen.paint(Ink::Bold, top))
    }

    pub(crate) fn tell_dead(&self, seat: Seat) -> Option<Phrase> {
        let dead = self.dead(seat);
        let who = Tactiki::seat_name(seat);
        let phrase =
            |key: &'static str| Phrase::new(key).with("who", who).with("ranks", rank_list(dead));
        match self.returned(seat) {
            _ if dead.is_empty() => None,
            0 => Some(phrase("dead")),
            returned => Some(phrase("dead-or-returned").with("returned", returned)),
        }
    }

    pub(crate) fn tell(&self) -> Vec<Phrase> {
        let mut lines = Vec::new();
        for field in Square::all() {
            let column = self.column(field);
            let piece = |&piece: &u8| {
                let face = self.face(piece).map_or("hidden".to_owned(), |rank| rank.to_string());
                Phrase::new("piece")
                    .with("who", Tactiki::seat_name(self.owner(piece)))
                    .with("rank", face)
            };
            if !column.is_empty() {
                let pieces: Vec<Phrase> = column.iter().rev().map(piece).collect();
                let phrase = Phrase::new("field").with("field", field.to_string());
                lines.push(phrase.with("count", pieces.len()).with("pieces", pieces));
            }
        }
        lines.extend([Seat(0), Seat(1)].into_iter().filter_map(|seat| self.tell_dead(seat)));
        lines.extend(self.due());
        lines
    }

    /// What has to be done next.
    fn due(&self) -> Option<Phrase> {
        let known = self.known();
        match known.phase {
            _ if known.end.is_some() => None,
            Phase::Setup => Some(Phrase::new("to-place")),
            Phase::Play => {
                let phrase = Phrase::new("to-move").with("who", Tactiki::seat_name(known.turn));
                Some(phrase.with("moves", known.moves_left))
            }
        }
    }
}

fn rank_list(ranks: Ranks) -> Vec<Phrase> {
    ranks.iter().map(|rank| Phrase::plain(rank.to_string())).collect()
}
