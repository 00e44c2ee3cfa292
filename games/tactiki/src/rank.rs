use std::fmt;

/// The rank of a piece, 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(u8);

impl Rank {
    /// All ranks, rising.
    pub const ALL: [Rank; 5] = [Rank(1), Rank(2), Rank(3), Rank(4), Rank(5)];

    /// The rank with this number, if there is one.
    pub const fn new(number: u8) -> Option<Rank> {
        if number >= 1 && number <= 5 { Some(Rank(number)) } else { None }
    }

    /// The number on the piece.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it defeats another rank, attacking or defending (R5.1): the higher one does, but 1
    /// defeats 5.
    #[inline]
    pub const fn defeats(self, other: Rank) -> bool {
        match (self.0, other.0) {
            (1, 5) => true,
            (5, 1) => false,
            (own, other) => own > other,
        }
    }

    #[inline]
    const fn shift(self) -> u32 {
        (self.0 as u32 - 1) * 2
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many pieces there are of each rank, at most two: dead ones, or those still to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ranks(u16);

impl Ranks {
    /// Nobody.
    pub const NONE: Ranks = Ranks(0);
    /// A whole people: two of every rank.
    pub const ALL: Ranks = Ranks(0b10_10_10_10_10);

    /// How many of one rank.
    #[inline]
    pub const fn count(self, rank: Rank) -> u8 {
        (self.0 >> rank.shift() & 0b11) as u8
    }

    /// How many of all ranks together.
    pub fn len(self) -> usize {
        Rank::ALL.iter().map(|&rank| self.count(rank) as usize).sum()
    }

    /// Whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of a rank; there must be less than two.
    #[inline]
    pub fn add(&mut self, rank: Rank) {
        debug_assert!(self.count(rank) < 2);
        self.0 += 1 << rank.shift();
    }

    /// One less of a rank; there must be one.
    #[inline]
    pub fn take(&mut self, rank: Rank) {
        debug_assert!(self.count(rank) > 0);
        self.0 -= 1 << rank.shift();
    }

    /// Those that are left without some of them.
    #[inline]
    pub fn minus(self, some: Ranks) -> Ranks {
        debug_assert!(Rank::ALL.iter().all(|&rank| some.count(rank) <= self.count(rank)));
        Ranks(self.0 - some.0)
    }

    /// Let there be so many of a rank.
    pub fn set(&mut self, rank: Rank, count: u8) {
        debug_assert!(count <= 2);
        self.0 = self.0 & !(0b11 << rank.shift()) | u16::from(count) << rank.shift();
    }

    /// How many different ranks there are.
    #[inline]
    pub const fn kinds(self) -> u32 {
        ((self.0 | self.0 >> 1) & 0b01_01_01_01_01).count_ones()
    }

    /// The different ranks, rising.
    pub fn distinct(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |&rank| self.count(rank) > 0)
    }

    /// Every piece, rising.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        let times = move |rank| std::iter::repeat_n(rank, self.count(rank) as usize);
        Rank::ALL.into_iter().flat_map(times)
    }

    /// Count ranks, if there are no more than two of any.
    pub fn collect(ranks: impl IntoIterator<Item = Rank>) -> Option<Ranks> {
        let mut all = Ranks::NONE;
        for rank in ranks {
            if all.count(rank) == 2 {
                return None;
            }
            all.add(rank);
        }
        Some(all)
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Rank::number)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_people_has_two_of_every_rank() {
        assert_eq!(Ranks::collect(Rank::ALL.into_iter().chain(Rank::ALL)), Some(Ranks::ALL));
        assert_eq!((Ranks::ALL.len(), Ranks::ALL.kinds()), (10, 5));
        assert_eq!(Ranks::collect([Rank(3); 3]), None);
    }

    #[test]
    fn counts_go_up_and_down() {
        let mut ranks = Ranks::NONE;
        ranks.add(Rank(5));
        ranks.add(Rank(5));
        ranks.add(Rank(1));
        ranks.take(Rank(5));
        ranks.set(Rank(3), 2);
        assert_eq!(ranks.iter().map(Rank::number).collect::<Vec<_>>(), [1, 3, 3, 5]);
        assert_eq!(ranks.distinct().map(Rank::number).collect::<Vec<_>>(), [1, 3, 5]);
        assert_eq!(ranks.kinds(), 3);
    }
}
