use table::{Choice, Game, Grid, Panel, Phrase, Presentation, Scene, Seat, Thing, Viewer};

use crate::{
    Action, Maiak, Phase, Square,
    state::{BLACK, WHITE, forward},
};

/// The frame around the tiles.
const FRAME: f32 = 30.0;

impl Maiak {
    /// The table as a viewer sees it.
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        let grid = Grid::new(viewer, FRAME).of(self.size);
        let mut board = grid.area(Phrase::new("scene-board"));
        board.looks = vec![self.board_look(grid.across()).into()];
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

    /// The frame with the names of files and rows around the tiles.
    fn board_look(&self, across: bool) -> &'static str {
        match (self.size.side(), across) {
            (3, false) => "board-3",
            (3, true) => "board-3-across",
            (4, false) => "board-4",
            (4, true) => "board-4-across",
            (_, false) => "board",
            (_, true) => "board-across",
        }
    }

    /// What a player would most likely want with a tile, so that the table can say why it is not
    /// possible: to go ahead from there or to go there, or to switch it with the next one.
    fn likely(&self, square: Square, viewer: Viewer) -> Option<Action> {
        let seat = self.to_act().iter().find(|&seat| viewer.is(seat))?;
        let step = |from, to| Action::Step { from, to, captures: self.is_taken(to), pays: 0 };
        if self.phase == Phase::Switch {
            let neighbour = self.beside(square, 1, 0).or(self.beside(square, -1, 0))?;
            return Some(Action::Switch(square.min(neighbour), square.max(neighbour)));
        }
        let ahead = forward(seat);
        if self.owner(square) == Some(seat) {
            // A price that is too high says more than a piece in the way.
            let goals = [0, -1, 1].map(|files| self.beside(square, files, ahead));
            let free = goals.into_iter().flatten().find(|&to| !self.is_taken(to));
            return free.or(goals[0]).map(|to| step(square, to));
        }
        let behind = [0, -1, 1].map(|files| self.beside(square, files, -ahead));
        let own = behind.into_iter().flatten().find(|&from| self.owner(from) == Some(seat));
        match own.filter(|_| self.reach(seat).iter().all(|step| step.to != square)) {
            Some(from) => Some(step(from, square)),
            None => Some(step(square, self.beside(square, 0, ahead)?)),
        }
    }

    /// The tile that many files right and rows up, if it is on the board.
    fn beside(&self, square: Square, files: i32, rows: i32) -> Option<Square> {
        square.step(files, rows).filter(|&square| self.size.has(square))
    }

    fn is_taken(&self, square: Square) -> bool {
        self.owner(square).is_some()
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
