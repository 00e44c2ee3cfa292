use table::{Evaluation, Game, Insight, SearchKind, Seat};

use crate::{Size, Sizes, Tactigo, board::around};

/// How many features there are.
const COUNT: usize = 14;

/// The squares that are at least so many steps away from the edge.
const INNER: [u64; 3] = [0x0000_3e3e_3e3e_3e00, 0x0000_001c_1c1c_0000, 0x0000_0000_0800_0000];

impl Evaluation for Tactigo {
    const FEATURES: &'static [&'static str] = &[
        "captured",
        "captured squared",
        "singles near the centre",
        "2-stacks near the centre",
        "3-stacks near the centre",
        "2-stacks",
        "3-stacks",
        "can overpower",
        "can overpower a 2-stack",
        "3-stacks almost surrounded",
        "other can overpower",
        "other can overpower a 2-stack",
        "own 3-stacks almost surrounded",
        "moves left",
    ];

    /// Found by self-play: `cargo run --release -p tactable-bots --example fit -- tactigo`.
    #[rustfmt::skip] // One line per kind.
    const WEIGHTS: &'static [f32] = &[
        0.162, 0.036,
        -0.027, 0.115, 0.119,
        -0.078, -0.015,
        0.003, 0.443, 0.782,
        0.114, -0.244, 0.108,
        0.054,
    ];

    const SEARCH: SearchKind = SearchKind::Tree;

    fn features(&self, seat: Seat, values: &mut [f32]) {
        values.copy_from_slice(&self.features_of(seat));
    }

    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.score(seat) as f32;
        }
        let features = self.features_of(seat);
        let weighed = features.iter().zip(weights).map(|(feature, weight)| feature * weight);
        1.0 / (1.0 + (-weighed.sum::<f32>()).exp())
    }

    #[cfg(feature = "words")]
    fn remarks(&self, seat: Seat, action: Self::Action) -> Vec<table::Remark> {
        self.remarks_on(seat, action)
    }
}

impl Insight for Tactigo {
    const NETWORK: &'static [u8] = include_bytes!("../judge.net");
}

impl Tactigo {
    /// The features as a seat sees them: what is good for one is bad for the other.
    fn features_of(&self, seat: Seat) -> [f32; COUNT] {
        let features = self.features_of_turn();
        if self.turn == seat { features } else { features.map(|feature| -feature) }
    }

    /// The features of the seat whose turn it is: checkers taken and their square, how near to the
    /// centre its stacks of each height are, how many high ones there are, all less what the other
    /// has; what it can take, what the other can; how many of its moves are left.
    fn features_of_turn(&self) -> [f32; COUNT] {
        let (own, other) = (self.turn, self.turn.opponent());
        let taken = |seat: Seat| f32::from(self.captured[seat.index()]);
        let [low, twos, threes] = self.posts(own);
        let [other_low, other_twos, other_threes] = self.posts(other);
        let [one, two, ring] = self.threats(own, self.open_sizes());
        let [other_one, other_two, other_ring] = self.threats(other, Sizes::ALL);
        [
            taken(own) - taken(other),
            taken(own) * taken(own) - taken(other) * taken(other),
            low.0 - other_low.0,
            twos.0 - other_twos.0,
            threes.0 - other_threes.0,
            twos.1 - other_twos.1,
            threes.1 - other_threes.1,
            one,
            two,
            ring,
            other_one,
            other_two,
            other_ring,
            self.open_sizes().iter().count() as f32,
        ]
    }

    /// The seat's stacks of each height: their steps from the edge, and how many there are.
    fn posts(&self, seat: Seat) -> [(f32, f32); 3] {
        let [all, high, highest] = self.board.sources(seat);
        [all & !high, high & !highest, highest].map(|stacks| {
            let steps: u32 = INNER.iter().map(|inner| (stacks & inner).count_ones()).sum();
            (steps as f32, stacks.count_ones() as f32)
        })
    }

    /// Whether the seat can overpower anything with one move of these sizes, whether even a
    /// 2-stack, and how many 3-stacks, two at most, one more of its stacks would surround.
    fn threats(&self, seat: Seat, sizes: Sizes) -> [f32; 3] {
        let [_, twos, threes] = self.board.sources(seat);
        let [enemies, high, highest] = self.board.sources(seat.opponent());
        let reaches = |from: u64, enemies: u64, size: Size| {
            sizes.contains(size) && around(from, size) & enemies != 0
        };
        let one = reaches(twos, enemies & !high, Size::Two)
            || reaches(threes, enemies & !highest, Size::Three);
        let two = reaches(threes, high & !highest, Size::Three);
        let rings = self.board.almost_surrounded(seat.opponent(), self.edge_sides);
        [one.into(), two.into(), rings.count_ones().min(2) as f32]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::place;

    #[test]
    fn the_inner_squares_lie_as_far_from_the_edge_as_they_say() {
        for square in crate::Square::all() {
            let steps = 3 - square.file().abs_diff(3).max(square.row().abs_diff(3));
            let inner = INNER.iter().filter(|&inner| inner >> place(square) & 1 == 1).count();
            assert_eq!(inner, steps, "{square}");
        }
    }
}
