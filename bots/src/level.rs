use std::{fmt, str::FromStr, time::Duration};

use table::text::shorten;
use thiserror::Error;

use crate::{Limit, Manner, Thinking, spec::QUOTED};

/// How strong an opponent a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Beatable by a child: sees what is plain, and little beyond it. Answers within 0.1 s.
    Easy,
    /// Takes what is offered and sees most threats. Answers within 0.3 s.
    Medium,
    /// Plays well. Answers within 1 s.
    Hard,
    /// Plays as well as we know how. Answers within 3 s.
    Champion,
    /// Plays as well as whoever it plays with: its best while behind, and gently while ahead. Answers
    /// within 1 s.
    Companion,
}

/// Text that does not name a level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no level “{0}”; the levels are easy, medium, hard, champion and companion")]
pub struct LevelError(String);

impl Level {
    /// All levels: weakest first, and then the one that is as strong as the player.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Champion, Level::Companion];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Champion => "champion",
            Level::Companion => "companion",
        }
    }

    /// The longest that one decision may take.
    pub const fn patience(self) -> Duration {
        Duration::from_millis(match self {
            Level::Easy => 100,
            Level::Medium => 300,
            Level::Hard | Level::Companion => 1000,
            Level::Champion => 3000,
        })
    }

    /// Whether it thinks for as long as people may wait, rather than for a moment.
    pub const fn is_deep(self) -> bool {
        matches!(self, Level::Hard | Level::Champion | Level::Companion)
    }

    /// How it thinks. The time is well below its [patience](Level::patience), because a busy
    /// machine may take the processor away for a while; and each level looks at several times as
    /// much as the one below, so that people feel the difference. The lower ones overlook things
    /// besides: where luck decides much, fewer simulations alone are hardly felt.
    pub fn thinking(self, threads: usize) -> Thinking {
        let time = |millis| Limit::time(Duration::from_millis(millis));
        let some = |simulations, millis| Limit { simulations: Some(simulations), ..time(millis) };
        let (limit, manner) = match self {
            Level::Easy => (some(40, 50), Manner::human(0.4, 0.3)),
            Level::Medium => (some(400, 120), Manner::human(0.9, 0.05)),
            Level::Hard => (time(300), Manner::Earnest),
            Level::Champion => (time(2200), Manner::Earnest),
            Level::Companion => (time(300), Manner::Even),
        };
        Thinking { threads, manner, ..Thinking::new(limit) }
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
