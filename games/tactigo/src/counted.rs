/// The bits of a mask, counted row by row, so that the bit with any number is found without a loop.
#[derive(Clone, Copy)]
pub(crate) struct Counted {
    mask: u64,
    /// In byte r, how many bits are set in rows 0 to r.
    sums: u64,
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = EACH_BYTE << 7;

/// By number and row: which bit of the row has that number among those that are set.
const IN_ROW: [[u8; 128]; 7] = {
    let mut table = [[0; 128]; 7];
    let mut row = 0;
    while row < 128 {
        let (mut bit, mut number) = (0, 0);
        while bit < 7 {
            if row >> bit & 1 == 1 {
                table[number][row] = bit;
                number += 1;
            }
            bit += 1;
        }
        row += 1;
    }
    table
};

impl Counted {
    #[inline]
    pub(crate) const fn new(mask: u64) -> Counted {
        let twos = mask - (mask >> 1 & (EACH_BYTE * 0x55));
        let fours = (twos & (EACH_BYTE * 0x33)) + (twos >> 2 & (EACH_BYTE * 0x33));
        let bytes = (fours + (fours >> 4)) & (EACH_BYTE * 0x0f);
        Counted { mask, sums: bytes.wrapping_mul(EACH_BYTE) }
    }

    /// How many bits are set.
    #[inline]
    pub(crate) const fn count(self) -> usize {
        (self.sums >> 56) as usize
    }

    /// The set bit with this number, counted from 0; `number` is below the count.
    #[inline]
    pub(crate) const fn nth(self, number: usize) -> u32 {
        // The top bit of a byte survives where more than `number` bits lie up to its row.
        let rows = ((self.sums | TOP_BITS) - EACH_BYTE * (number as u64 + 1)) & TOP_BITS;
        let shift = rows.trailing_zeros() & 0b111000;
        let before = (self.sums << 8 >> shift & 0xff) as usize;
        let row = (self.mask >> shift & 0x7f) as usize;
        shift + IN_ROW[(number - before) % 7][row] as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_is_found_by_its_number() {
        for mask in [1, 0x007f_7f7f_7f7f_7f7f, 0x0041_0000_0000_0041, 0x0012_3400_5067_0102] {
            let counted = Counted::new(mask);
            let bits: Vec<u32> = (0..64).filter(|bit| mask >> bit & 1 == 1).collect();
            let found: Vec<u32> = (0..counted.count()).map(|number| counted.nth(number)).collect();
            assert_eq!(found, bits);
        }
        assert_eq!(Counted::new(0).count(), 0);
    }
}
