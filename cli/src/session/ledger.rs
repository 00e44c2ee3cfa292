use std::{
    fs,
    path::{Path, PathBuf},
};

use bots::AnyBot;
use table::{AnyTable, Outcome, Phrase, Record, RecordedOutcome, Seed, Sides};

use super::{Sitter, seat_tags};
use crate::{
    driver, failure::Failure, files, names::SeatNames, private, setting::GameArg, voice::Voice,
};

/// The books of a match: the games that are finished, and the file that keeps them.
pub(crate) struct Ledger {
    /// The records of the finished games.
    pub(crate) finished: Vec<Record>,
    /// Where everything is kept, if anywhere.
    pub(crate) path: Option<PathBuf>,
    /// Where the game is kept until it is over, without anybody having asked for it.
    pub(crate) autosave: Option<PathBuf>,
    /// Who plays, and for whom.
    pub(crate) sides: Sides,
    /// Who plays in the place of each person.
    pub(crate) sitters: Vec<Sitter>,
    /// How many games the match has.
    pub(crate) games: usize,
    /// The record that the game under way is resumed from.
    resumed: Option<Record>,
}

/// The tag that says which game of how many a record is.
const MATCH: &str = "Match";

impl Ledger {
    /// The books of a new match.
    pub(crate) fn new(sides: Sides, sitters: Vec<Sitter>, games: usize) -> Ledger {
        Ledger {
            finished: Vec::new(),
            path: None,
            autosave: None,
            sides,
            sitters,
            games,
            resumed: None,
        }
    }

    /// The books as the records in a file show them, the last perhaps of a game under way.
    pub(crate) fn resume(mut records: Vec<Record>, sides: Sides, path: PathBuf) -> Option<Ledger> {
        let games = games_in_match(records.first()?);
        let last = records.last()?;
        let sitter = |&person| Sitter::in_record(last, person).unwrap_or(Sitter::Person);
        let sitters = sides.people().iter().map(sitter).collect();
        let resumed = if is_over(last) { None } else { records.pop() };
        Some(Ledger {
            finished: records,
            path: Some(path),
            autosave: None,
            sides,
            sitters,
            games,
            resumed,
        })
    }

    /// Let others play than before.
    pub(crate) fn seat(&mut self, sitters: Vec<Sitter>) {
        self.sitters = sitters;
        self.resumed = None;
    }

    /// Whether the game under way was begun by a program that did not seal its records.
    pub(crate) fn was_unsealed(&self) -> bool {
        self.resumed.as_ref().is_some_and(|record| !record.is_sealed())
    }

    /// What those who play are called.
    pub(crate) fn names(&self) -> SeatNames {
        match &self.resumed {
            Some(record) => SeatNames::of_record(&self.sides, record),
            None => SeatNames::of_sitters(&self.sides, &self.sitters),
        }
    }

    /// The bot in the place of each person; somebody at the screen where there is none.
    pub(crate) fn bots(
        &self,
        game: GameArg,
        seed: Seed,
        voice: &Voice,
    ) -> Result<Vec<Option<Box<dyn AnyBot>>>, Failure> {
        let bot = |(person, sitter): (usize, &Sitter)| match sitter {
            Sitter::Person => Ok(None),
            Sitter::Bot(spec) => {
                driver::bot(game, spec, seed, &self.sides, person, voice).map(Some)
            }
        };
        self.sitters.iter().enumerate().map(bot).collect()
    }

    /// How many people sit at the screen.
    pub(crate) fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Person).count()
    }

    /// Keep everything up to now, if it is to be kept at all.
    pub(crate) fn keep(
        &self,
        table: &dyn AnyTable,
        ended: Option<Outcome>,
        voice: &Voice,
    ) -> Result<(), Failure> {
        if let Some(path) = &self.path {
            self.write(path, table, ended, voice)?;
        }
        // A game that nobody asked to keep goes on where it cannot be kept.
        if let Some(path) = &self.autosave
            && !table.actions().is_empty()
            && self.write(path, table, ended, voice).is_ok()
        {
            private::keep_private(path);
        }
        Ok(())
    }

    /// Nothing is unfinished any more.
    pub(crate) fn forget_autosave(&self) {
        if let Some(path) = &self.autosave {
            // What is not there need not be removed.
            let _ = fs::remove_file(path);
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
        self.write(path, table, None, voice)
    }

    /// The record of the game at the table, which may have ended otherwise than by the rules.
    pub(crate) fn record(&self, table: &dyn AnyTable, ended: Option<Outcome>) -> Record {
        let mut record = table.record(self.tags());
        if let Some(ended) = ended {
            record.ended = Some(ended.into());
            record = record.sealed();
        }
        record
    }

    /// What is settled before the first action. Where a game was begun before, that stays as it was:
    /// its commitment covers it.
    fn tags(&self) -> Vec<(String, String)> {
        if let Some(record) = &self.resumed {
            return record.tags.clone();
        }
        let mut tags = seat_tags(&self.sides, &self.sitters);
        if self.games > 1 {
            let value = format!("{} of {}", self.finished.len() + 1, self.games);
            tags.push((MATCH.to_owned(), value));
        }
        tags
    }

    /// Put the game at the table to those that are finished.
    pub(crate) fn finish(&mut self, table: &dyn AnyTable, ended: Option<Outcome>) {
        let record = self.record(table, ended);
        self.finished.push(record);
        self.resumed = None;
    }

    /// Play the same again: nothing of it is finished yet. A file that keeps the match before stays as it is.
    pub(crate) fn begin_again(&mut self) {
        self.finished.clear();
        self.path = None;
        self.resumed = None;
    }

    /// The sum of the scores so far; where all play together, what was counted in each game.
    pub(crate) fn standings(&self, game: GameArg, names: &SeatNames, voice: &Voice) -> String {
        let ends: Vec<&RecordedOutcome> = self
            .finished
            .iter()
            .filter_map(|record| record.outcome.as_ref().or(record.ended.as_ref()))
            .collect();
        let phrase = Phrase::new("standings").with("games", self.finished.len());
        if self.sides.sides().len() == 1 {
            let counted = |end: &&RecordedOutcome| match &end.count {
                Some((what, count)) => {
                    let phrase = Phrase::new(format!("outcome-count-{what}")).with("count", *count);
                    Phrase::plain(voice.say_of(game, &phrase))
                }
                None => Phrase::new("standings-lost"),
            };
            return voice.say(phrase.with("scores", ends.iter().map(counted).collect::<Vec<_>>()));
        }
        let mut sums = vec![0.0; self.sides.seats()];
        for end in ends {
            sums.iter_mut().zip(&end.scores).for_each(|(sum, score)| *sum += score);
        }
        voice.say(phrase.with("scores", voice.scores(game, names, &self.sides, &sums)))
    }

    /// How to go on another time, in words.
    pub(crate) fn farewell(&self, voice: &Voice) -> String {
        voice.say(match (&self.path, &self.autosave) {
            (Some(path), _) => {
                Phrase::new("farewell-kept").with("path", path.display().to_string())
            }
            (None, Some(path)) if path.exists() => {
                let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                Phrase::new("farewell-continued").with("game", game)
            }
            (None, _) => Phrase::new("farewell"),
        })
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

    fn write(
        &self,
        path: &Path,
        table: &dyn AnyTable,
        ended: Option<Outcome>,
        voice: &Voice,
    ) -> Result<(), Failure> {
        let mut records = self.finished.clone();
        records.push(self.record(table, ended));
        files::write(path, files::join(&records), voice)
    }

    /// Whether a file holds an earlier state of this match: it began from the same seed.
    fn is_ours(&self, path: &Path, table: &dyn AnyTable) -> bool {
        let text = fs::read_to_string(path).unwrap_or_default();
        let first = files::split(&text).first().and_then(|text| text.parse::<Record>().ok());
        let began = |record: &Record| (record.game.clone(), record.options.clone(), record.seed);
        let ours = self.finished.first().map_or_else(|| began(&self.record(table, None)), began);
        first.is_some_and(|record| began(&record) == ours)
    }
}

/// A file must not be overwritten.
pub(crate) fn exists(path: &Path, voice: &Voice) -> Failure {
    voice.refuse(Phrase::new("failed-exists").with("path", path.display().to_string()))
}

/// Whether the game of a record is over, in whatever way.
pub(crate) fn is_over(record: &Record) -> bool {
    record.outcome.is_some() || record.ended.is_some()
}

/// How many games the match of a record has.
fn games_in_match(record: &Record) -> usize {
    let tag = record.tags.iter().find(|(name, _)| name == MATCH);
    let games = tag.and_then(|(_, value)| value.rsplit(' ').next()?.parse().ok());
    games.unwrap_or(1)
}
