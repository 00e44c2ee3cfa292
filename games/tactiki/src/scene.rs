use std::borrow::Cow;

use table::{Game, Grid, Panel, Phrase, Presentation, Seat, Thing};

use crate::{
    Action, Phase, Rank, SEATS, Square, TIKI, Tactiki, View,
    board::{HOME, numbers, owner, slot, start_field},
    presentation::rank_word,
};

/// The water around the island.
pub(crate) const FRAME: f32 = 50.0;
/// The width and height of a piece, side and shadow included.
const PIECE: [f32; 2] = [80.0, 84.0];
/// How far above the lower edge of its field the lowest piece stands.
const FOOT: f32 = 4.0;
/// How much of a piece the next one leaves in sight, and how far a column rises at most before it
/// is pressed together.
const STEP: f32 = 12.0;
const RISE: f32 = 30.0;

impl View {
    /// How many pieces a seat has still to place.
    pub(crate) fn unplaced(&self, seat: Seat) -> usize {
        10 - self.known.board.pieces(seat).count()
    }

    pub(crate) fn field(&self, grid: Grid<5>, field: Square) -> Thing {
        let look = match home(field) {
            Some(TIKI) => "home-rain",
            Some(_) => "home-sun",
            None => "field",
        };
        Thing {
            looks: vec![look.into()],
            means: self.likely(field).map(|action| action.to_string()),
            ..grid.control(field, self.field_name(field))
        }
    }

    pub(crate) fn field_name(&self, field: Square) -> Phrase {
        let mut column = self.column(field);
        column.reverse();
        let top = column.first().map(|&piece| owner(piece));
        let arrived = match top {
            Some(seat) if home(field) == Some(seat.opponent()) => {
                column.iter().take_while(|&&piece| owner(piece) == seat).count()
            }
            _ => 0,
        };
        let name = Phrase::new("scene-field").with("field", field.to_string());
        let name = match (home(field), self.own_seat()) {
            (None, _) => name.with("home", "none"),
            (Some(seat), Some(own)) => name.with("home", if seat == own { "own" } else { "enemy" }),
            (Some(seat), None) => name.with("home", Tactiki::seat_name(seat)),
        };
        let pieces: Vec<Phrase> = column.iter().map(|&piece| self.piece_name(piece)).collect();
        name.with("count", pieces.len()).with("pieces", pieces).with("arrived", arrived)
    }

    fn piece_name(&self, piece: u8) -> Phrase {
        let yours = self.own_seat() == Some(owner(piece));
        Phrase::new("scene-piece")
            .with("owner", if yours { "you" } else { "other" })
            .with("who", Tactiki::seat_name(owner(piece)))
            .with("rank", rank_word(self.face(piece)))
    }

    /// The pieces on a field, the lowest first.
    pub(crate) fn stack(&self, grid: Grid<5>, field: Square) -> Vec<Thing> {
        let column = self.column(field);
        let last = column.len().saturating_sub(1);
        let step = STEP.min(RISE / last.max(1) as f32);
        let thing = |(level, piece): (usize, u8)| {
            let spot = grid.standing(field, PIECE, FOOT + level as f32 * step);
            let id = format!("{}-{}", people(owner(piece)), slot(piece) + 1);
            Thing {
                looks: faces(owner(piece), self.face(piece)),
                badge: (level == last && level > 0).then_some(column.len() as u16),
                height: level as u8,
                ..Thing::new(id, "board", spot, "")
            }
        };
        column.iter().copied().enumerate().map(thing).collect()
    }

    /// Where the pieces go that are still to be placed.
    pub(crate) fn slots(&self, grid: Grid<5>, seat: Seat) -> impl Iterator<Item = Thing> {
        let next = self.known.board.free_number(seat).filter(|_| self.viewer.is(seat));
        let open = numbers(seat).filter(|&piece| !self.known.board.has(piece));
        open.map(move |piece| {
            let level = slot(piece) % 2;
            let spot = grid.standing(start_field(piece), PIECE, FOOT + f32::from(level) * STEP);
            let look = if next == Some(piece) { "slot-next" } else { "slot" };
            let id = format!("slot-{}-{}", people(seat), slot(piece) + 1);
            Thing { height: level, ..Thing::new(id, "board", spot, look) }
        })
    }

    /// What a player would most likely want with a field, so that the table can say why it is not
    /// possible: to move from there, straight ahead if possible.
    fn likely(&self, from: Square) -> Option<Action> {
        let turn = self.known.turn;
        let ahead = from.step(0, if turn == TIKI { 1 } else { -1 });
        let to = ahead.or(from.step(1, 0)).or(from.step(-1, 0))?;
        let attacks = self.known.board.tops(turn.opponent()) & to.bit() as u32 != 0;
        Some(Action::Move { from, to, attacks })
    }

    pub(crate) fn panel(&self, seat: Seat) -> Panel {
        let known = &self.known;
        let mut facts = Vec::new();
        let pieces = known.board.pieces(seat).count();
        facts.push(Phrase::new("scene-pieces").with("count", pieces));
        if known.phase == Phase::Setup {
            facts.push(Phrase::new("scene-placing").with("count", self.unplaced(seat)));
        } else {
            let height = known.race[seat.index()].tallest;
            facts.push(Phrase::new("scene-statue").with("height", height));
            if known.to_act().contains(seat) {
                facts.push(Phrase::new("scene-moves").with("moves", known.moves_left));
            }
        }
        Panel { seat, name: Tactiki::seat_name(seat), looks: faces(seat, None), facts }
    }
}

/// Whose start field it is.
pub(crate) fn home(field: Square) -> Option<Seat> {
    SEATS.into_iter().find(|seat| HOME[seat.index()] & field.bit() as u32 != 0)
}

/// How a people is called in ids.
pub(crate) fn people(seat: Seat) -> &'static str {
    if seat == TIKI { "tiki" } else { "tac" }
}

/// How a piece looks: a face that speaks its rank, or a closed one.
pub(crate) fn faces(seat: Seat, rank: Option<Rank>) -> Vec<Cow<'static, str>> {
    let face = if seat == TIKI { "rain" } else { "sun" };
    match rank {
        Some(rank) => vec![face.into(), format!("rank-{rank}").into()],
        None => vec![format!("{face}-closed").into()],
    }
}
