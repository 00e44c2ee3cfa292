use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use server::{Secret, TableId, words};
use table::{Dice, Lang};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::{
    ledger::{Answer, Ledger},
    sight::Sight,
    weather::{Sky, Weather},
    wish::{Seen, Wish},
};
use crate::{commands::load::client, net::Socket};

/// How long a player hears nothing before the line is believed to be dead.
const SILENCE: Duration = Duration::from_secs(3);
/// How many entries every log has to grow by when nothing is disturbed any more.
const GOES_ON: u64 = 3;
/// How long that may take: longer than a thought of any bot and any wait for an answer.
const STALLED: Duration = Duration::from_secs(60);

/// What those at one table share.
pub(super) struct Company {
    pub(super) proxy: SocketAddr,
    pub(super) weather: Arc<Weather>,
    pub(super) table: TableId,
    /// Where people sit.
    pub(super) seats: Vec<u64>,
    /// How many entries the log has to have before everybody may go; none as long as it storms.
    pub(super) goal: AtomicU64,
}

/// One person at one table, who comes again whenever the line is lost and asks again by the same key
/// whenever there was no answer.
pub(super) struct Player {
    company: Arc<Company>,
    person: Secret,
    seat: u64,
    dice: Dice,
    line: Option<Socket>,
    /// The last table that was heard of, until it was thought about.
    seen: Option<Seen>,
    /// How far the log must have come before anything is wished for.
    least: u64,
    wish: Option<Wish>,
    keys: u64,
    over: bool,
    calm_since: Option<Instant>,
    ledger: Ledger,
}

/// A message that is no table.
#[derive(Deserialize)]
struct Told {
    r#type: String,
    key: Option<String>,
    seq: Option<u64>,
    text: Option<String>,
}

impl Player {
    pub(super) fn new(company: Arc<Company>, person: Secret, seat: u64, dice: Dice) -> Player {
        let mut ledger = Ledger::new(company.table.clone(), person.person());
        // Whoever made the table was told that he sits at it.
        ledger.seat = company.seats.first().copied().filter(|&host| host == seat);
        Player {
            company,
            person,
            seat,
            dice,
            line: None,
            seen: None,
            least: 0,
            wish: None,
            keys: 0,
            over: false,
            calm_since: None,
            ledger,
        }
    }

    /// Play until the game is over, or until everything went on after the storm.
    pub(super) async fn play(mut self) -> Ledger {
        while !self.may_go() {
            if self.step().await.is_err() {
                self.line = None;
                self.pause(200).await;
            }
        }
        self.ledger
    }

    fn may_go(&mut self) -> bool {
        match self.company.weather.sky() {
            Sky::Over => true,
            // Whoever waits for an answer wants to know.
            _ if self.wish.is_some() => false,
            _ if self.over => true,
            Sky::Storm => false,
            Sky::Calm => {
                let since = *self.calm_since.get_or_insert_with(Instant::now);
                let seq = self.ledger.sights.last().map_or(0, |sight| sight.seq);
                let goal = self.company.goal.load(Ordering::Relaxed);
                self.ledger.stalled = since.elapsed() > STALLED;
                self.ledger.stalled || (goal > 0 && seq >= goal)
            }
        }
    }

    /// Come, ask, or listen.
    async fn step(&mut self) -> io::Result<()> {
        if self.line.is_none() {
            let Company { proxy, table, .. } = &*self.company;
            let coming = client::connect((*proxy).into(), table.as_str(), &self.person);
            self.line = Some(timeout(SILENCE, coming).await??);
            if self.wish.is_some() {
                self.ask().await?;
            }
        }
        let fresh = self.seen.take_if(|seen| self.wish.is_none() && seen.seq >= self.least);
        if let Some(seen) = fresh {
            self.wish = seen.wish(self.seat, &self.company.seats, &mut self.dice);
            if let Some(wish) = &mut self.wish {
                self.keys += 1;
                wish.message["key"] = json!(self.keys.to_string());
                self.pause(40).await;
                return self.ask().await;
            }
        }
        self.hear().await
    }

    async fn ask(&mut self) -> io::Result<()> {
        let (Some(line), Some(wish)) = (&mut self.line, &self.wish) else { return Ok(()) };
        let message = Message::text(wish.message.to_string());
        timeout(SILENCE, line.send(message)).await?.map_err(io::Error::other)
    }

    async fn hear(&mut self) -> io::Result<()> {
        let Some(line) = &mut self.line else { return Ok(()) };
        match timeout(SILENCE, line.next()).await? {
            Some(Ok(Message::Text(text))) => self.take(&text),
            Some(Ok(Message::Close(_))) | None => Err(io::ErrorKind::UnexpectedEof.into()),
            Some(Ok(_)) => Ok(()),
            Some(Err(error)) => Err(io::Error::other(error)),
        }
    }

    fn take(&mut self, text: &str) -> io::Result<()> {
        let told: Told = serde_json::from_str(text)?;
        if told.r#type == "table" {
            return self.look(text);
        }
        let Some(key) = told.key else { return Ok(()) };
        let Some(wish) = self.wish.take_if(|wish| wish.message["key"] == key.as_str()) else {
            return Ok(());
        };
        // Nobody knows whether it was written: only who asks again finds out.
        if told.seq.is_none() && told.text == Some(words::word(Lang::En, "server-trouble")) {
            self.wish = Some(wish);
            return Err(io::ErrorKind::Interrupted.into());
        }
        match told.seq {
            Some(seq) => {
                self.company.weather.count();
                self.least = self.least.max(seq);
                self.seen.take_if(|seen| seen.seq < seq);
                self.ledger.seat = self.ledger.seat.or(wish.sits);
            }
            // The table is not as it looked; what it looks like now is on its way.
            None => self.seen = None,
        }
        self.ledger.answers.push(Answer { key, act: wish.act, seq: told.seq });
        Ok(())
    }

    fn look(&mut self, text: &str) -> io::Result<()> {
        let table: Value = serde_json::from_str(text)?;
        let seen = Seen::deserialize(&table)?;
        let unlike = || io::Error::other("a table unlike the protocol");
        let sight = Sight::of(table).ok_or_else(unlike)?;
        if self.ledger.sights.last() != Some(&sight) {
            self.ledger.sights.push(sight);
        }
        self.over |= seen.status == "over";
        if self.company.weather.sky() == Sky::Calm {
            // Who looks first after the storm says how far all have to come.
            let goal = seen.seq + GOES_ON;
            let _ =
                self.company.goal.compare_exchange(0, goal, Ordering::Relaxed, Ordering::Relaxed);
        }
        self.seen = Some(seen);
        Ok(())
    }

    async fn pause(&mut self, most: usize) {
        sleep(Duration::from_millis(self.dice.roll(most) as u64)).await;
    }
}
