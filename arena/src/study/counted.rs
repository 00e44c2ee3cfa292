use serde::Serialize;

use super::watch::Watched;
use crate::{Estimate, Histogram, identity::different, interval::mean_of};

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
    pub(crate) fn of(games: &[(usize, &Watched)]) -> Option<Counted> {
        let games = games.iter().filter(|(_, game)| game.played.failure.is_none());
        let (places, counts): (Vec<usize>, Vec<_>) =
            games.filter_map(|(place, game)| Some((*place, game.played.count.as_ref()?))).unzip();
        let what = counts.first()?.what.clone();
        let mut numbers: Vec<u64> = counts.iter().map(|count| count.number.into()).collect();
        let values: Vec<f64> = numbers.iter().map(|&number| number as f64).collect();
        let mean = mean_of(&values, different(places));
        numbers.sort();
        Some(Counted { what, mean, numbers })
    }

    /// How often there were how many, in at most `most` ranges.
    pub fn histogram(&self, most: usize) -> Histogram {
        Histogram::of(&self.numbers, most)
    }
}
