use crate::{Move, board::nth_field, move_finder::Found, place::Place};

/// What a Trickster can do: swap any two marbles on the ring (R6.8).
#[derive(Clone, Copy)]
pub(crate) struct Swaps {
    /// All marbles on the ring; none if the player has none there.
    pub(crate) ring: u128,
}

impl Swaps {
    #[inline]
    pub(crate) const fn count(self) -> u32 {
        let marbles = self.ring.count_ones();
        marbles * marbles.saturating_sub(1) / 2
    }

    /// The swap with this number: those of the first marble come first.
    #[inline]
    pub(crate) fn nth(self, mut number: u32) -> Move {
        let mut ring = self.ring;
        loop {
            let one = ring.trailing_zeros() as u8;
            ring &= ring - 1;
            let others = ring.count_ones();
            if number < others {
                return Move::Trick(Place(one), Place(nth_field(ring, number)));
            }
            number -= others;
        }
    }

    pub(crate) fn find(self, found: &mut impl Found) {
        (0..self.count()).all(|number| found.take(self.nth(number)));
    }
}
