use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    extract::{Extension, Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use qrcode::{QrCode, render::svg::Color};
use store::{Secret, StoreError};

use crate::{
    App, Failure, Guest, RequestLang,
    base::Here,
    guest::{self, COOKIE},
    pages::handover as pages,
};

/// How long a link to carry oneself to another device is good.
pub(crate) const GOOD_FOR: Duration = Duration::from_secs(10 * 60);
/// How many links may wait to be used; where there are more, the oldest is forgotten.
const MOST: usize = 10_000;
/// How many pixels wide a QR code is at least.
const CODE: u32 = 200;

/// The links by which people carry themselves to other devices. Each is good once, for a while, and
/// only as long as this program runs.
#[derive(Debug, Default)]
pub(crate) struct Handovers(Mutex<HashMap<String, (Secret, Instant)>>);

impl Handovers {
    /// A word that stands for a person from now on.
    fn begin(&self, secret: Secret, now: Instant) -> Result<String, StoreError> {
        let word = Secret::fresh()?.reveal().to_owned();
        let mut waiting = self.waiting(now);
        if waiting.len() >= MOST {
            let oldest = waiting.iter().min_by_key(|(_, (_, since))| *since);
            if let Some(word) = oldest.map(|(word, _)| word.clone()) {
                waiting.remove(&word);
            }
        }
        waiting.insert(word.clone(), (secret, now));
        Ok(word)
    }

    /// For whom a word stands.
    fn find(&self, word: &str, now: Instant) -> Option<Secret> {
        self.waiting(now).get(word).map(|(secret, _)| secret.clone())
    }

    /// The same, once.
    fn take(&self, word: &str, now: Instant) -> Option<Secret> {
        self.waiting(now).remove(word).map(|(secret, _)| secret)
    }

    /// Those that are still good. Nothing that could panic happens while it is locked.
    fn waiting(&self, now: Instant) -> MutexGuard<'_, HashMap<String, (Secret, Instant)>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.retain(|_, (_, since)| now.saturating_duration_since(*since) < GOOD_FOR);
        waiting
    }
}

/// `POST /me/link`: a link, also as a QR code, to go on as the same person on another device.
pub(crate) async fn begin(
    State(app): State<App>,
    guest: Guest,
    Extension(secret): Extension<Secret>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let word = app.handovers().begin(secret, Instant::now())?;
    let link = format!("{}/me/link/{word}", guest::site(&app, &headers));
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
    let secret = app.handovers().find(&word, Instant::now()).ok_or(Failure::Spent)?;
    let known = app.store().person(&secret.person()).await?.unwrap_or_default();
    Ok(pages::question(lang, here, known.name))
}

/// `POST /me/link/WORD`: be that person here from now on.
pub(crate) async fn take(
    State(app): State<App>,
    headers: HeaderMap,
    Path(word): Path<String>,
) -> Result<Response, Failure> {
    let secret = app.handovers().take(&word, Instant::now()).ok_or(Failure::Spent)?;
    let secure = guest::is_secure(&app, &headers);
    let mut response = Redirect::to("/").into_response();
    if let Some(cookie) = guest::set_cookie(&app, COOKIE, secret.reveal(), secure, true) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_good_once_and_not_for_ever() {
        let (handovers, now) = (Handovers::default(), Instant::now());
        let secret = Secret::fresh().unwrap();
        let word = handovers.begin(secret.clone(), now).unwrap();
        assert_eq!(handovers.find(&word, now), Some(secret.clone()));
        assert_eq!(handovers.find(secret.reveal(), now), None, "it is another word");
        assert_eq!(handovers.take(&word, now), Some(secret.clone()));
        assert_eq!(handovers.take(&word, now), None);
        let word = handovers.begin(secret, now).unwrap();
        assert_eq!(handovers.take(&word, now + GOOD_FOR), None);
    }
}
