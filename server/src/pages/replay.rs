use askama::Template;
use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use store::Status;

use super::frame::{Frame, show};
use crate::{App, Failure, RequestLang, base::Here};

#[derive(Template)]
#[template(path = "replay.html")]
struct Page {
    frame: Frame,
    table: String,
    id: &'static str,
    ground: [&'static str; 2],
}

/// `GET /t/ID/replay`: a finished game again; one that still runs leads to its table.
pub(crate) async fn page(
    State(app): State<App>,
    here: Here,
    RequestLang(lang): RequestLang,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let room = app.room(&id.as_str().into()).await?;
    if room.status() != Status::Over {
        return Ok(Redirect::to(&format!("/t/{}", room.id())).into_response());
    }
    let game = room.game();
    let page = Page {
        frame: Frame::new(lang, here).about("page-replay", game),
        table: room.id().to_string(),
        id: game.about().id,
        ground: game.style().ground,
    };
    Ok(show(StatusCode::OK, &page))
}
