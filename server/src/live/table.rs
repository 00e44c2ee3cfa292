use std::{sync::Arc, time::Duration};

use store::{Append, Appended, PersonId, TableId, TableRow};
use table::{Seat, SeatSet};
use tokio::{
    sync::{mpsc, watch},
    time::{self, Instant},
};

use super::{
    mail::{Answer, Glance, Mail},
    presence::Presence,
    registry::Live,
    thinker::Question,
    window::{self, Window},
};
use crate::{
    Failure, clock, create,
    room::{Around, Command, Doer, Entry, Key, Logged, Refusal, Request, Room, STANDIN},
};

/// A table in memory: the only one in this process who writes to its log.
pub(super) struct LiveTable {
    live: Arc<Live>,
    row: TableRow,
    inbox: mpsc::WeakSender<Mail>,
    room: Room,
    presence: Presence,
    /// Grows with everything that visitors can see.
    news: watch::Sender<u64>,
    /// Which bot is thinking, and about which position.
    thinking: Option<(u64, Seat)>,
    window: Option<Window>,
    /// The seats for which bots stood in when the visitors were last told.
    standins: SeatSet,
}

impl LiveTable {
    /// Fold the log of a table.
    pub(super) async fn load(
        live: Arc<Live>,
        row: TableRow,
        inbox: mpsc::WeakSender<Mail>,
    ) -> Result<LiveTable, Failure> {
        let entries = live.store.read(&row.id, 0).await?;
        let room = Room::fold(&row, &entries)?;
        let mut table = LiveTable {
            live,
            row,
            inbox,
            room,
            presence: Presence::new(Instant::now()),
            news: watch::Sender::new(0),
            thinking: None,
            window: None,
            standins: SeatSet::EMPTY,
        };
        if table.room.clock().is_some() {
            // Nobody could act while the table was not here.
            table.commit(vec![Entry::Resumed], None).await?;
        }
        Ok(table)
    }

    /// Live until nobody has come for a while.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Mail>) {
        loop {
            if let Err(error) = self.settle().await {
                tracing::error!(%error, "a table leaves memory");
                break;
            }
            if self.is_idle() && inbox.is_empty() {
                break;
            }
            let wake = self.next_wake();
            tokio::select! {
                Some(mail) = inbox.recv() => {
                    if let Err(error) = self.take(mail).await {
                        tracing::error!(%error, "a table leaves memory");
                        break;
                    }
                }
                () = sleep_until(wake) => {}
            }
        }
        // From here on writing fails, and whoever wants to write opens the table anew.
        inbox.close();
        self.live.forget(&self.row.id, &self.inbox);
    }

    async fn take(&mut self, mail: Mail) -> Result<(), Failure> {
        // Whoever no longer waits for an answer does not need it.
        match mail {
            Mail::Enter { person, name, reply } => {
                self.presence.enter(person.clone());
                if let Some(name) = name
                    && let Ok(entries) =
                        self.room.decide(&person, &name, &Command::Name { name: name.clone() })
                {
                    self.commit(entries, None).await?;
                }
                self.tell();
                let _ = reply.send(self.news.subscribe());
            }
            Mail::Leave { person } => {
                self.presence.leave(&person, Instant::now());
                self.tell();
            }
            Mail::Ask { person, name, request, reply } => {
                let answer = self.carry_out(&person, &name, request).await;
                let failed = answer.is_err();
                let _ = reply.send(answer.unwrap_or_else(|_| Err(Refusal::new("server-trouble"))));
                if failed {
                    self.reload().await?;
                }
            }
            Mail::Look { person, name, lang, since, reply } => {
                let text = self.room.message(&person, &name, lang, since, &self.around());
                let _ = reply.send(Glance { text, seq: self.room.seq() });
            }
            Mail::Thought { position, seat, action } => {
                self.play_thought(position, seat, action).await?;
            }
        }
        Ok(())
    }

    /// Do what a person asks for, once, however often he asks.
    async fn carry_out(
        &mut self,
        person: &PersonId,
        name: &str,
        request: Request,
    ) -> Result<Answer, Failure> {
        let Request { key, command } = request;
        let key = Key::new(person, &key);
        if let Command::Name { name } = &command {
            let named = store::Person { name: Some(name.clone()), lang: None };
            self.live.store.put_person(person, named, clock::now()).await?;
        }
        loop {
            if let Some(seq) = self.room.done(key) {
                return Ok(Ok(seq));
            }
            let entries = match self.room.decide(person, name, &command) {
                Err(refusal) => return Ok(Err(refusal)),
                Ok(_) if command == Command::Rematch => match self.rematch(person).await? {
                    Some(table) => vec![Entry::Rematch { table }],
                    None => Vec::new(),
                },
                Ok(entries) => entries,
            };
            // Where another was faster, the table has moved on: decide again.
            if self.commit(entries, Some(key)).await? {
                return Ok(Ok(self.room.seq()));
            }
        }
    }

    /// Make the table that follows, unless it is there already.
    async fn rematch(&mut self, person: &PersonId) -> Result<Option<TableId>, Failure> {
        match self.room.next_game(person) {
            Ok(order) if self.room.rematch().is_none() => {
                Ok(Some(create::create(&*self.live.store, &order).await?.id))
            }
            _ => Ok(None),
        }
    }

    /// Write entries to the log and tell the visitors. Where another appended first, nothing is
    /// written, the table follows the log, and the answer is no.
    async fn commit(&mut self, entries: Vec<Entry>, key: Option<Key>) -> Result<bool, Failure> {
        if entries.is_empty() {
            return Ok(true);
        }
        let (seq, before) = (self.room.seq(), self.room.status());
        let at = clock::now();
        let last = entries.len() - 1;
        let mut actions = 0;
        let mut append = Append::new(self.row.id.clone(), seq, at, Vec::new());
        for (number, entry) in entries.into_iter().enumerate() {
            if let Entry::Sat { person, .. } = &entry {
                append.joined.push(person.clone());
            }
            actions += usize::from(matches!(entry, Entry::Acted { .. }));
            let logged = Logged { at, key: key.filter(|_| number == last), entry };
            append.entries.push(logged.to_text());
            // Nobody sees the room before the log has it; if that fails, it is folded anew.
            self.room.apply(logged)?;
        }
        let after = self.room.status();
        append.status = (after != before).then_some(after);
        let began = Instant::now();
        let appended = self.live.store.append(append).await;
        self.live.metrics.appended(began.elapsed());
        match appended {
            Ok(Appended::Won) => {
                self.live.metrics.actions.add(actions);
                self.tell();
                Ok(true)
            }
            Ok(Appended::Lost) => {
                self.reload().await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Fold the log anew: somebody else wrote to it, or writing failed.
    async fn reload(&mut self) -> Result<(), Failure> {
        let entries = self.live.store.read(&self.row.id, 0).await?;
        self.room = Room::fold(&self.row, &entries)?;
        self.tell();
        Ok(())
    }

    /// There is something new to see.
    fn tell(&mut self) {
        self.standins = self.standins_now();
        self.news.send_modify(|number| *number += 1);
    }

    fn around(&self) -> Around {
        let seated = |person: &&PersonId| !self.room.seats_of(person).is_empty();
        Around {
            here: self.presence.here().cloned().collect(),
            watchers: self.presence.here().filter(|person| !seated(person)).count(),
            standins: self.standins_now(),
            window: self.window.map(Window::left),
            now: clock::now(),
        }
    }

    /// Do everything that is due by now without anybody asking for it.
    async fn settle(&mut self) -> Result<(), Failure> {
        if let Some(flagged) = self.room.flag(clock::now()) {
            self.commit(vec![flagged], None).await?;
        }
        self.settle_window().await?;
        if self.standins != self.standins_now() {
            self.tell();
        }
        self.ask_a_bot();
        Ok(())
    }

    /// Open and close the time for answers; at its end silence is everybody's answer.
    async fn settle_window(&mut self) -> Result<(), Failure> {
        self.window = self.open_window();
        if self.window.is_none_or(|window| window.deadline() > Instant::now()) {
            return Ok(());
        }
        let turn = self.room.table().turn();
        for seat in self.asked().iter() {
            // One answer may settle the matter for all; then nobody else is asked any more.
            let settled = self.room.table().turn() != turn;
            let Some(action) = self.room.table().silence(seat).filter(|_| !settled) else { break };
            if let Ok(entry) = self.room.action(seat, &action, Doer::Silence) {
                self.commit(vec![entry], None).await?;
            }
        }
        self.window = None;
        self.window = self.open_window();
        self.tell();
        Ok(())
    }

    /// The time for answers as it stands. It does not run where nobody is, nor where only bots
    /// are asked.
    fn open_window(&self) -> Option<Window> {
        let asked = self.asked();
        let people = asked.iter().any(|seat| self.room.person(seat).is_some());
        if !people || self.presence.empty_since().is_some() {
            return None;
        }
        Window::now(self.window, self.room.position(), self.window_length())
    }

    fn window_length(&self) -> Duration {
        Duration::from_secs(self.room.setup().window.into())
    }

    fn asked(&self) -> SeatSet {
        window::asked(self.room.table(), self.room.to_act())
    }

    /// The seats to act whose people have been away for too long while others wait for them.
    fn standins_now(&self) -> SeatSet {
        let patience = self.live.config.patience;
        let now = Instant::now();
        let away =
            |seat: &Seat| self.away_since(*seat).is_some_and(|since| since + patience <= now);
        if !self.anybody_waits() {
            return SeatSet::EMPTY;
        }
        SeatSet::of(self.room.to_act().iter().filter(away))
    }

    /// Whether a person who plays is here.
    fn anybody_waits(&self) -> bool {
        let mut people = self.room.chairs().iter().filter_map(|chair| chair.person());
        people.any(|person| self.presence.is_here(person))
    }

    fn away_since(&self, seat: Seat) -> Option<Instant> {
        self.room.person(seat).and_then(|person| self.presence.away_since(person))
    }

    /// Let the first bot think whose turn it is. A table where nobody is just waits.
    fn ask_a_bot(&mut self) {
        let position = self.room.position();
        let busy = self.thinking.is_some_and(|(thinking, _)| thinking == position);
        if busy || self.presence.empty_since().is_some() {
            return;
        }
        let Some((seat, level)) = self.next_bot() else { return };
        self.thinking = Some((position, seat));
        let table = self.room.table().duplicate();
        let question = Question { game: self.room.game(), table, position, seat, level };
        self.live.thinker.think(question, self.inbox.clone());
    }

    fn next_bot(&self) -> Option<(Seat, bots::Level)> {
        let standins = self.standins_now();
        let bot = |seat: Seat| match self.room.chairs()[seat.index()].bot() {
            Some(level) => Some((seat, level)),
            None => standins.contains(seat).then_some((seat, STANDIN)),
        };
        let first =
            self.room.table().asks_first().filter(|&seat| self.room.to_act().contains(seat));
        first.into_iter().chain(self.room.to_act().iter()).find_map(bot)
    }

    /// Do what a bot chose, unless the table has moved on or the person is back.
    async fn play_thought(
        &mut self,
        position: u64,
        seat: Seat,
        action: Option<String>,
    ) -> Result<(), Failure> {
        if self.thinking != Some((position, seat)) {
            return Ok(());
        }
        self.thinking = None;
        if position != self.room.position() || !self.room.to_act().contains(seat) {
            return Ok(());
        }
        let by = match self.room.chairs()[seat.index()].bot() {
            Some(_) => Doer::Bot,
            None if self.standins_now().contains(seat) => Doer::Standin,
            None => return Ok(()),
        };
        // A bot that fails must not hold up the table.
        let any = || self.room.table().legal(seat).into_iter().next();
        if let Some(action) = action.or_else(any)
            && let Ok(entry) = self.room.action(seat, &action, by)
        {
            self.commit(vec![entry], None).await?;
        }
        Ok(())
    }

    /// Whether it is time to leave memory.
    fn is_idle(&self) -> bool {
        let empty = self.presence.empty_since();
        // A running clock has to be watched.
        self.room.clock().is_none()
            && empty.is_some_and(|since| since + self.live.config.idle <= Instant::now())
    }

    /// When something is due next unless somebody comes before.
    fn next_wake(&self) -> Option<Instant> {
        let flag =
            self.room.clock().and_then(|clock| clock.next_flag()).map(|(at, _)| {
                Instant::now() + Duration::from_millis(at.saturating_sub(clock::now()))
            });
        let window = self.window.map(Window::deadline);
        let idle = self.presence.empty_since().filter(|_| self.room.clock().is_none());
        let idle = idle.map(|since| since + self.live.config.idle);
        [flag, window, idle, self.next_standin()].into_iter().flatten().min()
    }

    /// When the next person has been away for too long.
    fn next_standin(&self) -> Option<Instant> {
        let standins = self.standins_now();
        let missing = self.room.to_act().iter().filter(|&seat| !standins.contains(seat));
        let missed = missing.filter_map(|seat| self.away_since(seat)).min();
        missed.filter(|_| self.anybody_waits()).map(|since| since + self.live.config.patience)
    }
}

async fn sleep_until(wake: Option<Instant>) {
    match wake {
        Some(wake) => time::sleep_until(wake).await,
        None => std::future::pending().await,
    }
}
