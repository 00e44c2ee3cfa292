use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, highlight::Highlighter,
    hint::Hinter, history::MemHistory, validate::Validator,
};

/// A line that can be edited, with a history and what Tab offers.
pub(crate) type LineEditor = Editor<Offers, MemHistory>;

/// How many lines are remembered.
const HISTORY: usize = 200;

/// An editor on the terminal, if it can be had.
pub(crate) fn new() -> Option<LineEditor> {
    let config = Config::builder().completion_type(CompletionType::List).auto_add_history(false);
    let config = config.max_history_size(HISTORY).ok()?.build();
    let history = MemHistory::with_config(&config);
    let mut editor = Editor::with_history(config, history).ok()?;
    editor.set_helper(Some(Offers::default()));
    Some(editor)
}

/// What the Tab key offers.
#[derive(Default)]
pub(crate) struct Offers(Vec<String>);

impl Offers {
    /// Offer these from now on.
    pub(crate) fn offer(&mut self, words: &[String]) {
        self.0 = words.to_vec();
    }

    /// Everything that begins like this.
    fn beginning(&self, typed: &str) -> Vec<String> {
        let typed = typed.to_lowercase();
        let begins = |word: &&String| word.to_lowercase().starts_with(&typed);
        self.0.iter().filter(begins).cloned().collect()
    }
}

impl Completer for Offers {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, self.beginning(line.get(..at).unwrap_or(line))))
    }
}

impl Hinter for Offers {
    type Hint = String;
}

impl Highlighter for Offers {}
impl Validator for Offers {}
impl Helper for Offers {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_offers_what_begins_so() {
        let mut offers = Offers::default();
        offers.offer(&["b2-c3".into(), "b2xa3".into(), "hint".into()]);
        assert_eq!(offers.beginning("B2"), ["b2-c3", "b2xa3"]);
        assert_eq!(offers.beginning("").len(), 3);
        assert!(offers.beginning("z").is_empty());
    }
}
