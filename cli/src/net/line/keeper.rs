use std::{sync::mpsc::Sender, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::Secret;
use table::Lang;
use tokio::{
    sync::mpsc::UnboundedReceiver,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};
use tokio_tungstenite::tungstenite;

use super::{FAREWELL, Order, Told};
use crate::net::{
    Answer, Site, Socket, Trouble,
    message::Message,
    sanity,
    wire::{self, open_socket},
};

/// All of this is as in the browser, see `server/web/socket.js`.
const FIRST_WAIT: Duration = Duration::from_millis(300);
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// A line that broke sooner than this was none: what breaks again and again is tried less and less often.
const STEADY: Duration = Duration::from_secs(5);
/// After so long without a word the server is asked whether it is there, and so long later the line is gone.
const SILENCE: Duration = Duration::from_secs(2);
const PATIENCE: Duration = Duration::from_millis(2500);
const TICK: Duration = Duration::from_millis(500);
/// How long it may take to get to a server that is there.
const COMING: Duration = Duration::from_secs(10);
/// Keeps the line on a thread of its own.
pub(super) struct Keeper {
    pub(super) site: Site,
    pub(super) table: String,
    pub(super) person: Secret,
    pub(super) lang: Lang,
    /// Where the log stood when it was last heard of.
    pub(super) seq: Option<u64>,
    /// What was asked for and not answered, in order.
    pub(super) unanswered: Vec<(String, String)>,
    pub(super) orders: UnboundedReceiver<Order>,
    pub(super) told: Sender<Told>,
    /// Whether the server was heard when that was last told.
    pub(super) online: bool,
}

/// Why a line ended.
enum End {
    /// It broke.
    Broken,
    /// Another table is wanted.
    Moved,
    /// Nobody wants it any more.
    Left,
}

impl Keeper {
    /// Come to the table.
    pub(super) async fn connect(&self) -> Result<Socket, Trouble> {
        let mut query = format!("lang={}", self.lang);
        if let Some(seq) = self.seq {
            query += &format!("&since={seq}");
        }
        let address = self.site.socket(&self.table, &query);
        let coming = async {
            let wire = wire::reach(&self.site).await?;
            open_socket(wire, &address, &self.person).await
        };
        timeout(COMING, coming).await?
    }

    /// Keep the line for as long as it is wanted.
    pub(super) async fn keep(mut self, mut socket: Socket) {
        let mut wait = FIRST_WAIT;
        loop {
            let held = Instant::now();
            match self.hold(&mut socket).await {
                End::Left => {
                    let _ = timeout(FAREWELL, socket.close(None)).await;
                    return;
                }
                End::Moved => {
                    let _ = timeout(FAREWELL, socket.close(None)).await;
                    wait = Duration::ZERO;
                }
                End::Broken => {
                    self.tell_online(false);
                    if held.elapsed() > STEADY {
                        wait = FIRST_WAIT;
                    }
                }
            }
            let Some(again) = self.come_back(&mut wait).await else { return };
            socket = again;
        }
    }

    /// Try until there is a line again; nothing once it is not wanted or not to be had any more.
    async fn come_back(&mut self, wait: &mut Duration) -> Option<Socket> {
        loop {
            if !self.rest(wait.mul_f64(0.8 + 0.4 * share())).await {
                return None;
            }
            *wait = (*wait * 2).clamp(FIRST_WAIT, LONGEST_WAIT);
            match self.connect().await {
                Ok(socket) => return Some(socket),
                Err(trouble) if trouble.is_for_good() => {
                    self.tell(Told::Gone(trouble));
                    return None;
                }
                Err(Trouble::Refused { again: Some(again), .. }) => *wait = again.max(*wait),
                Err(_) => {}
            }
        }
    }

    /// Wait, and note what is asked for meanwhile; false if one wants to leave.
    async fn rest(&mut self, time: Duration) -> bool {
        let over = sleep(time);
        tokio::pin!(over);
        loop {
            tokio::select! {
                () = &mut over => return true,
                order = self.orders.recv() => match order {
                    Some(Order::Ask(key, request)) => self.unanswered.push((key, request.to_string())),
                    Some(Order::Move(table)) => self.turn_to(table),
                    Some(Order::Leave) | None => return false,
                },
            }
        }
    }

    fn turn_to(&mut self, table: String) {
        self.table = table;
        self.seq = None;
        self.unanswered.clear();
    }

    /// Speak and listen until the line ends.
    async fn hold(&mut self, socket: &mut Socket) -> End {
        for (_, text) in &self.unanswered {
            if say(socket, text.clone()).await.is_err() {
                return End::Broken;
            }
        }
        let (mut spoke, mut pinged) = (Instant::now(), false);
        let mut tick = interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(frame)) => {
                        (spoke, pinged) = (Instant::now(), false);
                        let tungstenite::Message::Text(text) = frame else {
                            if frame.is_close() {
                                return End::Broken;
                            }
                            continue;
                        };
                        // A line that opens may still lead nowhere: the first word shows that it holds.
                        self.tell_online(true);
                        if self.take(&text).is_err() {
                            return End::Broken;
                        }
                    }
                    Some(Err(_)) | None => return End::Broken,
                },
                order = self.orders.recv() => match order {
                    Some(Order::Ask(key, request)) => {
                        let text = request.to_string();
                        self.unanswered.push((key, text.clone()));
                        if say(socket, text).await.is_err() {
                            return End::Broken;
                        }
                    }
                    Some(Order::Move(table)) => {
                        self.turn_to(table);
                        return End::Moved;
                    }
                    Some(Order::Leave) | None => return End::Left,
                },
                _ = tick.tick() => {
                    let silent = spoke.elapsed();
                    if silent > SILENCE + PATIENCE {
                        return End::Broken;
                    }
                    if silent > SILENCE && !std::mem::replace(&mut pinged, true) {
                        let ping = json!({ "key": "ping", "do": "ping" });
                        if say(socket, ping.to_string()).await.is_err() {
                            return End::Broken;
                        }
                    }
                }
            }
        }
    }

    /// Understand a message and pass it on.
    fn take(&mut self, text: &str) -> Result<(), serde_json::Error> {
        let mut message: Value = serde_json::from_str(text)?;
        sanity::clean(&mut message);
        let (key, answer) = match serde_json::from_value(message)? {
            Message::Table(table) if !table.stage.as_ref().is_none_or(sanity::is_sane) => {
                return Err(serde::de::Error::custom("a stage that cannot be drawn"));
            }
            Message::Table(table) => {
                self.seq = Some(table.seq);
                self.tell(Told::Table(table));
                return Ok(());
            }
            Message::Done { key, seq } => (Some(key), Answer::Done(seq)),
            Message::Refused { key, text } => (key, Answer::Refused(text)),
            Message::Help { key, thing, texts } => (Some(key), Answer::Help { thing, texts }),
            Message::Hint { key, action, picks, texts, why } => {
                (Some(key), Answer::Hint { action, picks, texts, why })
            }
            Message::Other => return Ok(()),
        };
        let Some(key) = key else { return Ok(()) };
        // Whatever was sent twice is answered twice.
        let known = self.unanswered.iter().position(|(asked, _)| *asked == key);
        if let Some(place) = known {
            self.unanswered.remove(place);
            self.tell(Told::Answer(key, answer));
        }
        Ok(())
    }

    fn tell_online(&mut self, online: bool) {
        if std::mem::replace(&mut self.online, online) != online {
            self.tell(Told::Online(online));
        }
    }

    fn tell(&self, told: Told) {
        // Whoever does not listen any more is about to leave.
        let _ = self.told.send(told);
    }
}

async fn say(socket: &mut Socket, text: String) -> Result<(), Trouble> {
    Ok(timeout(PATIENCE, socket.send(tungstenite::Message::text(text))).await??)
}

/// Somewhere between 0 and 1, so that those who lost a server do not all come back at the same moment.
fn share() -> f64 {
    let nanos = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    nanos.map_or(0.5, |time| f64::from(time.subsec_nanos() % 1000) / 1000.0)
}
