use std::{
    convert::Infallible, future::Future, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Request, Response, StatusCode},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use table::{Lang, Phrase};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::{Semaphore, mpsc},
    time::{self, Instant},
};
use tower::ServiceExt;

use crate::{
    App,
    door::{Door, Line},
    files, router, words,
};

/// How long open requests may still take when the server goes down.
const GRACE: Duration = Duration::from_secs(10);

/// How long sockets may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// How long it takes until a connection is accepted again where the system refused to.
const TROUBLE: Duration = Duration::from_millis(100);

/// When somebody for whom there is no room may come again, in seconds.
const COME_AGAIN: usize = 10;

/// How long a trusted proxy may keep a connection that it does not use; it watches its visitors itself.
const PROXY_SILENCE: Duration = Duration::from_secs(5 * 60);

/// To how many at once it is said that there is no room; to others the door stays shut.
const TURNED_AWAY: usize = 64;

/// Serve until `stop` is ready; then close every socket in order, finish what is under way and
/// close the store.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    if let Some(address) = app.config().metrics_address {
        let listener = TcpListener::bind(address).await?;
        tokio::spawn(axum::serve(listener, router::for_operators(app.clone())).into_future());
    }
    let room = files::room_for_connections();
    let door = Door::new(room, app.config().connections_per_address, app.shared_metrics());
    let house = House {
        router: router(app.clone()),
        turned_away: Arc::new(Semaphore::new(TURNED_AWAY)),
        door,
        app: app.clone(),
    };
    // Ends with the last connection.
    let (alive, mut all_gone) = mpsc::channel::<Infallible>(1);
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => house.receive(stream, peer, alive.clone()),
                Err(error) if is_its_own_fault(&error) => {}
                Err(error) => {
                    // Too many files, most likely: asking again at once would only burn a core.
                    tracing::warn!(%error, "no connection could be accepted");
                    app.metrics().errors.add(1);
                    house.door.make_room();
                    time::sleep(TROUBLE).await;
                }
            },
        }
    }
    drop(listener);
    app.start_closing();
    drop(alive);
    if time::timeout(GRACE, all_gone.recv()).await.is_err() {
        tracing::warn!("some visitors did not leave in time");
    }
    // Sockets are no requests any more; they say goodbye by themselves.
    let patience = Instant::now() + GOODBYE;
    while app.metrics().sockets.get() > 0 && Instant::now() < patience {
        time::sleep(Duration::from_millis(5)).await;
    }
    if let Err(error) = app.live().retire().await {
        tracing::warn!(%error, "the other nodes did not hear the goodbye");
    }
    app.store().close().await.map_err(io::Error::other)
}

/// Whether only one connection went wrong before it began.
fn is_its_own_fault(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// What all connections share.
struct House {
    app: App,
    router: Router,
    door: Door,
    turned_away: Arc<Semaphore>,
}

impl House {
    /// Serve somebody who came, beside everybody else.
    fn receive(&self, stream: TcpStream, peer: SocketAddr, alive: mpsc::Sender<Infallible>) {
        let proxies = &self.app.config().proxies;
        let trusted = proxies.iter().any(|network| network.contains(peer.ip()));
        match self.door.admit(peer, trusted) {
            Ok(pass) => {
                // Small messages are sent as they come; an error would show when they are.
                let _ = stream.set_nodelay(true);
                let (app, router) = (self.app.clone(), self.router.clone());
                tokio::spawn(async move {
                    converse(app, router, Line::new(stream, pass), (peer, trusted)).await;
                    drop(alive);
                });
            }
            Err(limit) => {
                self.app.metrics().refused(limit);
                if let Ok(permit) = Arc::clone(&self.turned_away).try_acquire_owned() {
                    tokio::spawn(async move {
                        let _ = time::timeout(GOODBYE, turn_away(stream)).await;
                        drop(permit);
                    });
                }
            }
        }
    }
}

/// Answer the requests of one connection until it ends, is silent for too long or has to make room.
async fn converse(app: App, router: Router, line: Line, (peer, trusted): (SocketAddr, bool)) {
    let silence = app.config().header_timeout;
    let silence = if trusted { silence.max(PROXY_SILENCE) } else { silence };
    let talk = line.talk();
    let answered = Arc::clone(&talk);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let (router, talk) = (router.clone(), Arc::clone(&answered));
        async move {
            talk.begin();
            let response: Response<Body> = router.oneshot(request).await?;
            // A socket stays until it is closed.
            if response.status() != StatusCode::SWITCHING_PROTOCOLS {
                talk.end();
            }
            Ok::<_, Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(silence)
        .serve_connection(TokioIo::new(line), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = app.closing();
    let mut going = false;
    loop {
        tokio::select! {
            // Whoever breaks off or speaks nonsense has had the answer that there is.
            _ = connection.as_mut() => return,
            () = talk.dismissed() => return,
            _ = closing.wait_for(|closing| *closing), if !going => {
                going = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// Say that there is no room, without listening to what is wanted; so nobody knows the language.
async fn turn_away(mut stream: TcpStream) -> io::Result<()> {
    let phrase = Phrase::new("server-full").with("seconds", COME_AGAIN);
    let text: String =
        [Lang::En, Lang::De].map(|lang| format!("{}\n", words::say(lang, &phrase))).concat();
    let head = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8";
    let length = text.len();
    let answer = format!(
        "{head}\r\nRetry-After: {COME_AGAIN}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{text}"
    );
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    // What is on its way must be read, or the system throws the answer away.
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}
