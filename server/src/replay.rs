use axum::{
    Json,
    extract::{Path, Query, State, rejection::QueryRejection},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use table::{Stage, Wording};

use crate::{App, Failure, RequestLang, tables::unreadable};

/// What is asked of a finished game.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// With whose eyes: a seat, `all` or `none`.
    #[serde(default = "spectator")]
    view: String,
    /// After how many actions.
    #[serde(default)]
    ply: usize,
}

fn spectator() -> String {
    "none".to_owned()
}

/// `GET /t/ID/replay.json?view=V`: all actions of a finished game in words, for a viewer.
pub(crate) async fn actions(
    State(app): State<App>,
    RequestLang(lang): RequestLang,
    Path(id): Path<String>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Response, Failure> {
    let Query(asked) = asked.map_err(unreadable)?;
    let room = app.finished(&id.as_str().into()).await?;
    let viewer = room.viewer_called(&asked.view).ok_or(Failure::NotFound)?;
    Ok(Json(room.replay(viewer, lang)).into_response())
}

/// `GET /t/ID/stage.json?ply=N&view=V`: the stage of a finished game after N actions.
pub(crate) async fn stage(
    State(app): State<App>,
    RequestLang(lang): RequestLang,
    Path(id): Path<String>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Stage<Wording>>, Failure> {
    let Query(asked) = asked.map_err(unreadable)?;
    let room = app.finished(&id.as_str().into()).await?;
    let viewer = room.viewer_called(&asked.view).ok_or(Failure::NotFound)?;
    Ok(Json(room.stage_at(asked.ply, viewer, lang)))
}
