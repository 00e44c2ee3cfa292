use axum::{
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use qrcode::{QrCode, render::svg::Color};
use render::Light;
use serde_json::json;
use store::Status;
use table::{Lang, Seat, Seed, Viewer};
use tokio::task;

use crate::{App, Failure, RequestLang, guest::origin, pages::cover, room::Room};

/// How many pixels wide a preview is.
const PREVIEW: u32 = 1200;
/// How many pixels wide a QR code is at least.
const CODE: u32 = 148;

/// `GET /t/ID/qr.svg`: the way to a table for a phone.
pub(crate) async fn qr(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let row = app.store().table(&id.as_str().into()).await?.ok_or(Failure::NotFound)?;
    let link = format!("{}/t/{}", origin(&app, &headers), row.id);
    // Only an address of thousands of letters does not fit; nobody has one.
    let code = QrCode::new(link).map_err(|_| Failure::NotFound)?;
    let svg = code.render::<Color<'_>>().min_dimensions(CODE, CODE).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// `GET /t/ID/preview.png`: the table as anybody may see it, for previews of its link.
pub(crate) async fn preview(
    State(app): State<App>,
    RequestLang(lang): RequestLang,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let room = app.room(&id.as_str().into()).await?;
    let drawn = task::spawn_blocking(move || render::png(&svg(&room, lang), PREVIEW));
    let png = drawn.await.ok().and_then(Result::ok).ok_or(Failure::NotFound)?;
    let kind = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "max-age=60")];
    Ok((kind, png).into_response())
}

/// `GET /start/GAME.svg`: the table as the first seat finds it, for the rules.
pub(crate) async fn start(
    RequestLang(lang): RequestLang,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let game = name.strip_suffix(".svg").and_then(catalog::find).ok_or(Failure::NotFound)?;
    // Any seed does: the rules do not ask which cards are dealt.
    let table = game.start(game.about().rules_version, &json!({}), Seed::from(0));
    let table = table.map_err(|_| Failure::NotFound)?;
    let scene = table.stage(Viewer::seat(Seat::new(0))).scene;
    let scene = scene.map(&|phrase| game.words().say(lang, &phrase));
    let svg = render::svg(game.style(), &scene, Light::Day);
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((kind, svg).into_response())
}

/// The position as a spectator sees it; before the start, the picture on the box.
fn svg(room: &Room, lang: Lang) -> String {
    let style = room.game().style();
    if room.status() == Status::Lobby {
        return cover::paint(style.art, style.ground[0]).unwrap_or_default();
    }
    let scene = room.table().stage(Viewer::SPECTATOR).scene;
    render::card(style, &scene.map(&|phrase| room.say(lang, &phrase)), Light::Day)
}
