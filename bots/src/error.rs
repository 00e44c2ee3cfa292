use std::{fmt, time::Duration};

use thiserror::Error;

/// Why a bot gave no action. Whoever runs the game decides what follows; the bot has lost.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BotError {
    /// The seat may not act now.
    #[error("the bot was asked to act out of turn")]
    NotAsked,
    /// Another game is played at the table than the one this bot knows.
    #[error("the bot was built for another game")]
    OtherGame,
    /// The bot cannot play this game.
    #[error("alphabeta plays only games for two in which nothing is hidden")]
    Unsuited,
    /// Nobody plays this game together for a number.
    #[error("plan plays only games that all can play together for a number; so far that is TAC")]
    Lonely,
    /// Nobody can prove how positions of this game end.
    #[error("perfect plays only games that can be solved; so far that is MAIAK")]
    Unsolved,
    /// The file of a network or a proof cannot be read, or it was made for something else.
    #[error("“{file}” cannot be used: {reason}")]
    Unusable {
        /// What was to be read.
        file: String,
        /// Why that fails.
        reason: String,
    },
    /// The bot only acts.
    #[error("this bot cannot say what actions are worth; bots that search can")]
    NoJudge,
    /// The action is not legal.
    #[error("“{action}” is not legal here")]
    NotLegal {
        /// What was to be judged, shortened.
        action: String,
    },
    /// The program could not be started.
    #[error("“{program}” does not start: {reason}")]
    NoStart {
        /// What was to be run.
        program: String,
        /// What the system said.
        reason: String,
    },
    /// The program ended in the middle of the game.
    #[error("“{program}” ended in the middle of the game: {status}")]
    Ended {
        /// What was run.
        program: String,
        /// How it ended, such as `exit status: 1`.
        status: String,
    },
    /// The program did not answer in time.
    #[error("“{program}” gave no answer within {time}")]
    Silent {
        /// What was run.
        program: String,
        /// How long it had.
        time: Patience,
    },
    /// The answer is not a line such as `{"action":"pass"}`.
    #[error("“{program}” answered “{answer}”; expected a line such as {expected}")]
    Nonsense {
        /// What was run.
        program: String,
        /// What it answered, shortened.
        answer: String,
        /// What it could have answered.
        expected: String,
    },
    /// The answer is an action that is not legal.
    #[error("“{program}” chose “{action}”, which is not legal")]
    Illegal {
        /// What was run.
        program: String,
        /// What it chose, shortened.
        action: String,
    },
}

/// How long a program is waited for; written as `10 s` or `500 ms`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience(Duration);

impl From<Duration> for Patience {
    fn from(time: Duration) -> Patience {
        Patience(time)
    }
}

impl fmt::Display for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_millis() {
            millis if millis.is_multiple_of(1000) => write!(f, "{} s", millis / 1000),
            millis => write!(f, "{millis} ms"),
        }
    }
}
