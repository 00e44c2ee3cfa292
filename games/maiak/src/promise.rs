use table::Seat;

use crate::{
    Maiak,
    state::{HOME, Phase, Steps},
};

/// How many signs a promise is made of.
pub const SIGNS: usize = 9;

/// What each of the [`Maiak::signs`] weighs, found by self-play:
/// `cargo run --release -p bots --example weigh -- maiak`.
#[rustfmt::skip] // One line per kind.
const WEIGHTS: [f32; SIGNS] = [
    0.198, 0.072,
    0.742, 0.243, 0.657,
    -0.031, 0.096,
    3.002, -1.031,
];

/// What it promises that the next move arrives; only the end of the game promises more.
const ARRIVAL: f32 = 0.99;

impl Maiak {
    /// How good the state looks for a seat.
    pub(crate) fn looks(&self, seat: Seat) -> f32 {
        self.judge(seat, &WEIGHTS)
    }

    /// How good the state looks for a seat if the signs weigh this: 0 lost, 1 won.
    pub fn judge(&self, seat: Seat, weights: &[f32; SIGNS]) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(seat) as f32;
        }
        let mover = self.next_mover();
        let promise = if self.phase == Phase::Move && self.arrives(mover, &self.steps(mover)) {
            ARRIVAL
        } else {
            let signs = self.signs_of(mover);
            let weight = signs.iter().zip(weights).map(|(sign, weight)| sign * weight);
            1.0 / (1.0 + (-weight.sum::<f32>()).exp())
        };
        if mover == seat { promise } else { 1.0 - promise }
    }

    /// The signs by which a promise is made, as a seat sees them.
    pub fn signs(&self, seat: Seat) -> [f32; SIGNS] {
        let mover = self.next_mover();
        let signs = self.signs_of(mover);
        if mover == seat { signs } else { signs.map(|sign| -sign) }
    }

    /// Who moves a piece next.
    fn next_mover(&self) -> Seat {
        match self.phase {
            Phase::Move => self.turn,
            Phase::Switch => self.turn.opponent(),
        }
    }

    /// The signs of who moves next: whether that is now or after a switch; pieces, rows they have
    /// come, rows of the foremost, steps that can be paid for, steps that cost nothing, all less
    /// what the other has; whether it would arrive, and whether the other would.
    fn signs_of(&self, own: Seat) -> [f32; SIGNS] {
        let other = own.opponent();
        let (steps, other_steps) = (self.steps(own), self.steps(other));
        let [pieces, rows, foremost] = self.march(own);
        let [other_pieces, other_rows, other_foremost] = self.march(other);
        let now = self.phase == Phase::Move;
        [
            now.into(),
            (!now).into(),
            pieces - other_pieces,
            rows - other_rows,
            foremost - other_foremost,
            steps.count() as f32 - other_steps.count() as f32,
            steps.free() as f32 - other_steps.free() as f32,
            self.arrives(own, &steps).into(),
            self.arrives(other, &other_steps).into(),
        ]
    }

    /// Whether the seat could step onto its far row with one of these steps, were it to move now.
    fn arrives(&self, seat: Seat, steps: &Steps) -> bool {
        let far = HOME[seat.opponent().index()];
        let before_far = if seat == Seat(0) { far >> 5 } else { far << 5 };
        steps.pieces() & before_far != 0
    }

    /// The seat's pieces, the rows that they have come in all, and the most that one has.
    fn march(&self, seat: Seat) -> [f32; 3] {
        let pieces = self.pieces[seat.index()];
        let on_row = |rows: u32| match seat {
            Seat(0) => pieces & HOME[0] << (5 * rows),
            _ => pieces & HOME[1] >> (5 * rows),
        };
        let rows: u32 = (1..5).map(|rows| rows * on_row(rows).count_ones()).sum();
        let foremost = (1..5).rev().find(|&rows| on_row(rows) != 0).unwrap_or(0);
        [pieces.count_ones() as f32, rows as f32, foremost as f32]
    }
}
