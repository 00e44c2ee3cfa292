use std::{
    collections::HashMap,
    mem,
    sync::{PoisonError, RwLock},
};

/// How many wordings are kept in each of the two generations.
const MOST: usize = 4096;
/// What takes more bytes than this to ask for is hardly asked for twice.
const LONGEST: usize = 256;

/// The wordings that were made lately. What is said at one table is said at many others, and from one
/// action to the next little of it changes; to look it up takes a small part of the time that it takes
/// to put it together.
#[derive(Debug, Default)]
pub(crate) struct Said(RwLock<Generations>);

/// Whatever is not asked for while a generation fills up is forgotten with the one before.
#[derive(Debug, Default)]
struct Generations {
    young: HashMap<Asked, Box<str>>,
    old: HashMap<Asked, Box<str>>,
}

/// The key of a message and all its arguments in words: what its wording depends on, and nothing else.
/// No two questions are written alike, whatever people write into them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asked(Vec<u8>);

/// What kind of argument follows.
const TEXT: u8 = 0;
const NUMBER: u8 = 1;

impl Asked {
    pub(crate) fn new(key: &str) -> Asked {
        let mut asked = Asked(Vec::with_capacity(LONGEST / 2));
        asked.put(key);
        asked
    }

    pub(crate) fn text(&mut self, name: &str, text: &str) {
        self.0.push(TEXT);
        self.put(name);
        self.put(text);
    }

    pub(crate) fn number(&mut self, name: &str, number: i64) {
        self.0.push(NUMBER);
        self.put(name);
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    /// The length keeps what follows from being taken for a part of it.
    fn put(&mut self, text: &str) {
        self.0.extend_from_slice(&text.len().to_le_bytes());
        self.0.extend_from_slice(text.as_bytes());
    }
}

impl Said {
    /// What was said to this.
    pub(crate) fn recall(&self, asked: &Asked) -> Option<String> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = known.young.get(asked) {
            return Some(text.to_string());
        }
        let text = known.old.get(asked)?.to_string();
        drop(known);
        self.remember(asked.clone(), &text);
        Some(text)
    }

    /// Keep what was said to this.
    pub(crate) fn remember(&self, asked: Asked, text: &str) {
        if asked.0.len() > LONGEST {
            return;
        }
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.young.len() >= MOST {
            known.old = mem::take(&mut known.young);
        }
        known.young.insert(asked, text.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(texts: &[(&str, &str)]) -> Asked {
        let mut asked = Asked::new("key");
        texts.iter().for_each(|(name, text)| asked.text(name, text));
        asked
    }

    #[test]
    fn what_is_asked_again_is_remembered_and_the_rest_forgotten() {
        let said = Said::default();
        said.remember(asked(&[("who", "Ada")]), "Hello Ada");
        for number in 0..3 * MOST {
            let mut other = Asked::new("key");
            other.number("count", number as i64);
            said.remember(other, "");
            assert_eq!(said.recall(&asked(&[("who", "Ada")])).as_deref(), Some("Hello Ada"));
        }
        let mut first = Asked::new("key");
        first.number("count", 0);
        assert_eq!(said.recall(&first), None);
        let known = said.0.read().unwrap();
        assert!(known.young.len() <= MOST && known.old.len() <= MOST);
    }

    #[test]
    fn no_two_questions_are_written_alike() {
        let one = asked(&[("who", "Ada\0\u{5}\0\0\0\0\0\0\0whose\u{3}\0\0\0\0\0\0\0Bob")]);
        let two = asked(&[("who", "Ada"), ("whose", "Bob")]);
        assert_ne!(one, two);
        let mut number = Asked::new("key");
        number.number("who", 1);
        assert_ne!(number, asked(&[("who", "1")]));
        let long = asked(&[("who", &"a".repeat(LONGEST))]);
        let said = Said::default();
        said.remember(long.clone(), "long");
        assert_eq!(said.recall(&long), None);
    }
}
