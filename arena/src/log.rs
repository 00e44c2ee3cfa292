use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seed;
use thiserror::Error;

use crate::{Contest, Played};

/// The first line of a log: everything the results depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The format of the log.
    pub arena: u32,
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
}

/// Why a log does not belong to a contest.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LogError {
    /// It is no log of ours.
    #[error("line {line} is not one of an arena log: {error}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        error: String,
    },
    /// It was begun with another setting.
    #[error("{name} is {found} there and {wanted} here")]
    Differs {
        /// Which setting.
        name: &'static str,
        /// What the log says.
        found: String,
        /// What is wanted now.
        wanted: String,
    },
    /// A game is not one of the schedule.
    #[error("game {number} was played by other bots than the schedule says")]
    Seating {
        /// The number of the game.
        number: u64,
    },
}

/// What a log holds.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Log {
    /// The games, each once.
    pub games: Vec<Played>,
    /// How many bytes of the text are whole lines. What follows was cut off in writing and is to
    /// be dropped before more is appended.
    pub whole: usize,
}

impl Header {
    /// The only format there is so far.
    pub const FORMAT: u32 = 1;

    /// The first setting in which another header differs.
    fn compare(&self, found: &Header) -> Result<(), LogError> {
        let text = |value: &dyn ToString| value.to_string();
        let pairs: [(&'static str, String, String); 6] = [
            ("arena", text(&found.arena), text(&self.arena)),
            ("game", found.game.clone(), self.game.clone()),
            ("rules", text(&found.rules), text(&self.rules)),
            ("options", text(&found.options), text(&self.options)),
            ("bots", found.bots.join(","), self.bots.join(",")),
            ("seed", text(&found.seed), text(&self.seed)),
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

impl Log {
    /// Read a log of this contest. The last line may be cut off: its game is played again.
    pub fn read(contest: &Contest, text: &str) -> Result<Log, LogError> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines().enumerate();
        let mut log = Log { games: Vec::new(), whole };
        let Some((_, first)) = lines.next() else {
            return Ok(log);
        };
        contest.header().compare(&parse(first, 0)?)?;
        let mut seen = std::collections::HashSet::new();
        for (index, line) in lines {
            let played: Played = parse(line, index)?;
            if contest.seating(played.number) != played.bots {
                return Err(LogError::Seating { number: played.number });
            }
            if seen.insert(played.number) {
                log.games.push(played);
            }
        }
        Ok(log)
    }
}

fn parse<'a, T: Deserialize<'a>>(line: &'a str, index: usize) -> Result<T, LogError> {
    serde_json::from_str(line)
        .map_err(|error| LogError::Line { line: index + 1, error: error.to_string() })
}
