//! What a finished game turned on: found in the background, kept, and told in words.

mod jobs;
mod told;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Serialize;

pub(crate) use self::jobs::Reviews;
use self::told::Told;
use crate::{App, Failure, Guest, RequestLang, room::Room};

/// How far the review of a game has come.
#[derive(Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
enum Standing {
    /// Nobody has asked for it.
    None,
    /// It waits or is under way: from 0 to 1.
    Running { progress: f32 },
    /// It is there.
    Done { review: Box<Told> },
}

/// `GET /t/ID/review.json`: the review of a finished game, or how far it has come. Whoever asks
/// keeps it going.
pub(crate) async fn ask(
    State(app): State<App>,
    RequestLang(lang): RequestLang,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let room = app.finished(&id.as_str().into()).await?;
    Ok(Json(standing(&app, &room, lang).await?).into_response())
}

/// `POST /t/ID/review.json`: begin it, unless it is there or under way already.
pub(crate) async fn begin(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let room = app.finished(&id.as_str().into()).await?;
    let mut now = standing(&app, &room, guest.lang).await?;
    if let Standing::None = now {
        app.reviews().begin(&app, &guest, &room)?;
        now = Standing::Running { progress: 0.0 };
    }
    let status = match now {
        Standing::Done { .. } => StatusCode::OK,
        Standing::None | Standing::Running { .. } => StatusCode::ACCEPTED,
    };
    Ok((status, Json(now)).into_response())
}

async fn standing(app: &App, room: &Room, lang: table::Lang) -> Result<Standing, Failure> {
    if let Some(progress) = app.reviews().progress(room.id()) {
        return Ok(Standing::Running { progress });
    }
    let kept = app.store().review(room.id()).await?;
    // What an older program kept and this one cannot read is found anew.
    let kept = kept.and_then(|text| serde_json::from_str(&text).ok());
    Ok(match kept {
        Some(review) => Standing::Done { review: Box::new(Told::new(room, &review, lang)) },
        None => Standing::None,
    })
}
