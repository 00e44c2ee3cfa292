use table::Seat;

use crate::net::{Entry, Status};

/// What happened at a table, as far as it was told.
#[derive(Default)]
pub(super) struct Log {
    /// What is to be known before anything happens.
    head: Vec<String>,
    entries: Vec<Entry>,
    /// How many of the last entries came together.
    fresh: usize,
    /// Whether anything was told.
    begun: bool,
}

impl Log {
    /// A log that begins with these lines.
    pub(super) fn new(head: Vec<String>) -> Log {
        Log { head, ..Log::default() }
    }

    /// Take in what came; how many of the last lines are new by it.
    pub(super) fn add(&mut self, news: &[Entry], status: Status) -> usize {
        let known = self.entries.last().map(|entry| entry.seq);
        let is_new = |entry: &&Entry| known.is_none_or(|known| entry.seq > known);
        let new: Vec<&Entry> = news.iter().filter(is_new).collect();
        // What came last is told in full until more has come.
        if !new.is_empty() {
            self.fresh = new.len();
        }
        for &entry in &new {
            // In the lobby people come and go: the last word about a seat counts.
            if status == Status::Lobby {
                self.entries.retain(|before| !same_seat(before.seat, entry.seat));
            }
            self.entries.push(entry.clone());
        }
        self.fresh = self.fresh.min(self.entries.len());
        if !std::mem::replace(&mut self.begun, true) {
            return self.lines().len();
        }
        let before = self.entries.len().saturating_sub(new.len());
        let texts = self.entries[before..].iter().flat_map(|entry| &entry.texts);
        texts.filter(|text| !text.is_empty()).count()
    }

    /// All of it: what is remembered, and what came last as it was told.
    pub(super) fn lines(&self) -> Vec<String> {
        let before = self.entries.len() - self.fresh;
        let told =
            self.entries.iter().enumerate().flat_map(|(place, entry)| match &entry.remembered {
                Some(remembered) if place < before => remembered,
                _ => &entry.texts,
            });
        self.head.iter().chain(told).filter(|line| !line.is_empty()).cloned().collect()
    }

    /// Where the last action happened.
    pub(super) fn places(&self) -> Vec<String> {
        let last = self.entries.iter().rev().find(|entry| entry.ply.is_some());
        last.map(|entry| entry.trails.concat()).unwrap_or_default()
    }
}

fn same_seat(before: Option<Seat>, now: Option<Seat>) -> bool {
    before.is_some() && before == now
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn entry(seq: u64, seat: u8, text: &str, remembered: Option<&str>) -> Entry {
        let remembered = remembered.map(|text| vec![text]);
        serde_json::from_value(json!({
            "seq": seq, "ply": seq, "seat": seat, "texts": [text], "remembered": remembered,
            "trails": [["a", "b"], ["c"]],
        }))
        .unwrap()
    }

    #[test]
    fn what_has_to_be_remembered_fades() {
        let mut log = Log::new(vec!["Goal.".into()]);
        assert_eq!(log.add(&[entry(1, 0, "A shows 5.", Some("A moves."))], Status::Playing), 2);
        assert_eq!(log.lines(), ["Goal.", "A shows 5."]);
        let again = [entry(1, 0, "A shows 5.", None), entry(2, 1, "B moves.", None)];
        assert_eq!(log.add(&again, Status::Playing), 1);
        assert_eq!(log.lines(), ["Goal.", "A moves.", "B moves."]);
        assert_eq!(log.places(), ["a", "b", "c"]);
    }

    #[test]
    fn in_the_lobby_the_last_word_about_a_seat_counts() {
        let mut log = Log::default();
        log.add(&[entry(1, 0, "Ada sits down.", None)], Status::Lobby);
        log.add(&[entry(2, 0, "Ada stands up.", None)], Status::Lobby);
        assert_eq!(log.lines(), ["Ada stands up."]);
    }
}
