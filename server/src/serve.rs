use std::{future::Future, io, net::SocketAddr, time::Duration};

use tokio::{
    net::TcpListener,
    time::{self, Instant},
};

use crate::{App, router};

/// How long open requests may still take when the server goes down.
const GRACE: Duration = Duration::from_secs(10);

/// How long sockets may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// Serve until `stop` is ready; then close every socket in order, finish what is under way and
/// close the store.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = app.clone();
    let stop = async move {
        stop.await;
        closing.start_closing();
    };
    let mut closed = app.closing();
    let server = axum::serve(listener, service).with_graceful_shutdown(stop).into_future();
    tokio::select! {
        result = server => result?,
        () = async {
            // An error would mean that the app is gone, and so is the server.
            let _ = closed.wait_for(|closing| *closing).await;
            time::sleep(GRACE).await;
        } => tracing::warn!("some visitors did not leave in time"),
    }
    // Sockets are no requests any more; they say goodbye by themselves.
    let patience = Instant::now() + GOODBYE;
    while app.metrics().sockets.get() > 0 && Instant::now() < patience {
        time::sleep(Duration::from_millis(5)).await;
    }
    app.store().close().await.map_err(io::Error::other)
}
