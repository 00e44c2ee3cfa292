use table::{Evaluation, Game, Insight, SearchKind, Seat};

use crate::{Maiak, state::Phase};

/// How many features there are.
const COUNT: usize = 9;

/// What it is worth that the next move arrives; only the end of the game is worth more.
const ARRIVAL: f32 = 0.99;

impl Evaluation for Maiak {
    const FEATURES: &'static [&'static str] = &[
        "moves now",
        "moves after the switch",
        "pieces",
        "rows gone",
        "rows of the foremost",
        "steps",
        "free steps",
        "arrives next",
        "other arrives next",
    ];

    /// Found by self-play: `cargo run --release -p tactable-bots --example fit -- maiak`.
    const WEIGHTS: &'static [f32] =
        &[0.198, 0.072, 0.742, 0.243, 0.657, -0.031, 0.096, 3.002, -1.031];

    const SEARCH: SearchKind = SearchKind::AlphaBeta;

    fn features(&self, seat: Seat, values: &mut [f32]) {
        let mover = self.next_mover();
        let sign = if mover == seat { 1.0 } else { -1.0 };
        values.copy_from_slice(&self.features_of(mover).map(|feature| sign * feature));
    }

    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.score(seat) as f32;
        }
        let mover = self.next_mover();
        let worth = if self.phase == Phase::Move && self.arrives(mover) {
            ARRIVAL
        } else {
            let features = self.features_of(mover);
            let weighed = features.iter().zip(weights).map(|(feature, weight)| feature * weight);
            1.0 / (1.0 + (-weighed.sum::<f32>()).exp())
        };
        if mover == seat { worth } else { 1.0 - worth }
    }

    #[cfg(feature = "words")]
    fn remarks(&self, seat: Seat, action: Self::Action) -> Vec<table::Remark> {
        self.remarks_on(seat, action)
    }
}

impl Insight for Maiak {}

impl Maiak {
    /// Who moves a piece next.
    fn next_mover(&self) -> Seat {
        match self.phase {
            Phase::Move => self.turn,
            Phase::Switch => self.turn.opponent(),
        }
    }

    /// The features of who moves next: whether that is now or after a switch; pieces, rows they have
    /// come, rows of the foremost, steps that can be paid for, steps that cost nothing, all less
    /// what the other has; whether it would arrive, and whether the other would.
    fn features_of(&self, own: Seat) -> [f32; COUNT] {
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
            self.arrives_by(own, &steps).into(),
            self.arrives_by(other, &other_steps).into(),
        ]
    }

    /// The seat's pieces, the rows that they have come in all, and the most that one has.
    fn march(&self, seat: Seat) -> [f32; 3] {
        let pieces = self.pieces[seat.index()];
        let home = self.home(seat);
        let on_row = |rows: u32| match seat.index() {
            0 => pieces & home << (5 * rows),
            _ => pieces & home >> (5 * rows),
        };
        let rows: u32 = (1..5).map(|rows| rows * on_row(rows).count_ones()).sum();
        let foremost = (1..5).rev().find(|&rows| on_row(rows) != 0).unwrap_or(0);
        [pieces.count_ones() as f32, rows as f32, foremost as f32]
    }
}
