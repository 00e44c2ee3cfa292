use std::{pin::pin, time::Duration};

use axum::{
    extract::{
        Path, Query, State,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code},
    },
    response::Response,
};
use bots::wire;
use catalog::Listing;
use futures_util::SinkExt;
use serde::Deserialize;
use serde_json::json;
use store::TableId;
use table::Phrase;
use tokio::{
    sync::{
        mpsc,
        oneshot::{self, error::TryRecvError},
        watch,
    },
    time::{self, Instant, MissedTickBehavior},
};

use crate::{
    App, Failure, Guest, Limit,
    limiter::{Bucket, Flow},
    live::{self, Glance, Handle},
    room::{self, BrokenLog, Question, Refusal, Request, RequestError, read_message},
};

/// The most bytes a message from a client may have.
const LONGEST_MESSAGE: usize = 4 * 1024;
/// What is read at all, so that a message that is too long can be answered in words.
const LONGEST_FRAME: usize = 64 * 1024;
/// How often a silent client is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a client may take to read what it is sent.
const SLOWEST: Duration = Duration::from_secs(30);

/// How long a client may take to say goodbye.
const LINGER: Duration = Duration::from_secs(1);

/// How many answers wait to be sent at once.
const MOST_ANSWERS: usize = 8;

/// What a client wants to be told.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// From where on the news are wanted.
    #[serde(default)]
    since: u64,
    /// The version of the lines for programs, if they are wanted.
    lines: Option<u32>,
}

/// `GET /t/ID/socket`: speak with a table.
pub(crate) async fn open(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    if wanted.lines.is_some_and(|version| version != wire::VERSION) {
        let phrase = Phrase::new("server-lines").with("version", wire::VERSION.to_string());
        return Err(Failure::Refused(phrase));
    }
    if app.metrics().sockets.get() >= app.config().most_sockets {
        return Err(Failure::Full(Limit::Sockets));
    }
    let share = app.limits().socket(&guest.id, guest.place)?;
    let id = TableId::from(id.as_str());
    let row = app.store().table(&id).await?.ok_or(Failure::NotFound)?;
    let game =
        catalog::find(&row.game).ok_or(Failure::Unplayable(BrokenLog::UnknownGame(row.game)))?;
    // A table that cannot be had is refused with words and a status as long as there is still HTTP to
    // say them in: a socket that opens and closes would only be opened again.
    app.live().open(&id).await?;
    let upgrade = upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        // The default buffers are for few and fast streams; here are many and slow ones.
        .read_buffer_size(LONGEST_MESSAGE)
        .write_buffer_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics().sockets.add(1);
        visit(&app, &id, game, guest, wanted, socket).await;
        app.metrics().sockets.sub(1);
        drop(share);
    }))
}

/// From coming to the table to going.
async fn visit(
    app: &App,
    id: &TableId,
    game: &'static dyn Listing,
    guest: Guest,
    wanted: Wanted,
    mut socket: WebSocket,
) {
    let Ok(table) = app.live().enter(id, &guest).await else {
        let _ = socket.send(close(close_code::AGAIN)).await;
        return;
    };
    let wanted = live::Wanted { since: wanted.since, lines: wanted.lines.is_some(), seen: 0 };
    let Ok(glance) = table.look(&guest, wanted).await else {
        let _ = socket.send(close(close_code::RESTART)).await;
        return;
    };
    let flow = Flow::per_second(app.config().messages_per_socket);
    let visit = Visit {
        app: app.clone(),
        table: table.clone(),
        bucket: flow.bucket(Instant::now().into()),
        flow,
        guest: guest.clone(),
        game,
        wanted,
        glance,
        late: mpsc::channel(MOST_ANSWERS),
        socket,
    };
    visit.run().await;
    table.leave(&guest).await;
}

/// One socket at one table.
struct Visit {
    app: App,
    socket: WebSocket,
    table: Handle,
    game: &'static dyn Listing,
    guest: Guest,
    /// What the client wants to see next, and where that comes.
    wanted: live::Wanted,
    glance: oneshot::Receiver<Glance>,
    flow: Flow,
    bucket: Bucket,
    /// Answers that took their time.
    late: (mpsc::Sender<String>, mpsc::Receiver<String>),
}

/// Why a visit ends: with what the client is told, if it can still be told anything.
struct End(Option<u16>);

impl End {
    /// The table left memory because of some trouble; the client comes again.
    const GONE: End = End(Some(close_code::RESTART));
}

impl Visit {
    async fn run(mut self) {
        let mut closing = self.app.closing();
        let mut going_down = pin!(going_down(&mut closing));
        let mut heartbeat = time::interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let End(code) = loop {
            let step = tokio::select! {
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(frame)) => self.take(frame).await,
                        Some(Err(_)) | None => Err(End(None)),
                    }
                }
                glance = &mut self.glance => match glance {
                    Ok(glance) => self.show(None, glance).await,
                    Err(_) => Err(End::GONE),
                },
                Some(answer) = self.late.1.recv() => self.send([Message::text(answer)]).await,
                _ = heartbeat.tick() => match heard.elapsed() > 2 * HEARTBEAT {
                    true => Err(End(None)),
                    false => self.send([Message::Ping(Default::default())]).await,
                },
                () = &mut going_down => Err(End(Some(close_code::AWAY))),
            };
            if let Err(end) = step {
                break end;
            }
        };
        if let Some(code) = code {
            // Whoever does not hear it any more notices all the same.
            let _ = self.send([close(code)]).await;
            // What is on its way must be read, or the system throws the goodbye away.
            let goodbye = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = time::timeout(LINGER, goodbye).await;
        }
    }

    /// Take one frame from the client.
    async fn take(&mut self, frame: Message) -> Result<(), End> {
        // Whatever comes is work, be it only a ping of the browser itself.
        let alone = self.bucket.take(self.flow, Instant::now().into()).is_ok();
        if !alone || !self.app.limits().message(self.guest.place) {
            self.app.metrics().refused(Limit::Messages);
            self.refuse(None, &Refusal::new("server-too-fast")).await?;
            return Err(End(Some(close_code::POLICY)));
        }
        let text = match frame {
            Message::Text(text) => text,
            Message::Binary(_) => {
                self.refuse(None, &Refusal::new("server-binary")).await?;
                return Err(End(Some(close_code::UNSUPPORTED)));
            }
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End(None)),
        };
        if text.len() > LONGEST_MESSAGE {
            let phrase = Phrase::new("server-too-long").with("longest", LONGEST_MESSAGE);
            self.refuse(None, &Refusal::Table(phrase)).await?;
            return Err(End(Some(close_code::SIZE)));
        }
        match read_message(&text) {
            Ok(room::Message::Do(request)) => self.carry_out(request).await,
            Ok(room::Message::Tell { key, question }) => {
                self.look_up(key, question);
                Ok(())
            }
            Ok(room::Message::Ping { key }) => {
                let told = json!({ "type": "pong", "key": key });
                self.send([Message::text(told.to_string())]).await
            }
            Err(RequestError { key, refusal }) => self.refuse(key.as_deref(), &refusal).await,
        }
    }

    /// Find the answer to a question while everything else goes on.
    fn look_up(&self, key: String, question: Question) {
        let (table, guest, answers) = (self.table.clone(), self.guest.clone(), self.late.0.clone());
        tokio::spawn(async move {
            // A table that left memory closes the socket, and a client that is gone needs nothing.
            let Ok(mut answer) = table.tell(&guest, question).await else { return };
            answer["key"] = key.into();
            let _ = answers.send(answer.to_string()).await;
        });
    }

    async fn carry_out(&mut self, request: Request) -> Result<(), End> {
        let key = request.key.clone();
        let began = Instant::now();
        let answer = self.table.request(&self.guest, request).await;
        self.app.metrics().carried_out(began.elapsed());
        match answer {
            Ok(Ok(seq)) => {
                let told = json!({ "type": "done", "key": key, "seq": seq });
                let told = Message::text(told.to_string());
                match self.glance.try_recv() {
                    Ok(glance) => self.show(Some(told), glance).await,
                    Err(TryRecvError::Empty) => self.send([told]).await,
                    Err(TryRecvError::Closed) => {
                        self.send([told]).await?;
                        Err(End::GONE)
                    }
                }
            }
            Ok(Err(refusal)) => self.refuse(Some(&key), &refusal).await,
            Err(_) => Err(End::GONE),
        }
    }

    /// Send the table as it stands, with all the news since the last time, perhaps behind an answer.
    /// Then wait for what comes next.
    async fn show(&mut self, answer: Option<Message>, glance: Glance) -> Result<(), End> {
        let Glance { text, seq, number } = glance;
        self.send(answer.into_iter().chain([Message::text(text)])).await?;
        (self.wanted.since, self.wanted.seen) = (seq, number);
        let next = self.table.look(&self.guest, self.wanted).await;
        self.glance = next.map_err(|_| End::GONE)?;
        Ok(())
    }

    async fn refuse(&mut self, key: Option<&str>, refusal: &Refusal) -> Result<(), End> {
        let text = refusal.text(self.guest.lang, self.game);
        let told = json!({ "type": "refused", "key": key, "text": text, "rule": refusal.rule() });
        self.send([Message::text(told.to_string())]).await
    }

    /// Send frames in one go, unless the client takes for ever to read them.
    async fn send(&mut self, frames: impl IntoIterator<Item = Message>) -> Result<(), End> {
        let sending = async {
            for frame in frames {
                self.socket.feed(frame).await?;
            }
            self.socket.flush().await
        };
        match time::timeout(SLOWEST, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End(None)),
        }
    }
}

async fn going_down(closing: &mut watch::Receiver<bool>) {
    // An error would mean that there is nobody left who could say so.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn close(code: u16) -> Message {
    Message::Close(Some(CloseFrame { code, reason: "".into() }))
}
