use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, Query, State},
    http::{HeaderMap, HeaderName},
    response::Redirect,
};
use serde::Deserialize;

use crate::{App, Failure, router::speaks_json};

/// A code that somebody typed.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    code: String,
}

/// `GET /join?code=CODE`: lead to the table with this code, or back to the box for codes.
pub(crate) async fn join(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Query(Typed { code }): Query<Typed>,
) -> Result<Redirect, Failure> {
    let forwarded = forwarded_for(&headers).filter(|_| app.config().proxied);
    match app.find(&code, forwarded.unwrap_or(address.ip())).await {
        Ok(row) => Ok(Redirect::to(&format!("/t/{}", row.id))),
        Err(Failure::NotFound) if !speaks_json(&headers) => {
            let plain = code.chars().filter(char::is_ascii_alphanumeric).take(20);
            Ok(Redirect::to(&format!("/?code={}", plain.collect::<String>())))
        }
        Err(failure) => Err(failure),
    }
}

/// For whom a proxy before us asks: the last one it names, because all others can be made up.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");
    let chain = headers.get(FORWARDED)?.to_str().ok()?;
    chain.rsplit(',').next()?.trim().parse().ok()
}
