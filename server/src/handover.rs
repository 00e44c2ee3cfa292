use std::time::Duration;

use axum::{
    extract::{Extension, Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use qrcode::{QrCode, render::svg::Color};
use store::Secret;

use crate::{
    App, Failure, Guest, RequestLang,
    base::Here,
    guest::{self, COOKIE},
    pages::handover as pages,
};

/// How long a link to carry oneself to another device is good.
pub(crate) const GOOD_FOR: Duration = Duration::from_secs(10 * 60);
/// How many pixels wide a QR code is at least.
const CODE: u32 = 200;

/// `POST /me/link`: a link, also as a QR code, to go on as the same person on another device.
pub(crate) async fn begin(
    State(app): State<App>,
    guest: Guest,
    Extension(secret): Extension<Secret>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let word = Secret::fresh()?;
    app.store().begin_handover(&word, &secret, GOOD_FOR.as_millis() as u64).await?;
    let link = format!("{}/me/link/{}", guest::site(&app, &headers), word.reveal());
    // Only an address of thousands of letters does not fit; nobody has one.
    let code = QrCode::new(&link).map_err(|_| Failure::NotFound)?;
    let svg = code.render::<Color<'_>>().min_dimensions(CODE, CODE).build();
    // What comes before the picture belongs to a file of its own.
    let svg = svg.find("<svg").map_or("", |start| &svg[start..]).to_owned();
    // Whoever changes the language here is led home: this page cannot be asked for again.
    Ok(pages::link(guest.lang, Here::at(&app, "/"), link, svg))
}

/// `GET /me/link/WORD`: ask whether to go on here. Whoever only looks, such as a program that makes
/// previews, uses nothing up.
pub(crate) async fn ask(
    State(app): State<App>,
    RequestLang(lang): RequestLang,
    here: Here,
    Path(word): Path<String>,
) -> Result<Response, Failure> {
    let (_, secret) = find(&app, &word).await?;
    let known = app.store().person(&secret.person()).await?.unwrap_or_default();
    Ok(pages::question(lang, here, known.name))
}

/// `POST /me/link/WORD`: be that person here from now on.
pub(crate) async fn take(
    State(app): State<App>,
    headers: HeaderMap,
    Path(word): Path<String>,
) -> Result<Response, Failure> {
    let (word, secret) = find(&app, &word).await?;
    if !app.store().end_handover(&word).await? {
        return Err(Failure::Spent);
    }
    let secure = guest::is_secure(&app, &headers);
    let mut response = Redirect::to("/").into_response();
    if let Some(cookie) = guest::set_cookie(&app, COOKIE, secret.reveal(), secure, true) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The word in a link, and who goes on by it.
async fn find(app: &App, word: &str) -> Result<(Secret, Secret), Failure> {
    let word: Secret = word.parse().map_err(|_| Failure::Spent)?;
    let secret = app.store().handover(&word).await?.ok_or(Failure::Spent)?;
    Ok((word, secret))
}
