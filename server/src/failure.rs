use std::{fmt, sync::Arc, time::Duration};

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use catalog::Listing;
use store::StoreError;
use table::{Lang, Phrase, Problem, ProblemList};
use thiserror::Error;

use crate::{Limit, room::BrokenLog, words};

/// Why a request was not answered as it was meant. This is the one place that knows the status
/// codes; `pages::failure` dresses it for people.
#[derive(Error)]
pub enum Failure {
    /// There is no such thing, or it is none of one's business: both are told alike.
    #[error("not found")]
    NotFound,
    /// A link that is good once is used up or too old, or never was one: all are told alike.
    #[error("spent")]
    Spent,
    /// What was sent cannot be used, for this reason.
    #[error("refused")]
    Refused(Phrase),
    /// There can be no table with such rule choices.
    #[error("impossible options")]
    Problems {
        /// The game.
        game: &'static dyn Listing,
        /// Everything that is wrong with them.
        problems: ProblemList,
    },
    /// The request comes from the page of another site.
    #[error("from another site")]
    Foreign,
    /// Somebody asks for too much at once.
    #[error("too many {}", what.name())]
    TooMany {
        /// Of what.
        what: Limit,
        /// When it may be tried again.
        retry: Duration,
    },
    /// All together ask for too much at once.
    #[error("full of {}", .0.name())]
    Full(Limit),
    /// What was sent took too long to come.
    #[error("too slow")]
    Slow,
    /// This program cannot play the game of the table, or not by its rules.
    #[error("{0}")]
    Unplayable(BrokenLog),
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log of a table cannot be understood.
    #[error("the log of a table is broken: {0}")]
    Broken(BrokenLog),
    /// The server is going down.
    #[error("closing")]
    Closing,
}

impl Failure {
    /// What the request could not be, in the words of HTTP.
    pub fn status(&self) -> StatusCode {
        match self {
            Failure::NotFound | Failure::Spent => StatusCode::NOT_FOUND,
            Failure::Refused(_) | Failure::Problems { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::Foreign => StatusCode::FORBIDDEN,
            Failure::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Failure::Slow => StatusCode::REQUEST_TIMEOUT,
            Failure::Unplayable(_) => StatusCode::GONE,
            Failure::Broken(_) | Failure::Store(StoreError::Broken { .. }) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            Failure::Store(_) | Failure::Closing | Failure::Full(_) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// The same for people: one line per reason.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        if let Failure::Problems { game, problems } = self {
            let say = |problem: &Problem| game.words().say(lang, &problem.to_phrase());
            return problems.problems().iter().map(say).collect();
        }
        vec![words::say(lang, &self.phrase())]
    }

    /// The reason, or what stands for all of them.
    pub(crate) fn phrase(&self) -> Phrase {
        let key = match self {
            Failure::Refused(reason) => return reason.clone(),
            Failure::Problems { .. } => "server-unreadable",
            Failure::NotFound => "server-not-found",
            Failure::Spent => "server-spent",
            Failure::Foreign => "server-foreign",
            Failure::TooMany { .. } => "server-too-many",
            Failure::Full(_) => "server-full",
            Failure::Slow => "server-slow",
            Failure::Unplayable(_) => "server-unplayable",
            Failure::Broken(_) | Failure::Store(StoreError::Broken { .. }) => "server-damaged",
            Failure::Store(_) => "server-trouble",
            Failure::Closing => "server-closing",
        };
        Phrase::new(key).with("seconds", self.retry_seconds().unwrap_or_default())
    }

    /// After how many seconds it is worth trying again, where that will help.
    pub fn retry_seconds(&self) -> Option<usize> {
        match self {
            Failure::TooMany { retry, .. } => Some(retry.as_secs_f64().ceil().max(1.0) as usize),
            Failure::Full(_) => Some(10),
            Failure::Store(StoreError::Broken { .. }) => None,
            Failure::Store(_) | Failure::Closing => Some(5),
            _ => None,
        }
    }

    /// What there was too much of, if that is the reason.
    pub fn excess(&self) -> Option<Limit> {
        match self {
            Failure::TooMany { what, .. } | Failure::Full(what) => Some(*what),
            _ => None,
        }
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Failure({self})")
    }
}

impl From<BrokenLog> for Failure {
    fn from(broken: BrokenLog) -> Failure {
        match broken {
            BrokenLog::UnknownGame(_) | BrokenLog::UnknownRules { .. } => {
                Failure::Unplayable(broken)
            }
            BrokenLog::Unreadable(_) | BrokenLog::Unfitting(_) => Failure::Broken(broken),
        }
    }
}

impl IntoResponse for Failure {
    /// A bare answer that carries the reason along; the outermost layer puts it into words, because
    /// only it knows the language.
    fn into_response(self) -> Response {
        if let Failure::Store(_) | Failure::Broken(_) = self {
            tracing::error!(error = %self, "a request failed");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
