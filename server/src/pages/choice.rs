use bots::Level;

use crate::words;
use table::{Lang, Phrase};

/// One of the things that a field offers.
pub(super) struct Choice {
    pub(super) value: String,
    pub(super) text: String,
    pub(super) chosen: bool,
}

impl Choice {
    pub(super) fn new(value: &str, text: String, chosen: bool) -> Choice {
        Choice { value: value.to_owned(), text, chosen }
    }

    pub(super) fn number(value: u32, text: String, chosen: Option<u32>) -> Choice {
        Choice::new(&value.to_string(), text, chosen == Some(value))
    }

    /// Every level of a bot.
    pub(super) fn levels(lang: Lang, chosen: &str) -> impl Iterator<Item = Choice> {
        Level::ALL.into_iter().map(move |level| {
            let phrase = Phrase::new("page-new-chair-bot").with("level", words::level(lang, level));
            Choice::new(level.name(), words::say(lang, &phrase), level.name() == chosen)
        })
    }
}
