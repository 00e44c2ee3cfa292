use std::{fmt, str::FromStr, time::Duration};

use table::text::shorten;
use thiserror::Error;

use crate::{Limit, Thinking, spec::QUOTED};

/// How strong an opponent a person wants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Beatable by a child: looks a little ahead and is careless. Answers within 0.1 s.
    Easy,
    /// Takes what is offered and sees the next threats. Answers within 0.3 s.
    Medium,
    /// Plays well. Answers within 1 s.
    Hard,
    /// Plays as well as we know how. Answers within 3 s.
    Champion,
}

/// Text that does not name a level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no level “{0}”; the levels are easy, medium, hard and champion")]
pub struct LevelError(String);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Champion];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Champion => "champion",
        }
    }

    /// The longest that one decision may take.
    pub const fn patience(self) -> Duration {
        Duration::from_millis(match self {
            Level::Easy => 100,
            Level::Medium => 300,
            Level::Hard => 1000,
            Level::Champion => 3000,
        })
    }

    /// How it thinks. The time is well below its [patience](Level::patience), because a busy
    /// machine may take the processor away for a while; and each level looks at several times as
    /// much as the one below, so that people feel the difference.
    pub fn thinking(self, threads: usize) -> Thinking {
        let time = |millis| Limit::time(Duration::from_millis(millis));
        let thinking = Thinking { threads, ..Thinking::new(time(50)) };
        match self {
            Level::Easy => Thinking {
                limit: Limit { simulations: Some(20), ..thinking.limit },
                careless: 0.15,
                temperature: 0.2,
                ..thinking
            },
            // Where luck decides much, more simulations alone are hardly felt.
            Level::Medium => Thinking {
                limit: Limit { simulations: Some(1000), ..time(120) },
                careless: 0.03,
                ..thinking
            },
            Level::Hard => Thinking { limit: time(300), ..thinking },
            Level::Champion => Thinking { limit: time(2200), ..thinking },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let named = Level::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| LevelError(shorten(text, QUOTED)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_by_name_and_others_refused_with_all_names() {
        assert!(Level::ALL.into_iter().all(|level| level.name().parse() == Ok(level)));
        let error = "Hard".parse::<Level>().unwrap_err().to_string();
        assert!(error.contains("“Hard”"), "{error}");
        assert!(Level::ALL.iter().all(|level| error.contains(level.name())), "{error}");
    }
}
