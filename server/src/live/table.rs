use std::sync::Arc;

use store::{Append, Appended, PersonId, Status, StoreError, TableId, TableRow};
use table::{SeatSet, Seed};
use tokio::{
    sync::{mpsc, watch},
    time::{self, Instant},
};

use super::{
    bots::Bots,
    hints::{Asker, Hints},
    mail::{Answer, Glance, Mail},
    presence::Presence,
    registry::Live,
    thinker::Thinking,
    window::Window,
};
use crate::{
    Failure,
    cores::{Patron, is_strong},
    create::{self, too_many_strong_bots},
    now,
    room::{Command, Entry, Key, Logged, Question, Refusal, Request, Room, Surroundings},
    tally::Share,
};

/// A table in memory: the only one in this process who writes to its log.
pub(super) struct LiveTable {
    pub(super) live: Arc<Live>,
    row: TableRow,
    pub(super) inbox: mpsc::WeakSender<Mail>,
    pub(super) room: Room,
    pub(super) presence: Presence,
    /// Grows with everything that visitors can see.
    news: watch::Sender<u64>,
    /// The bots that play here, as long as they do.
    pub(super) bots: Bots,
    /// What a bot is thinking about: one thing at a time.
    pub(super) thinking: Option<Thinking>,
    /// When a bot may be asked again, where too many thoughts waited already.
    pub(super) asks_again: Option<Instant>,
    /// The strong bots here, counted among all those of the host.
    strong_bots: Option<Share<PersonId>>,
    pub(super) window: Option<Window>,
    pub(super) hints: Hints,
    /// The seats for which bots stood in when the visitors were last told.
    pub(super) standins: SeatSet,
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
            bots: Bots::default(),
            thinking: None,
            asks_again: None,
            strong_bots: None,
            window: None,
            hints: Hints::default(),
            standins: SeatSet::EMPTY,
        };
        table.count_strong_bots();
        if table.room.clock().is_some() && table.row.changed_at < table.live.began {
            // Nobody could act while the server was not here.
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
        // Time runs on, whoever watches.
        if let Some(flag) = self.next_flag() {
            Live::open_at(&self.live, self.row.id.clone(), flag);
        }
    }

    async fn take(&mut self, mail: Mail) -> Result<(), Failure> {
        // Whoever no longer waits for an answer does not need it.
        match mail {
            Mail::Enter { person, name, place, reply } => {
                self.presence.enter(person.clone(), place);
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
            Mail::Look { guest, since, reply } => {
                let around = Surroundings { named: guest.named, ..self.surroundings() };
                let text = self.room.message(&guest.id, &guest.name, guest.lang, since, &around);
                let _ = reply.send(Glance { text, seq: self.room.seq() });
            }
            Mail::Tell { person, lang, question, reply } => match question {
                Question::Hint => self.hint(Asker { person, lang, reply }),
                Question::Help { thing } => {
                    let _ = reply.send(self.room.tell_help(&person, lang, &thing));
                }
            },
            Mail::Advice(advice) => self.give(*advice),
            Mail::Thought(thought) => self.play_thought(thought).await?,
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
            self.live.store.put_person(person, named, now::unix_millis()).await?;
        }
        loop {
            if let Some(seq) = self.room.done(key) {
                return Ok(Ok(seq));
            }
            if let Some(refusal) = self.too_strong(&command) {
                return Ok(Err(refusal));
            }
            let entries = match self.room.decide(person, name, &command) {
                Err(refusal) => return Ok(Err(refusal)),
                Ok(_) if command == Command::Rematch => match self.rematch(person).await {
                    Ok(Some(table)) => vec![Entry::Rematch { table }],
                    Ok(None) => Vec::new(),
                    Err(failure @ Failure::TooMany { .. }) => {
                        return Ok(Err(Refusal::Table(failure.phrase())));
                    }
                    Err(failure) => return Err(failure),
                },
                Ok(_) if command == Command::Rest => {
                    let seed = Seed::fresh().map_err(StoreError::from)?;
                    self.room.rest(person, seed)
                }
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
            Ok((setup, seating)) if self.room.rematch().is_none() => {
                if let Some(Patron { person, place }) = self.presence.patron(person) {
                    self.live.limits.table(&person, place)?;
                }
                // One press is enough; but no clock runs before everybody is there.
                let start = setup.clock.is_none();
                let row = create::create(&*self.live.store, setup, seating, start).await?;
                Ok(Some(row.id))
            }
            _ => Ok(None),
        }
    }

    /// Write entries to the log and tell the visitors. Where another appended first, nothing is
    /// written, the table follows the log, and the answer is no.
    pub(super) async fn commit(
        &mut self,
        entries: Vec<Entry>,
        key: Option<Key>,
    ) -> Result<bool, Failure> {
        if entries.is_empty() {
            return Ok(true);
        }
        let (seq, before) = (self.room.seq(), self.room.status());
        let at = now::unix_millis();
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
        if after == Status::Over {
            self.bots = Bots::default();
        }
        let began = Instant::now();
        let appended = self.live.store.append(append).await;
        self.live.metrics.appended(began.elapsed());
        match appended {
            Ok(Appended::Won) => {
                self.live.metrics.actions.add(actions);
                self.tell();
                Ok(true)
            }
            Ok(Appended::Lost | Appended::Fenced) => {
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
        self.bots = Bots::default();
        self.tell();
        Ok(())
    }

    /// There is something new to see.
    pub(super) fn tell(&mut self) {
        self.standins = self.standins_now();
        self.count_strong_bots();
        self.news.send_modify(|number| *number += 1);
    }

    /// How many strong bots play here counts until the game is over or the table leaves memory.
    fn count_strong_bots(&mut self) {
        let (host, count) = (self.room.host(), self.room.strong_bots());
        if !self.strong_bots.as_ref().is_some_and(|share| share.is(host, count)) {
            self.strong_bots = Some(self.live.strong_bots.take(host.clone(), count));
        }
    }

    /// Why the host may not have one more strong bot.
    fn too_strong(&self, command: &Command) -> Option<Refusal> {
        let Command::Bot { seat, level: Some(level) } = command else { return None };
        let was = self.room.chair(*seat).and_then(|chair| chair.bot()).is_some_and(is_strong);
        let most = self.live.config.strong_bots_per_person;
        let full = self.live.strong_bots.count(self.room.host()) >= most;
        (is_strong(*level) && !was && full).then(|| Refusal::Table(too_many_strong_bots(most)))
    }

    fn surroundings(&self) -> Surroundings {
        let seated = |person: &&PersonId| !self.room.seats_of(person).is_empty();
        Surroundings {
            here: self.presence.here().cloned().collect(),
            watchers: self.presence.here().filter(|person| !seated(person)).count(),
            standins: self.standins_now(),
            window: self.window.map(Window::left),
            bot_wait: self.bot_wait(),
            now: now::unix_millis(),
            named: false,
        }
    }
}

async fn sleep_until(wake: Option<Instant>) {
    match wake {
        Some(wake) => time::sleep_until(wake).await,
        None => std::future::pending().await,
    }
}
