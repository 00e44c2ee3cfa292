use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use server::Secret;
use table::Dice;
use tokio::{
    net::{TcpSocket, TcpStream},
    time::{Instant, timeout},
};
use tokio_tungstenite::tungstenite::Message;

use crate::net::{self, Socket, http::Ask};

/// Longer than any answer may take; then the run has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// Get something from the server; its body.
pub(crate) async fn get(address: SocketAddr, path: &str) -> io::Result<String> {
    exchange(address, path, None, None).await
}

/// Make a table as its host wishes; its name.
pub(crate) async fn make_table(
    address: SocketAddr,
    host: &Secret,
    wish: &Value,
) -> io::Result<String> {
    let told = exchange(address, "/tables", Some(host), Some(wish)).await?;
    let told: Value = serde_json::from_str(&told)?;
    told["id"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other("no table was made"))
}

async fn exchange(
    address: SocketAddr,
    path: &str,
    person: Option<&Secret>,
    sends: Option<&Value>,
) -> io::Result<String> {
    let wire = Box::new(TcpStream::connect(address).await?);
    let ask = Ask { authority: address.to_string(), path: path.to_owned(), person, sends };
    let answered = ask.over(wire).await?;
    String::from_utf8(answered.body.to_vec()).map_err(io::Error::other)
}

/// What a client needs of a message; the server is to be measured and not the reading.
#[derive(Default, Deserialize)]
pub(crate) struct Heard {
    r#type: String,
    key: Option<String>,
    seq: Option<u64>,
    status: Option<String>,
    ply: Option<u64>,
    #[serde(default)]
    your_turn: bool,
    stage: Option<Stage>,
    text: Option<String>,
}

#[derive(Deserialize)]
struct Stage {
    ways: Vec<Way>,
}

#[derive(Deserialize)]
pub(crate) struct Way {
    pub(crate) seat: u64,
    pub(crate) action: String,
}

impl Heard {
    /// Whether the game runs and so many actions were done.
    pub(crate) fn stands_at(&self, ply: u64) -> bool {
        self.status.as_deref() != Some("lobby") && self.ply == Some(ply)
    }

    /// How many actions were done.
    pub(crate) fn ply(&self) -> u64 {
        self.ply.unwrap_or_default()
    }

    /// Any legal action of the client's seats, if one is to act.
    pub(crate) fn choose(&self, dice: &mut Dice) -> Option<&Way> {
        let stage = self.stage.as_ref().filter(|_| self.your_turn)?;
        dice.pick(&stage.ways)
    }
}

/// From where on this machine to which server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Route {
    /// Any address of this machine, where none is named.
    pub(crate) from: Option<Ipv4Addr>,
    pub(crate) to: SocketAddr,
}

impl From<SocketAddr> for Route {
    fn from(to: SocketAddr) -> Route {
        Route { from: None, to }
    }
}

impl Route {
    async fn connect(self) -> io::Result<TcpStream> {
        let Some(from) = self.from else { return TcpStream::connect(self.to).await };
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        socket.connect(self.to).await
    }
}

/// Open a socket at a table, in English.
pub(crate) async fn connect(route: Route, table: &str, person: &Secret) -> io::Result<Socket> {
    let address = format!("ws://{}/t/{table}/socket?lang=en", route.to);
    let stream = route.connect().await?;
    stream.set_nodelay(true)?;
    Ok(net::open_socket(Box::new(stream), &address, person).await?)
}

/// A client at a table.
pub(crate) struct Client {
    socket: Socket,
    /// The last table that was heard of.
    pub(crate) table: Heard,
    keys: u64,
}

impl Client {
    /// Come to a table.
    pub(crate) async fn visit(route: Route, table: &str, person: &Secret) -> io::Result<Client> {
        let socket = connect(route, table, person).await?;
        let mut client = Client { socket, table: Heard::default(), keys: 0 };
        client.table_where(|table| table.seq.is_some()).await?;
        Ok(client)
    }

    /// Go away.
    pub(crate) async fn leave(mut self) -> io::Result<()> {
        self.socket.close(None).await.map_err(io::Error::other)
    }

    /// Wait until the table is as it should be.
    pub(crate) async fn table_where(&mut self, fits: impl Fn(&Heard) -> bool) -> io::Result<()> {
        while !fits(&self.table) {
            self.hear().await?;
        }
        Ok(())
    }

    /// Have something done; where the log stands by it.
    pub(crate) async fn does(&mut self, mut request: Value) -> io::Result<u64> {
        self.keys += 1;
        let key = self.keys.to_string();
        request["key"] = json!(key);
        self.socket.send(Message::text(request.to_string())).await.map_err(io::Error::other)?;
        loop {
            if let Some(answer) = self.hear().await?
                && answer.key.as_deref() == Some(&key)
            {
                let refused = || io::Error::other(answer.text.unwrap_or_default());
                return answer.seq.ok_or_else(refused);
            }
        }
    }

    /// Perhaps act, and in any case wait until the table shows that so many actions were done.
    pub(crate) async fn follow(
        &mut self,
        act: Option<Value>,
        ply: u64,
        due: Instant,
    ) -> io::Result<Followed> {
        let acknowledged = match act {
            Some(act) => Some((self.does(act).await?, due.elapsed())),
            None => None,
        };
        self.table_where(|table| table.stands_at(ply)).await?;
        Ok(Followed { acknowledged, seen: due.elapsed() })
    }

    /// Take what comes as long as nothing is to be done, and be there when the server asks.
    pub(crate) async fn listen(&mut self) -> io::Error {
        loop {
            if let Err(error) = self.next().await {
                return error;
            }
        }
    }

    /// Take the next message, which must come soon.
    async fn hear(&mut self) -> io::Result<Option<Heard>> {
        timeout(PATIENCE, self.next()).await?
    }

    /// Take the next message: a table is remembered, an answer is returned.
    async fn next(&mut self) -> io::Result<Option<Heard>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let heard: Heard = serde_json::from_str(&text)?;
                    if heard.r#type != "table" {
                        return Ok(Some(heard));
                    }
                    self.table = heard;
                    return Ok(None);
                }
                Some(Ok(Message::Close(_))) | None => {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }
}

/// What a client heard of an action.
pub(crate) struct Followed {
    /// Where the log stands by it and when that was told, if it was the client's own.
    pub(crate) acknowledged: Option<(u64, Duration)>,
    /// When it was seen at the table.
    pub(crate) seen: Duration,
}
