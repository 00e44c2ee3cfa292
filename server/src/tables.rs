use axum::{
    Json,
    extract::{FromRequest, Path, Request, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use serde_json::json;
use table::Phrase;

use crate::{App, Failure, Form, Guest, Wish, pages};

/// `POST /tables`: make a table, from the JSON of a [`Wish`] or from a [`Form`].
pub(crate) async fn make(
    State(app): State<App>,
    guest: Guest,
    request: Request,
) -> Result<Response, Failure> {
    if is_json(request.headers()) {
        let Json(wish) = Json::<Wish>::from_request(request, &()).await.map_err(unreadable)?;
        let row = app.create(&guest, &wish).await?;
        let address = format!("/t/{}", row.id);
        let url = format!("{}{address}", app.config().base);
        let told = json!({ "id": row.id, "code": row.code, "url": url });
        return Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(told)).into_response());
    }
    let form = axum::Form::<Form>::from_request(request, &()).await.map_err(unreadable)?.0;
    match app.create(&guest, &form.wish()).await {
        Ok(row) => Ok(Redirect::to(&format!("/t/{}", row.id)).into_response()),
        Err(Failure::Problems { game, problems }) => {
            Ok(pages::with_problems(&app, guest.lang, game, &form, &problems))
        }
        Err(failure) => Err(failure),
    }
}

/// `GET /t/ID/record`: the record of a finished game as text, seed included.
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<String, Failure> {
    Ok(app.finished(&id.as_str().into()).await?.record().to_string())
}

/// Whether a program speaks and not a form.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json"))
}

/// What was sent is not what was expected.
pub(crate) fn unreadable(error: impl std::fmt::Display) -> Failure {
    Failure::Refused(Phrase::new("server-unreadable").with("error", error.to_string()))
}
