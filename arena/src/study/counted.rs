use serde::Serialize;

use super::watch::Watched;
use crate::{Estimate, Histogram, mean};

/// The number that is the result of the games, where all play together: the smaller, the better.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counted {
    /// What was counted, such as `cards`.
    pub what: String,
    /// How many there were in a game. A game that was not made counts with the number at which the
    /// rules ended it, one that a bot lost by failing does not.
    pub mean: Estimate,
    /// How many there were in each game, rising.
    pub numbers: Vec<u64>,
}

impl Counted {
    /// What was counted in these games, if anything was.
    pub(crate) fn of(games: &[Watched]) -> Option<Counted> {
        let games = games.iter().filter(|game| game.played.failure.is_none());
        let counts: Vec<_> = games.filter_map(|game| game.played.count.as_ref()).collect();
        let what = counts.first()?.what.clone();
        let mut numbers: Vec<u64> = counts.iter().map(|count| count.number.into()).collect();
        let mean = mean(&numbers.iter().map(|&number| number as f64).collect::<Vec<_>>());
        numbers.sort();
        Some(Counted { what, mean, numbers })
    }

    /// How often there were how many, in at most `most` ranges.
    pub fn histogram(&self, most: usize) -> Histogram {
        Histogram::of(&self.numbers, most)
    }
}
