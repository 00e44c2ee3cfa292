use std::{error::Error, fmt};

use crate::{Messages, Phrase};

/// What is wrong with a record: where, and in words.
#[derive(Clone, Debug)]
pub struct RecordError {
    /// The number of the first action that fails, counted from 0, if it is an action.
    pub ply: Option<usize>,
    /// What is wrong.
    pub phrase: Phrase,
    /// Where the words are found if it is shown as an error.
    messages: Messages,
}

impl RecordError {
    pub(crate) fn new(ply: Option<usize>, phrase: Phrase) -> RecordError {
        RecordError { ply, phrase, messages: Messages::COMMON }
    }

    /// The same with the words of a game.
    #[cfg(feature = "words")]
    pub(crate) fn said_with(self, messages: Messages) -> RecordError {
        RecordError { messages, ..self }
    }
}

impl PartialEq for RecordError {
    fn eq(&self, other: &RecordError) -> bool {
        self.ply == other.ply && self.phrase == other.phrase
    }
}

impl Eq for RecordError {}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.messages.in_english(&self.phrase))
    }
}

impl Error for RecordError {}
