use table::Seat;

use crate::Finding;

/// What a bot thinks of a decision, knowing only what the person on the seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The chances of the seat's side if it chooses best: 0 lost, 1 won. Where all play together for a
    /// number, a bot that plans says the chances that it will be smaller than is usual from here on.
    pub worth: f32,
    /// The chances of every side then, in the order of `Sides::sides`. Of more than two sides, those
    /// of the others are shares of what is left.
    pub chances: Vec<f32>,
    /// The legal actions that were looked at, the best first.
    pub choices: Vec<Judged>,
    /// What is expected to follow, the best choice first. Where something is hidden, it ends before
    /// anybody else acts, or where worlds that look alike lead apart.
    pub line: Vec<(Seat, String)>,
}

/// What a bot thinks of one legal action.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// In notation.
    pub action: String,
    /// The chances of the seat's side after it: 0 lost, 1 won.
    pub worth: f32,
    /// How often it was tried.
    pub visits: u64,
    /// Whether it surely wins or loses, and in how many actions at most as far as is known.
    pub proved: Option<(bool, u8)>,
}

/// A [`Judgement`] in the actions of one game.
#[derive(Clone, Debug)]
pub struct Opinion<A> {
    /// What was found out about actions, the best first; never none.
    pub findings: Vec<(A, Finding)>,
    /// What is expected to follow.
    pub line: Vec<(Seat, A)>,
    /// How good it looks for every side while it is thought through.
    pub prospects: Vec<f32>,
}

impl<A: ToString> Opinion<A> {
    /// The same in notation, for a seat on the side with this place.
    pub(crate) fn written(&self, side: usize) -> Judgement {
        let judged = |(action, finding): &(A, Finding)| Judged {
            action: action.to_string(),
            worth: finding.chances(),
            visits: finding.visits,
            proved: finding.proved,
        };
        let choices: Vec<Judged> = self.findings.iter().map(judged).collect();
        let worth = choices[0].worth;
        let line = self.line.iter().map(|(seat, action)| (*seat, action.to_string())).collect();
        Judgement { worth, chances: shares(&self.prospects, side, worth), choices, line }
    }
}

/// The chances of all sides if those of one are known: the others share the rest as they stand to
/// each other. A side alone shares with nobody.
fn shares(prospects: &[f32], side: usize, worth: f32) -> Vec<f32> {
    let others = prospects.len().saturating_sub(1) as f32;
    let of_others = prospects.iter().enumerate().filter(|(place, _)| *place != side);
    let sum: f32 = of_others.map(|(_, prospect)| prospect).sum();
    let share = |(place, prospect): (usize, &f32)| match place {
        place if place == side => worth,
        _ if sum > 0.0 => (1.0 - worth) * prospect / sum,
        _ => (1.0 - worth) / others,
    };
    prospects.iter().enumerate().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_side_does_not_have_the_others_share() {
        assert_eq!(shares(&[0.25, 0.8], 1, 0.75), [0.25, 0.75]);
        assert_eq!(shares(&[0.9, 0.75, 0.25], 0, 0.5), [0.5, 0.375, 0.125]);
        assert_eq!(shares(&[1.0, 0.0, 0.0], 0, 0.5), [0.5, 0.25, 0.25]);
        assert_eq!(shares(&[0.7], 0, 0.9), [0.9]);
    }
}
