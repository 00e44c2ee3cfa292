use table::Dice;

use super::{Finding, best};

/// What a bot makes of what it found out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// Takes what is best.
    Earnest,
    /// Overlooks things as people do.
    Human(Lapses),
    /// Keeps the game even: plays its best while behind, and takes it easy while ahead.
    Even,
}

/// What somebody overlooks. What meets the eye at first glance, a win above all, is never passed
/// over; what comes of it later may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lapses {
    /// How likely it is that what follows an action is seen until the other side has answered, from 0
    /// to 1; until the answer to that, so much less.
    pub sight: f32,
    /// Which part of the way from an ordinary action to the best is good enough to be taken.
    pub slack: f32,
}

/// What was tried this often is half believed.
const HALF_BELIEVED: f32 = 32.0;

/// Nobody looks any further.
const FARTHEST: u8 = 32;

impl Manner {
    /// The manner of somebody who overlooks things.
    pub const fn human(sight: f32, slack: f32) -> Manner {
        Manner::Human(Lapses { sight, slack })
    }
}

/// The choice of somebody who sees the first glance of every action, and of what the search found
/// beyond it only a part.
pub(super) fn overlooking(findings: &[Finding], lapses: &Lapses, dice: &mut Dice) -> usize {
    if let Some(place) = findings.iter().position(Finding::wins_at_once) {
        return place;
    }
    let usual = usual_surprise(findings);
    // How far somebody looks is the same for all actions: whoever sees a danger sees which actions
    // meet it and which do not.
    let sees = |dice: &mut Dice| (dice.roll(1000) as f32) < 1000.0 * lapses.sight;
    let reach = (0..FARTHEST).find(|_| !sees(dice)).unwrap_or(FARTHEST);
    let seen = |finding: &Finding| {
        let surprise = match finding.proved {
            Some(_) => finding.chances() - finding.glance,
            // What all actions have in common tells nothing about any of them.
            None => {
                let visits = finding.visits as f32;
                (finding.worth - finding.glance - usual) * visits / (visits + HALF_BELIEVED)
            }
        };
        finding.glance + if finding.changes.max(1) <= reach { surprise } else { 0.0 }
    };
    let seen: Vec<f32> = findings.iter().map(seen).collect();
    let most = seen.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mean = seen.iter().sum::<f32>() / seen.len() as f32;
    let enough = most - lapses.slack * (most - mean);
    let fine: Vec<usize> = (0..seen.len()).filter(|&place| seen[place] >= enough).collect();
    dice.pick(&fine).copied().unwrap_or_else(|| best(findings))
}

/// By how much actions turn out better than they look, on average over all tries.
fn usual_surprise(findings: &[Finding]) -> f32 {
    let open = || findings.iter().filter(|finding| finding.proved.is_none());
    let visits: f32 = open().map(|finding| finding.visits as f32).sum();
    let sum: f32 = open().map(|f| (f.worth - f.glance) * f.visits as f32).sum();
    sum / visits.max(1.0)
}

impl Finding {
    /// Whether nothing more is needed to win.
    pub(super) fn wins_at_once(&self) -> bool {
        matches!(self.proved, Some((true, 0..=1)))
    }
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    fn finding(glance: f32, worth: f32, proved: Option<(bool, u8)>) -> Finding {
        let changes = proved.map_or(0, |(_, actions)| actions - 1);
        Finding { visits: 100, worth, glance, proved, changes }
    }

    fn choices(findings: &[Finding], sight: f32, slack: f32) -> Vec<usize> {
        let mut dice = Dice::new(Seed::from(1));
        let lapses = Lapses { sight, slack };
        let mut choices: Vec<_> =
            (0..300).map(|_| overlooking(findings, &lapses, &mut dice)).collect();
        choices.sort_unstable();
        choices.dedup();
        choices
    }

    #[test]
    fn what_is_far_may_be_overlooked_and_what_is_plain_never() {
        let plain = [finding(0.8, 0.5, None), finding(0.5, 0.6, None), finding(0.4, 0.4, None)];
        assert_eq!(choices(&plain, 1.0, 0.0), [1]);
        assert_eq!(choices(&plain, 0.0, 0.0), [0]);
        assert_eq!(choices(&plain, 0.5, 0.0), [0, 1]);
        let trap = [finding(0.8, 0.0, Some((false, 2))), finding(0.5, 0.5, None)];
        assert_eq!(choices(&trap, 0.5, 0.0), [0, 1]);
        let win = [finding(0.8, 0.8, None), finding(0.2, 1.0, Some((true, 1)))];
        assert_eq!(choices(&win, 0.0, 1.0), [1]);
    }

    #[test]
    fn a_danger_is_seen_of_all_actions_or_of_none_and_less_often_if_it_is_far() {
        let trap = |glance, actions| finding(glance, 0.0, Some((false, actions)));
        let near = [trap(0.8, 2), trap(0.7, 2), finding(0.5, 0.5, None)];
        assert_eq!(choices(&near, 0.5, 0.0), [0, 2]);
        let falls = |actions| {
            let findings = [trap(0.8, actions), finding(0.5, 0.5, None)];
            let lapses = Lapses { sight: 0.9, slack: 0.0 };
            let mut dice = Dice::new(Seed::from(2));
            (0..1000).filter(|_| overlooking(&findings, &lapses, &mut dice) == 0).count()
        };
        let (near, far) = (falls(2), falls(5));
        assert!((70..130).contains(&near) && (300..390).contains(&far), "{near} {far}");
    }

    #[test]
    fn the_slack_take_what_is_almost_as_good_and_nothing_ordinary() {
        let same = |glance| finding(glance, glance, None);
        let findings = [same(0.60), same(0.59), same(0.54), same(0.50), same(0.50)];
        assert_eq!(choices(&findings, 0.5, 0.0), [0]);
        assert_eq!(choices(&findings, 0.5, 0.3), [0, 1]);
    }
}
