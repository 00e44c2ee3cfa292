//! How much is still to be shown, as a number that fits into sixteen bits: exact while it is small, with
//! eleven bits of its size above.

/// Nothing can show it.
pub(crate) const NEVER: u32 = decoded(u16::MAX);

const MANTISSA: u32 = 11;
const ONE: u32 = 1 << MANTISSA;
/// Above this nothing is told apart from never.
const LARGEST_SHIFT: u32 = 17;

/// The greatest number that can be kept and is no greater than this one.
pub(crate) fn encoded(number: u32) -> u16 {
    if number >= NEVER {
        return u16::MAX;
    }
    let shift = (u32::BITS - number.leading_zeros()).saturating_sub(MANTISSA + 1);
    if shift == 0 && number < ONE {
        return number as u16;
    }
    (((shift + 1) << MANTISSA) | ((number >> shift) - ONE)) as u16
}

/// The number that was kept.
pub(crate) const fn decoded(kept: u16) -> u32 {
    let (exponent, mantissa) = (kept as u32 >> MANTISSA, kept as u32 & (ONE - 1));
    match exponent {
        0 => mantissa,
        31 => (2 * ONE) << LARGEST_SHIFT,
        _ => (ONE + mantissa) << (exponent - 1),
    }
}

/// The least number that can be kept and is no less than this one.
pub(crate) fn raised(number: u32) -> u32 {
    if number >= NEVER {
        return NEVER;
    }
    let kept = encoded(number);
    let lower = decoded(kept);
    if lower == number { number } else { decoded(kept + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_near_and_on_the_right_side() {
        let small = 0..5000;
        let large = (0..200).map(|step| 5000 + step * step * 13_001);
        for number in small.chain(large) {
            let (lower, upper) = (decoded(encoded(number)), raised(number));
            assert!(lower <= number && number <= upper, "{number}: {lower} to {upper}");
            assert!(
                number - lower <= number >> 11 && upper - lower <= (number >> 10) + 1,
                "{number}"
            );
            // What has grown to a bound is seen to have when it is read again.
            assert_eq!(decoded(encoded(upper)), upper);
        }
        assert_eq!(decoded(encoded(NEVER)), NEVER);
        assert_eq!(raised(NEVER + 5), NEVER);
    }
}
