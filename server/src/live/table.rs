use std::{collections::HashSet, sync::Arc};

use serde_json::json;
use store::{Append, Appended, Fence, PersonId, Status, StoreError, TableRow};
use table::SeatSet;
use tokio::{
    sync::mpsc,
    time::{self, Instant},
};

use super::{
    bots::Bots,
    hints::{Asker, Hints},
    keeping::Hold,
    mail::{Glance, Letter, Look, Mail},
    presence::Presence,
    registry::Live,
    thinker::Thinking,
    window::Window,
};
use crate::{
    Failure, now,
    room::{Entry, Key, Logged, Question, Refusal, Room, Surroundings},
    tally::Share,
};

/// A table in memory: the only one at this node who writes to its log.
pub(super) struct LiveTable {
    pub(super) live: Arc<Live>,
    pub(super) row: TableRow,
    pub(super) inbox: mpsc::WeakSender<Letter>,
    pub(super) room: Room,
    pub(super) presence: Presence,
    /// Whether this node minds the table.
    pub(super) hold: Hold,
    /// Whether the other nodes know who is here by this one.
    pub(super) announced: bool,
    /// When to look how the table stands among the nodes, if not before.
    pub(super) looks_at: Option<Instant>,
    /// Whether the room may not be what the log says, because nobody knows whether something was
    /// written. Until that is known nothing is done and nothing shown.
    pub(super) adrift: bool,
    /// Grows with everything that visitors can see.
    news: u64,
    /// Those who wait for something new.
    looks: Vec<Look>,
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
        inbox: mpsc::WeakSender<Letter>,
    ) -> Result<LiveTable, Failure> {
        let entries = live.store.read(&row.id, 0).await?;
        let room = Room::fold(&row, &entries)?;
        let shared = live.store.is_shared();
        let mut table = LiveTable {
            live,
            row,
            inbox,
            room,
            presence: Presence::new(Instant::now(), HashSet::new()),
            hold: if shared { Hold::No } else { Hold::Alone },
            announced: true,
            looks_at: None,
            adrift: false,
            news: 1,
            looks: Vec::new(),
            bots: Bots::default(),
            thinking: None,
            asks_again: None,
            strong_bots: None,
            window: None,
            hints: Hints::default(),
            standins: SeatSet::EMPTY,
        };
        table.count_strong_bots();
        if shared {
            table.arrive().await?;
        } else {
            table.resume().await?;
        }
        Ok(table)
    }

    /// Live until nobody has come for a while. What is done now and then is in a box of its own, so
    /// that a table that waits does not keep room for it.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Letter>) {
        loop {
            if let Err(failure) = Box::pin(self.go_on()).await
                && !self.bears(&failure)
            {
                break;
            }
            self.show();
            if self.is_idle() && inbox.is_empty() {
                break;
            }
            if let Some(mail) = self.wait(&mut inbox).await
                && let Err(failure) = Box::pin(self.take(mail)).await
                && !self.bears(&failure)
            {
                break;
            }
        }
        // From here on writing fails, and whoever wants to write opens the table anew.
        inbox.close();
        self.live.forget(&self.row.id, &self.inbox);
        // Time runs on, whoever watches.
        if self.keeps()
            && let Some(flag) = self.next_flag()
        {
            Live::open_at(&self.live, self.row.id.clone(), flag);
        }
        if let Err(error) = Box::pin(self.let_go()).await {
            tracing::warn!(%error, "the other nodes still believe that a table is minded");
        }
    }

    /// Wait for mail, or until something is due. For whoever only waits nothing has to be done.
    async fn wait(&mut self, inbox: &mut mpsc::Receiver<Letter>) -> Option<Mail> {
        let wake = self.next_wake();
        loop {
            tokio::select! {
                Some(letter) = inbox.recv() => match *letter {
                    Mail::Look(look) if !look.is_due(self.news) => self.looks.push(look),
                    mail => return Some(mail),
                },
                () = sleep_until(wake) => return None,
            }
        }
    }

    /// Do what is due.
    async fn go_on(&mut self) -> Result<(), Failure> {
        self.look_around().await?;
        if self.adrift { Ok(()) } else { self.settle().await }
    }

    /// Whether the table stays in memory after a failure: it does if the store may be back soon.
    fn bears(&mut self, failure: &Failure) -> bool {
        match failure {
            Failure::Store(StoreError::Failed(_)) => {
                tracing::warn!(error = %failure, "a table waits for the store");
                self.look_later();
                true
            }
            _ => {
                tracing::error!(error = %failure, "a table leaves memory");
                false
            }
        }
    }

    async fn take(&mut self, mail: Mail) -> Result<(), Failure> {
        // Whoever no longer waits for an answer does not need it.
        match mail {
            Mail::Enter { person, name, place, reply } => {
                if self.presence.enter(person.clone(), place, Instant::now()) {
                    self.announce();
                }
                let introduced = self.introduce(&person, name).await;
                self.tell();
                let _ = reply.send(());
                introduced?;
            }
            Mail::Leave { person } => {
                if self.presence.leave(&person, Instant::now()) {
                    self.announce();
                }
                self.tell();
            }
            Mail::Ask { reply, .. } if self.adrift => {
                let _ = reply.send(Err(trouble()));
            }
            Mail::Ask { person, name, request, reply } => {
                match self.carry_out(&person, &name, request).await {
                    Ok(answer) => {
                        // Whoever asked can be sent the answer and what came of it in one go.
                        self.show();
                        let _ = reply.send(answer);
                    }
                    Err(failure) => {
                        let _ = reply.send(Err(trouble()));
                        match failure {
                            // What does not fit the log was not written to it.
                            Failure::Broken(_) => self.reload().await?,
                            failure => return Err(failure),
                        }
                    }
                }
            }
            Mail::Look(look) => self.looks.push(look),
            Mail::Appended { length } if length > self.room.seq() && !self.adrift => {
                self.catch_up().await?;
            }
            Mail::Appended { .. } => {}
            Mail::Attended => self.look_soon(),
            Mail::Standing(_) if self.adrift => {}
            Mail::Standing(standing) => self.heed(standing).await?,
            Mail::Tell { person, lang, question, reply } => match question {
                _ if self.adrift => {
                    let text = trouble().text(lang, self.room.game());
                    let _ = reply.send(json!({ "type": "refused", "text": text, "rule": "" }));
                }
                Question::Hint => self.hint(Asker { person, lang, reply }),
                Question::Help { thing } => {
                    let _ = reply.send(self.room.tell_help(&person, lang, &thing));
                }
            },
            Mail::Advice(advice) => self.give(advice),
            Mail::Thought(thought) => self.play_thought(thought).await?,
        }
        Ok(())
    }

    /// Write what somebody asked for to the log and tell the visitors. Where another appended
    /// first, nothing is written, the table follows the log, and the answer is no.
    pub(super) async fn commit(
        &mut self,
        entries: Vec<Entry>,
        key: Option<Key>,
    ) -> Result<bool, Failure> {
        self.write(entries, key, None).await
    }

    /// The same with what nobody asked for, which only the keeper of the table may write.
    pub(super) async fn commit_unasked(&mut self, entries: Vec<Entry>) -> Result<bool, Failure> {
        self.write(entries, None, self.fence()).await
    }

    async fn write(
        &mut self,
        entries: Vec<Entry>,
        key: Option<Key>,
        fence: Option<Fence>,
    ) -> Result<bool, Failure> {
        if entries.is_empty() {
            return Ok(true);
        }
        let (seq, before) = (self.room.seq(), self.room.status());
        let at = now::unix_millis();
        let last = entries.len() - 1;
        let mut actions = 0;
        let append = Append::new(self.row.id.clone(), seq, at, Vec::new());
        let mut append = Append { fence, ..append };
        // Nobody sees the room before the log has it; if that fails, it is folded anew.
        self.adrift = true;
        for (number, entry) in entries.into_iter().enumerate() {
            if let Entry::Sat { person, .. } = &entry {
                append.joined.push(person.clone());
            }
            actions += usize::from(matches!(entry, Entry::Acted { .. }));
            let logged = Logged { at, key: key.filter(|_| number == last), entry };
            append.entries.push(logged.to_text());
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
                self.adrift = false;
                self.live.metrics.actions.add(actions);
                self.tell();
                Ok(true)
            }
            Ok(lost) => {
                if lost == Appended::Fenced {
                    self.hold = Hold::No;
                    self.look_soon();
                }
                self.reload().await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Take in what other nodes wrote; whether that is anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Failure> {
        let entries = self.live.store.read(&self.row.id, self.room.seq()).await?;
        if entries.is_empty() {
            return Ok(false);
        }
        self.adrift = true;
        match self.room.follow(&entries) {
            Ok(()) => {
                self.adrift = false;
                if self.room.status() == Status::Over {
                    self.bots = Bots::default();
                }
                self.tell();
            }
            Err(_) => self.reload().await?,
        }
        Ok(true)
    }

    /// Fold the log anew: somebody else wrote to it first, or nobody knows what was written.
    pub(super) async fn reload(&mut self) -> Result<(), Failure> {
        let entries = self.live.store.read(&self.row.id, 0).await?;
        self.room = Room::fold(&self.row, &entries)?;
        self.adrift = false;
        self.bots = Bots::default();
        self.tell();
        Ok(())
    }

    /// Tell the other nodes who is here.
    fn announce(&mut self) {
        self.announced = false;
        self.look_soon();
    }

    /// Show the table to those who wait for something new, if there is.
    fn show(&mut self) {
        if self.adrift || !self.looks.iter().any(|look| look.is_due(self.news)) {
            return;
        }
        let mut around = self.surroundings();
        for Look { guest, wanted, reply } in
            self.looks.extract_if(.., |look| look.is_due(self.news))
        {
            // They may have chosen a name since they began to wait.
            let name = self.presence.called(&guest.id);
            around.named = name.is_some();
            around.lines = wanted.lines;
            let name = name.unwrap_or(&guest.name);
            let text = self.room.message(&guest.id, name, guest.lang, wanted.since, &around);
            // Whoever is gone does not need it.
            let _ = reply.send(Glance { text, seq: self.room.seq(), number: self.news });
        }
    }

    /// There is something new to see.
    pub(super) fn tell(&mut self) {
        self.standins = self.standins_now();
        self.count_strong_bots();
        self.news += 1;
    }

    /// How many strong bots play here counts until the game is over or the table leaves memory.
    fn count_strong_bots(&mut self) {
        let (host, count) = (self.room.host(), self.room.strong_bots());
        if !self.strong_bots.as_ref().is_some_and(|share| share.is(host, count)) {
            self.strong_bots = Some(self.live.strong_bots.take(host.clone(), count));
        }
    }

    fn surroundings(&self) -> Surroundings {
        let seated = |person: &&PersonId| !self.room.seats_of(person).is_empty();
        Surroundings {
            here: self.presence.here().cloned().collect(),
            watchers: self.presence.here().filter(|person| !seated(person)).count(),
            standins: self.standins_now(),
            window: self.open_window().map(Window::left),
            bot_wait: self.bot_wait(),
            now: now::unix_millis(),
            named: false,
            lines: false,
        }
    }
}

/// What is said while nobody knows what the log says.
fn trouble() -> Refusal {
    Refusal::new("server-trouble")
}

async fn sleep_until(wake: Option<Instant>) {
    match wake {
        Some(wake) => time::sleep_until(wake).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_future<F>(_: impl Fn(LiveTable, mpsc::Receiver<Letter>) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_table_that_waits_takes_little_memory() {
        let size = size_of_future(LiveTable::run);
        assert!(size <= 4096, "{size} bytes");
        assert_eq!(size_of::<Letter>(), size_of::<usize>());
    }
}
