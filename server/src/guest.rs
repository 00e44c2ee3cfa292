use std::{convert::Infallible, net::IpAddr};

use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, Uri, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use store::{PersonId, Secret};
use table::Lang;

use crate::{App, Failure, proxy::forwarded_https, visitor::Place, words};

/// The cookie that holds a person's secret.
pub const COOKIE: &str = "tactable";
/// The cookie that holds the language a person chose.
pub const LANG_COOKIE: &str = "lang";
/// A year after the last visit, a cookie is forgotten.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Whoever asks: a person known by the secret of the browser, named by himself.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Who it is.
    pub id: PersonId,
    /// What the person is called.
    pub name: String,
    /// Whether the person chose that name.
    pub named: bool,
    /// The language in which the person is answered.
    pub lang: Lang,
    /// The neighbourhood of the address from which the person comes.
    pub place: IpAddr,
}

/// Find out who asks; whoever comes for the first time gets a secret.
pub(crate) async fn recognise(
    State(app): State<App>,
    Place(place): Place,
    mut request: Request,
    next: Next,
) -> Response {
    let known = secret(request.headers());
    let fresh = known.is_none();
    if fresh && let Err(failure) = app.limits().guest(place).await {
        return failure.into_response();
    }
    let secret = match known.map_or_else(Secret::fresh, Ok) {
        Ok(secret) => secret,
        Err(error) => return Failure::from(error).into_response(),
    };
    // Whoever visits again is remembered for another year.
    let visits = cookie(request.headers(), COOKIE).is_some() && wants_page(request.headers());
    let secure = is_secure(&app, request.headers());
    request.extensions_mut().insert(secret.person());
    request.extensions_mut().insert(secret.clone());
    let mut response = next.run(request).await;
    if (fresh || visits)
        && let Some(cookie) = set_cookie(&app, COOKIE, secret.reveal(), secure, true)
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The secret that a request shows: as a program's `Authorization` or a browser's cookie.
fn secret(headers: &HeaderMap) -> Option<Secret> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers, COOKIE))?.trim().parse().ok()
}

/// Whether a browser asks for a page to be seen.
fn wants_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

/// A cookie to be kept; `hidden` from scripts where only the server needs it.
pub(crate) fn set_cookie(
    app: &App,
    name: &str,
    value: &str,
    secure: bool,
    hidden: bool,
) -> Option<HeaderValue> {
    let hidden = if hidden { "; HttpOnly" } else { "" };
    let secure = if secure { "; Secure" } else { "" };
    let path = app.config().base.home();
    let cookie = format!(
        "{name}={value}; Path={path}; Max-Age={COOKIE_SECONDS}; SameSite=Lax{hidden}{secure}"
    );
    HeaderValue::from_str(&cookie).ok()
}

/// Whether a visitor came by HTTPS.
pub(crate) fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    app.config().secure || forwarded_https(headers)
}

/// How the world calls this site, without a slash at the end; invitations and previews need whole
/// addresses.
pub(crate) fn site(app: &App, headers: &HeaderMap) -> String {
    let scheme = if is_secure(app, headers) { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    format!("{scheme}://{host}{}", app.config().base)
}

/// The language to answer in: asked for in the address, chosen before, or preferred by the browser.
pub(crate) fn lang(uri: &Uri, headers: &HeaderMap) -> Lang {
    chosen_lang(uri, headers).unwrap_or_else(|| preferred(headers))
}

/// The language that is asked for in the address or was chosen in this browser.
fn chosen_lang(uri: &Uri, headers: &HeaderMap) -> Option<Lang> {
    let query = uri.query().unwrap_or_default();
    let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang="));
    let chosen = || cookie(headers, LANG_COOKIE).and_then(|code| code.parse().ok());
    asked.and_then(|code| code.parse().ok()).or_else(chosen)
}

/// What the browser prefers among the languages we speak, as it ranks them.
fn preferred(headers: &HeaderMap) -> Lang {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let rank = |wish: &str| {
        let (code, quality) = wish.split_once(";q=").unwrap_or((wish, "1"));
        let quality: f32 = quality.trim().parse().ok()?;
        Some((code.trim().parse::<Lang>().ok()?, quality))
    };
    let mut best: Option<(Lang, f32)> = None;
    for (lang, quality) in wishes.unwrap_or_default().split(',').filter_map(rank) {
        if best.is_none_or(|(_, most)| quality > most) {
            best = Some((lang, quality));
        }
    }
    best.map_or_else(Lang::default, |(lang, _)| lang)
}

impl FromRequestParts<App> for Guest {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, Failure> {
        let id = parts.extensions.get::<PersonId>().ok_or(Failure::NotFound)?.clone();
        let known = app.store().person(&id).await?.unwrap_or_default();
        // A program has no cookies, but it can have told us.
        let told = || known.lang.as_deref().and_then(|code| code.parse().ok());
        let lang = chosen_lang(&parts.uri, &parts.headers)
            .or_else(told)
            .unwrap_or_else(|| preferred(&parts.headers));
        let named = known.name.is_some();
        let Ok(Place(place)) = Place::from_request_parts(parts, app).await;
        Ok(Guest {
            id,
            name: known.name.unwrap_or_else(|| words::word(lang, "server-guest")),
            named,
            lang,
            place,
        })
    }
}

/// The language in which a request is answered, where nothing else about the guest matters.
#[derive(Clone, Copy, Debug)]
pub struct RequestLang(pub Lang);

impl<S: Sync> FromRequestParts<S> for RequestLang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestLang, Infallible> {
        Ok(RequestLang(lang(&parts.uri, &parts.headers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_asked_chosen_or_preferred() {
        let mut headers = HeaderMap::new();
        let at = |uri: &'static str, headers: &HeaderMap| lang(&Uri::from_static(uri), headers);
        assert_eq!(at("/", &headers), Lang::En);
        headers
            .insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("fr, en;q=0.3, de-AT;q=0.8"));
        assert_eq!(at("/", &headers), Lang::De);
        headers.insert(header::COOKIE, HeaderValue::from_static("a=b; lang=en"));
        assert_eq!(at("/", &headers), Lang::En);
        assert_eq!(at("/?x=1&lang=de", &headers), Lang::De);
    }

    #[test]
    fn only_whole_secrets_are_taken() {
        let secret = Secret::fresh().unwrap();
        let mut headers = HeaderMap::new();
        let line = format!("x=1; {COOKIE}={}", secret.reveal());
        headers.insert(header::COOKIE, HeaderValue::from_str(&line).unwrap());
        assert_eq!(super::secret(&headers), Some(secret));
        headers.insert(header::COOKIE, HeaderValue::from_static("tactable=guessed"));
        assert_eq!(super::secret(&headers), None);
    }
}
