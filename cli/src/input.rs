use std::{fs, io};

use serde_json::Value;
use table::{Phrase, Record, RecordError};

use crate::{failure::Failure, files, voice::Voice};

/// The text of a file, or of standard input for `-`.
pub(crate) fn read_text(path: &str, voice: &Voice) -> Result<String, Failure> {
    if path != "-" {
        return read_file(path, voice);
    }
    io::read_to_string(io::stdin()).map_err(|error| unreadable(path, &error, voice))
}

/// The records in a file, or only the one with a number, counted from 1. There is at least one.
pub(crate) fn read_records(
    path: &str,
    number: Option<u64>,
    voice: &Voice,
) -> Result<Vec<Record>, Failure> {
    let texts = files::split(&read_text(path, voice)?);
    let chosen = match number {
        None => &texts[..],
        Some(number) => {
            let text = texts.get(number as usize - 1);
            std::slice::from_ref(text.ok_or_else(|| {
                let phrase = Phrase::new("failed-number").with("found", number);
                voice.refuse(phrase.with("records", texts.len()))
            })?)
        }
    };
    if chosen.is_empty() {
        return Err(voice.refuse(Phrase::new("failed-no-record").with("path", path)));
    }
    let records: Result<Vec<Record>, RecordError> =
        chosen.iter().map(|text| text.parse()).collect();
    records.map_err(|error| voice.refuse(error.phrase))
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
