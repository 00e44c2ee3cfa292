//! Tactigo as numbers. The board is seen from the seat: square 0 is its own left corner, squares
//! are counted row by row, rows go away from it.
//!
//! | ids | action |
//! |---|---|
//! | 0–391 | one checker: 8 · square + direction |
//! | 392–587 | two checkers: 392 + 4 · square + direction − 4 |
//! | 588–783 | three checkers: 588 + 4 · square + direction |
//!
//! The square is the one they leave. Directions: 0 ahead, 1 right, 2 left, 3 back, 4 ahead to the
//! right, 5 ahead to the left, 6 back to the right, 7 back to the left.
//!
//! | field | numbers |
//! |---|---|
//! | `own_stacks`, `enemy_stacks` | a plane for each height from 1 to 3: 1 where such a stack stands |
//! | `own_captured`, `enemy_captured` | checkers that side has captured, in ninths: 1 wins |
//! | `own_turn` | 1 if the seat acts now |
//! | `open_sizes` | for each size from 1 to 3: 1 if it may still move in this turn, whoever acts |
//! | `captured_this_turn` | 1 if this turn has seen a capture |
//! | `quiet` | turns in a row without a capture, as a share of the limit: 1 is a draw |
//! | `quiet_step` | what one more such turn adds; 0 without a limit |
//! | `turn_start`, `two_edge_sides` | the options `availability` and `edge_sides`, 1 if not default |

use table::{Encoding, Field, Game, Seat};

use crate::{
    Action, Availability, EdgeSides, Size, Square, Tactigo,
    board::squares,
    state::{BLACK, TO_WIN},
};

const SQUARES: usize = Square::COUNT;
/// The first id of each size.
const FIRST: [usize; 3] = [0, 8 * SQUARES, 12 * SQUARES];
/// How many directions each size has, and the first of them.
const DIRECTIONS: [(usize, usize); 3] = [(8, 0), (4, 4), (4, 0)];

/// The directions in files and rows: four orthogonal, then four diagonal.
const FILES_AND_ROWS: [(i32, i32); 8] =
    [(0, 1), (1, 0), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)];

/// How far ahead the square ahead to the right is: no neighbour is farther.
const FARTHEST: usize = 8;

/// The direction in which a square lies that comes so much later, plus [`FARTHEST`], in the count.
const DIRECTION: [u8; 2 * FARTHEST + 1] = {
    let mut numbers = [0; 2 * FARTHEST + 1];
    let mut direction = 0;
    while direction < FILES_AND_ROWS.len() {
        let (files, rows) = FILES_AND_ROWS[direction];
        numbers[(7 * rows + files + FARTHEST as i32) as usize] = direction as u8;
        direction += 1;
    }
    numbers
};

impl Encoding for Tactigo {
    const VERSION: u32 = 1;
    const ACTION_IDS: usize = 16 * SQUARES;
    const OBSERVATION: &'static [Field] = &[
        Field::new("own_stacks", &[3, 7, 7]),
        Field::new("enemy_stacks", &[3, 7, 7]),
        Field::new("own_captured", &[]),
        Field::new("enemy_captured", &[]),
        Field::new("own_turn", &[]),
        Field::new("open_sizes", &[3]),
        Field::new("captured_this_turn", &[]),
        Field::new("quiet", &[]),
        Field::new("quiet_step", &[]),
        Field::new("turn_start", &[]),
        Field::new("two_edge_sides", &[]),
    ];

    #[inline]
    fn action_id(&self, seat: Seat, action: Action) -> usize {
        let (from, to) = (turned(seat, action.from.index()), turned(seat, action.to.index()));
        let direction = usize::from(DIRECTION[to + FARTHEST - from]);
        let (count, first) = DIRECTIONS[action.size.index()];
        FIRST[action.size.index()] + count * from + direction - first
    }

    fn action_of(&self, seat: Seat, id: usize) -> Option<Action> {
        if id >= Self::ACTION_IDS {
            return None;
        }
        let size = Size::ALL.into_iter().rfind(|size| id >= FIRST[size.index()])?;
        let (count, first) = DIRECTIONS[size.index()];
        let number = id - FIRST[size.index()];
        let (files, rows) = FILES_AND_ROWS[first + number % count];
        let from = Square::new(number / count);
        let to = from.step(files, rows)?;
        let [from, to] = [from, to].map(|square| Square::new(turned(seat, square.index())));
        let captures = self.board.get(to).is_some_and(|stack| stack.seat != seat);
        Some(Action { size, from, to, captures })
    }

    #[inline]
    fn observe(&self, seat: Seat, values: &mut [f32]) {
        assert_eq!(values.len(), Self::OBSERVATION_LEN);
        let (boards, facts) = values.split_at_mut(6 * SQUARES);
        // Most squares of most planes are empty.
        boards.fill(0.0);
        for (own, boards) in
            [seat, seat.opponent()].into_iter().zip(boards.chunks_exact_mut(3 * SQUARES))
        {
            let [all, high, highest] = self.board.sources(own);
            let planes = [all & !high, high & !highest, highest];
            for (plane, board) in planes.into_iter().zip(boards.chunks_exact_mut(SQUARES)) {
                for square in squares(plane) {
                    board[turned(seat, square.index())] = 1.0;
                }
            }
        }
        let captured = |seat: Seat| f32::from(self.captured[seat.index()]) / f32::from(TO_WIN);
        let open = Size::ALL.map(|size| f32::from(self.open_sizes().contains(size)));
        let of_limit = |turns: u16| match self.quiet_limit {
            0 => 0.0,
            limit => f32::from(turns) / f32::from(limit),
        };
        facts.copy_from_slice(&[
            captured(seat),
            captured(seat.opponent()),
            f32::from(self.to_act().contains(seat)),
            open[0],
            open[1],
            open[2],
            f32::from(self.took),
            of_limit(self.quiet),
            of_limit(1),
            f32::from(self.availability == Availability::TurnStart),
            f32::from(self.edge_sides == EdgeSides::Two),
        ]);
    }
}

/// Where a square lies as the seat sees it, and the other way round.
#[inline]
fn turned(seat: Seat, square: usize) -> usize {
    if seat == BLACK { square } else { SQUARES - 1 - square }
}
