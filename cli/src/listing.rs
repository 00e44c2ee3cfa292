/// How wide a listing may be, in characters.
const WIDTH: usize = 78;

/// From how many items on a listing is grouped.
const MANY: usize = 24;

/// The actions in aligned columns. Many are grouped by how they begin, such as the square a piece
/// leaves, each group on lines of its own.
pub(crate) fn columns(actions: &[String]) -> String {
    let mut sorted: Vec<&str> = actions.iter().map(String::as_str).collect();
    let groups: Vec<&[&str]> = if actions.len() >= MANY {
        sorted.sort_by_key(|action| beginning(action));
        sorted.chunk_by(|a, b| beginning(a) == beginning(b)).collect()
    } else {
        vec![&sorted]
    };
    // Groups of one or two would only make the listing longer.
    let groups = if groups.len() * 2 > actions.len() { vec![&sorted[..]] } else { groups };
    let widest = actions.iter().map(String::len).max().unwrap_or(0) + 2;
    let per_line = ((WIDTH - 2) / widest).max(1);
    let line = |row: &[&str]| {
        let cells: String = row.iter().map(|action| format!("{action:widest$}")).collect();
        format!("  {}", cells.trim_end())
    };
    let lines: Vec<String> =
        groups.iter().flat_map(|group| group.chunks(per_line)).map(line).collect();
    lines.join("\n")
}

/// The first word of an action: digits, letters, digits, as in `c1`xd2, `3b1`-b2, `5`:12>17.
fn beginning(action: &str) -> &str {
    let rest = action.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    &action[..action.len() - rest.len()]
}

/// A number with its thousands set apart.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).expect("digits are ASCII"))
        .collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(items: &[&str]) -> Vec<String> {
        items.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn few_actions_stay_in_order_and_in_columns() {
        assert_eq!(columns(&strings(&["b", "aaa", "c"])), "  b    aaa  c");
    }

    #[test]
    fn many_are_grouped_by_how_they_begin() {
        let actions: Vec<String> =
            (1..=20).flat_map(|i| [format!("c1-d{i}"), format!("c2xd{i}")]).collect();
        let listing = columns(&actions);
        assert!(listing.lines().all(|line| line.len() <= WIDTH));
        assert!(listing.lines().all(|line| !(line.contains("c1") && line.contains("c2"))));
    }

    #[test]
    fn a_beginning_is_a_square_a_card_or_a_word() {
        for (action, word) in [
            ("c1xd2$a1", "c1"),
            ("3b1-b2", "3b1"),
            ("place:3", "place"),
            ("5:1>2", "5"),
            ("+3", ""),
        ] {
            assert_eq!(beginning(action), word);
        }
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 1234567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
    }
}
