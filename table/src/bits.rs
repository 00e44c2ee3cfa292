//! Sets of squares as bits of a word.

/// The places of the bits that are set, lowest first.
#[inline]
pub fn ones(mask: u64) -> impl Iterator<Item = u32> {
    Ones(mask)
}

/// Says how many there are, so that lists of them grow once.
struct Ones(u64);

impl Iterator for Ones {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros());
        self.0 &= self.0.wrapping_sub(1);
        bit
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

/// The place of the set bit with `n` set bits below it; there must be one.
#[inline]
pub fn nth_one(mut mask: u64, n: u32) -> u32 {
    // Which bit is asked for is mostly chance: the usual numbers are found without branches.
    const USUAL: u32 = 4;
    for number in 0..USUAL {
        let rest = mask & mask.wrapping_sub(1);
        mask = if number < n { rest } else { mask };
    }
    for _ in USUAL..n {
        mask &= mask.wrapping_sub(1);
    }
    debug_assert!(mask != 0);
    mask.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_found_in_order() {
        let mask = 1 << 63 | 0b1010;
        assert_eq!(ones(mask).collect::<Vec<_>>(), [1, 3, 63]);
        assert_eq!((0..3).map(|n| nth_one(mask, n)).collect::<Vec<_>>(), [1, 3, 63]);
        assert_eq!(ones(0).count(), 0);
    }
}
