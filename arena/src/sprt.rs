use serde::Serialize;

/// How often each of the two errors may happen.
pub const ERROR: f64 = 0.05;

/// A sequential test of two bots: is the first one's true score rate rather `low` or rather `high`?
///
/// It is a mixture of sequential probability ratio tests. One of them is Wald's of `high` against
/// `low`, which is the fastest if the rate is just `high`; the others suppose every rate above
/// `low`, so that a clear case is soon clear. Half of the weight is on the first, half is spread
/// over the others.
///
/// Results come in duplicate sets, whose means are the observations, so that the luck of the deal
/// cancels. Such a mean need not be 0 or 1, so the ratio is the capital of a gambler who bets at
/// fair odds that it exceeds `low`: for coins the two are the same, and whatever the distribution,
/// if its mean is at most `low`, the capital ever reaches 20 times its start with a chance of at
/// most 5% (Ville 1939; Robbins 1970; Waudby-Smith and Ramdas 2024, *Estimating means of bounded
/// random variables by betting*). Another gambler bets against `high`. Who first has 20 times his
/// start decides.
///
/// ```
/// use arena::{Sprt, Verdict};
///
/// let test = Sprt::new(0.5, 0.55).unwrap();
/// assert_eq!(test.verdict(&[1.0; 8]), Verdict::Accepted);
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

impl Verdict {
    /// What follows from the logarithms of the ratios for `high` and for `low`.
    pub(crate) fn of(for_high: f64, for_low: f64) -> Verdict {
        match () {
            () if for_high >= Sprt::bound() => Verdict::Accepted,
            () if for_low >= Sprt::bound() => Verdict::Rejected,
            () => Verdict::Undecided,
        }
    }
}

/// Over so many stakes half of the start is spread.
const STAKES: usize = 64;

impl Sprt {
    /// A test between two rates, if 0 < low < high < 1.
    pub fn new(low: f64, high: f64) -> Option<Sprt> {
        (0.0 < low && low < high && high < 1.0).then_some(Sprt { low, high })
    }

    /// What the logarithm of a ratio must reach to decide.
    pub fn bound() -> f64 {
        (1.0 / ERROR).ln()
    }

    /// What these sets say, each a mean between 0 and 1.
    pub fn verdict(&self, sets: &[f64]) -> Verdict {
        Evidence::of(*self, sets).verdict()
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

/// A test while results come in.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    for_high: Gambler,
    for_low: Gambler,
}

impl Evidence {
    pub(crate) fn new(test: Sprt) -> Evidence {
        Evidence {
            for_high: Gambler::new(test.low, test.high),
            // A rate of the first bot seen from the other side.
            for_low: Gambler::new(1.0 - test.high, 1.0 - test.low),
        }
    }

    pub(crate) fn of(test: Sprt, sets: &[f64]) -> Evidence {
        let mut evidence = Evidence::new(test);
        sets.iter().for_each(|&set| evidence.add(set));
        evidence
    }

    pub(crate) fn add(&mut self, set: f64) {
        self.for_high.see(set);
        self.for_low.see(1.0 - set);
    }

    /// The logarithms of the ratios: for `high` against `low`, and for `low` against `high`.
    pub(crate) fn ratios(&self) -> (f64, f64) {
        (self.for_high.capital(), self.for_low.capital())
    }

    pub(crate) fn verdict(&self) -> Verdict {
        let (for_high, for_low) = self.ratios();
        Verdict::of(for_high, for_low)
    }
}

/// Bets that what it sees is more than `base` on average, at odds that are fair if it is just that.
#[derive(Clone, Debug)]
struct Gambler {
    base: f64,
    /// The share of its capital that each part of it stakes, and the logarithm of what that part
    /// has become.
    parts: Vec<(f64, f64)>,
}

impl Gambler {
    fn new(base: f64, hope: f64) -> Gambler {
        // The stake with which capital grows like Wald's ratio of `hope` against `base`.
        let wald = ((hope - base) / (1.0 - base), 0.5f64.ln());
        let other =
            |number: usize| ((number as f64 + 0.5) / STAKES as f64, (0.5 / STAKES as f64).ln());
        Gambler { base, parts: std::iter::once(wald).chain((0..STAKES).map(other)).collect() }
    }

    fn see(&mut self, value: f64) {
        for (stake, capital) in &mut self.parts {
            *capital += (1.0 + *stake * (value / self.base - 1.0)).ln();
        }
    }

    /// The logarithm of all it has; it began with 0.
    fn capital(&self) -> f64 {
        let most = self.parts.iter().map(|part| part.1).fold(f64::NEG_INFINITY, f64::max);
        most + self.parts.iter().map(|part| (part.1 - most).exp()).sum::<f64>().ln()
    }
}

#[cfg(test)]
mod tests {
    use table::{Dice, RandomSource, Seed};

    use super::*;

    #[test]
    fn one_part_is_the_test_of_wald() {
        // w·ln(s1/s0) + l·ln((1−s1)/(1−s0)), Wald (1945).
        let wins = |count: usize| (0..100).map(move |i| f64::from(i < count));
        for (low, high) in [(0.5, 0.6), (0.8, 0.9)] {
            let mut gambler = Gambler::new(low, high);
            wins(70).for_each(|set| gambler.see(set));
            let exact = 70.0 * (high / low).ln() + 30.0 * ((1.0 - high) / (1.0 - low)).ln();
            assert!((gambler.parts[0].1 - 0.5f64.ln() - exact).abs() < 1e-9);
        }
    }

    #[test]
    fn capital_neither_grows_nor_shrinks_where_the_odds_are_fair() {
        // The mean over all results of three sets whose mean is the base is what one began with.
        let values = [(0.0, 0.2), (0.5, 0.3), (1.0, 0.5)];
        let base = values.iter().map(|(value, chance)| value * chance).sum();
        let mut mean = 0.0;
        for (a, p) in values {
            for (b, q) in values {
                for (c, r) in values {
                    let mut gambler = Gambler::new(base, 0.8);
                    [a, b, c].iter().for_each(|&set| gambler.see(set));
                    mean += p * q * r * gambler.capital().exp();
                }
            }
        }
        assert!((mean - 1.0).abs() < 1e-9, "{mean}");
    }

    #[test]
    fn a_clear_case_is_soon_clear() {
        let test = Sprt::new(0.5, 0.55).unwrap();
        assert_eq!(test.ends_after(&[1.0; 100]), Some(8));
        assert_eq!(test.ends_after(&[0.0; 100]), Some(7));
        // Nothing but draws is an even score, however little more is asked for.
        assert_eq!(Sprt::new(0.5, 0.51).unwrap().verdict(&[0.5; 1000]), Verdict::Rejected);
    }

    /// Pairs of games that are each won with this chance.
    fn pairs(chance: f64, count: usize, seed: u64) -> Vec<f64> {
        let mut dice = Dice::new(Seed::from(seed));
        let mut game = || f64::from((dice.below(1 << 32) as f64) < chance * (1u64 << 32) as f64);
        (0..count).map(|_| (game() + game()) / 2.0).collect()
    }

    #[test]
    fn it_errs_no_more_often_than_it_may() {
        let test = Sprt::new(0.5, 0.6).unwrap();
        let ending = |sets: &[f64]| test.ends_after(sets).map(|end| test.verdict(&sets[..end]));
        let runs = 400;
        let accepted = |chance| {
            let run = |seed| ending(&pairs(chance, 4000, seed)).expect("ends long before");
            (0..runs).filter(|&seed| run(seed) == Verdict::Accepted).count()
        };
        assert!(accepted(0.6) >= runs as usize * 95 / 100);
        assert!(accepted(0.5) <= runs as usize * 5 / 100);
    }

    #[test]
    fn nonsense_is_no_test() {
        for (low, high) in [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (f64::NAN, 0.5)] {
            assert_eq!(Sprt::new(low, high), None);
        }
    }
}
