use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{App, Failure};

/// What a browser may do with our pages: nothing but what they need. All scripts, styles and
/// pictures are our own, and nobody may show us in a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; media-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Put the strict headers on every answer.
pub(crate) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in &HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if app.config().secure {
        let forever = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, forever);
    }
    // Pages tell of one person; nobody in between may keep them.
    let headers = response.headers_mut();
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Refuse what the page of another site makes a browser do: anything but reading, and sockets.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || socket) && !own_origin(request.headers()) {
        return Failure::Foreign.into_response();
    }
    next.run(request).await
}

/// Whether a request comes from one of our own pages, or from no browser at all: browsers send an
/// `Origin` with everything that changes something and with every socket.
fn own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    match (origin, host) {
        (Some((_, origin)), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_ask() {
        let from = |origin: &'static str| {
            HeaderMap::from_iter([
                (header::ORIGIN, HeaderValue::from_static(origin)),
                (header::HOST, HeaderValue::from_static("tac.example:7777")),
            ])
        };
        assert!(own_origin(&HeaderMap::new()), "a program");
        assert!(own_origin(&from("https://TAC.example:7777")));
        for origin in
            ["https://evil.example", "null", "https://tac.example:7777.evil", "https://tac.example"]
        {
            assert!(!own_origin(&from(origin)), "{origin}");
        }
    }
}
