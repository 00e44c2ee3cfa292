use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5% on each side.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A measured value and the interval that holds the true one in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many independent observations this is worth. Where games repeat, only different ones count.
    pub n: f64,
}

impl Estimate {
    /// A value that is not measured but known.
    pub fn exact(value: f64) -> Estimate {
        Estimate { value, low: value, high: value, n: f64::INFINITY }
    }

    /// Whether the interval leaves out a value. One observation alone never does.
    pub fn excludes(&self, value: f64) -> bool {
        self.n > 1.0 && (value < self.low || value > self.high)
    }

    /// This one less another that was measured independently, by the hybrid-score method of
    /// Newcombe (1998, method 10), which squares and adds the distances to the ends.
    #[must_use]
    pub fn minus(&self, other: &Estimate) -> Estimate {
        let value = self.value - other.value;
        let below = (self.value - self.low).hypot(other.high - other.value);
        let above = (self.high - self.value).hypot(other.value - other.low);
        Estimate { value, low: value - below, high: value + above, n: self.n.min(other.n) }
    }
}

/// The Wilson score interval of a rate that was measured in `n` trials. Draws counted as halves
/// make it wider than need be, never narrower.
///
/// ```
/// let rate = arena::wilson(0.8, 10.0);
/// assert!((rate.low - 0.4902).abs() < 1e-4 && (rate.high - 0.9433).abs() < 1e-4);
/// ```
pub fn wilson(rate: f64, n: f64) -> Estimate {
    if n <= 0.0 {
        return Estimate { value: rate, low: 0.0, high: 1.0, n: 0.0 };
    }
    let z2 = Z95 * Z95;
    let centre = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z95 / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
    // At 0 and 1 the ends are exact, up to rounding.
    let (low, high) = ((centre - half).max(0.0), (centre + half).min(1.0));
    Estimate { value: rate, low: low.min(rate), high: high.max(rate), n }
}

/// How many more independent games the duplicates may be worth at most.
const WORTH: f64 = 4.0;

/// With fewer sets than this their spread is not trusted to narrow the interval.
const MANY_SETS: f64 = 30.0;

/// The interval of a rate over duplicate sets: a Wilson interval for as many independent games as
/// would give the spread that was observed between sets, so that it is as narrow as the duplicates
/// deserve. `sets` are the mean results of the sets, each between 0 and 1, of `games` games each, of
/// which `different` differ. The rate is that of all games, but the interval that of as many sets as the
/// different games would fill: what is played again is no news.
pub fn over_sets(sets: &[f64], games: usize, different: usize) -> Estimate {
    let different = different as f64;
    let count = different / games.max(1) as f64;
    let (rate, variance) = mean_and_variance(sets);
    let binomial = rate * (1.0 - rate);
    let most = if count < MANY_SETS { different } else { WORTH * different };
    let worth = if binomial <= f64::EPSILON {
        different
    } else if variance <= f64::EPSILON {
        most
    } else {
        (binomial * count / variance).clamp(count.min(most), most)
    };
    wilson(rate, worth)
}

/// The mean of independent measurements and its interval, by the normal approximation.
pub fn mean(values: &[f64]) -> Estimate {
    mean_of(values, values.len())
}

/// The mean of measurements in games of which only so many are different, and its interval.
pub fn mean_of(values: &[f64], different: usize) -> Estimate {
    let (value, variance) = mean_and_variance(values);
    let n = different as f64;
    let half = Z95 * (variance / n.max(1.0)).sqrt();
    Estimate { value, low: value - half, high: value + half, n }
}

/// The mean and the unbiased variance; nought where there are too few values.
pub(crate) fn mean_and_variance(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.is_empty() {
        return (0.0, 0.0);
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, if values.len() > 1 { squares / (count - 1.0) } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(estimate: Estimate, low: f64, high: f64) {
        let good = (estimate.low - low).abs() < 5e-5 && (estimate.high - high).abs() < 5e-5;
        assert!(good, "{estimate:?} is not {low} to {high}");
    }

    #[test]
    fn wilson_gives_published_values() {
        // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
        near(wilson(81.0 / 263.0, 263.0), 0.2553, 0.3662);
        near(wilson(15.0 / 148.0, 148.0), 0.0624, 0.1605);
        near(wilson(0.0, 20.0), 0.0, 0.1611);
        near(wilson(1.0 / 29.0, 29.0), 0.0061, 0.1718);
    }

    #[test]
    fn differences_give_published_values() {
        // Newcombe (1998), Statistics in Medicine 17, 873–890, table II, method 10.
        let (a, b) = (wilson(56.0 / 70.0, 70.0), wilson(48.0 / 80.0, 80.0));
        near(a.minus(&b), 0.0524, 0.3339);
        let (a, b) = (wilson(9.0 / 10.0, 10.0), wilson(3.0 / 10.0, 10.0));
        near(a.minus(&b), 0.1705, 0.8090);
    }

    #[test]
    fn duplicates_count_for_what_they_are_worth() {
        // Two independent games a set: half the sets split, a quarter won, a quarter lost.
        let independent: Vec<f64> = (0..400).map(|i| [0.0, 0.5, 0.5, 1.0][i % 4]).collect();
        let (low, high) = (wilson(0.5, 800.0).low, wilson(0.5, 800.0).high);
        assert!((over_sets(&independent, 2, 800).low - low).abs() < 1e-3);
        assert!((over_sets(&independent, 2, 800).high - high).abs() < 1e-3);
        // The deal decides everything: every set is split, and the result is much surer.
        assert!(over_sets(&[0.5; 400], 2, 800).low > low);
        // Both games of a set always end alike: only the sets count.
        let alike: Vec<f64> = (0..400).map(|i| f64::from(i % 2)).collect();
        assert!((over_sets(&alike, 2, 800).low - wilson(0.5, 400.0).low).abs() < 1e-3);
        // All won: as many games as were played, no more.
        assert_eq!(over_sets(&[1.0; 400], 2, 800), wilson(1.0, 800.0));
    }

    #[test]
    fn what_is_played_again_is_no_news() {
        // One set over and over is one set, whatever its result.
        assert_eq!(over_sets(&[1.0; 400], 2, 2), over_sets(&[1.0], 2, 2));
        assert_eq!(over_sets(&[0.5; 400], 2, 2), over_sets(&[0.5], 2, 2));
        assert!(!over_sets(&[1.0; 400], 2, 2).excludes(0.5));
        // Every set twice is as many sets as there are different ones.
        let once: Vec<f64> = (0..40).map(|i| [0.0, 0.5, 1.0, 1.0][i % 4]).collect();
        let twice = [&once[..], &once[..]].concat();
        let (once, twice) = (over_sets(&once, 2, 80), over_sets(&twice, 2, 80));
        assert!((once.low - twice.low).abs() < 2e-3 && (once.high - twice.high).abs() < 2e-3);
        // A rate that is known from one game alone excludes nothing, nor does a mean.
        assert!(!wilson(1.0, 1.0).excludes(0.1) && !mean_of(&[14.0; 100], 1).excludes(20.0));
        assert!(mean_of(&[14.0; 100], 2).excludes(20.0));
    }

    #[test]
    fn a_mean_has_an_interval() {
        let estimate = mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        near(estimate, 3.0 - Z95 * (2.5f64 / 5.0).sqrt(), 3.0 + Z95 * (2.5f64 / 5.0).sqrt());
        assert!(!estimate.excludes(3.0) && estimate.excludes(6.0));
        assert_eq!(mean(&[]).value, 0.0);
    }
}
