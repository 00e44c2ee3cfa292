use table::{Dice, RandomSource};

use crate::rank::{Rank, Ranks};

/// Choose random ranks for pieces in a row, every possible row equally likely: among the first i
/// pieces, no rank may stand more often than `could[i - 1]` says.
///
/// Counts how many rows there are behind each beginning, and chooses piece by piece in proportion.
pub(crate) fn guess(could: &[Ranks], dice: &mut Dice, take: &mut impl FnMut(usize, Rank)) {
    let Some(first) = could.first() else { return };
    if could.iter().all(|other| other == first) && first.len() == could.len() {
        // All of them are used up, so a row is an order.
        let mut row: [Rank; 10] = [Rank::ALL[0]; 10];
        let row = &mut row[..could.len()];
        for (place, rank) in row.iter_mut().zip(first.iter()) {
            *place = rank;
        }
        dice.shuffle(row);
        row.iter().enumerate().for_each(|(i, &rank)| take(i, rank));
        return;
    }
    let mut counter = Counter::new(could);
    let mut used = [0; 5];
    for i in 0..could.len() {
        let mut number = dice.below(counter.rows(i, used));
        for rank in Rank::ALL {
            let Some(next) = counter.allowed(i, used, rank) else { continue };
            let rows = counter.rows(i + 1, next);
            if number < rows {
                take(i, rank);
                used = next;
                break;
            }
            number -= rows;
        }
    }
}

/// How many rows [`guess`] chooses from; 0 if nothing fits.
pub(crate) fn count_guesses(could: &[Ranks]) -> u64 {
    Counter::new(could).rows(0, [0; 5])
}

/// Counts rows by their beginnings; only how often each rank was used matters.
struct Counter<'a> {
    could: &'a [Ranks],
    known: [[u64; 243]; 10],
}

impl Counter<'_> {
    fn new(could: &[Ranks]) -> Counter<'_> {
        Counter { could, known: [[u64::MAX; 243]; 10] }
    }

    /// What is used up when the next piece has this rank, if it may.
    fn allowed(&self, i: usize, used: [u8; 5], rank: Rank) -> Option<[u8; 5]> {
        let mut next = used;
        let count = &mut next[rank.number() as usize - 1];
        *count += 1;
        (*count <= self.could[i].count(rank)).then_some(next)
    }

    /// The number of ways to go on from piece `i`.
    fn rows(&mut self, i: usize, used: [u8; 5]) -> u64 {
        if i == self.could.len() {
            return 1;
        }
        let key = used.iter().fold(0, |key, &count| key * 3 + count as usize);
        if self.known[i][key] == u64::MAX {
            let mut rows = 0;
            for rank in Rank::ALL {
                if let Some(next) = self.allowed(i, used, rank) {
                    rows += self.rows(i + 1, next);
                }
            }
            self.known[i][key] = rows;
        }
        self.known[i][key]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    fn ranks(numbers: &[u8]) -> Ranks {
        Ranks::collect(numbers.iter().map(|&number| Rank::new(number).unwrap())).unwrap()
    }

    #[test]
    fn a_whole_people_can_stand_in_113400_orders() {
        assert_eq!(count_guesses(&[Ranks::ALL; 10]), 113_400);
        assert_eq!(count_guesses(&[Ranks::ALL; 2]), 25);
        assert_eq!(count_guesses(&[Ranks::NONE]), 0);
    }

    #[test]
    fn every_row_is_equally_likely() {
        // First 2 or 3, then any of 2 3 3 that is left: 2 3, 3 2, 3 3.
        let could = [ranks(&[2, 3]), ranks(&[2, 3, 3])];
        assert_eq!(count_guesses(&could), 3);
        let mut counts = std::collections::BTreeMap::new();
        let mut dice = Dice::new(Seed::from(1));
        for _ in 0..3000 {
            let mut row = Vec::new();
            guess(&could, &mut dice, &mut |_, rank| row.push(rank.number()));
            *counts.entry(row).or_insert(0u32) += 1;
        }
        assert_eq!(counts.keys().collect::<Vec<_>>(), [&[2, 3], &[3, 2], &[3, 3]]);
        assert!(counts.values().all(|count| (900..1100).contains(count)), "{counts:?}");
    }
}
