use table::{Choice, Game, Grid, Panel, Phrase, Presentation, Scene, Seat, Thing, Viewer};

use crate::{
    Action, Maiak, Phase, Square,
    state::{BLACK, WHITE},
};

/// The frame around the tiles.
const FRAME: f32 = 30.0;

impl Maiak {
    /// The table as a viewer sees it.
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        let grid = Grid::new(viewer, FRAME);
        let mut board = grid.area(Phrase::new("scene-board"));
        board.looks = vec![if grid.across() { "board-across" } else { "board" }.into()];
        let thing = |kind: &str, square: Square, look: String| {
            Thing::new(format!("{kind}@{square}"), "board", grid.spot(square), look)
        };
        let mut things = Vec::new();
        for square in grid.squares() {
            let colour = self.tiles.get(square).word();
            things.push(thing("tile", square, format!("tile-{colour}")));
            let mut cell = grid.control(square, self.square_name(square));
            cell.means = self.likely(square, viewer).map(|action| action.to_string());
            things.push(cell);
        }
        // Pieces lie on top of all tiles, so that one that moves never passes under a tile.
        for square in grid.squares() {
            let owner = self.owner(square);
            things.extend(owner.map(|seat| thing("piece", square, look(seat).to_owned())));
        }
        let pass = Choice { id: "pass".into(), name: Phrase::new("scene-pass"), looks: Vec::new() };
        let seats = [WHITE, BLACK].map(|seat| self.panel(seat)).into();
        Scene { areas: vec![board], things, choices: vec![pass], seats }
    }

    /// What a player would most likely want with a tile, so that the table can say why it is not
    /// possible: to step straight ahead from there, or to switch it with the next one.
    fn likely(&self, square: Square, viewer: Viewer) -> Option<Action> {
        let seat = self.to_act().iter().find(|&seat| viewer.is(seat))?;
        let neighbour = square.step(1, 0).or(square.step(-1, 0))?;
        Some(match self.phase {
            Phase::Switch => Action::Switch(square.min(neighbour), square.max(neighbour)),
            Phase::Move => {
                let to = square.step(0, if seat == WHITE { 1 } else { -1 })?;
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

fn look(seat: Seat) -> &'static str {
    if seat == WHITE { "piece-white" } else { "piece-black" }
}
