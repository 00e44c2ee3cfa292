use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A text in lines of at most this many columns, broken between words where that is possible.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for line in text.lines() {
        let indent: String = line.chars().take_while(|sign| *sign == ' ').collect();
        let mut current = String::new();
        for word in line.split_whitespace() {
            let mut word = word;
            let used = if current.is_empty() { indent.len() } else { current.width() + 1 };
            if used + word.width() > width && !current.is_empty() {
                lines.push(std::mem::take(&mut current));
            }
            while word.width() > width.saturating_sub(indent.len()).max(1) {
                let end = fitting(word, width.saturating_sub(indent.len()).max(1));
                lines.push(format!("{indent}{}", &word[..end]));
                word = &word[end..];
            }
            if current.is_empty() {
                current = indent.clone() + word;
            } else {
                current.push(' ');
                current.push_str(word);
            }
        }
        lines.push(current);
    }
    lines
}

/// How many columns a line takes; what only changes colours takes none.
pub(crate) fn visible_width(line: &str) -> usize {
    let mut parts = line.split("\x1b[");
    let first = parts.next().unwrap_or_default().width();
    first
        + parts.map(|part| part.split_once('m').map_or(0, |(_, seen)| seen.width())).sum::<usize>()
}

/// How many lines a text takes.
pub(crate) fn wrapped_height(text: &str, width: usize) -> usize {
    wrap(text, width).len()
}

/// As much of a text as fits into a line.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let end = fitting(text, width.saturating_sub(1));
    format!("{}…", text[..end].trim_end())
}

/// Where the part of a text ends that fits into so many columns; at least one sign.
fn fitting(text: &str, width: usize) -> usize {
    let mut used = 0;
    let mut end = 0;
    for (at, sign) in text.char_indices() {
        used += sign.width().unwrap_or(0);
        if used > width && at > 0 {
            break;
        }
        end = at + sign.len_utf8();
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_broken_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh i", 3), ["abc", "def", "gh", "i"]);
        assert_eq!(wrap("  ?, legal  list", 9), ["  ?,", "  legal", "  list"]);
        assert_eq!(wrap("", 5), Vec::<String>::new());
        assert_eq!(wrap("äöü ßß", 3), ["äöü", "ßß"]);
        assert!(wrap("x", 0).len() == 1);
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(visible_width("\x1b[1mbold\x1b[0m and not"), 12);
        assert_eq!(visible_width("äß"), 2);
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(cut("greedy", 6), "greedy");
        assert_eq!(cut("greedy bot", 8), "greedy…");
    }
}
