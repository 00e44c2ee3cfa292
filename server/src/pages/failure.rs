use askama::Template;
use axum::{
    http::{StatusCode, Uri},
    response::Response,
};
use table::Lang;

use super::frame::{Frame, show};

#[derive(Template)]
#[template(path = "error.html")]
struct Page<'a> {
    frame: Frame,
    lines: &'a [String],
}

/// A failure as a page: one line per reason, in the language of the guest, and a way home.
pub fn failure(lang: Lang, status: StatusCode, lines: &[String]) -> Response {
    let mut frame = Frame::new(lang, &Uri::from_static("/"));
    frame.title = frame.word(match status {
        StatusCode::NOT_FOUND => "page-error-404",
        StatusCode::GONE => "page-error-410",
        StatusCode::TOO_MANY_REQUESTS => "page-error-429",
        status if status.is_server_error() => "page-error-500",
        _ => "page-error-400",
    });
    show(status, &Page { frame, lines })
}
