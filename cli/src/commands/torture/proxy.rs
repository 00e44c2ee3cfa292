use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use table::{Dice, Seed};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    task::JoinHandle,
    time::{sleep, timeout},
};

use super::weather::{Sky, Weather};

/// How long a node may take to take a connection.
const CONNECT: Duration = Duration::from_secs(2);
/// How long a dead line stays open: longer than any client waits.
const SILENCE: Duration = Duration::from_secs(6);

/// Where the nodes are that live, each at its own place.
#[derive(Clone, Debug)]
pub(super) struct Living(Arc<Mutex<Vec<Option<SocketAddr>>>>);

impl Living {
    /// Nobody lives yet.
    pub(super) fn of(nodes: usize) -> Living {
        Living(Arc::new(Mutex::new(vec![None; nodes])))
    }

    pub(super) fn set(&self, node: usize, address: Option<SocketAddr>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[node] = address;
    }

    /// The numbers and addresses of those who live.
    pub(super) fn all(&self) -> Vec<(usize, SocketAddr)> {
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let living = places.iter().enumerate();
        living.filter_map(|(node, address)| Some((node, (*address)?))).collect()
    }
}

/// Leads every connection to any living node, and is a bad line as long as it storms.
pub(super) struct Proxy {
    pub(super) address: SocketAddr,
    listening: JoinHandle<()>,
}

/// What becomes of a connection.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// It is dropped before anything is said.
    Drop,
    /// It is cut after a while.
    Cut(Duration),
    /// After a while nothing comes through any more, and nobody is told.
    Silence(Duration),
    /// It holds.
    Hold,
}

impl Fate {
    fn draw(dice: &mut Dice) -> Fate {
        let after = Duration::from_millis(dice.roll(4000) as u64);
        match dice.roll(10) {
            0 => Fate::Drop,
            1..=3 => Fate::Cut(after),
            4 => Fate::Silence(after),
            _ => Fate::Hold,
        }
    }
}

impl Proxy {
    pub(super) async fn open(
        living: Living,
        weather: Arc<Weather>,
        seed: Seed,
    ) -> io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let listening = tokio::spawn(async move {
            for number in 0.. {
                let Ok((client, _)) = listener.accept().await else { continue };
                let dice = Dice::new(seed.derive("connection", number));
                tokio::spawn(lead(client, living.clone(), weather.clone(), dice));
            }
        });
        Ok(Proxy { address, listening })
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Lead one connection, for better or worse.
async fn lead(client: TcpStream, living: Living, weather: Arc<Weather>, mut dice: Dice) {
    let storms = weather.sky() == Sky::Storm;
    let fate = if storms { Fate::draw(&mut dice) } else { Fate::Hold };
    let slow = storms && dice.roll(3) == 0;
    let nodes = living.all();
    let Some(&(_, node)) = dice.pick(&nodes) else { return };
    if let Fate::Drop = fate {
        return;
    }
    let Ok(Ok(node)) = timeout(CONNECT, TcpStream::connect(node)).await else { return };
    // The client's side stays open where a line falls silent.
    let (from_client, to_client) = client.into_split();
    let (from_node, to_node) = node.into_split();
    let pumps = async {
        tokio::select! {
            () = pump(from_client, to_node, slow.then(|| Dice::new(dice.seed()))) => {}
            () = pump(from_node, to_client, slow.then(|| Dice::new(dice.seed()))) => {}
        }
    };
    match fate {
        Fate::Drop | Fate::Hold => pumps.await,
        Fate::Cut(after) => {
            let _ = timeout(after, pumps).await;
        }
        Fate::Silence(after) => {
            let mut pumps = Box::pin(pumps);
            if timeout(after, &mut pumps).await.is_err() {
                sleep(SILENCE).await;
            }
        }
    }
}

/// Carry what is said from one side to the other, now and then late.
async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut delays: Option<Dice>) {
    let mut buffer = vec![0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if let Some(dice) = &mut delays {
            sleep(Duration::from_millis(dice.roll(60) as u64)).await;
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}
