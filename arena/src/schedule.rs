use table::{Dice, Draw, Seed};

/// Which bots sit where in every game of a contest.
///
/// Bots meet in groups: every pair where the table has two sides, and otherwise every combination
/// of as many bots as there are sides, or all bots if they are fewer. A *set* is one deal, played
/// once by a group in each rotation, so that every bot plays every side of it exactly once; where
/// bots are fewer than sides they sit around the table in turn. The order of the bots around the
/// table is drawn anew for each set.
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

/// One game of a schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number.
    pub number: u64,
    /// The set it belongs to.
    pub set: u64,
    /// The group of bots that play it.
    pub group: usize,
    /// The bot on each side.
    pub bots: Vec<usize>,
    /// The seed of the table, the same for all games of the set.
    pub deal: Seed,
    /// The seed of the bots, this game's own.
    pub dice: Seed,
}

impl Schedule {
    /// The games of so many bots at a table with so many sides.
    ///
    /// # Panics
    /// If there are not two of each.
    pub fn new(bots: usize, sides: usize) -> Schedule {
        assert!(bots >= 2 && sides >= 2, "a contest needs two bots and two sides");
        let size = bots.min(sides);
        Schedule { groups: combinations(bots, size), size, sides }
    }

    /// The bots that meet, group by group.
    pub fn groups(&self) -> &[Vec<usize>] {
        &self.groups
    }

    /// How many bots meet in one game, and so how many games a set has.
    pub fn size(&self) -> usize {
        self.size
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
        let set = number / self.size as u64;
        let group = (set % self.groups.len() as u64) as usize;
        let deal = seed.derive("deal", set);
        let mut order = self.groups[group].clone();
        Dice::new(deal.derive("order", 0)).shuffle(&mut order);
        let rotation = (number % self.size as u64) as usize;
        let bots = (0..self.sides).map(|side| order[(side + rotation) % self.size]).collect();
        Fixture { number, set, group, bots, deal, dice: seed.derive("dice", number) }
    }

    /// The round a set belongs to.
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
        for (bots, sides) in [(2, 2), (3, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 3), (2, 10)] {
            let schedule = Schedule::new(bots, sides);
            let size = schedule.size() as u64;
            for set in 0..3 * schedule.groups().len() as u64 {
                let games: Vec<Fixture> = (set * size..(set + 1) * size)
                    .map(|number| schedule.game(number, &Seed::from(3)))
                    .collect();
                assert!(games.iter().all(|game| game.set == set && game.deal == games[0].deal));
                for side in 0..sides {
                    let mut seen: Vec<usize> = games.iter().map(|game| game.bots[side]).collect();
                    seen.sort();
                    assert_eq!(seen, schedule.groups()[games[0].group]);
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
        (0..48).for_each(|number| played[schedule.game(number, &Seed::from(0)).group] += 1);
        assert_eq!(played, [12; 4]);
    }
}
