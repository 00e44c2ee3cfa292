use crate::{Area, Corner, Phrase, Seat, Shape, Square, Thing, Viewer};

/// A board of N×N squares as it lies before a viewer: where every square is drawn. Seat 1 sits
/// across and sees it turned round; everybody else looks from seat 0.
///
/// ```
/// use table::{Grid, Seat, Square, Viewer};
///
/// let a1: Square<5> = "a1".parse().unwrap();
/// let own = Grid::new(Viewer::seat(Seat::new(0)), 30.0);
/// assert_eq!(own.cell(a1), [0, 4]);
/// assert_eq!(own.spot(a1), [30.0, 430.0, 100.0, 100.0]);
/// let across = Grid::new(Viewer::seat(Seat::new(1)), 30.0);
/// assert_eq!(across.cell(a1), [4, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Grid<const N: usize> {
    near: Seat,
    frame: f32,
    corner: Corner<N>,
}

impl<const N: usize> Grid<N> {
    /// The side of a square in the units of the area.
    pub const SIDE: f32 = 100.0;

    /// The board with a frame of this width around it.
    pub const fn new(viewer: Viewer, frame: f32) -> Grid<N> {
        let across = viewer.is(Seat::new(1)) && !viewer.is(Seat::new(0));
        Grid { near: Seat::new(across as u8), frame, corner: Corner::WHOLE }
    }

    /// Only this corner of the board, with the frame around it.
    #[must_use]
    pub const fn of(self, corner: Corner<N>) -> Grid<N> {
        Grid { corner, ..self }
    }

    /// The seat from whose side the board is seen.
    pub const fn near(self) -> Seat {
        self.near
    }

    /// Whether the board is turned round.
    pub const fn across(self) -> bool {
        self.near.index() == 1
    }

    /// The squares as one reads them: left to right, the far row first.
    pub fn squares(self) -> impl Iterator<Item = Square<N>> {
        let side = self.corner.side();
        (0..side * side).map(move |place| {
            let (column, row) = (place % side, place / side);
            let (file, row) =
                if self.across() { (side - 1 - column, row) } else { (column, side - 1 - row) };
            Square::new(row * N + file)
        })
    }

    /// The column and row of a square, from the top left as it is drawn.
    pub const fn cell(self, square: Square<N>) -> [u8; 2] {
        let (file, row) = (square.file() as u8, square.row() as u8);
        let last = self.corner.side() as u8 - 1;
        if self.across() { [last - file, row] } else { [file, last - row] }
    }

    /// Where a square is drawn.
    pub fn spot(self, square: Square<N>) -> [f32; 4] {
        let [column, row] = self.cell(square);
        let start = |place: u8| self.frame + f32::from(place) * Self::SIDE;
        [start(column), start(row), Self::SIDE, Self::SIDE]
    }

    /// Where something of this width and height stands on a square: in the middle, with its foot
    /// so far above the lower edge.
    pub fn standing(self, square: Square<N>, size: [f32; 2], foot: f32) -> [f32; 4] {
        let [left, top, ..] = self.spot(square);
        let [width, height] = size;
        [left + (Self::SIDE - width) / 2.0, top + Self::SIDE - foot - height, width, height]
    }

    /// The area of the board, called `board`.
    pub fn area(self, name: Phrase) -> Area {
        let side = self.corner.side() as f32 * Self::SIDE + 2.0 * self.frame;
        Area::new("board", name, Shape::Grid, [side, side])
    }

    /// The control of a square, called by its notation, with nothing to be seen of it yet.
    pub fn control(self, square: Square<N>, name: Phrase) -> Thing {
        Thing {
            cell: Some(self.cell(square)),
            ..Thing::bare(square.name(), "board", self.spot(square)).named(name)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatSet;

    #[test]
    fn squares_are_read_from_the_top_left_on_both_sides() {
        for viewer in [Viewer::seat(Seat::new(0)), Viewer::seat(Seat::new(1))] {
            let grid = Grid::<7>::new(viewer, 0.0);
            let cells = grid.squares().map(|square| grid.cell(square));
            assert!(cells.eq((0..49).map(|place| [place % 7, place / 7])));
        }
    }

    #[test]
    fn a_corner_is_drawn_as_a_board_of_its_own() {
        for viewer in [Viewer::seat(Seat::new(0)), Viewer::seat(Seat::new(1))] {
            let grid = Grid::<5>::new(viewer, 30.0).of(Corner::new(3).unwrap());
            let cells = grid.squares().map(|square| grid.cell(square));
            assert!(cells.eq((0..9).map(|place| [place % 3, place / 3])));
            assert_eq!(grid.area(Phrase::plain("board")).size, [360.0, 360.0]);
        }
    }

    #[test]
    fn only_who_sits_across_alone_sees_the_board_turned() {
        let both = Viewer::seats(SeatSet::first_seats(2));
        assert!(!Grid::<5>::new(both, 0.0).across());
        assert!(!Grid::<5>::new(Viewer::SPECTATOR, 0.0).across());
        assert_eq!(Grid::<5>::new(Seat::new(1).into(), 0.0).near(), Seat::new(1));
    }

    #[test]
    fn pieces_stand_in_the_middle_of_their_square() {
        let grid = Grid::<5>::new(Viewer::SPECTATOR, 20.0);
        let spot = grid.standing(Square::new(1), [60.0, 80.0], 5.0);
        assert_eq!(spot, [140.0, 435.0, 60.0, 80.0]);
        let control = grid.control(Square::new(1), Phrase::plain("b1"));
        assert_eq!((&*control.id, control.cell, control.looks.len()), ("b1", Some([1, 4]), 0));
    }
}
