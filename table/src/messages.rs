use std::{collections::BTreeSet, fmt};

use crate::{Lang, Phrase};

/// The Fluent texts of one part of the program, one per language. They are only texts here; `Words`
/// reads them.
#[derive(Clone, Copy)]
pub struct Messages {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

impl Messages {
    /// What every game says alike.
    pub const COMMON: Messages =
        Messages { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") };

    /// The text in one language.
    pub const fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }

    /// The keys of all messages in one language.
    pub fn keys(&self, lang: Lang) -> BTreeSet<&'static str> {
        let key = |line: &'static str| {
            let (key, _) = line.split_once('=')?;
            key.starts_with(|c: char| c.is_ascii_alphabetic()).then(|| key.trim_end())
        };
        self.text(lang).lines().filter_map(key).collect()
    }

    /// A phrase in plain English, for the errors of a library. Without the feature `words` it is the
    /// key of the message and its arguments.
    pub(crate) fn in_english(&self, phrase: &Phrase) -> String {
        #[cfg(feature = "words")]
        if let Some(text) = crate::Words::new(&[*self]).try_say(Lang::En, phrase) {
            return text;
        }
        phrase.to_string()
    }
}

/// Nobody wants to read all of it in a failed assertion.
impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_common_keys() {
        assert_eq!(Messages::COMMON.keys(Lang::En), Messages::COMMON.keys(Lang::De));
        assert!(Messages::COMMON.keys(Lang::En).contains("plain"));
    }
}
