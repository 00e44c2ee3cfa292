use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderMap, header},
    middleware::{self, Next},
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use tokio::time::{self, Instant};
use tower_http::compression::CompressionLayer;

use crate::{
    App, Failure, assets,
    base::{self, Here},
    guest, handover, join, learn, me, pages, picture, replay, review, shield, socket, tables,
    visitor,
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
        .route("/me/link", post(handover::begin))
        .route("/t/{id}/socket", get(socket::open))
        .route("/t/{id}/replay.json", get(replay::actions))
        .route("/t/{id}/stage.json", get(replay::stage))
        .route("/t/{id}/review.json", get(review::ask).post(review::begin))
        .route("/t/{id}/record", get(tables::record))
        .layer(middleware::from_fn_with_state(app.clone(), guest::recognise));

    let known_to_all = Router::new()
        .merge(for_people)
        .merge(learn::routes())
        .route("/me/link/{word}", get(handover::ask).post(handover::take))
        .route("/t/{id}/qr.svg", get(picture::qr))
        .route("/t/{id}/preview.png", get(picture::preview))
        .route("/static/{*path}", get(assets::file))
        .route("/art/{name}", get(assets::art))
        .route("/start/{name}", get(picture::start))
        .route("/words/{name}", get(assets::client_words))
        .merge(health())
        .layer(middleware::from_fn_with_state(app.clone(), base::lead));
    let below = match &app.config().base {
        base if base.is_root() => known_to_all,
        // Who watches over a node asks it at its root, wherever people find it.
        base => Router::new()
            .nest(&base.home(), known_to_all)
            .route(base.as_str(), get(home))
            .merge(health()),
    };
    let routes = match app.config().metrics_address {
        None => below.route("/metrics", get(metrics)),
        Some(_) => below,
    };
    routes
        .fallback(async || Failure::NotFound)
        .method_not_allowed_fallback(async || Failure::NotFound)
        // What comes later is asked first.
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn(shield::same_site))
        .layer(middleware::from_fn_with_state(app.clone(), in_time))
        .layer(middleware::from_fn_with_state(app.clone(), visitor::receive))
        .layer(middleware::from_fn_with_state(app.clone(), put_into_words))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), shield::headers))
        .with_state(app)
}

/// What is told at an address that only operators reach.
pub(crate) fn for_operators(app: App) -> Router {
    health().route("/metrics", get(metrics)).with_state(app)
}

/// How it goes.
fn health() -> Router<App> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(can_write))
}

/// `GET` of the base without a slash at its end.
async fn home(State(app): State<App>) -> Redirect {
    Redirect::to(&app.config().base.home())
}

/// `GET /healthz`: the server is alive. Who stops hearing this may start it anew.
async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: whether the server can do its work, which is to write. Who hears that it cannot
/// may send visitors elsewhere; it goes on by itself as soon as it can.
async fn can_write(State(app): State<App>) -> Result<&'static str, Failure> {
    app.store().ready().await?;
    Ok("ready
")
}

/// Have everything answered in time, however slowly it is asked for. Sockets begin in no time.
async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response {
    let longest = app.config().request_timeout;
    let answer = time::timeout(longest, next.run(request)).await;
    answer.unwrap_or_else(|_| Failure::Slow.into_response())
}

/// `GET /metrics`: how many and how fast, for Prometheus.
async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics().text())
}

/// Say why a request failed in the language of whoever asked: as JSON to a program, as a page to a
/// person.
async fn put_into_words(State(app): State<App>, request: Request, next: Next) -> Response {
    let lang = guest::lang(request.uri(), request.headers());
    let program = speaks_json(request.headers())
        || tables::is_json(request.headers())
        || request.uri().path().ends_with(".json");
    let began = Instant::now();
    let response = next.run(request).await;
    app.metrics().answered(began.elapsed());
    app.metrics().errors.add(response.status().is_server_error().into());
    let Some(failure) = response.extensions().get::<Arc<Failure>>().cloned() else {
        return response;
    };
    if let Some(limit) = failure.excess() {
        app.metrics().refused(limit);
    }
    let mut told = if program {
        let refused = serde_json::json!({ "refused": failure.lines(lang) });
        (failure.status(), axum::Json(refused)).into_response()
    } else {
        pages::failure(lang, Here::at(&app, "/"), &failure)
    };
    // Cookies are set all the same.
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        told.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    if let Some(seconds) = failure.retry_seconds() {
        told.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    told
}

/// Whether whoever asks wants JSON and not a page.
pub(crate) fn speaks_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("application/json"))
}
