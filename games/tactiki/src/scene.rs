use std::borrow::Cow;

use table::{Game, Grid, Panel, Path, Phrase, Scene, Seat, SeatSet, Thing};

use crate::{
    Action, Phase, Rank, Square, Tactiki, View,
    board::{HOME, owner, slot, start_field},
    reserve::Reserve,
};

/// The water around the island.
const FRAME: f32 = 50.0;
/// The width and height of a piece as it is drawn, side and shadow included.
const PIECE: [f32; 2] = [80.0, 84.0];
/// How far above the lower edge of its field the lowest piece stands.
const FOOT: f32 = 4.0;
/// How much of a piece the next one leaves in sight, and how far a column rises at most before it
/// is pressed together.
const STEP: f32 = 12.0;
const RISE: f32 = 30.0;

impl View {
    /// The table as the viewer sees it.
    pub(crate) fn scene(&self) -> Scene {
        let grid = Grid::new(self.viewer, FRAME);
        let mut board = grid.area(Phrase::new("scene-board"));
        let coordinates = if grid.across() { "coordinates-across" } else { "coordinates" };
        board.looks = vec!["island".into(), coordinates.into()];
        let mut things: Vec<Thing> = grid.squares().map(|field| self.field(grid, field)).collect();
        if self.known.phase == Phase::Setup {
            things.extend([Seat(0), Seat(1)].into_iter().flat_map(|seat| self.slots(grid, seat)));
        }
        // Far rows come first: a high column of a nearer row stands before them.
        for field in grid.squares() {
            things.extend(self.stack(grid, field));
        }
        let mut areas = vec![board];
        for seat in [grid.near(), grid.near().opponent()] {
            let reserve = Reserve::new(self, seat);
            areas.push(reserve.area());
            things.extend(reserve.things());
        }
        let seats = [Seat(0), Seat(1)].map(|seat| self.panel(seat)).into();
        Scene { areas, things, choices: Vec::new(), seats }
    }

    /// What to pick for an action.
    pub(crate) fn paths(&self, seat: Seat, action: Action) -> Vec<Path> {
        let reserve = Reserve::new(self, seat);
        match action {
            Action::Place(rank) => reserve.ids(rank).map(|piece| Path::of([piece])).collect(),
            Action::Move { from, to, .. } => vec![Path::of([from.to_string(), to.to_string()])],
            Action::Reincarnate(at, rank) => {
                reserve.ids(rank).map(|piece| Path::of([piece, at.to_string()])).collect()
            }
        }
    }

    /// How many pieces a seat has still to place.
    pub(crate) fn unplaced(&self, seat: Seat) -> usize {
        10 - self.known.board.pieces(seat).count()
    }

    fn field(&self, grid: Grid<5>, field: Square) -> Thing {
        let look = match home(field) {
            Some(Seat(0)) => "home-rain",
            Some(_) => "home-sun",
            None => "field",
        };
        Thing {
            looks: vec![look.into()],
            means: self.likely(field).map(|action| action.to_string()),
            ..grid.control(field, self.field_name(field))
        }
    }

    fn field_name(&self, field: Square) -> Phrase {
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
        let name = match home(field) {
            Some(seat) => name.with("home", Tactiki::seat_name(seat)),
            None => name.with("home", "none"),
        };
        let pieces: Vec<Phrase> = column.iter().map(|&piece| self.piece_name(piece)).collect();
        name.with("count", pieces.len()).with("pieces", pieces).with("arrived", arrived)
    }

    fn piece_name(&self, piece: u8) -> Phrase {
        let yours = self.viewer.holds() == SeatSet::only(owner(piece));
        let rank = self.face(piece).map_or("hidden".to_owned(), |rank| rank.to_string());
        Phrase::new("scene-piece")
            .with("owner", if yours { "you" } else { "other" })
            .with("who", Tactiki::seat_name(owner(piece)))
            .with("rank", rank)
    }

    /// The pieces on a field, the lowest first.
    fn stack(&self, grid: Grid<5>, field: Square) -> Vec<Thing> {
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
    fn slots(&self, grid: Grid<5>, seat: Seat) -> impl Iterator<Item = Thing> {
        let next = self.known.board.free_number(seat).filter(|_| self.viewer.is(seat));
        let open = (seat.0 * 10..seat.0 * 10 + 10).filter(|&piece| !self.known.board.has(piece));
        open.map(move |piece| {
            let level = slot(piece) % 2;
            let spot = grid.standing(start_field(piece), PIECE, FOOT + f32::from(level) * STEP);
            let look = if next == Some(piece) { "slot-next" } else { "slot" };
            let id = format!("slot-{}-{}", people(seat), slot(piece) + 1);
            Thing { height: level, ..Thing::new(id, "board", spot, look) }
        })
    }

    /// What a player would most likely want with a field, so that the table can say why it is not
    /// possible: to move from there, straight ahead if he can.
    fn likely(&self, from: Square) -> Option<Action> {
        let turn = self.known.turn;
        let ahead = from.step(0, if turn == Seat(0) { 1 } else { -1 });
        let to = ahead.or(from.step(1, 0)).or(from.step(-1, 0))?;
        let attacks = self.known.board.tops(turn.opponent()) & to.bit() as u32 != 0;
        Some(Action::Move { from, to, attacks })
    }

    fn panel(&self, seat: Seat) -> Panel {
        let known = &self.known;
        let mut facts = Vec::new();
        let pieces = known.board.pieces(seat).count();
        facts.push(Phrase::new("scene-pieces").with("count", pieces));
        if known.phase == Phase::Setup {
            facts.push(Phrase::new("scene-placing").with("count", self.unplaced(seat)));
        } else {
            let height = known.race[seat.index()].tallest;
            facts.push(Phrase::new("scene-statue").with("height", height));
            if known.acting().contains(seat) {
                facts.push(Phrase::new("scene-moves").with("moves", known.moves_left));
            }
        }
        Panel { seat, name: Tactiki::seat_name(seat), looks: faces(seat, None), facts }
    }
}

/// Whose start field it is.
fn home(field: Square) -> Option<Seat> {
    [Seat(0), Seat(1)].into_iter().find(|seat| HOME[seat.index()] & field.bit() as u32 != 0)
}

/// How a people is called in ids.
pub(crate) fn people(seat: Seat) -> &'static str {
    if seat == Seat(0) { "tiki" } else { "tac" }
}

/// How a piece looks: a face that speaks its rank, or a closed one.
pub(crate) fn faces(seat: Seat, rank: Option<Rank>) -> Vec<Cow<'static, str>> {
    let face = if seat == Seat(0) { "rain" } else { "sun" };
    match rank {
        Some(rank) => vec![face.into(), format!("rank-{rank}").into()],
        None => vec![format!("{face}-closed").into()],
    }
}
