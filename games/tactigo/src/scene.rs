use std::borrow::Cow;

use table::{
    Area, Choice, Game, Grid, Panel, Phrase, Presentation, Scene, Seat, Shape, Thing, Viewer,
};

use crate::{
    Action, Size, Sizes, Square, Stack, Tactigo,
    board::{place, steps},
    state::{BLACK, TO_WIN, WHITE, colour},
};

/// The wooden frame around the slate.
const FRAME: f32 = 40.0;
/// The width and height of a checker as it is drawn, side and shadow included.
const CHECKER: [f32; 2] = [78.0, 70.0];
/// How far above the lower edge of its square the lowest checker stands, and the next above it.
const FOOT: f32 = 3.0;
const THICKNESS: f32 = 13.0;
/// What the number of a checker in its stack, and what stands before its square, add to its id.
const LEVELS: [&str; 3] = ["-1@", "-2@", "-3@"];
/// The numbers on the topmost checkers, by seat and height.
const TOPS: [[&str; 3]; 2] = [["black-1", "black-2", "black-3"], ["white-1", "white-2", "white-3"]];
/// The width and height of a captured checker.
const TAKEN: [f32; 2] = [52.0, 47.0];

impl Tactigo {
    /// The table as a viewer sees it.
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        let grid = Grid::new(viewer, FRAME);
        let mut board = grid.area(Phrase::new("scene-board"));
        let coordinates = if grid.across() { "coordinates-across" } else { "coordinates" };
        board.looks = vec!["board".into(), coordinates.into()];
        // Whoever only waits is not told why something cannot be picked.
        let likely = |square| self.likely(square).filter(|_| viewer.is(self.turn));
        let mut things: Vec<Thing> = grid
            .squares()
            .map(|square| Thing {
                means: likely(square).map(|action| action.to_string()),
                ..grid.control(square, self.square_name(square))
            })
            .collect();
        for square in grid.squares() {
            things.extend(self.board.get(square).into_iter().flat_map(|stack| {
                (0..stack.height.checkers()).map(move |level| checker(grid, square, stack, level))
            }));
        }
        let mut areas = vec![board];
        for seat in [grid.near(), grid.near().opponent()] {
            let area = self.taken(seat);
            things.extend((0..TO_WIN.max(self.captured(seat))).map(|place| {
                let taken = place < self.captured(seat);
                let look = if taken { colour(seat.opponent()) } else { "notch" };
                let [width, height] = TAKEN;
                let id = format!("{look}-{}@{}", place + 1, area.id);
                Thing::new(id, area.id.clone(), [0.0, 0.0, width, height], look)
            }));
            areas.push(area);
        }
        let choices = if viewer.is(self.turn) { self.choices() } else { Vec::new() };
        let seats = [BLACK, WHITE].map(|seat| self.panel(seat)).into();
        Scene { areas, things, choices, seats }
    }

    /// The sizes that may go the same way as a move.
    pub(crate) fn goers(&self, action: Action) -> Sizes {
        let step = place(action.to) as i32 - place(action.from) as i32;
        let goes = |size: &Size| {
            steps(*size).contains(&step)
                && self.board.movers(self.turn, *size, step) >> place(action.from) & 1 == 1
        };
        self.open_sizes().iter().filter(goes).collect()
    }

    /// The sizes between which a move may have to choose now.
    fn choices(&self) -> Vec<Choice> {
        let mut legal = Vec::new();
        self.actions(self.turn, &mut legal);
        let asked = |size: &Size| {
            legal.iter().any(|action| action.size == *size && self.goers(*action).are_several())
        };
        let choice = |size: Size| {
            let id = size.choice();
            let name = Phrase::new("scene-size").with("checkers", Sizes::from(size).phrase());
            Choice { id: id.into(), name, looks: vec![id.into()] }
        };
        Size::ALL.into_iter().filter(asked).map(choice).collect()
    }

    /// What a player would most likely want with a stack, so that the table can say why it is not
    /// possible: a step ahead with as many checkers as possible of those that have not moved.
    fn likely(&self, square: Square) -> Option<Action> {
        let own = self.board.get(square).filter(|stack| stack.seat == self.turn);
        let height = own.map_or(Size::Three, |stack| stack.height);
        let open = self.open_sizes().iter().filter(|&size| size <= height).last();
        let size = open.unwrap_or(height);
        let ahead = if self.turn == BLACK { 1 } else { -1 };
        let goals: &[(i32, i32)] = match size {
            Size::Two => &[(-1, ahead), (1, ahead), (-1, -ahead), (1, -ahead)],
            _ => &[(0, ahead), (-1, 0), (1, 0)],
        };
        let to = goals.iter().find_map(|&(files, rows)| square.step(files, rows))?;
        Some(Action { size, from: square, to, captures: self.is_enemy(to) })
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.board.get(square).is_some_and(|stack| stack.seat != self.turn)
    }

    fn square_name(&self, square: Square) -> Phrase {
        match self.board.get(square) {
            Some(Stack { seat, height }) => Phrase::new("scene-stack")
                .with("square", square)
                .with("who", Tactigo::seat_name(seat))
                .with("colour", Cow::Borrowed(colour(seat)))
                .with("height", height.checkers()),
            None => Phrase::new("scene-empty").with("square", square),
        }
    }

    /// Where the checkers lie that a seat has taken.
    fn taken(&self, seat: Seat) -> Area {
        let name = Phrase::new("scene-taken")
            .with("who", Tactigo::seat_name(seat))
            .with("taken", self.captured(seat))
            .with("needed", TO_WIN);
        let area = Area::new(format!("taken-{}", colour(seat)), name, Shape::Row, TAKEN);
        Area { seat: Some(seat), ..area }
    }

    fn panel(&self, seat: Seat) -> Panel {
        let on_board = Phrase::new("scene-checkers").with("count", self.board.checkers(seat));
        let taken =
            Phrase::new("scene-captured").with("taken", self.captured(seat)).with("needed", TO_WIN);
        let mut facts = vec![on_board, taken];
        if self.to_act().contains(seat) {
            let sizes = self.open_sizes().iter().map(|size| Phrase::plain(size.to_string()));
            facts.push(Phrase::new("scene-open").with("sizes", sizes.collect::<Vec<_>>()));
        }
        Panel { seat, name: Tactigo::seat_name(seat), looks: vec![colour(seat).into()], facts }
    }
}

/// One checker of a stack. Checkers have no identity: what stays where it is keeps its id.
fn checker(grid: Grid<7>, square: Square, stack: Stack, level: u8) -> Thing {
    let colour = colour(stack.seat);
    let spot = grid.standing(square, CHECKER, FOOT + f32::from(level) * THICKNESS);
    let id = [colour, LEVELS[usize::from(level)], square.name()].concat();
    let mut thing = Thing::new(id, "board", spot, colour);
    if level + 1 == stack.height.checkers() {
        thing.looks.push(TOPS[stack.seat.index()][stack.height.index()].into());
    }
    thing.height = level;
    thing
}
