use serde::Serialize;

use crate::Estimate;

/// One figure under two sets of options.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// Under the first.
    pub a: Estimate,
    /// Under the second.
    pub b: Estimate,
    /// The second less the first, with its interval.
    pub change: Estimate,
}

impl Difference {
    /// Compare two figures that were measured in different games.
    pub fn new(a: Estimate, b: Estimate) -> Difference {
        Difference { a, b, change: b.minus(&a) }
    }

    /// Whether chance alone would show such a difference in fewer than one of twenty studies.
    pub fn is_significant(&self) -> bool {
        self.change.excludes(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wilson;

    #[test]
    fn a_difference_is_significant_or_not() {
        let few = Difference::new(wilson(0.5, 20.0), wilson(0.6, 20.0));
        let many = Difference::new(wilson(0.5, 2000.0), wilson(0.6, 2000.0));
        assert!(!few.is_significant() && many.is_significant());
        assert!((many.change.value - 0.1).abs() < 1e-12);
        assert!(!Difference::new(wilson(0.3, 50.0), wilson(0.3, 50.0)).is_significant());
    }
}
