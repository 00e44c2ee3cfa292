//! Commands of programs outside as people write them.

/// Split a command at spaces; what is between quotation marks of either kind stays together.
pub(crate) fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let (mut word, mut open): (Option<String>, Option<char>) = (None, None);
    for c in command.chars() {
        match open {
            Some(mark) if c == mark => open = None,
            None if is_quotation_mark(c) => {
                open = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    open.is_none().then_some(words)
}

pub(crate) fn is_quotation_mark(c: char) -> bool {
    c == '"' || c == '\''
}

/// The command as [`words`] splits it, whole in a [list](crate::Spec::list) too.
pub(crate) fn join(words: &[String]) -> String {
    let quoted = |word: &String| match word {
        word if word.contains('"') => format!("'{word}'"),
        word if word.is_empty()
            || word.contains(|c: char| c.is_whitespace() || c == '\'' || c == ',') =>
        {
            format!("\"{word}\"")
        }
        word => word.clone(),
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
