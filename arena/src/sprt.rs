use serde::Serialize;

/// How often each of the two errors may happen.
pub const ERROR: f64 = 0.05;

/// A sequential probability ratio test of two bots: is the first one's true score rate rather
/// `low` or rather `high`?
///
/// Results come in duplicate sets, whose means are the observations, so that the luck of the deal
/// cancels. The ratio is the generalised one: the likelihood of what was observed under the best
/// distribution with mean `high` against the best with mean `low` (Van den Bergh, *Normalized Elo
/// and the GSPRT*; as used for chess engines). The test ends when its logarithm leaves the bounds
/// of Wald, ±ln 19 for errors of 5%.
///
/// ```
/// use arena::{Sprt, Verdict};
///
/// let test = Sprt::new(0.5, 0.55).unwrap();
/// assert_eq!(test.verdict(&[1.0; 40]), Verdict::Accepted);
/// assert_eq!(test.verdict(&[1.0, 0.0, 0.5]), Verdict::Undecided);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The rate that is not enough.
    pub low: f64,
    /// The rate that is wanted.
    pub high: f64,
}

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The rate is rather `high`.
    Accepted,
    /// The rate is rather `low`.
    Rejected,
    /// Neither is clear yet.
    Undecided,
}

/// So little of every possible result is taken as seen before the first game, that no likelihood
/// is nought.
const TRACE: f64 = 1e-3;

impl Sprt {
    /// A test between two rates, if 0 < low < high < 1.
    pub fn new(low: f64, high: f64) -> Option<Sprt> {
        (0.0 < low && low < high && high < 1.0).then_some(Sprt { low, high })
    }

    /// The bounds of the logarithm of the ratio: rejected below, accepted above.
    pub fn bounds() -> (f64, f64) {
        ((ERROR / (1.0 - ERROR)).ln(), ((1.0 - ERROR) / ERROR).ln())
    }

    /// The logarithm of the likelihood ratio after these sets, each a mean between 0 and 1.
    pub fn ratio(&self, sets: &[f64]) -> f64 {
        let mut evidence = Evidence::new(*self);
        sets.iter().for_each(|&set| evidence.add(set));
        evidence.ratio()
    }

    /// What these sets say.
    pub fn verdict(&self, sets: &[f64]) -> Verdict {
        judge(self.ratio(sets))
    }

    /// After how many of these sets the test first ends, if it does.
    pub fn ends_after(&self, sets: &[f64]) -> Option<usize> {
        let mut evidence = Evidence::new(*self);
        let ends = |&set: &f64| {
            evidence.add(set);
            evidence.verdict() != Verdict::Undecided
        };
        sets.iter().position(ends).map(|last| last + 1)
    }
}

fn judge(ratio: f64) -> Verdict {
    let (reject, accept) = Sprt::bounds();
    match ratio {
        ratio if ratio >= accept => Verdict::Accepted,
        ratio if ratio <= reject => Verdict::Rejected,
        _ => Verdict::Undecided,
    }
}

/// A test while results come in: each result, and how often it was seen.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    test: Sprt,
    counts: Vec<(f64, f64)>,
    sets: u64,
}

impl Evidence {
    pub(crate) fn new(test: Sprt) -> Evidence {
        let counts = [0.0, 0.25, 0.5, 0.75, 1.0].map(|value| (value, TRACE));
        Evidence { test, counts: counts.to_vec(), sets: 0 }
    }

    pub(crate) fn add(&mut self, set: f64) {
        self.sets += 1;
        match self.counts.iter_mut().find(|(value, _)| (value - set).abs() < 1e-9) {
            Some((_, count)) => *count += 1.0,
            None => self.counts.push((set, 1.0)),
        }
    }

    pub(crate) fn verdict(&self) -> Verdict {
        judge(self.ratio())
    }

    fn ratio(&self) -> f64 {
        if self.sets == 0 { 0.0 } else { ratio(self.test, &self.counts) }
    }
}

/// The logarithm of the likelihood ratio; 0 and 1 must be among the results.
fn ratio(test: Sprt, counts: &[(f64, f64)]) -> f64 {
    let (low, high) = (tilt(counts, test.low), tilt(counts, test.high));
    let of = |&(value, count): &(f64, f64)| {
        // Both likelihoods are p/(1 + t(value − mean)), so p cancels.
        count * ((1.0 + low * (value - test.low)) / (1.0 + high * (value - test.high))).ln()
    };
    counts.iter().map(of).sum()
}

/// The number t for which the most likely distribution with this mean is p/(1 + t(value − mean)):
/// the root of a falling function, found by halving.
fn tilt(counts: &[(f64, f64)], mean: f64) -> f64 {
    // 1 + t(value − mean) must stay positive for the values 0 and 1.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let t = low.midpoint(high);
        let slope: f64 = counts.iter().map(|(v, n)| n * (v - mean) / (1.0 + t * (v - mean))).sum();
        if slope > 0.0 {
            low = t;
        } else {
            high = t;
        }
    }
    low.midpoint(high)
}

#[cfg(test)]
mod tests {
    use table::{Dice, Draw, Seed};

    use super::*;

    #[test]
    fn the_bounds_are_those_of_wald() {
        let (low, high) = Sprt::bounds();
        assert!((low + 19f64.ln()).abs() < 1e-12 && (high - 19f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn without_draws_it_is_the_test_of_a_coin() {
        // w·ln(s1/s0) + l·ln((1−s1)/(1−s0)), Wald (1945).
        let test = Sprt::new(0.5, 0.6).unwrap();
        let exact = 70.0 * (0.6f64 / 0.5).ln() + 30.0 * (0.4f64 / 0.5).ln();
        assert!((ratio(test, &[(0.0, 30.0), (1.0, 70.0)]) - exact).abs() < 1e-9);
        let sets: Vec<f64> = (0..100).map(|i| f64::from(i < 70)).collect();
        assert!((test.ratio(&sets) - exact).abs() < 0.01);
    }

    #[test]
    fn near_the_middle_it_is_the_normal_test() {
        // n(s1−s0)(2x−s0−s1)/(2σ²), the limit for rates close to each other.
        let test = Sprt::new(0.50, 0.51).unwrap();
        let counts = [(0.0, 200.0), (0.25, 500.0), (0.5, 1000.0), (0.75, 540.0), (1.0, 230.0)];
        let n: f64 = counts.iter().map(|(_, n)| n).sum();
        let mean = counts.iter().map(|(v, n)| v * n).sum::<f64>() / n;
        let variance = counts.iter().map(|(v, c)| c * (v - mean).powi(2)).sum::<f64>() / n;
        let normal = n * 0.01 * (2.0 * mean - 1.01) / (2.0 * variance);
        assert!((ratio(test, &counts) - normal).abs() < 0.01 * normal.abs());
    }

    /// Pairs of games that are each won with this chance.
    fn pairs(chance: f64, count: usize, seed: u64) -> Vec<f64> {
        let mut dice = Dice::new(Seed::from(seed));
        let mut game = || f64::from((dice.below(1 << 32) as f64) < chance * (1u64 << 32) as f64);
        (0..count).map(|_| (game() + game()) / 2.0).collect()
    }

    #[test]
    fn it_errs_about_as_seldom_as_promised() {
        let test = Sprt::new(0.5, 0.6).unwrap();
        let ending = |sets: &[f64]| test.ends_after(sets).map(|end| test.verdict(&sets[..end]));
        let runs = 200;
        let accepted = |chance| {
            let run = |seed| ending(&pairs(chance, 2000, seed)).expect("ends long before");
            (0..runs).filter(|&seed| run(seed) == Verdict::Accepted).count()
        };
        assert!(accepted(0.6) >= runs as usize * 90 / 100);
        assert!(accepted(0.5) <= runs as usize * 10 / 100);
    }

    #[test]
    fn nonsense_is_no_test() {
        for (low, high) in [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (f64::NAN, 0.5)] {
            assert_eq!(Sprt::new(low, high), None);
        }
    }
}
