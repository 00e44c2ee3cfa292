use std::{fmt, io, time::Duration};

use serde_json::Value;
use table::Phrase;
use tokio::time::error::Elapsed;
use tokio_tungstenite::tungstenite;

use super::sanity;
use crate::voice::Voice;

/// What a server answers where no waiting helps: it is not allowed, not there, of other rules, damaged.
const FOR_GOOD: [u16; 5] = [400, 403, 404, 410, 500];

/// Why a server was not reached or did not do what was asked for.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// There was no way there, or it broke.
    Unreachable(io::Error),
    /// It said no.
    Refused {
        status: u16,
        /// Why, in its own words, as far as they were heard.
        words: Vec<String>,
        /// When to come again.
        again: Option<Duration>,
    },
    /// Somebody is there who speaks something else.
    Foreign(String),
}

impl Trouble {
    /// An answer by HTTP that is no success.
    pub(crate) fn refused(status: u16, retry_after: Option<&str>, body: &[u8]) -> Trouble {
        let mut told: Option<Value> = serde_json::from_slice(body).ok();
        told.iter_mut().for_each(sanity::clean);
        let told = told.as_ref().and_then(|told| told["refused"].as_array());
        let words = told.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
        let again = retry_after.and_then(|seconds| seconds.trim().parse().ok());
        Trouble::Refused { status, words: words.collect(), again: again.map(Duration::from_secs) }
    }

    /// Whether it is of no use to try again.
    pub(crate) fn is_for_good(&self) -> bool {
        matches!(self, Trouble::Refused { status, .. } if FOR_GOOD.contains(status))
    }

    /// The same for a person who wanted to get to this address.
    pub(crate) fn told(&self, address: &str, voice: &Voice) -> String {
        let (key, reason) = match self {
            Trouble::Unreachable(error) => ("join-unreachable", error.to_string()),
            Trouble::Foreign(what) => ("join-foreign", what.clone()),
            Trouble::Refused { status: 404, .. } => ("join-no-table", String::new()),
            Trouble::Refused { status: 410, words, .. } => ("join-other-rules", words.join(" ")),
            Trouble::Refused { status: 429 | 503, words, .. } => ("join-busy", words.join(" ")),
            Trouble::Refused { status, words, .. } if words.is_empty() => {
                ("join-refused", status.to_string())
            }
            Trouble::Refused { words, .. } => ("join-refused", words.join(" ")),
        };
        let again = match self {
            Trouble::Refused { again: Some(again), .. } => again.as_secs(),
            _ => 0,
        };
        let phrase = Phrase::new(key).with("address", address).with("reason", reason);
        voice.say(phrase.with("seconds", again as usize))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Unreachable(error) => error.fmt(f),
            Trouble::Refused { status, words, .. } => write!(f, "{status} {}", words.join(" ")),
            Trouble::Foreign(what) => what.fmt(f),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Unreachable(error)
    }
}

impl From<Elapsed> for Trouble {
    fn from(elapsed: Elapsed) -> Trouble {
        Trouble::Unreachable(elapsed.into())
    }
}

impl From<hyper::Error> for Trouble {
    fn from(error: hyper::Error) -> Trouble {
        Trouble::Foreign(error.to_string())
    }
}

impl From<tungstenite::Error> for Trouble {
    fn from(error: tungstenite::Error) -> Trouble {
        match error {
            tungstenite::Error::Io(error) => Trouble::Unreachable(error),
            tungstenite::Error::Http(answer) => {
                let again =
                    answer.headers().get("retry-after").and_then(|value| value.to_str().ok());
                let body = answer.body().as_deref().unwrap_or_default();
                Trouble::refused(answer.status().as_u16(), again, body)
            }
            other => Trouble::Foreign(other.to_string()),
        }
    }
}

impl From<Trouble> for io::Error {
    fn from(trouble: Trouble) -> io::Error {
        match trouble {
            Trouble::Unreachable(error) => error,
            other => io::Error::other(other),
        }
    }
}
