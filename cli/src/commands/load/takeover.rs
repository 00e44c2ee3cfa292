use std::{io, time::Duration};

use serde_json::json;
use tokio::{
    task::JoinSet,
    time::{Instant, timeout_at},
};

use super::{
    client::{self, Client},
    crowd::{fresh, in_turn},
    measured::Spread,
    node::Node,
};

/// How long what the dead node wrote may still be on its way; much less than any takeover takes.
const ON_ITS_WAY: Duration = Duration::from_millis(500);

/// Let bots play at so many tables that the first node minds, kill it, and measure how soon each
/// table goes on in the eyes of somebody at the second node.
pub(crate) async fn measure(mut nodes: Vec<Node>, tables: usize) -> io::Result<Spread> {
    let [first, second] = [nodes[0].address, nodes[1].address];
    let wish = json!({ "game": "tactigo", "bots": { "0": "easy", "1": "easy" }, "start": true });
    let watched = in_turn(tables, move |_| {
        let wish = wish.clone();
        async move {
            let (host, guest) = (fresh()?, fresh()?);
            let id = client::make_table(first, &host, &wish).await?;
            let mut here = Client::visit(first.into(), &id, &host).await?;
            // Bots only move where a node minds the table, and there is nobody at the other yet.
            here.table_where(|table| table.ply() > 0).await?;
            let there = Client::visit(second.into(), &id, &guest).await?;
            Ok((here, there))
        }
    });
    let (_at_the_first, at_the_second): (Vec<_>, Vec<_>) = watched.await?.into_iter().unzip();
    let killed = Instant::now();
    drop(nodes.remove(0));
    let mut watching = JoinSet::new();
    for client in at_the_second {
        watching.spawn(goes_on(client, killed));
    }
    let mut took = Vec::new();
    while let Some(one) = watching.join_next().await {
        took.push(one.map_err(io::Error::other)??);
    }
    Ok(Spread::new(took))
}

/// How long after the kill the table goes on.
async fn goes_on(mut client: Client, killed: Instant) -> io::Result<Duration> {
    if let Ok(error) = timeout_at(killed + ON_ITS_WAY, client.listen()).await {
        return Err(error);
    }
    let ply = client.table.ply();
    client.table_where(|table| table.ply() > ply).await?;
    Ok(killed.elapsed())
}
