use askama::Template;
use axum::{http::StatusCode, response::Response};
use table::{Lang, Phrase};

use super::frame::{Frame, show};
use crate::{base::Here, handover::GOOD_FOR, words};

#[derive(Template)]
#[template(path = "handover.html")]
struct Link {
    frame: Frame,
    how: String,
    link: String,
    code: String,
}

#[derive(Template)]
#[template(path = "handover_question.html")]
struct Question {
    frame: Frame,
    who: String,
}

/// The link to another device, to be copied or scanned.
pub(crate) fn link(lang: Lang, here: Here, link: String, code: String) -> Response {
    let minutes = (GOOD_FOR.as_secs() / 60) as usize;
    let how = words::say(lang, &Phrase::new("page-handover-how").with("minutes", minutes));
    show(StatusCode::OK, &Link { frame: frame(lang, here), how, link, code })
}

/// Whether to go on here as the person who is called so.
pub(crate) fn question(lang: Lang, here: Here, name: Option<String>) -> Response {
    let name = name.unwrap_or_else(|| words::word(lang, "server-guest"));
    let who = words::say(lang, &Phrase::new("page-handover-who").with("name", name));
    show(StatusCode::OK, &Question { frame: frame(lang, here), who })
}

fn frame(lang: Lang, here: Here) -> Frame {
    let mut frame = Frame::new(lang, here);
    frame.title = frame.word("page-handover");
    frame
}
