use super::{Finding, best};

/// Keeps the game even, by nothing but what it sees: its chances when it is asked.
///
/// An opponent who has given something away since is likely to go on so, and is fairly met a little
/// below even; that is how it adapts within a game. Every game begins even again.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Even {
    /// The chances that its last choice left it.
    left: Option<f32>,
    /// What the others have given away from one choice to the next lately, on average.
    gifts: f32,
}

/// How much the latest gift counts.
const LATEST: f32 = 0.3;
/// For how many choices ahead gifts are expected.
const AHEAD: f32 = 3.0;
/// The most of its chances that it gives away at once: more would look like mockery.
const GENEROUS: f32 = 0.15;
/// What was tried less often than this part of the rest is not known well enough to be chosen.
const KNOWN: u64 = 50;

impl Even {
    /// Of a game between so many sides, the choice that keeps it even: the best while behind, and
    /// while ahead a sensible one that leaves it nearest to even. A win at hand is taken.
    pub(super) fn choose(&mut self, findings: &[Finding], sides: usize) -> usize {
        let best = best(findings);
        let chances = findings[best].chances();
        if let Some(left) = self.left {
            self.gifts += LATEST * (chances - left - self.gifts);
        }
        let place = match sides {
            // Who plays against nobody has nothing to balance.
            0 | 1 => best,
            _ if findings[best].wins_at_once() => best,
            sides => self.nearest(findings, best, 1.0 / sides as f32),
        };
        self.left = Some(findings[place].chances());
        place
    }

    fn nearest(&self, findings: &[Finding], best: usize, even: f32) -> usize {
        let chances = findings[best].chances();
        let aim = (even - AHEAD * self.gifts).clamp(even / 2.0, even);
        if chances <= aim {
            return best;
        }
        let all: u64 = findings.iter().map(|finding| finding.visits).sum();
        let glance = findings.iter().map(|f| f.glance).sum::<f32>() / findings.len() as f32;
        let is_sensible = |finding: &Finding| {
            finding.visits * KNOWN >= all
                && finding.glance >= glance
                && finding.chances() >= chances - GENEROUS
        };
        let off = |place: usize| (findings[place].chances() - aim).abs();
        let sensible = (0..findings.len()).filter(|&place| is_sensible(&findings[place]));
        sensible.fold(best, |nearest, next| if off(next) < off(nearest) { next } else { nearest })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(worth: f32, proved: Option<(bool, u8)>) -> Finding {
        Finding { visits: (100.0 * worth) as u64, worth, proved, changes: 1, glance: 0.5 }
    }

    #[test]
    fn behind_it_plays_its_best_and_ahead_it_gives_a_little_back() {
        let choose = |worths: &[f32]| {
            let findings: Vec<Finding> = worths.iter().map(|&w| finding(w, None)).collect();
            Even::default().choose(&findings, 2)
        };
        assert_eq!(choose(&[0.3, 0.45, 0.4]), 1);
        assert_eq!(choose(&[0.7, 0.62, 0.58, 0.5]), 2, "the last gives too much away");
        assert_eq!(choose(&[0.55, 0.51, 0.44]), 1);
    }

    #[test]
    fn a_win_at_hand_is_taken_and_alone_it_always_does_its_best() {
        let wins = [finding(0.6, None), finding(1.0, Some((true, 1)))];
        assert_eq!(Even::default().choose(&wins, 2), 1);
        let plain = [finding(0.6, None), finding(0.7, None)];
        assert_eq!(Even::default().choose(&plain, 1), 1);
    }

    #[test]
    fn who_gives_much_away_is_met_below_even() {
        let findings = [finding(0.55, None), finding(0.5, None), finding(0.42, None)];
        let mut even = Even { left: Some(0.4), gifts: 0.05 };
        assert_eq!(even.choose(&findings, 2), 2);
        assert!(even.gifts > 0.05);
        assert_eq!(Even::default().choose(&findings, 2), 1);
    }
}
