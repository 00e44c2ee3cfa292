use std::{
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use qrcode::{QrCode, render::svg::Color};
use render::Light;
use serde_json::json;
use store::{Status, TableId, TableRow};
use table::{Lang, Seat, Seed, Viewer};
use tokio::{sync::Semaphore, task};

use crate::{
    App, Failure, Limit, RequestLang, guest::site, pages::cover, room::Room, visitor::Place,
};

/// How many pixels wide a preview is.
const PREVIEW: u32 = 1200;
/// How many pixels wide a QR code is at least.
const CODE: u32 = 148;
/// How many pictures are drawn at once; each takes some megabytes while it is.
const AT_ONCE: usize = 2;
/// How many may wait to be drawn.
const WAITING: usize = 64;
/// How many are kept.
const KEPT: usize = 128;

/// The pictures that were drawn last, and room to draw others.
#[derive(Debug)]
pub(crate) struct Pictures {
    /// The one that was asked for last is the last.
    kept: Mutex<Vec<(Shown, Bytes)>>,
    easels: Semaphore,
    waiting: Semaphore,
}

/// What a picture shows: a table after so many entries of its log, in words of a language.
type Shown = (TableId, usize, Lang);

impl Default for Pictures {
    fn default() -> Pictures {
        let (easels, waiting) = (Semaphore::new(AT_ONCE), Semaphore::new(WAITING));
        Pictures { kept: Mutex::default(), easels, waiting }
    }
}

impl Pictures {
    fn find(&self, shown: &Shown) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(other, _)| other == shown)?;
        let found = kept.remove(place);
        let picture = found.1.clone();
        kept.push(found);
        Some(picture)
    }

    /// Keep a picture, and no older one of the same table.
    fn keep(&self, shown: Shown, picture: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|((table, _, lang), _)| (table, lang) != (&shown.0, &shown.2));
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((shown, picture));
    }
}

/// `GET /t/ID/qr.svg`: the way to a table for a phone.
pub(crate) async fn qr(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let row = app.store().table(&id.as_str().into()).await?.ok_or(Failure::NotFound)?;
    let link = format!("{}/t/{}", site(&app, &headers), row.id);
    // Only an address of thousands of letters does not fit; nobody has one.
    let code = QrCode::new(link).map_err(|_| Failure::NotFound)?;
    let svg = code.render::<Color<'_>>().min_dimensions(CODE, CODE).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// `GET /t/ID/preview.png`: the table as anybody may see it, for previews of its link.
pub(crate) async fn preview(
    State(app): State<App>,
    Place(place): Place,
    RequestLang(lang): RequestLang,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let id = TableId::from(id.as_str());
    let row = app.store().table(&id).await?.ok_or(Failure::NotFound)?;
    let entries = app.store().read(&id, 0).await?;
    let shown = (id, entries.len(), lang);
    let picture = match app.pictures().find(&shown) {
        Some(picture) => picture,
        None => draw(&app, place, (row, entries), shown).await?,
    };
    let kind = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "max-age=60")];
    Ok((kind, picture).into_response())
}

/// Draw a table for somebody when there is room for it.
async fn draw(
    app: &App,
    place: IpAddr,
    (row, entries): (TableRow, Vec<String>),
    shown: Shown,
) -> Result<Bytes, Failure> {
    let pictures = app.pictures();
    let _waiting = pictures.waiting.try_acquire().map_err(|_| Failure::Full(Limit::Pictures))?;
    let _easel = pictures.easels.acquire().await.map_err(|_| Failure::Closing)?;
    // Whoever asked at the same time may have been faster.
    if let Some(picture) = pictures.find(&shown) {
        return Ok(picture);
    }
    app.limits().picture(place)?;
    app.metrics().pictures.add(1);
    let room = Room::fold(&row, &entries)?;
    let lang = shown.2;
    let drawing = task::spawn_blocking(move || render::png(&svg(&room, lang), PREVIEW));
    let png = drawing.await.ok().and_then(Result::ok).ok_or(Failure::NotFound)?;
    let picture = Bytes::from(png);
    pictures.keep(shown, picture.clone());
    Ok(picture)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_picture_of_a_table_is_kept_and_not_too_many() {
        let pictures = Pictures::default();
        let shown = |table: &str, seq| (TableId::from(table), seq, Lang::En);
        pictures.keep(shown("first", 1), Bytes::from_static(b"old"));
        pictures.keep(shown("first", 2), Bytes::from_static(b"new"));
        assert_eq!(pictures.find(&shown("first", 1)), None);
        assert_eq!(pictures.find(&shown("first", 2)), Some(Bytes::from_static(b"new")));
        for number in 0..KEPT - 1 {
            pictures.keep(shown(&number.to_string(), 1), Bytes::new());
            // What is asked for again and again stays.
            assert!(pictures.find(&shown("first", 2)).is_some());
        }
        pictures.keep(shown("another", 1), Bytes::new());
        assert_eq!(pictures.find(&shown("0", 1)), None);
        assert!(pictures.find(&shown("first", 2)).is_some());
    }
}
