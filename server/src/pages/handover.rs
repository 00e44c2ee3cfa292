use askama::Template;
use axum::{
    http::{StatusCode, Uri},
    response::Response,
};
use table::{Lang, Phrase};

use super::frame::{Frame, show};
use crate::{handover::GOOD_FOR, words};

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
pub(crate) fn link(lang: Lang, uri: &Uri, link: String, code: String) -> Response {
    let minutes = (GOOD_FOR.as_secs() / 60) as usize;
    let how = words::say(lang, &Phrase::new("page-handover-how").with("minutes", minutes));
    show(StatusCode::OK, &Link { frame: frame(lang, uri), how, link, code })
}

/// Whether to go on here as the person who is called so.
pub(crate) fn question(lang: Lang, uri: &Uri, name: Option<String>) -> Response {
    let name = name.unwrap_or_else(|| words::word(lang, "server-guest"));
    let who = words::say(lang, &Phrase::new("page-handover-who").with("name", name));
    show(StatusCode::OK, &Question { frame: frame(lang, uri), who })
}

fn frame(lang: Lang, uri: &Uri) -> Frame {
    let mut frame = Frame::new(lang, uri);
    frame.title = frame.word("page-handover");
    frame
}
