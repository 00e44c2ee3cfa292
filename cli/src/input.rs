use std::{fs, io};

use serde_json::Value;
use table::Phrase;

use crate::{failure::Failure, voice::Voice};

/// The text of a file, or of standard input for `-`.
pub(crate) fn read_text(path: &str, voice: &Voice) -> Result<String, Failure> {
    if path != "-" {
        return read_file(path, voice);
    }
    io::read_to_string(io::stdin()).map_err(|error| unreadable(path, &error, voice))
}

/// The text of a file.
pub(crate) fn read_file(path: &str, voice: &Voice) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| unreadable(path, &error, voice))
}

/// A file cannot be read.
pub(crate) fn unreadable(path: &str, error: &io::Error, voice: &Voice) -> Failure {
    let phrase = Phrase::new("failed-read").with("path", path).with("error", error.to_string());
    voice.refuse(phrase)
}

/// JSON that stands in the argument itself, in a file, or for `-` in standard input.
pub(crate) fn read_json(given: &str, voice: &Voice) -> Result<Value, Failure> {
    let in_place = given.trim_start().starts_with(['{', '[']);
    let text = if in_place { given.to_owned() } else { read_text(given, voice)? };
    serde_json::from_str(&text).map_err(|error| {
        let place = if in_place { voice.word("argument") } else { given.to_owned() };
        let phrase = Phrase::new("failed-json").with("place", place);
        voice.refuse(phrase.with("error", error.to_string()))
    })
}
