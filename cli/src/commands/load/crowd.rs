use std::{io, time::Duration};

use serde_json::{Value, json};
use server::Secret;
use table::{Dice, Seed};
use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{self, Instant},
};

use super::{
    child::Child,
    client::{self, Client},
    measured::Measured,
};

/// The game that is played: long enough that hardly any ends under way.
const GAME: &str = "tactigo";
/// How many come at once.
const AT_ONCE: usize = 64;

/// A table whose host sits on the first seat.
fn wish() -> Value {
    json!({ "game": GAME, "sit": 0 })
}

/// Let somebody make a table, look at it and leave, so many times: the tables stay in memory.
pub(crate) async fn visit_and_leave(server: &Child, count: usize) -> io::Result<()> {
    let address = server.address;
    in_turn(count, move |_| async move {
        let host = fresh()?;
        let id = client::make_table(address, &host, &wish()).await?;
        Client::visit(address, &id, &host).await?.leave().await
    })
    .await?;
    Ok(())
}

/// Do something so many times, several at once.
async fn in_turn<T: Send + 'static, F: Future<Output = io::Result<T>> + Send + 'static>(
    count: usize,
    act: impl Fn(usize) -> F,
) -> io::Result<Vec<T>> {
    let mut under_way = JoinSet::new();
    let mut done = Vec::with_capacity(count);
    for number in 0..count {
        if under_way.len() >= AT_ONCE
            && let Some(one) = under_way.join_next().await
        {
            done.push(one.map_err(io::Error::other)??);
        }
        under_way.spawn(act(number));
    }
    while let Some(one) = under_way.join_next().await {
        done.push(one.map_err(io::Error::other)??);
    }
    Ok(done)
}

fn fresh() -> io::Result<Secret> {
    Secret::fresh().map_err(io::Error::other)
}

/// Two clients at each of many tables.
pub(crate) struct Crowd(Vec<Pair>);

/// The two clients at one table.
struct Pair {
    clients: [Client; 2],
    dice: Dice,
    seq: u64,
}

impl Crowd {
    /// Make the tables, sit down and begin.
    pub(crate) async fn gather(server: &Child, tables: usize) -> io::Result<Crowd> {
        let address = server.address;
        let pairs = in_turn(tables, move |number| async move {
            let (host, guest) = (fresh()?, fresh()?);
            let id = client::make_table(address, &host, &wish()).await?;
            let mut first = Client::visit(address, &id, &host).await?;
            let mut second = Client::visit(address, &id, &guest).await?;
            second.does(json!({ "do": "sit", "seat": 1 })).await?;
            let seq = first.does(json!({ "do": "start" })).await?;
            // Everything that belongs to the beginning is heard before anything is measured.
            for client in [&mut first, &mut second] {
                client.table_where(|table| table.stands_at(0)).await?;
            }
            let dice = Dice::new(Seed::from(number as u64));
            Ok(Pair { clients: [first, second], dice, seq })
        });
        Ok(Crowd(pairs.await?))
    }

    /// Do so many actions in a second, at one table after the other.
    pub(crate) async fn play(self, rate: u64, length: Duration) -> io::Result<Measured> {
        let mut players = JoinSet::new();
        let mut orders = Vec::new();
        for pair in self.0 {
            let (order, due) = mpsc::unbounded_channel();
            orders.push(order);
            players.spawn(pair.play(due));
        }
        let began = Instant::now();
        let mut beat = time::interval(Duration::from_secs(1) / rate as u32);
        for order in orders.iter().cycle().take(rate as usize * length.as_secs() as usize) {
            // Where a table is behind, its actions count from when they were due.
            let due = beat.tick().await;
            // Who left has ended the game.
            let _ = order.send(due);
        }
        drop(orders);
        let (mut took, mut ended) = (Vec::new(), 0);
        while let Some(player) = players.join_next().await {
            let (some, over) = player.map_err(io::Error::other)??;
            took.extend(some);
            ended += usize::from(over);
        }
        Ok(Measured::new(took, began.elapsed(), ended))
    }
}

impl Pair {
    /// Act whenever it is due: how long each took, and whether the game ended under way.
    async fn play(
        mut self,
        mut due: mpsc::UnboundedReceiver<Instant>,
    ) -> io::Result<(Vec<Duration>, bool)> {
        let mut took = Vec::new();
        let mut ply = 0;
        while let Some(due) = due.recv().await {
            for client in &mut self.clients {
                client.table_where(|table| table.stands_at(ply)).await?;
            }
            let Some((seat, action)) = self.choose() else { return Ok((took, true)) };
            let act = json!({ "do": "act", "seat": seat, "action": action, "ply": ply });
            let seq = self.clients[seat].does(act).await?;
            took.push(due.elapsed());
            // Everything is acknowledged in order, and nothing comes between.
            if seq != self.seq + 1 {
                return Err(io::Error::other(format!("expected {}, got {seq}", self.seq + 1)));
            }
            self.seq = seq;
            ply += 1;
        }
        Ok((took, false))
    }

    /// Any legal action of whoever is to act; nothing when the game is over.
    fn choose(&mut self) -> Option<(usize, String)> {
        let mut clients = self.clients.iter().enumerate();
        clients.find_map(|(seat, client)| {
            Some((seat, client.table.choose(&mut self.dice)?.to_owned()))
        })
    }
}
