use table::{Area, Choice, Game, Panel, Path, Phrase, Scene, Seat, Shape, Thing, Viewer};

use crate::{Action, Maiak, Phase, Square};

/// The side of a tile, and the frame around the tiles.
const TILE: f32 = 100.0;
const FRAME: f32 = 30.0;
const BOARD: f32 = 5.0 * TILE + 2.0 * FRAME;

impl Maiak {
    /// The table as a viewer sees it: the second seat sits across.
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        let across = viewer.is(Seat(1)) && !viewer.is(Seat(0));
        let mut board = Area::new("board", Phrase::new("scene-board"), Shape::Grid, [BOARD, BOARD]);
        board.looks = vec![if across { "board-across" } else { "board" }.into()];
        let mut things = Vec::new();
        for square in Square::all() {
            let (column, row) = if across {
                (4 - square.file(), square.row())
            } else {
                (square.file(), 4 - square.row())
            };
            let spot = [FRAME + column as f32 * TILE, FRAME + row as f32 * TILE, TILE, TILE];
            let colour = self.tiles.get(square).word();
            let tile =
                Thing::new(format!("tile@{square}"), "board", spot, format!("tile-{colour}"));
            let mut cell = Thing::new(square.to_string(), "board", spot, "cell")
                .named(self.square_name(square));
            cell.cell = Some([column as u8, row as u8]);
            cell.means = self.likely(square, viewer).map(|action| action.to_string());
            things.extend([tile, cell]);
        }
        // Pieces lie on top of all tiles, so that one that moves never passes under a tile.
        for square in Square::all() {
            let Some(seat) = self.owner(square) else { continue };
            let under = things.iter().find(|thing| thing.id == square.to_string());
            let spot = under.map_or([0.0; 4], |cell| cell.spot);
            things.push(Thing::new(format!("piece@{square}"), "board", spot, look(seat)));
        }
        let pass = Choice { id: "pass".into(), name: Phrase::new("scene-pass"), looks: Vec::new() };
        let seats = [Seat(0), Seat(1)].map(|seat| self.panel(seat)).into();
        Scene { areas: vec![board], things, choices: vec![pass], seats }
    }

    /// What a player would most likely want with a tile, so that the table can say why it is not
    /// possible: to step straight ahead from there, or to switch it with the next one.
    fn likely(&self, square: Square, viewer: Viewer) -> Option<Action> {
        let seat = self.acting().iter().find(|&seat| viewer.is(seat))?;
        let neighbour = square.step(1, 0).or(square.step(-1, 0))?;
        Some(match self.phase {
            Phase::Switch => Action::Switch(square.min(neighbour), square.max(neighbour)),
            Phase::Move => {
                let to = square.step(0, if seat == Seat(0) { 1 } else { -1 })?;
                Action::Step { from: square, to, captures: false, pays: 0 }
            }
        })
    }

    fn panel(&self, seat: Seat) -> Panel {
        let pieces = self.pieces[seat.index()].count_ones();
        Panel {
            seat,
            name: Maiak::seat_name(seat),
            looks: vec![look(seat).into()],
            facts: vec![Phrase::new("scene-pieces").with("pieces", pieces)],
        }
    }
}

impl Action {
    /// What to pick for it: the piece and its goal, then those that pay in any order; or two
    /// tiles.
    pub(crate) fn path(self) -> Path {
        match self {
            Action::Step { from, to, pays, .. } => {
                let payers = Square::in_mask(pays.into());
                let picks = [from, to].into_iter().chain(payers).map(|square| square.to_string());
                Path { free: pays.count_ones() as u8, ..Path::of(picks) }
            }
            Action::Switch(a, b) => Path { free: 2, ..Path::of([a.to_string(), b.to_string()]) },
            Action::Pass => Path::of(["pass"]),
        }
    }
}

fn look(seat: Seat) -> &'static str {
    if seat == Seat(0) { "piece-white" } else { "piece-black" }
}
