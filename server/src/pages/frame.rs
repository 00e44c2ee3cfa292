use askama::Template;
use axum::{
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use catalog::Listing;
use table::{Lang, Phrase};

use crate::{
    base::{Base, Here},
    words,
};

/// What every page has around it: its language, its title and where it is.
pub(crate) struct Frame {
    pub(crate) lang: Lang,
    pub(crate) title: String,
    /// What every address on the page begins with.
    pub(crate) base: Base,
    /// Where to come back to when the language was changed.
    pub(crate) path: String,
}

impl Frame {
    /// A frame with the title of the whole site.
    pub(crate) fn new(lang: Lang, Here { base, path }: Here) -> Frame {
        Frame { lang, title: "Tactable".to_owned(), base, path }
    }

    /// The same for the page of a game, whose title the message with this key tells.
    pub(crate) fn about(self, key: &'static str, game: &dyn Listing) -> Frame {
        Frame { title: self.of_game(key, game), ..self }
    }

    /// A text without gaps.
    pub(crate) fn word(&self, key: &'static str) -> String {
        words::word(self.lang, key)
    }

    /// A text with the title of a game in it.
    pub(crate) fn of_game(&self, key: &'static str, game: &dyn Listing) -> String {
        words::say(self.lang, &Phrase::new(key).with("game", game.about().title))
    }

    /// Every language in its own words.
    pub(crate) fn languages(&self) -> [(&'static str, &'static str); Lang::ALL.len()] {
        Lang::ALL.map(|lang| match lang {
            Lang::En => (lang.code(), "English"),
            Lang::De => (lang.code(), "Deutsch"),
        })
    }
}

/// A template as an answer.
pub(crate) fn show(status: StatusCode, page: &impl Template) -> Response {
    match page.render() {
        Ok(text) => (status, Html(text)).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page could not be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
