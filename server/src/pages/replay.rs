use askama::Template;
use axum::{
    extract::{Path, State},
    http::{StatusCode, Uri},
    response::{IntoResponse, Redirect, Response},
};
use store::Status;

use super::frame::{Frame, show};
use crate::{App, Failure, Tongue};

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
    uri: Uri,
    Tongue(lang): Tongue,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let row = app.store().table(&id.as_str().into()).await?.ok_or(Failure::NotFound)?;
    if row.status != Status::Over {
        return Ok(Redirect::to(&format!("/t/{}", row.id)).into_response());
    }
    let game = catalog::find(&row.game).ok_or(Failure::NotFound)?;
    let about = game.about();
    let page = Page {
        frame: Frame::new(lang, &uri).about("page-replay", game),
        table: row.id.to_string(),
        id: about.id,
        ground: about.style.ground,
    };
    Ok(show(StatusCode::OK, &page))
}
