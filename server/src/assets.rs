use std::borrow::Cow;

use axum::{
    body::Body,
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use table::{Lang, Phrase, text::hex};

use crate::{Failure, words};

/// The files of the client, part of the program.
#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

/// `GET /static/*`: a file of the client.
pub(crate) async fn file(
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let file = Web::get(&path).ok_or(Failure::NotFound)?;
    let kind = kind(&path);
    Ok(unless_known(&headers, kind, &hex(&file.metadata.sha256_hash()[..16]), file.data))
}

/// The text of a file of the client.
pub(crate) fn text(path: &str) -> Option<String> {
    String::from_utf8(Web::get(path)?.data.into_owned()).ok()
}

/// `GET /art/GAME.svg`: the symbols of a game.
pub(crate) async fn art(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    let game = name.strip_suffix(".svg").and_then(catalog::find).ok_or(Failure::NotFound)?;
    Ok(tagged(&headers, "image/svg+xml", game.style().art.into()))
}

/// `GET /words/LANG.json`: what the client itself says, as it is to be said. What has arguments
/// keeps them as `{name}`.
pub(crate) async fn client_words(
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let lang = name.strip_suffix(".json").and_then(|code| code.parse::<Lang>().ok());
    let lang = lang.ok_or(Failure::NotFound)?;
    let keys = words::MESSAGES.keys(lang).into_iter().filter(|key| key.starts_with(CLIENT));
    let said: serde_json::Map<_, _> =
        keys.map(|key| (key[CLIENT.len()..].to_owned(), client_word(lang, key).into())).collect();
    let text = serde_json::Value::Object(said).to_string();
    Ok(tagged(&headers, "application/json", text.into()))
}

/// How the keys of what the client says begin.
const CLIENT: &str = "client-";

/// A text with its arguments left as `{name}`, for the client to fill in.
fn client_word(lang: Lang, key: &'static str) -> String {
    let names = words::MESSAGES.text(lang).split('$').skip(1).map(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
        &rest[..end.unwrap_or(rest.len())]
    });
    // Arguments that a text does not have do no harm.
    let phrase =
        names.fold(Phrase::new(key), |phrase, name| phrase.with(name, format!("{{{name}}}")));
    words::say(lang, &phrase)
}

/// An answer that need not be sent again to whoever has the same already.
fn tagged(headers: &HeaderMap, kind: &'static str, body: Cow<'static, str>) -> Response {
    let tag = hex(&Sha256::digest(body.as_bytes())[..16]);
    let bytes = match body {
        Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
        Cow::Owned(text) => Cow::Owned(text.into_bytes()),
    };
    unless_known(headers, kind, &tag, bytes)
}

fn unless_known(
    headers: &HeaderMap,
    kind: &'static str,
    tag: &str,
    body: Cow<'static, [u8]>,
) -> Response {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // A compressed answer has a weak tag; the content is the same.
    let tag = format!("W/\"{tag}\"");
    let known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag));
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let body = match body {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(bytes) => Body::from(bytes),
        };
        ([(header::CONTENT_TYPE, kind)], body).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The kind of a file by its ending.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
