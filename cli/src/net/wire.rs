use std::{io, sync::Arc};

use server::Secret;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, pki_types::ServerName},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{client::IntoClientRequest, http::HeaderValue},
};

use super::{Site, Trouble};

/// Bytes to a server and back, encrypted or not.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// A socket at a table.
pub(crate) type Socket = WebSocketStream<Box<dyn Wire>>;

/// Reach a server.
pub(super) async fn reach(site: &Site) -> Result<Box<dyn Wire>, Trouble> {
    let stream = TcpStream::connect((site.host.as_str(), site.port)).await?;
    stream.set_nodelay(true)?;
    if !site.secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(site.host.clone()).map_err(io::Error::other)?;
    Ok(Box::new(TlsConnector::from(trusting()?).connect(name, stream).await?))
}

/// Trust whom the system trusts.
fn trusting() -> Result<Arc<ClientConfig>, Trouble> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(io::Error::other("no certificates are installed on this system").into());
    }
    Ok(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()))
}

/// Open a socket at a table over this wire, as this person.
pub(crate) async fn open_socket(
    wire: Box<dyn Wire>,
    address: &str,
    person: &Secret,
) -> Result<Socket, Trouble> {
    let mut request = address.into_client_request()?;
    let headers = request.headers_mut();
    headers.insert("authorization", bearer(person)?);
    // Refusals come as words and not as pages.
    headers.insert("accept", HeaderValue::from_static("application/json"));
    let (socket, _) = client_async(request, wire).await?;
    Ok(socket)
}

/// How a program says who it is.
pub(super) fn bearer(person: &Secret) -> Result<HeaderValue, Trouble> {
    let bearer = HeaderValue::try_from(format!("Bearer {}", person.reveal()));
    let mut bearer = bearer.map_err(io::Error::other)?;
    bearer.set_sensitive(true);
    Ok(bearer)
}
