use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::request::Parts,
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{App, limiter::neighbourhood, proxy};

/// The neighbourhood of the address from which a request comes: that of the visitor, also where a
/// trusted proxy asks for him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(pub(crate) IpAddr);

/// Find out from where somebody asks, and whether that is not too often.
pub(crate) async fn receive(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    // Without a connection it can only be ourselves.
    let peer = peer.map_or(Ipv4Addr::LOCALHOST.into(), |ConnectInfo(peer)| peer.ip());
    let visitor = proxy::visitor(peer, request.headers_mut(), &app.config().proxies);
    let place = neighbourhood(visitor);
    request.extensions_mut().insert(Place(place));
    match app.limits().request(place) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

impl<S: Sync> FromRequestParts<S> for Place {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Place, Infallible> {
        let place = parts.extensions.get::<Place>().copied();
        Ok(place.unwrap_or(Place(Ipv4Addr::LOCALHOST.into())))
    }
}
