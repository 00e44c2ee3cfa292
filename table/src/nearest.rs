/// The longest word that is compared: nobody means a word by a whole text.
const LONGEST: usize = 40;

/// The word that somebody may have meant: the one that takes the fewest slips of the finger to come
/// from it, if they are few for its length. A slip adds, drops or changes a letter, or exchanges two
/// neighbours.
///
/// ```
/// assert_eq!(table::nearest("takitac", ["maiak", "tactiki"]), None);
/// assert_eq!(table::nearest("tactkii", ["maiak", "tactiki"]), Some("tactiki"));
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word.trim().to_lowercase().chars().take(LONGEST).collect();
    let slips = |other: &str| slips(&word, &other.to_lowercase().chars().collect::<Vec<char>>());
    let close = known.into_iter().map(|other| (slips(other), other));
    let few = |(slips, other): &(usize, &str)| *slips * 3 <= other.chars().count().max(3);
    close.filter(few).min_by_key(|(slips, _)| *slips).map(|(_, other)| other)
}

/// How many slips lead from one word to another.
fn slips(from: &[char], to: &[char]) -> usize {
    let mut before = vec![0; to.len() + 1];
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for i in 1..=from.len() {
        let mut row = vec![i; to.len() + 1];
        for j in 1..=to.len() {
            let change = last[j - 1] + usize::from(from[i - 1] != to[j - 1]);
            row[j] = change.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = last;
        last = row;
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        let count = |from: &str, to: &str| {
            slips(&from.chars().collect::<Vec<_>>(), &to.chars().collect::<Vec<_>>())
        };
        assert_eq!(count("", "tac"), 3);
        assert_eq!(count("tac", "tac"), 0);
        assert_eq!(count("tca", "tac"), 1);
        assert_eq!(count("kitten", "sitting"), 3);
    }

    #[test]
    fn only_what_is_close_is_meant() {
        let games = ["maiak", "tactigo", "tactiki", "taki", "tac"];
        for (typed, meant) in [
            ("mayak", Some("maiak")),
            ("TakI ", Some("taki")),
            ("tacitki", Some("tactiki")),
            ("ta", Some("tac")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(typed, games), meant, "{typed}");
        }
        assert_eq!(nearest(&"x".repeat(1 << 20), games), None);
    }
}
