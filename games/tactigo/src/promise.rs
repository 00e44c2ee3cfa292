use table::Seat;

use crate::{Size, Sizes, Square, Tactigo, board::around};

/// What a stack of each height is worth for every step that it is nearer to the centre.
const STRENGTH: [f32; 3] = [0.02, 0.06, 0.25];

impl Tactigo {
    /// How good the state looks for a seat: checkers taken, what either side can take next, and
    /// strong stacks near the centre. Made by hand for a player who looks one action ahead.
    pub(crate) fn looks(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(seat) as f32;
        }
        let next = self.turn;
        let balance = self.weight(next) - self.weight(next.opponent())
            + 0.8 * self.threat(next, self.open_sizes())
            - 0.4 * self.threat(next.opponent(), Sizes::ALL);
        let balance = if next == seat { balance } else { -balance };
        1.0 / (1.0 + (-balance * 0.3).exp())
    }

    /// About how many checkers the seat could take with one move of each of these sizes.
    fn threat(&self, seat: Seat, sizes: Sizes) -> f32 {
        let [_, twos, threes] = self.board.sources(seat);
        let [enemies, high, highest] = self.board.sources(seat.opponent());
        let reaches = |from: u64, enemies: u64, size: Size| {
            sizes.contains(size) && around(from, size) & enemies != 0
        };
        let mut threat = 0.0;
        if reaches(twos, enemies & !high, Size::Two) {
            threat += 1.0;
        }
        if reaches(threes, high & !highest, Size::Three) {
            threat += 2.0;
        } else if reaches(threes, enemies & !high, Size::Three) {
            threat += 1.0;
        }
        // A 3-stack that one more would surround is half taken.
        let rings = self.board.almost_surrounded(seat.opponent(), self.edge_sides);
        threat + 1.5 * rings.count_ones().min(2) as f32
    }

    /// What the seat has achieved: every checker taken counts more than the one before.
    fn weight(&self, seat: Seat) -> f32 {
        let taken = f32::from(self.captured[seat.index()]);
        let own = self.board.stacks().filter(|(_, stack)| stack.seat == seat);
        let posts = own.map(|(square, stack)| STRENGTH[stack.height.index()] * centrality(square));
        taken + 0.05 * taken * taken + posts.sum::<f32>()
    }
}

/// From 0 on the edge to 3 in the centre.
fn centrality(square: Square) -> f32 {
    3.0 - square.file().abs_diff(3).max(square.row().abs_diff(3)) as f32
}
