use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;

use crate::{
    App, Failure, assets, guest, join, learn, me, pages, picture, replay, review, shield, socket,
    tables,
};

/// The most bytes that a form or a JSON body may have.
const LARGEST_BODY: usize = 32 * 1024;

/// Every route there is.
pub fn router(app: App) -> Router {
    let for_people = Router::new()
        .merge(pages::routes())
        .route("/tables", post(tables::make))
        .route("/join", get(join::join))
        .route("/me", post(me::introduce))
        .route("/t/{id}/socket", get(socket::open))
        .route("/t/{id}/replay.json", get(replay::actions))
        .route("/t/{id}/stage.json", get(replay::stage))
        .route("/t/{id}/review.json", get(review::ask).post(review::begin))
        .route("/t/{id}/record", get(tables::record))
        .route("/t/{id}/qr.svg", get(picture::qr))
        .route("/t/{id}/preview.png", get(picture::preview))
        .layer(middleware::from_fn_with_state(app.clone(), guest::recognise));

    Router::new()
        .merge(for_people)
        .merge(learn::routes())
        .route("/static/{*path}", get(assets::file))
        .route("/art/{name}", get(assets::art))
        .route("/start/{name}", get(picture::start))
        .route("/words/{name}", get(assets::client_words))
        .route("/healthz", get(health))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
        .fallback(async || Failure::NotFound)
        // What comes later is asked first.
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn(shield::same_site))
        .layer(middleware::from_fn(put_into_words))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(shield::headers))
        .with_state(app)
}

/// `GET /healthz`: the server is alive. Who stops hearing this may start it anew.
async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: whether the server can do its work, which is to write. Who hears that it cannot
/// may send visitors elsewhere; it goes on by itself as soon as it can.
async fn readiness(State(app): State<App>) -> Result<&'static str, Failure> {
    app.store().ready().await?;
    Ok("ready\n")
}

/// `GET /metrics`: how many and how fast, for Prometheus.
async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics().text())
}

/// Say why a request failed in the language of whoever asked: as JSON to a program, as a page to a
/// person.
async fn put_into_words(request: Request, next: Next) -> Response {
    let lang = guest::lang(request.uri(), request.headers());
    let program = speaks_json(request.headers());
    let response = next.run(request).await;
    let Some(failure) = response.extensions().get::<Arc<Failure>>().cloned() else {
        return response;
    };
    let (status, lines) = (failure.status(), failure.lines(lang));
    let mut told = if program {
        (status, axum::Json(serde_json::json!({ "refused": lines }))).into_response()
    } else {
        pages::failure(lang, status, &lines)
    };
    // Cookies are set all the same.
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        told.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        told.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("30"));
    }
    told
}

/// Whether whoever asks wants JSON and not a page.
pub(crate) fn speaks_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("application/json"))
}
