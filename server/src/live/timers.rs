use std::time::Duration;

use bots::Level;
use store::Status;
use table::{Seat, SeatSet};
use tokio::time::Instant;

use super::{
    table::LiveTable,
    thinker::{Question, Thought},
    window::{self, Window},
};
use crate::{
    Failure,
    cores::{Effort, Patron},
    now,
    room::{Doer, STANDIN},
};

/// How long people look at an action of a bot.
const SHOWN: Duration = Duration::from_millis(1500);
/// The most that they look at before they hurry.
const LONGEST_SHOW: Duration = Duration::from_secs(15);

/// When a bot is asked again whose thought found no place in the queue.
const ASKED_AGAIN: Duration = Duration::from_secs(1);
/// When something is tried again that was due and could not be done.
const TRIED_AGAIN: Duration = Duration::from_millis(100);
/// How often the visitors are told how long a bot will take.
const TOLD_AGAIN: Duration = Duration::from_secs(5);
/// A bot that takes less long needs no excuse.
const WORTH_A_WORD: Duration = Duration::from_secs(3);

/// What happens at a table without anybody asking for it: bots, answers nobody gave, clocks.
impl LiveTable {
    /// Do everything that is due by now without anybody asking for it.
    pub(super) async fn settle(&mut self) -> Result<(), Failure> {
        if self.keeps() {
            self.flag().await?;
            self.pass_on_the_host().await?;
            self.close_window().await?;
        }
        self.window = self.open_window();
        if self.standins != self.standins_now() {
            self.tell();
        }
        self.drop_late_hint();
        self.ask_a_bot();
        self.tell_wait();
        Ok(())
    }

    /// Who has no time left has lost.
    async fn flag(&mut self) -> Result<(), Failure> {
        if let Some(flagged) = self.room.flag(now::unix_millis()) {
            self.commit_unasked(vec![flagged]).await?;
        }
        Ok(())
    }

    /// Make somebody else the host where the host is gone.
    async fn pass_on_the_host(&mut self) -> Result<(), Failure> {
        if self.host_goes_at().is_some_and(|at| at <= Instant::now())
            && let Some(next) = self.room.next_host(|person| self.presence.is_here(person))
        {
            self.commit_unasked(vec![next]).await?;
        }
        Ok(())
    }

    /// Close the time for answers when it is over. Those who gave none have given the one that the
    /// rules take it for.
    async fn close_window(&mut self) -> Result<(), Failure> {
        if self.open_window().is_none_or(|window| window.deadline() > Instant::now()) {
            return Ok(());
        }
        let turns = self.room.table().turns_ended();
        for seat in self.asked().iter() {
            let table = self.room.table();
            // One answer may settle the matter for all; then nobody else is asked any more.
            let settled = table.turns_ended() != turns;
            let Some(action) = table.on_timeout(seat).filter(|_| !settled) else { break };
            // Where another was faster, it is another time for answers now.
            if let Ok(entry) = self.room.action(seat, &action, Doer::Timeout)
                && !self.commit_unasked(vec![entry]).await?
            {
                break;
            }
        }
        Ok(())
    }

    /// The time for answers as it stands. It does not run where nobody is, nor where only bots
    /// are asked.
    pub(super) fn open_window(&self) -> Option<Window> {
        let asked = self.asked();
        let people = asked.iter().any(|seat| self.room.person(seat).is_some());
        let (length, seen) = (self.window_length(), self.presence.attended_since()?);
        let ago = now::unix_millis().saturating_sub(self.room.position_at());
        (people && !length.is_zero()).then(|| Window::opened(ago, seen, length))
    }

    /// As long as was agreed, and longer where bots did much before: people see that one after the
    /// other, and what they have not seen they cannot answer. How much was done is no secret.
    fn window_length(&self) -> Duration {
        let agreed = Duration::from_secs(self.room.setup().window.into());
        if agreed.is_zero() {
            return agreed;
        }
        agreed + (SHOWN * self.room.bots_in_a_row() as u32).min(LONGEST_SHOW)
    }

    fn asked(&self) -> SeatSet {
        window::asked(self.room.table(), self.room.to_act())
    }

    /// The seats to act whose people have been away for too long while others wait for them.
    pub(super) fn standins_now(&self) -> SeatSet {
        let Some(patience) = self.patience().filter(|_| self.anybody_waits()) else {
            return SeatSet::EMPTY;
        };
        let now = Instant::now();
        let away =
            |seat: &Seat| self.away_since(*seat).is_some_and(|since| since + patience <= now);
        SeatSet::of(self.room.to_act().iter().filter(away))
    }

    /// How long a person may be away before a bot stands in; nothing if none ever does.
    fn patience(&self) -> Option<Duration> {
        match self.room.setup().patience {
            None => Some(self.live.config.patience),
            Some(0) => None,
            Some(seconds) => Some(Duration::from_secs(seconds.into())),
        }
    }

    /// When somebody else becomes the host, if nobody comes: the host left the game, or is away for
    /// too long while another who plays is here.
    fn host_goes_at(&self) -> Option<Instant> {
        let next = self.room.next_host(|person| self.presence.is_here(person));
        if next.is_none() || self.room.status() == Status::Over {
            return None;
        }
        if self.room.host_left() {
            return Some(Instant::now());
        }
        let away = self.presence.away_since(self.room.host())?;
        Some(away + self.live.config.patience)
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
        let somebody = self.presence.empty_since().is_none();
        let wanted = self.next_bot().filter(|_| somebody && self.keeps());
        if let Some(thinking) = &mut self.thinking {
            // One thought at a time: what nobody waits for any more is over in a moment.
            if (thinking.position, Some((thinking.seat, thinking.level))) != (position, wanted) {
                thinking.cancel();
            }
            return;
        }
        let Some((seat, level)) = wanted else {
            self.asks_again = None;
            return;
        };
        if self.asks_again.is_some_and(|at| at > Instant::now()) {
            return;
        }
        let turn = self.live.thinker.cores.ask(&self.patrons(), Effort::choice(level));
        self.asks_again = turn.is_none().then(|| Instant::now() + ASKED_AGAIN);
        let Some(turn) = turn else { return };
        let bot = self.chair_of(seat).and_then(|chair| self.bots.take(chair, level));
        let table = self.room.table().duplicate();
        let (game, clocked) = (self.room.game(), self.room.clock().is_some());
        let question = Question { game, table, position, seat, level, bot, clocked };
        self.thinking = Some(self.live.thinker.think(turn, question, self.inbox.clone()));
    }

    /// For whom the bots think: those who play and are here; where nobody does, those who look on.
    fn patrons(&self) -> Vec<Patron> {
        let here = self.presence.here().filter_map(|person| self.presence.patron(person));
        let (playing, watching): (Vec<Patron>, Vec<Patron>) =
            here.partition(|patron| !self.room.seats_of(&patron.person).is_empty());
        if playing.is_empty() { watching } else { playing }
    }

    /// Tell the visitors that a bot has to wait for its turn, every now and then.
    fn tell_wait(&mut self) {
        let now = Instant::now();
        if let Some(thinking) = &mut self.thinking
            && thinking.tells_at <= now
        {
            thinking.tells_at = now + TOLD_AGAIN;
            if self.bot_wait().is_some() {
                self.tell();
            }
        }
    }

    /// About how many milliseconds it takes until the bot that is waited for answers; nothing where
    /// it is hardly worth a word.
    pub(super) fn bot_wait(&self) -> Option<u64> {
        let thinking = self.thinking.as_ref().filter(|thinking| !thinking.is_cancelled())?;
        let wait = self.live.thinker.cores.wait(thinking.turn)?;
        (wait >= WORTH_A_WORD).then_some(wait.as_millis() as u64)
    }

    fn next_bot(&self) -> Option<(Seat, Level)> {
        let standins = self.standins_now();
        let waits = self.anybody_waits();
        let bot = |seat: Seat| {
            let chair = self.room.chair(seat)?;
            match chair.bot() {
                // Nobody is played for while only others look on: he finds the table as it was.
                Some(level) => (waits || chair.kept_for().is_none()).then_some((seat, level)),
                None => standins.contains(seat).then_some((seat, STANDIN)),
            }
        };
        let first =
            self.room.table().asks_first().filter(|&seat| self.room.to_act().contains(seat));
        first.into_iter().chain(self.room.to_act().iter()).find_map(bot)
    }

    /// The number of the chair of a seat.
    fn chair_of(&self, seat: Seat) -> Option<usize> {
        self.room.chairs().iter().position(|chair| chair.seats.contains(seat))
    }

    /// Do what a bot chose, unless the table has moved on or the person is back.
    pub(super) async fn play_thought(&mut self, thought: Thought) -> Result<(), Failure> {
        let Thought { seat, level, bot, action } = thought;
        if let (Some(chair), Some(bot)) = (self.chair_of(seat), bot) {
            self.bots.put_back(chair, level, bot, &self.live.thinker.bot_room);
        }
        let thinking = self.thinking.take().filter(|thinking| !thinking.is_cancelled());
        if thinking.is_none_or(|thinking| thinking.position != self.room.position())
            || !self.room.to_act().contains(seat)
            || self.adrift
            || !self.keeps()
        {
            return Ok(());
        }
        let by = match self.room.chair(seat).and_then(|chair| chair.bot()) {
            Some(_) => Doer::Bot,
            None if self.standins_now().contains(seat) => Doer::Standin,
            None => return Ok(()),
        };
        // A bot that fails must not hold up the table.
        let any = || self.room.table().legal(seat).into_iter().next();
        if let Some(action) = action.or_else(any)
            && let Ok(entry) = self.room.action(seat, &action, by)
        {
            self.commit_unasked(vec![entry]).await?;
        }
        Ok(())
    }

    /// Whether it is time to leave memory.
    pub(super) fn is_idle(&self) -> bool {
        let empty = self.presence.empty_since();
        empty.is_some_and(|since| since + self.live.config.idle <= Instant::now())
    }

    /// When something is due next unless somebody comes before.
    pub(super) fn next_wake(&self) -> Option<Instant> {
        let idle = self.presence.empty_since().map(|since| since + self.live.config.idle);
        if self.adrift {
            return self.looks_at.into_iter().chain(idle).min();
        }
        let wait = self.thinking.as_ref().map(|thinking| thinking.tells_at);
        [idle, wait, self.looks_at, self.next_standin(), self.asks_again, self.next_duty()]
            .into_iter()
            .flatten()
            .min()
    }

    /// When the keeper of the table has to do something next.
    fn next_duty(&self) -> Option<Instant> {
        let window = self.window.map(Window::deadline);
        let due = [self.next_flag(), window, self.host_goes_at()].into_iter().flatten().min()?;
        // What is due and could not be done is not tried again at once.
        let now = Instant::now();
        self.keeps().then_some(if due <= now { now + TRIED_AGAIN } else { due })
    }

    /// When somebody's time runs out, unless something happens before.
    pub(super) fn next_flag(&self) -> Option<Instant> {
        let (at, _) = self.room.clock()?.next_flag()?;
        Some(Instant::now() + Duration::from_millis(at.saturating_sub(now::unix_millis())))
    }

    /// When the next person has been away for too long.
    fn next_standin(&self) -> Option<Instant> {
        let patience = self.patience().filter(|_| self.anybody_waits())?;
        let standins = self.standins_now();
        let missing = self.room.to_act().iter().filter(|&seat| !standins.contains(seat));
        let missed = missing.filter_map(|seat| self.away_since(seat)).min();
        missed.map(|since| since + patience)
    }
}

#[cfg(test)]
mod tests {
    use std::{net::Ipv4Addr, sync::Arc};

    use store::{Access, Address, Store, TableId};
    use table::Lang;
    use tokio::sync::mpsc;

    use super::*;
    use crate::{
        Config, Guest, PersonId, Wish, create,
        limits::Limits,
        live::{mail::Mail, node::Node, registry::Live, thinker::Thinking},
    };

    #[tokio::test]
    async fn where_a_bot_fails_something_legal_is_played_and_the_next_bot_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(Address::File(folder.path().join("tables.db")));
        config.bot_pause = Duration::ZERO;
        let store: Arc<dyn Store> = config.database.open(Access::Create).await.unwrap();
        let id = PersonId::from("host");
        let place = Ipv4Addr::LOCALHOST.into();
        let host = Guest { id, name: "Host".to_owned(), named: true, lang: Lang::En, place };
        let wish = Wish::new("maiak");
        let setup = wish.setup(&host.id).unwrap();
        let row = create::create(&*store, TableId::fresh().unwrap(), setup, Vec::new(), true)
            .await
            .unwrap();
        let limits = Arc::new(Limits::new(&config, &store));
        let node = Node::join(&*store).await.unwrap();
        let live = Arc::new(Live::new(store, config, Arc::default(), limits, node));
        let (inbox, mut mail) = mpsc::channel(8);
        let mut table = LiveTable::load(live, row, inbox.downgrade()).await.unwrap();

        let (position, seat) = (table.room.position(), Seat::new(0));
        table.thinking = Some(Thinking::about(position, seat, STANDIN));
        let failed = Thought { seat, level: STANDIN, bot: None, action: None };
        table.play_thought(failed).await.unwrap();
        assert_eq!(table.room.ply(), 1);

        // Somebody looks on, so that the bots play.
        table.presence.enter(host.id, host.place, Instant::now());
        table.settle().await.unwrap();
        let letter = mail.recv().await.map(|letter| *letter);
        let Some(Mail::Thought(thought)) = letter else { panic!("no answer") };
        assert!(thought.bot.is_some());
        table.play_thought(thought).await.unwrap();
        assert_eq!(table.room.ply(), 2);
        assert!(table.bots.take(0, STANDIN).is_some(), "the bot stays at the table");
    }
}
