//! Requests by HTTP: each on a wire of its own, which is closed behind it.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use server::Secret;
use tokio::time::timeout;

use super::{Site, Trouble, Wire, wire};

/// Longer than any answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A request to a server.
pub(crate) struct Ask<'a> {
    /// The host as it is named in the request.
    pub(crate) authority: String,
    pub(crate) path: String,
    /// Who asks, where that matters.
    pub(crate) person: Option<&'a Secret>,
    /// What is sent along; without it, something is only read.
    pub(crate) sends: Option<&'a Value>,
}

/// What a server answered.
pub(crate) struct Answered {
    pub(crate) body: Bytes,
    /// Where it leads instead.
    pub(crate) location: Option<String>,
}

impl<'a> Ask<'a> {
    /// Something to be read at a site.
    pub(crate) fn at(site: &Site, path: &str, person: Option<&'a Secret>) -> Ask<'a> {
        Ask { authority: site.authority(), path: site.path(path), person, sends: None }
    }

    /// Ask a site that is reached by itself.
    pub(crate) async fn of(&self, site: &Site) -> Result<Answered, Trouble> {
        let wire = timeout(PATIENCE, wire::reach(site)).await??;
        self.over(wire).await
    }

    /// Ask over a wire.
    pub(crate) async fn over(&self, wire: Box<dyn Wire>) -> Result<Answered, Trouble> {
        timeout(PATIENCE, self.exchange(wire)).await?
    }

    async fn exchange(&self, wire: Box<dyn Wire>) -> Result<Answered, Trouble> {
        let body = self.sends.map(Value::to_string);
        let method = if body.is_some() { Method::POST } else { Method::GET };
        let mut request = Request::builder()
            .method(method)
            .uri(&self.path)
            .header(header::HOST, &self.authority)
            .header(header::ACCEPT, "application/json, image/svg+xml, text/plain")
            .header(header::CONNECTION, "close");
        if let Some(person) = self.person {
            request = request.header(header::AUTHORIZATION, wire::bearer(person)?);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let foreign = |error: hyper::http::Error| Trouble::Foreign(error.to_string());
        let body = Full::new(Bytes::from(body.unwrap_or_default()));
        let request = request.body(body).map_err(foreign)?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(wire)).await?;
        // Nothing comes unless somebody drives the connection; it ends with the answer.
        tokio::spawn(async move { drop(connection.await) });
        let (head, body) = sender.send_request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        let text = |name| head.headers.get(name).and_then(|value| value.to_str().ok());
        if head.status.is_success() || head.status.is_redirection() {
            let location = text(header::LOCATION).map(str::to_owned);
            return Ok(Answered { body, location });
        }
        Err(Trouble::refused(head.status.as_u16(), text(header::RETRY_AFTER), &body))
    }
}
