use std::{io, net::Ipv4Addr, time::Duration};

use serde_json::{Value, json};
use server::Secret;
use table::{Dice, Seed};
use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{self, Instant},
};

use super::{
    client::{self, Client, Route},
    machine::{Moment, Usage},
    measured::{Measured, Spread},
    node::Node,
    party::{Party, Played},
};

/// The game that is played: long enough that hardly any ends under way.
const GAME: &str = "tactigo";
/// How many come at once.
const AT_ONCE: usize = 64;
/// How many tables the clients at one address of this machine may have: it has some 28,000 ports.
const TABLES_PER_ADDRESS: usize = 10_000;

/// A table whose host sits on the first seat.
fn wish() -> Value {
    json!({ "game": GAME, "sit": 0 })
}

/// Let somebody make a table, look at it and leave, so many times: the tables stay in memory.
pub(crate) async fn visit_and_leave(node: &Node, count: usize) -> io::Result<()> {
    let address = node.address;
    in_turn(count, move |_| async move {
        let host = fresh()?;
        let id = client::make_table(address, &host, &wish()).await?;
        Client::visit(address.into(), &id, &host).await?.leave().await
    })
    .await?;
    Ok(())
}

/// Do something so many times, several at once.
pub(super) async fn in_turn<T: Send + 'static, F>(
    count: usize,
    act: impl Fn(usize) -> F,
) -> io::Result<Vec<T>>
where
    F: Future<Output = io::Result<T>> + Send + 'static,
{
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

pub(super) fn fresh() -> io::Result<Secret> {
    Secret::fresh().map_err(io::Error::other)
}

/// Those who play at many tables and wait for the order to act.
pub(crate) struct Crowd<'a> {
    nodes: &'a [Node],
    orders: Vec<mpsc::UnboundedSender<Instant>>,
    players: JoinSet<io::Result<Played>>,
}

impl Crowd<'_> {
    /// Make the tables, sit down and begin: with two clients at each table, by different nodes where
    /// there are several. At the last tables, for which there are not enough sockets, one client has
    /// both seats.
    pub(crate) async fn gather(
        nodes: &[Node],
        tables: usize,
        sockets: usize,
    ) -> io::Result<Crowd<'_>> {
        let pairs = tables.min(sockets.saturating_sub(tables));
        let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
        let begun = in_turn(tables, move |number| {
            let from = Ipv4Addr::from(u32::from(Ipv4Addr::LOCALHOST) + place_of(number));
            let route = |node: usize| Route {
                from: (from != Ipv4Addr::LOCALHOST).then_some(from),
                to: addresses[node % addresses.len()],
            };
            let routes = [route(number), route(number + 1)];
            async move {
                let party = begin(&routes[..if number < pairs { 2 } else { 1 }], number).await?;
                let (order, due) = mpsc::unbounded_channel();
                // They listen from now on, or the server would take them for gone.
                Ok((order, tokio::spawn(party.play(due))))
            }
        });
        let (orders, playing): (Vec<_>, Vec<_>) = begun.await?.into_iter().unzip();
        let mut players = JoinSet::new();
        for party in playing {
            players.spawn(async move { party.await.map_err(io::Error::other)? });
        }
        Ok(Crowd { nodes, orders, players })
    }

    /// Do so many actions in a second, at one table after the other.
    pub(crate) async fn play(mut self, rate: u64, length: Duration) -> io::Result<Measured> {
        let before = (self.work(), Moment::now());
        let began = Instant::now();
        let mut beat = time::interval(Duration::from_secs(1) / rate as u32);
        for order in self.orders.iter().cycle().take(rate as usize * length.as_secs() as usize) {
            // Where a table is behind, its actions count from when they were due.
            let due = beat.tick().await;
            // Who left has ended the game.
            let _ = order.send(due);
        }
        self.orders.clear();
        let mut all = Played::default();
        let mut ended = 0;
        while let Some(player) = self.players.join_next().await {
            let played = player.map_err(io::Error::other)??;
            all.acknowledged.extend(played.acknowledged);
            all.seen.extend(played.seen);
            ended += usize::from(played.over);
        }
        let length = began.elapsed();
        let after = (self.work(), Moment::now());
        Ok(Measured {
            acknowledged: Spread::new(all.acknowledged),
            seen: Spread::new(all.seen),
            length,
            ended,
            work: after.0.zip(before.0).map(|(after, before)| after.saturating_sub(before)),
            busy: after.1.zip(before.1).map(|(after, before)| after.since(&before)),
        })
    }

    /// What the servers have worked by now.
    fn work(&self) -> Option<Duration> {
        self.nodes.iter().map(|node| Some(Usage::of(node.process())?.work)).sum()
    }
}

/// How many addresses further on the clients of a table are.
fn place_of(table: usize) -> u32 {
    (table / TABLES_PER_ADDRESS) as u32
}

/// Let somebody on each of these routes sit down at a new table, and begin.
async fn begin(routes: &[Route], number: usize) -> io::Result<Party> {
    let host = fresh()?;
    let id = client::make_table(routes[0].to, &host, &wish()).await?;
    let mut clients = vec![Client::visit(routes[0], &id, &host).await?];
    for &route in &routes[1..] {
        clients.push(Client::visit(route, &id, &fresh()?).await?);
    }
    if let Some(last) = clients.last_mut() {
        last.does(json!({ "do": "sit", "seat": 1 })).await?;
    }
    let seq = clients[0].does(json!({ "do": "start" })).await?;
    // Everything that belongs to the beginning is heard before anything is measured.
    for client in &mut clients {
        client.table_where(|table| table.stands_at(0)).await?;
    }
    Ok(Party::new(clients, Dice::new(Seed::from(number as u64)), seq))
}
