use std::{io, time::Duration};

use futures_util::future::{select_all, try_join_all};
use serde_json::{Value, json};
use table::Dice;
use tokio::{sync::mpsc, time::Instant};

use super::client::Client;

/// The clients at one table: one for each seat, or one for both.
pub(crate) struct Party {
    clients: Vec<Client>,
    dice: Dice,
    /// Where the log stands.
    seq: u64,
}

/// What came of a party.
#[derive(Default)]
pub(crate) struct Played {
    /// How long each action took to be acknowledged, and to be seen by the other client.
    pub(crate) acknowledged: Vec<Duration>,
    pub(crate) seen: Vec<Duration>,
    /// Whether the game ended under way.
    pub(crate) over: bool,
}

impl Party {
    pub(crate) fn new(clients: Vec<Client>, dice: Dice, seq: u64) -> Party {
        Party { clients, dice, seq }
    }

    /// Act whenever it is due, until no more is to be done or the game is over.
    pub(crate) async fn play(
        mut self,
        mut due: mpsc::UnboundedReceiver<Instant>,
    ) -> io::Result<Played> {
        let mut played = Played::default();
        let mut ply = 0;
        while let Some(due) = self.wait(&mut due).await? {
            let Some((actor, act)) = self.choose(ply) else {
                return Ok(Played { over: true, ..played });
            };
            ply += 1;
            let all = self.clients.iter_mut().enumerate().map(|(number, client)| {
                client.follow((number == actor).then(|| act.clone()), ply, due)
            });
            for followed in try_join_all(all).await? {
                let Some((seq, took)) = followed.acknowledged else {
                    played.seen.push(followed.seen);
                    continue;
                };
                played.acknowledged.push(took);
                // Everything is acknowledged in order, and nothing comes between.
                if seq != self.seq + 1 {
                    return Err(io::Error::other(format!("expected {}, got {seq}", self.seq + 1)));
                }
                self.seq = seq;
            }
        }
        Ok(played)
    }

    /// Listen until something is due; nothing when all is done.
    async fn wait(
        &mut self,
        due: &mut mpsc::UnboundedReceiver<Instant>,
    ) -> io::Result<Option<Instant>> {
        let listening = self.clients.iter_mut().map(|client| Box::pin(client.listen()));
        tokio::select! {
            biased;
            due = due.recv() => Ok(due),
            (error, ..) = select_all(listening) => Err(error),
        }
    }

    /// Any legal action of whoever is to act, and who that is; nothing when the game is over.
    fn choose(&mut self, ply: u64) -> Option<(usize, Value)> {
        self.clients.iter().enumerate().find_map(|(number, client)| {
            let way = client.table.choose(&mut self.dice)?;
            let (seat, action) = (way.seat, &way.action);
            Some((number, json!({ "do": "act", "seat": seat, "action": action, "ply": ply })))
        })
    }
}
