use std::{collections::HashSet, fmt};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use table::Seed;
use thiserror::Error;

use crate::{Lineup, Played};

/// Something whose games are kept in a log and that can go on from there: a contest or a study.
pub trait Logged {
    /// What is kept of a game.
    type Entry: Entry;

    /// What the log begins with.
    fn header(&self) -> Header;

    /// The bot on each side in a game.
    fn seating(&self, number: u64) -> Vec<usize>;
}

/// What is kept of a game.
pub trait Entry: Serialize + DeserializeOwned {
    /// How it was played.
    fn played(&self) -> &Played;
}

impl Entry for Played {
    fn played(&self) -> &Played {
        self
    }
}

/// What a log is of, and the version of its format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// A contest.
    Arena(u32),
    /// A study.
    Study(u32),
}

impl Format {
    /// The format of a contest.
    pub const ARENA: Format = Format::Arena(1);
    /// The format of a study.
    pub const STUDY: Format = Format::Study(1);
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Format::Arena(number) => write!(f, "arena {number}"),
            Format::Study(number) => write!(f, "study {number}"),
        }
    }
}

/// The first line of a log: everything the results depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The format of the log.
    #[serde(flatten)]
    pub format: Format,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The rule choices in full.
    pub options: Value,
    /// The bots by name.
    pub bots: Vec<String>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many actions were drawn at random before the bots took over; none in old logs.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub opening_plies: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Why a log does not belong to a contest or a study.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LogError {
    /// It is not a log of ours.
    #[error("line {line} does not belong in a log: {error}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        error: String,
    },
    /// It was begun with another setting.
    #[error("the log has {name} {found}, but you asked for {wanted}")]
    Differs {
        /// Which setting differs.
        name: &'static str,
        /// What the log says.
        found: String,
        /// What is wanted now.
        wanted: String,
    },
    /// A game is not one of those to be played.
    #[error("game {number} of the log was played by other bots than it should have been")]
    Seating {
        /// The number of the game.
        number: u64,
    },
}

/// What a log holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Log<E> {
    /// The games, each once.
    pub games: Vec<E>,
    /// How many bytes of the text are whole lines. What follows was cut off in writing and is to
    /// be dropped before more is appended.
    pub whole: usize,
}

impl Header {
    /// The settings of a contest or a study.
    pub(crate) fn new(format: Format, lineup: &Lineup) -> Header {
        let about = lineup.game().about();
        Header {
            format,
            game: about.id.to_owned(),
            rules: about.rules_version,
            options: lineup.options().clone(),
            bots: lineup.bots().to_vec(),
            seed: lineup.seed(),
            opening_plies: lineup.opening(),
        }
    }

    /// What a log begins with, if its first line is whole.
    pub fn read(text: &str) -> Option<Header> {
        text.split_once('\n').and_then(|(first, _)| parse(first, 0).ok())
    }

    /// The first setting in which another header differs.
    fn compare(&self, found: &Header) -> Result<(), LogError> {
        let text = |value: &dyn ToString| value.to_string();
        let pairs: [(&'static str, String, String); 7] = [
            ("format", text(&found.format), text(&self.format)),
            ("game", found.game.clone(), self.game.clone()),
            ("rules", text(&found.rules), text(&self.rules)),
            ("options", text(&found.options), text(&self.options)),
            ("bots", found.bots.join(","), self.bots.join(",")),
            ("seed", text(&found.seed), text(&self.seed)),
            ("opening-plies", text(&found.opening_plies), text(&self.opening_plies)),
        ];
        match pairs.into_iter().find(|(_, found, wanted)| found != wanted) {
            None => Ok(()),
            Some((name, found, wanted)) => Err(LogError::Differs { name, found, wanted }),
        }
    }
}

/// Something as one line of a log.
pub fn log_line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("our own types have a JSON form");
    line.push('\n');
    line
}

impl<E: Entry> Log<E> {
    /// Read a log of this contest or study. The last line may be cut off: its game is played again.
    pub fn read(of: &impl Logged<Entry = E>, text: &str) -> Result<Log<E>, LogError> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines().enumerate();
        let mut log = Log { games: Vec::new(), whole };
        let Some((_, first)) = lines.next() else {
            return Ok(log);
        };
        of.header().compare(&parse(first, 0)?)?;
        let mut seen = HashSet::new();
        for (index, line) in lines {
            let entry: E = parse(line, index)?;
            let played = entry.played();
            if of.seating(played.number) != played.bots {
                return Err(LogError::Seating { number: played.number });
            }
            if seen.insert(played.number) {
                log.games.push(entry);
            }
        }
        Ok(log)
    }
}

fn parse<'a, T: Deserialize<'a>>(line: &'a str, index: usize) -> Result<T, LogError> {
    serde_json::from_str(line)
        .map_err(|error| LogError::Line { line: index + 1, error: error.to_string() })
}
