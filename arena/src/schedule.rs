use serde::Serialize;
use table::{Dice, RandomSource, Seed};

/// Which bots sit where in every game of a contest.
///
/// Bots meet in groups: every pair where the table has two sides, and otherwise every combination
/// of as many bots as there are sides, or all bots if they are fewer. A *set* is one deal, played
/// once by a group in each rotation, so that every bot plays every side of it exactly once; where
/// there are fewer bots than sides, they sit around the table in turn. The order of the bots around
/// the table is drawn anew for each set.
///
/// Where the table has one side, all bots are one group and each plays the deals of all the others
/// by itself, so that a set has one game for each bot.
///
/// Games are numbered round by round, one set of every group in each, so that a longer contest
/// begins with exactly the games of a shorter one.
///
/// ```
/// let schedule = arena::Schedule::new(3, 2);
/// assert_eq!(schedule.groups(), [[0, 1], [0, 2], [1, 2]]);
/// let seed = table::Seed::from(1);
/// let (there, back) = (schedule.game(0, &seed), schedule.game(1, &seed));
/// assert_eq!(there.deal, back.deal);
/// assert_eq!(there.bots.iter().rev().collect::<Vec<_>>(), back.bots.iter().collect::<Vec<_>>());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    groups: Vec<Vec<usize>>,
    size: usize,
    sides: usize,
}

/// One game before it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fixture {
    /// Its number.
    pub number: u64,
    /// The bot on each side, by its place among the bots of the lineup.
    pub bots: Vec<usize>,
    /// The seed of the table and of the opening, the same for all games of a set.
    pub deal: Seed,
    /// The seed of the bots, this game's own.
    pub dice: Seed,
}

impl Schedule {
    /// The games of this many bots at a table with this many sides.
    ///
    /// # Panics
    /// If there are fewer than two bots, or no side.
    pub fn new(bots: usize, sides: usize) -> Schedule {
        assert!(
            bots >= 2 && sides >= 1,
            "a contest needs two bots and a table where somebody plays"
        );
        let size = if sides == 1 { bots } else { bots.min(sides) };
        Schedule { groups: combinations(bots, size), size, sides }
    }

    /// The bots that meet, group by group.
    pub fn groups(&self) -> &[Vec<usize>] {
        &self.groups
    }

    /// How many bots meet, and so how many games a set has.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether every bot plays by itself, because the table has one side.
    pub fn is_alone(&self) -> bool {
        self.sides == 1
    }

    /// How many games of each group these are: `games`, rounded up to whole sets.
    pub fn games_per_group(&self, games: u64) -> u64 {
        games.div_ceil(self.size as u64) * self.size as u64
    }

    /// How many games these are in all.
    pub fn total(&self, games: u64) -> u64 {
        self.games_per_group(games) * self.groups.len() as u64
    }

    /// The game with this number.
    pub fn game(&self, number: u64, seed: &Seed) -> Fixture {
        let set = self.set(number);
        let deal = seed.derive("deal", set);
        let mut order = self.groups[self.group(set)].clone();
        Dice::new(deal.derive("order", 0)).shuffle(&mut order);
        let rotation = (number % self.size as u64) as usize;
        let bots = (0..self.sides).map(|side| order[(side + rotation) % self.size]).collect();
        Fixture { number, bots, deal, dice: seed.derive("dice", number) }
    }

    /// The set that a game belongs to.
    pub fn set(&self, number: u64) -> u64 {
        number / self.size as u64
    }

    /// The group that plays a set.
    pub fn group(&self, set: u64) -> usize {
        (set % self.groups.len() as u64) as usize
    }

    /// The round that a set belongs to.
    pub fn round(&self, set: u64) -> u64 {
        set / self.groups.len() as u64
    }
}

/// Every choice of `size` among `count` things, each in rising order.
fn combinations(count: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        combinations(last, size - 1).into_iter().map(move |mut chosen| {
            chosen.push(last);
            chosen
        })
    };
    let mut all: Vec<Vec<usize>> = (size - 1..count).flat_map(with_last).collect();
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_of_a_set_plays_every_side_once() {
        let tables =
            [(2, 1), (5, 1), (2, 2), (3, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 3), (2, 10)];
        for (bots, sides) in tables {
            let schedule = Schedule::new(bots, sides);
            let size = schedule.size() as u64;
            for set in 0..3 * schedule.groups().len() as u64 {
                let numbers = set * size..(set + 1) * size;
                assert!(numbers.clone().all(|number| schedule.set(number) == set));
                let games: Vec<Fixture> =
                    numbers.map(|number| schedule.game(number, &Seed::from(3))).collect();
                assert!(games.iter().all(|game| game.deal == games[0].deal));
                for side in 0..sides {
                    let mut seen: Vec<usize> = games.iter().map(|game| game.bots[side]).collect();
                    seen.sort();
                    assert_eq!(seen, schedule.groups()[schedule.group(set)]);
                }
            }
        }
    }

    #[test]
    fn all_groups_play_equally_often() {
        let schedule = Schedule::new(4, 3);
        assert_eq!(schedule.groups().len(), 4);
        assert_eq!((schedule.games_per_group(10), schedule.total(10)), (12, 48));
        let mut played = [0; 4];
        (0..48).for_each(|number| played[schedule.group(schedule.set(number))] += 1);
        assert_eq!(played, [12; 4]);
    }

    #[test]
    fn alone_all_bots_are_one_group_that_plays_the_same_deals() {
        let schedule = Schedule::new(3, 1);
        assert!(schedule.is_alone());
        assert_eq!(schedule.groups(), [[0, 1, 2]]);
        assert_eq!((schedule.games_per_group(10), schedule.total(10)), (12, 12));
    }
}
