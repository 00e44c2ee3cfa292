use axum::{
    extract::{Query, State},
    http::HeaderMap,
    response::Redirect,
};
use serde::Deserialize;

use crate::{App, Failure, router::speaks_json, visitor::Place};

/// A code that somebody typed.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    code: String,
}

/// `GET /join?code=CODE`: lead to the table with this code, or back to the box for codes.
pub(crate) async fn join(
    State(app): State<App>,
    Place(place): Place,
    headers: HeaderMap,
    Query(Typed { code }): Query<Typed>,
) -> Result<Redirect, Failure> {
    match app.find(&code, place).await {
        Ok(row) => Ok(Redirect::to(&format!("/t/{}", row.id))),
        Err(Failure::NotFound) if !speaks_json(&headers) => {
            let plain = code.chars().filter(char::is_ascii_alphanumeric).take(20);
            Ok(Redirect::to(&format!("/?code={}", plain.collect::<String>())))
        }
        Err(failure) => Err(failure),
    }
}
