use std::{
    collections::{BTreeMap, HashMap},
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    sync::Notify,
    time::{self, Instant, Sleep},
};

use crate::{Limit, limiter::neighbourhood, metrics::Metrics};

/// Lets connections in, as many as there is room for at all and for each neighbourhood. Where it is
/// full, whoever has been silent longest leaves for the newcomer, so that those who only hold the
/// door open lock nobody out.
#[derive(Clone, Debug)]
pub(crate) struct Door(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    most: usize,
    most_per_place: usize,
    lines: Mutex<Lines>,
    opened: Instant,
    metrics: Arc<Metrics>,
}

#[derive(Debug, Default)]
struct Lines {
    /// By neighbourhood and number, the oldest first.
    open: HashMap<IpAddr, BTreeMap<u64, Arc<Talk>>>,
    count: usize,
    next: u64,
}

/// What is going on over a connection.
#[derive(Debug, Default)]
pub(crate) struct Talk {
    /// How many requests are being answered; a socket is one that never ends.
    requests: AtomicUsize,
    /// When anything was heard last, in milliseconds since the door was opened.
    heard: AtomicU64,
    /// The other side has to go.
    leave: Notify,
}

/// A place inside; it is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    door: Door,
    place: IpAddr,
    number: u64,
    talk: Arc<Talk>,
}

impl Door {
    pub(crate) fn new(most: usize, most_per_place: usize, metrics: Arc<Metrics>) -> Door {
        let opened = Instant::now();
        // However little room there is, nobody takes most of it.
        let most_per_place = most_per_place.min((most / 4).max(1));
        let lines = Mutex::default();
        Door(Arc::new(Inside { most, most_per_place, lines, opened, metrics }))
    }

    /// Let somebody in, unless everybody inside is being served. A trusted proxy comes for many.
    pub(crate) fn admit(&self, peer: SocketAddr, trusted: bool) -> Result<Pass, Limit> {
        let place = neighbourhood(peer.ip());
        let mut lines = self.lines();
        let here = lines.open.get(&place).map_or(0, BTreeMap::len);
        let crowded = !trusted && here >= self.0.most_per_place;
        if crowded && !lines.dismiss(place) {
            return Err(Limit::Connections);
        }
        if lines.count >= self.0.most && !lines.dismiss_from_the_largest() {
            return Err(Limit::Connections);
        }
        let talk = Arc::new(Talk::default());
        talk.heard.store(self.now(), Ordering::Relaxed);
        let number = lines.next;
        lines.next += 1;
        lines.count += 1;
        lines.open.entry(place).or_default().insert(number, Arc::clone(&talk));
        self.0.metrics.connections.set(lines.count);
        Ok(Pass { door: self.clone(), place, number, talk })
    }

    /// The system has no more room: make some.
    pub(crate) fn make_room(&self) {
        self.lines().dismiss_from_the_largest();
    }

    fn now(&self) -> u64 {
        self.0.opened.elapsed().as_millis() as u64
    }

    /// Nothing that could panic happens while it is locked, and nobody is waited for.
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    /// Send whoever has been silent longest in a neighbourhood away, if anybody is silent.
    fn dismiss(&mut self, place: IpAddr) -> bool {
        let Some(lines) = self.open.get(&place) else { return false };
        let silent = lines.iter().filter(|(_, talk)| talk.requests.load(Ordering::Relaxed) == 0);
        let longest = silent.min_by_key(|(_, talk)| talk.heard.load(Ordering::Relaxed));
        let Some((&number, talk)) = longest else { return false };
        talk.leave.notify_one();
        self.remove(place, number);
        true
    }

    fn dismiss_from_the_largest(&mut self) -> bool {
        let largest = self.open.iter().max_by_key(|(_, lines)| lines.len());
        let place = largest.map(|(&place, _)| place);
        place.is_some_and(|place| self.dismiss(place))
    }

    fn remove(&mut self, place: IpAddr, number: u64) {
        if let Some(lines) = self.open.get_mut(&place) {
            self.count -= usize::from(lines.remove(&number).is_some());
            if lines.is_empty() {
                self.open.remove(&place);
            }
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut lines = self.door.lines();
        lines.remove(self.place, self.number);
        self.door.0.metrics.connections.set(lines.count);
    }
}

impl Talk {
    /// A request has come.
    pub(crate) fn begin(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    /// It is answered.
    pub(crate) fn end(&self) {
        self.requests.fetch_sub(1, Ordering::Relaxed);
    }

    /// Ready when the other side has to go.
    pub(crate) async fn dismissed(&self) {
        self.leave.notified().await;
    }
}

/// How long the other side may leave unread what it is sent.
const UNREAD: Duration = Duration::from_secs(30);

/// A connection with its place inside, for as long as it is open, whatever becomes of it.
#[derive(Debug)]
pub(crate) struct Line {
    stream: TcpStream,
    pass: Pass,
    /// When it is too long that nothing could be sent.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Line {
    pub(crate) fn new(stream: TcpStream, pass: Pass) -> Line {
        Line { stream, pass, stuck: None }
    }

    /// What is going on over it.
    pub(crate) fn talk(&self) -> Arc<Talk> {
        Arc::clone(&self.pass.talk)
    }

    /// An attempt to send came to this; one that waits for too long has failed.
    fn sent<T>(
        &mut self,
        attempt: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if attempt.is_ready() {
            self.stuck = None;
            return attempt;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(time::sleep(UNREAD)));
        ready!(stuck.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = ready!(Pin::new(&mut self.stream).poll_read(context, buffer));
        self.pass.talk.heard.store(self.pass.door.now(), Ordering::Relaxed);
        Poll::Ready(read)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(attempt, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.sent(attempt, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let attempt = Pin::new(&mut self.stream).poll_flush(context);
        self.sent(attempt, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(place: u8) -> SocketAddr {
        ([10, 0, 0, place], 1).into()
    }

    #[tokio::test]
    async fn the_longest_silent_leaves_and_who_is_served_stays() {
        let door = Door::new(100, 3, Arc::default());
        let passes: Vec<Pass> =
            (0..3).map(|_| door.admit(peer(1), false).expect("there is room")).collect();
        passes[0].talk.begin();
        let newer = door.admit(peer(1), false).expect("somebody was silent");
        time::timeout(Duration::from_secs(5), passes[1].talk.dismissed()).await.unwrap();
        for pass in [&passes[2], &newer] {
            pass.talk.begin();
        }
        assert_eq!(door.admit(peer(1), false).unwrap_err(), Limit::Connections);
        assert!(door.admit(peer(1), true).is_ok(), "a proxy comes for many");
        assert!(door.admit(peer(2), false).is_ok(), "others have nothing to do with it");
        passes[0].talk.end();
        assert!(door.admit(peer(1), false).is_ok());
    }

    #[test]
    fn where_the_house_is_full_the_largest_crowd_makes_room() {
        let door = Door::new(8, 100, Arc::default());
        let crowd: Vec<Pass> = (0..2).map(|_| door.admit(peer(1), false).unwrap()).collect();
        assert!(door.admit(peer(1), false).is_ok(), "at the cost of its own");
        assert_eq!(door.lines().open[&peer(1).ip()].len(), 1, "nobody takes more than a quarter");
        drop(crowd);
        let all: Vec<Pass> = (1..9).map(|place| door.admit(peer(place), false).unwrap()).collect();
        let _second = door.admit(peer(1), false).expect("somebody is silent");
        assert_eq!(door.lines().count, 8);
        drop(all);
        assert_eq!(door.lines().count, 1);
    }
}
