use std::{
    fs,
    path::{Path, PathBuf},
};

use table::{AnyTable, Phrase, Record, Seat};

use super::Sitter;
use crate::{failure::Failure, setting::GameArg, store, voice::Voice};

/// The books of a match: the games that are finished, and the file that keeps them.
pub(crate) struct Ledger {
    /// The records of the finished games.
    pub(crate) finished: Vec<Record>,
    /// Where everything is kept, if anywhere.
    pub(crate) path: Option<PathBuf>,
    /// Who sits on each seat.
    pub(crate) sitters: Vec<Sitter>,
    /// How many games the match has.
    pub(crate) games: usize,
}

/// The tag that says which game of how many a record is.
const MATCH: &str = "Match";

impl Ledger {
    /// Keep everything up to now, if it is to be kept at all.
    pub(crate) fn keep(&self, table: &dyn AnyTable, voice: &Voice) -> Result<(), Failure> {
        match &self.path {
            Some(path) => self.write(path, table, voice),
            None => Ok(()),
        }
    }

    /// Save everything up to now to a file that is new, or holds an earlier state of this match.
    pub(crate) fn save(
        &self,
        path: &Path,
        table: &dyn AnyTable,
        voice: &Voice,
    ) -> Result<(), Failure> {
        if path.exists() && !self.is_ours(path, table) {
            return Err(exists(path, voice));
        }
        self.write(path, table, voice)
    }

    /// The record of the game at the table, tags included.
    pub(crate) fn record(&self, table: &dyn AnyTable) -> Record {
        let mut record = table.record();
        let seats = self.sitters.iter().zip(0..).map(|(sitter, seat)| sitter.tag(Seat(seat)));
        record.tags.extend(seats);
        if self.games > 1 {
            let value = format!("{} of {}", self.finished.len() + 1, self.games);
            record.tags.push((MATCH.to_owned(), value));
        }
        record
    }

    /// The sum of the scores so far, best first.
    pub(crate) fn standings(&self, game: GameArg, voice: &Voice) -> String {
        let sum = |seat: usize| -> f64 {
            let endings = self.finished.iter().filter_map(|record| record.outcome.as_ref());
            endings.map(|ending| ending.scores.get(seat).copied().unwrap_or_default()).sum()
        };
        let mut sums: Vec<(usize, f64)> =
            (0..self.sitters.len()).map(|seat| (seat, sum(seat))).collect();
        sums.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let say = |&(seat, sum): &(usize, f64)| voice.score(game, Seat(seat as u8), sum);
        let sums: Vec<Phrase> = sums.iter().map(say).collect();
        let phrase = Phrase::new("standings").with("games", self.finished.len());
        voice.say(phrase.with("scores", sums))
    }

    /// The seeds of the finished games, in words.
    pub(crate) fn seeds(&self, voice: &Voice) -> Vec<String> {
        let say = |(number, record): (usize, &Record)| {
            let seed = record.seed?.to_string();
            let phrase = Phrase::new("seed-told").with("number", number).with("games", self.games);
            Some(voice.say(phrase.with("seed", seed)))
        };
        (1..).zip(&self.finished).filter_map(say).collect()
    }

    fn write(&self, path: &Path, table: &dyn AnyTable, voice: &Voice) -> Result<(), Failure> {
        let mut records = self.finished.clone();
        records.push(self.record(table));
        store::write(path, store::join(&records)).map_err(|error| {
            let phrase = Phrase::new("failed-write").with("path", path.display().to_string());
            voice.refuse(phrase.with("error", error.to_string()))
        })
    }

    fn is_ours(&self, path: &Path, table: &dyn AnyTable) -> bool {
        let text = fs::read_to_string(path).unwrap_or_default();
        let first = store::split(&text).first().and_then(|text| text.parse::<Record>().ok());
        let ours = self
            .finished
            .first()
            .map_or_else(|| table.record().commitment, |record| record.commitment.clone());
        first.is_some_and(|record| record.commitment == ours)
    }
}

/// A file must not be overwritten.
pub(crate) fn exists(path: &Path, voice: &Voice) -> Failure {
    voice.refuse(Phrase::new("failed-exists").with("path", path.display().to_string()))
}

/// How many games the match of a record has.
pub(crate) fn games_in_match(record: &Record) -> usize {
    let tag = record.tags.iter().find(|(name, _)| name == MATCH);
    let games = tag.and_then(|(_, value)| value.rsplit(' ').next()?.parse().ok());
    games.unwrap_or(1)
}
