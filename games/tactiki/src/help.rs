use table::{Phrase, Presentation, Seat};

use crate::{
    Phase, Rank, SEATS, Square, Tactiki, View,
    board::{owner, slot, start_field, target},
    presentation::rank_word,
    reserve::Reserve,
    scene::home,
};

/// What everything in the scene is and does now. It says what the eye sees and no more: whoever has
/// forgotten a rank is not reminded of it (R6.1).
impl View {
    /// A sentence or two about a field or a piece beside the board.
    pub(crate) fn help(&self, id: &str) -> Vec<Phrase> {
        if let Ok(field) = id.parse() {
            return match self.own_seat() {
                Some(own) => self.help_field(own, field),
                None => vec![self.help_watched(field)],
            };
        }
        let mut held = SEATS.into_iter().filter(|&seat| self.viewer.is(seat));
        held.find_map(|seat| self.help_beside(seat, id)).unwrap_or_default()
    }

    /// The seat of a viewer who has only one.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        self.viewer.holds().first().filter(|_| self.viewer.holds().len() == 1)
    }

    fn help_beside(&self, seat: Seat, id: &str) -> Option<Vec<Phrase>> {
        let reserve = Reserve::new(self, seat);
        let rank =
            Rank::ALL.into_iter().find(|&rank| reserve.ids(rank).any(|other| other == id))?;
        let about = match (self.known.phase, self.known.board.free_number(seat)) {
            (Phase::Setup, Some(next)) => Phrase::new("help-to-place")
                .with("at", start_field(next).to_string())
                .with("level", level_word(next)),
            _ => Phrase::new("help-dead"),
        };
        Some(vec![about, help_rank(rank)])
    }

    /// A field in the eyes of somebody who plays neither side.
    fn help_watched(&self, field: Square) -> Phrase {
        let about =
            |key: &'static str, seat| Phrase::new(key).with("who", Tactiki::seat_name(seat));
        match (self.known.board.top(field), home(field)) {
            (Some(top), _) => about("help-watched", owner(top)),
            (None, Some(seat)) => about("help-watched-home", seat),
            (None, None) => Phrase::new("help-empty"),
        }
    }

    fn help_field(&self, own: Seat, field: Square) -> Vec<Phrase> {
        let say = |key: &'static str| vec![Phrase::new(key)];
        let setup = self.known.phase == Phase::Setup;
        let Some(top) = self.known.board.top(field).filter(|_| !setup) else {
            return say(match home(field) {
                Some(seat) if seat != own => "help-empty-enemy-home",
                Some(_) if setup => "help-setup-own",
                Some(_) => "help-empty-home",
                None => "help-empty",
            });
        };
        let holder = owner(top);
        let column = self.known.board.column(field);
        let count = column.take_while(|&piece| owner(piece) == holder).count();
        let face = self.face(top);
        let about =
            |key: &'static str| Phrase::new(key).with("count", count).with("rank", rank_word(face));
        if home(field).is_some_and(|seat| seat != holder) {
            return vec![about(if holder == own { "help-arrived" } else { "help-lost" })];
        }
        if holder == own {
            let ways = self.ways_from(own, field);
            let key = if ways.is_empty() { "help-own-stuck" } else { "help-own" };
            let said = about(key).with("ways", ways);
            return [said].into_iter().chain(face.map(help_rank)).collect();
        }
        let more = match face {
            _ if count > 1 => about("help-column"),
            Some(rank) => help_beaten(rank),
            None => Phrase::new("help-fight"),
        };
        vec![about("help-enemy"), more]
    }

    /// The fields onto which the top piece of a field can move when it is its turn.
    fn ways_from(&self, own: Seat, from: Square) -> Vec<Phrase> {
        let movers = self.known.board.movers(own).into_iter().enumerate();
        let ways = movers.filter(|(_, movers)| movers & from.bit() as u32 != 0);
        ways.map(|(direction, _)| {
            let to = target(own, from.index() as u32, direction);
            let enemy = self.known.board.tops(own.opponent()) & to.bit() as u32 != 0;
            let key = if enemy { "help-way-attack" } else { "help-way" };
            Phrase::new(key).with("to", to.to_string())
        })
        .collect()
    }
}

/// Which of the two places of a start field a piece gets.
pub(crate) fn level_word(piece: u8) -> &'static str {
    if slot(piece).is_multiple_of(2) { "lower" } else { "upper" }
}

/// What a rank defeats.
fn help_rank(rank: Rank) -> Phrase {
    Phrase::new("help-rank").with("rank", rank.number())
}

/// What defeats a rank.
fn help_beaten(rank: Rank) -> Phrase {
    Phrase::new("help-beaten").with("rank", rank.number())
}
