use std::{
    io,
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use server::Secret;
use table::Lang;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

mod keeper;

#[cfg(test)]
mod tests;

use self::keeper::Keeper;
use super::{Answer, Site, TableSeen, Trouble, identity, runtime};

/// How long one waits to be gone.
const FAREWELL: Duration = Duration::from_millis(300);

/// What is heard over a line.
#[derive(Debug)]
pub(crate) enum Told {
    /// How the table stands now.
    Table(Box<TableSeen>),
    /// What came of the request with this key.
    Answer(String, Answer),
    /// Whether the server is heard.
    Online(bool),
    /// The table cannot be had any more.
    Gone(Trouble),
}

/// A line to a table. It comes back after restarts and tunnels, asks for what was missed, and sends again what nobody
/// has answered, under the same key, so that nothing is lost or done twice.
pub(crate) struct Line {
    orders: UnboundedSender<Order>,
    told: Receiver<Told>,
    /// Closed once the line is hung up.
    hung_up: Receiver<()>,
    /// What keys of this line begin with, so that no other has the same.
    salt: String,
    keys: u64,
}

/// What is wanted of the line.
enum Order {
    /// Send this under this key until it is answered.
    Ask(String, Value),
    /// Go to another table of the same server.
    Move(String),
    /// Hang up.
    Leave,
}

impl Line {
    /// Come to a table; fails where that is not possible now.
    pub(crate) fn open(
        site: &Site,
        table: &str,
        person: &Secret,
        lang: Lang,
    ) -> Result<Line, Trouble> {
        let (orders, wanted) = unbounded_channel();
        let (teller, told) = mpsc::channel();
        let (answer, opened) = mpsc::channel();
        let keeper = Keeper {
            site: site.clone(),
            table: table.to_owned(),
            person: person.clone(),
            lang,
            seq: None,
            unanswered: Vec::new(),
            orders: wanted,
            told: teller,
            online: true,
        };
        let runtime = runtime()?;
        let (hangs, hung_up) = mpsc::channel::<()>();
        thread::spawn(move || {
            let _hangs = hangs;
            runtime.block_on(async {
                match keeper.connect().await {
                    Ok(socket) => {
                        let _ = answer.send(Ok(()));
                        keeper.keep(socket).await;
                    }
                    Err(trouble) => drop(answer.send(Err(trouble))),
                }
            });
        });
        let lost = |_| Trouble::from(io::Error::from(io::ErrorKind::BrokenPipe));
        opened.recv().map_err(lost)??;
        let salt = identity::fresh()?.person().as_str().to_owned();
        Ok(Line { orders, told, hung_up, salt, keys: 0 })
    }

    /// What was heard next, if there is anything by now.
    pub(crate) fn heard(&self) -> Option<Told> {
        self.told.try_recv().ok()
    }

    /// What is heard next, within this time.
    pub(crate) fn hear(&self, patience: Duration) -> Option<Told> {
        self.told.recv_timeout(patience).ok()
    }

    /// Ask for something; the key of the answer.
    pub(crate) fn ask(&mut self, mut request: Value) -> String {
        self.keys += 1;
        let key = format!("{}-{}", self.salt, self.keys);
        request["key"] = json!(key);
        // Where nobody keeps the line any more, that it is gone has been told.
        let _ = self.orders.send(Order::Ask(key.clone(), request));
        key
    }

    /// Go to another table of the same server.
    pub(crate) fn move_to(&self, table: &str) {
        let _ = self.orders.send(Order::Move(table.to_owned()));
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::Leave);
        // Politely, but nobody waits for a server that is away.
        let _ = self.hung_up.recv_timeout(2 * FAREWELL);
    }
}
