use table::{AnyGame, Puzzle};

/// The puzzle of a day, counted from any day on: all come up before one does again, and neighbours
/// in the list not on neighbouring days.
pub fn of_the_day(game: &dyn AnyGame, day: u64) -> Option<&Puzzle> {
    let puzzles = game.puzzles();
    let count = puzzles.len() as u64;
    if count == 0 {
        return None;
    }
    puzzles.get((day % count * stride(count) % count) as usize)
}

/// About the golden section of a number, and without a divisor in common with it.
fn stride(count: u64) -> u64 {
    let golden = count * 618 / 1000;
    (golden.max(1)..).find(|&stride| divisor(stride, count) == 1).unwrap_or(1)
}

fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        for count in 1..200 {
            let mut places: Vec<u64> = (0..count).map(|day| day * stride(count) % count).collect();
            places.sort_unstable();
            assert_eq!(places, (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_game_without_puzzles_has_none_and_others_one_every_day() {
        for game in catalog::games() {
            let [first, again] = [3, 3].map(|day| of_the_day(game, day));
            assert_eq!(first, again);
            assert_eq!(first.is_none(), game.puzzles().is_empty());
        }
    }
}
