use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};

use bots::{Level, Spec, Stop};
use catalog::Listing;
use table::{AnyTable, Seat, Seed};
use tokio::{
    sync::{mpsc, watch},
    task,
    time::{self, Instant},
};

use super::{
    bots::{BotRoom, TableBot},
    mail::{Letter, Mail},
};
use crate::{
    cores::{Core, Cores, Turn},
    metrics::Metrics,
};

/// Lets bots think beside everything else.
#[derive(Clone, Debug)]
pub(super) struct Thinker {
    pub(super) cores: Cores,
    /// For the bots that wait for their next turn.
    pub(super) bot_room: BotRoom,
    metrics: Arc<Metrics>,
    pause: Duration,
}

/// How many bots wait for their next turn with all that they remember; those at further tables begin
/// anew every time.
const WAITING_BOTS: usize = 32;

/// A bot has to wait for so long before anybody is told of it.
const FIRST_TOLD: Duration = Duration::from_secs(1);

/// Something to think about.
pub(super) struct Question {
    pub(super) game: &'static dyn Listing,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) position: u64,
    pub(super) seat: Seat,
    pub(super) level: Level,
    /// Who is to think; somebody new if nobody.
    pub(super) bot: Option<TableBot>,
    /// Whether somebody's time will run when it is done.
    pub(super) clocked: bool,
}

/// What came of it.
pub(super) struct Thought {
    pub(super) seat: Seat,
    pub(super) level: Level,
    /// Who thought; nobody if the bot failed and cannot be trusted any more.
    pub(super) bot: Option<TableBot>,
    /// What it chose, unless it failed or nobody wanted it any more.
    pub(super) action: Option<String>,
}

/// A thought that is waited for. It ends at once when this is dropped.
pub(super) struct Thinking {
    pub(super) position: u64,
    pub(super) seat: Seat,
    pub(super) level: Level,
    /// By what its turn is known.
    pub(super) turn: u64,
    /// When the visitors are told next how long it will take, if it still has to wait then.
    pub(super) tells_at: Instant,
    wanted: Wanted,
}

/// Kept by whoever wants a thought; as long as it is, the other end hears nothing.
pub(super) struct Wanted(Option<watch::Sender<()>>);

/// The other end: hears when a thought is not wanted any more.
pub(super) struct Unwanted(watch::Receiver<()>);

impl Wanted {
    pub(super) fn new() -> (Wanted, Unwanted) {
        let (sender, receiver) = watch::channel(());
        (Wanted(Some(sender)), Unwanted(receiver))
    }

    /// It is not wanted any more.
    pub(super) fn release(&mut self) {
        self.0 = None;
    }
}

impl Unwanted {
    async fn heard(&mut self) {
        // Nothing is ever sent: the end of the channel is the message.
        let _ = self.0.changed().await;
    }

    /// Wait for the turn, as long as somebody wants the thought.
    pub(super) async fn unless(&mut self, turn: &mut Turn) -> Option<Core> {
        tokio::select! {
            core = turn.come() => core,
            () = self.heard() => None,
        }
    }
}

impl Thinking {
    /// Nobody waits for it any more. What was thought comes back all the same, in a moment.
    pub(super) fn cancel(&mut self) {
        self.wanted.release();
    }

    pub(super) fn is_cancelled(&self) -> bool {
        self.wanted.0.is_none()
    }
}

impl Thinker {
    pub(super) fn new(cores: Cores, metrics: Arc<Metrics>, pause: Duration) -> Thinker {
        Thinker { cores, bot_room: BotRoom::new(WAITING_BOTS), metrics, pause }
    }

    /// Do what takes a core beside everything else. What is told to stop must do so soon. Nothing if
    /// it panicked.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        core: Core,
        unwanted: &mut Unwanted,
        work: impl FnOnce(Stop) -> T + Send + 'static,
    ) -> Option<T> {
        let began = Instant::now();
        let stop = Stop::default();
        let heeded = stop.clone();
        let mut done = task::spawn_blocking(move || {
            let _core = core;
            work(heeded)
        });
        let done = tokio::select! {
            done = &mut done => done,
            () = unwanted.heard() => {
                stop.now();
                done.await
            }
        };
        self.metrics.thought(began.elapsed());
        done.ok()
    }

    /// Let a bot think when its turn comes, and write its choice to the table, if that is still
    /// there then.
    pub(super) fn think(
        &self,
        turn: Turn,
        question: Question,
        inbox: mpsc::WeakSender<Letter>,
    ) -> Thinking {
        let (wanted, mut unwanted) = Wanted::new();
        let (position, seat, level) = (question.position, question.seat, question.level);
        let (number, asked) = (turn.number(), Instant::now());
        let thinker = self.clone();
        tokio::spawn(async move {
            let (bot, action) = thinker.find_choice(turn, question, asked, &mut unwanted).await;
            if let Some(inbox) = inbox.upgrade() {
                // A table that closes meanwhile asks again when it is opened.
                let thought = Thought { seat, level, bot, action };
                let _ = inbox.send(Box::new(Mail::Thought(thought))).await;
            }
        });
        Thinking { position, seat, level, turn: number, tells_at: asked + FIRST_TOLD, wanted }
    }

    async fn find_choice(
        &self,
        mut turn: Turn,
        question: Question,
        asked: Instant,
        unwanted: &mut Unwanted,
    ) -> (Option<TableBot>, Option<String>) {
        let Some(core) = unwanted.unless(&mut turn).await else {
            return (question.bot, None);
        };
        let ready = self.ready_at(&question, asked);
        let Question { game, table, seat, level, bot, .. } = question;
        let think = move |stop| choose(game, bot, level, &*table, seat, stop);
        // What goes wrong inside is caught there.
        let choice = self.work(core, unwanted, think).await;
        let choice = choice.unwrap_or_else(|| Err("it was not heard of again".to_owned()));
        tokio::select! {
            () = time::sleep_until(ready) => {}
            () = unwanted.heard() => {}
        }
        match choice {
            Ok((bot, action)) => (Some(bot), Some(action)),
            Err(reason) => {
                let game = game.about().id;
                tracing::error!(game, %level, %seat, reason, "a bot failed");
                self.metrics.bot_failures.add(1);
                (None, None)
            }
        }
    }

    /// When a bot that begins to think now answers at the earliest. Clients show its actions one
    /// after another at the pace of each person; where a clock runs nobody has time to see more than
    /// one, so there it takes longer. Where it answers beside others, it always thinks for the
    /// longest it might from when its turn came, because its haste would tell that it had no choice,
    /// in a busy house too.
    fn ready_at(&self, question: &Question, asked: Instant) -> Instant {
        let pause = if question.clocked { 3 * self.pause } else { self.pause };
        let beside_others = question.table.on_timeout(question.seat).is_some();
        match beside_others && !pause.is_zero() {
            true => Instant::now() + pause.max(question.level.patience()),
            false => asked + pause,
        }
    }
}

/// The bot with what it chose, or why there is nothing.
fn choose(
    game: &dyn Listing,
    bot: Option<TableBot>,
    level: Level,
    table: &dyn AnyTable,
    seat: Seat,
    stop: Stop,
) -> Result<(TableBot, String), String> {
    let mut bot = match bot {
        Some(bot) => bot,
        None => {
            let seed = Seed::fresh().map_err(|error| error.to_string())?;
            let bot = game.bot(&Spec::Level(level, 1), seed);
            TableBot::new(bot.map_err(|error| error.to_string())?)
        }
    };
    bot.bot.heed(stop);
    // A bot that panics is thrown away, so nobody sees what it left half done.
    let chosen = catch_unwind(AssertUnwindSafe(|| bot.bot.choose(table, seat)));
    match chosen {
        Ok(Ok(action)) => Ok((bot, action)),
        Ok(Err(error)) => Err(error.to_string()),
        Err(panic) => Err(reason_of(&*panic)),
    }
}

/// What a panic said.
fn reason_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "it panicked".to_owned())
}

#[cfg(test)]
impl Thinking {
    /// A thought that waits for nobody.
    pub(super) fn about(position: u64, seat: Seat, level: Level) -> Thinking {
        let (wanted, _) = Wanted::new();
        Thinking { position, seat, level, turn: u64::MAX, tells_at: Instant::now(), wanted }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use bots::{AnyBot, BotError};
    use serde_json::json;
    use store::Address;

    use super::*;
    use crate::{
        Config,
        cores::{Effort, Patron},
    };

    /// Counts how often it was asked, and fails when it is asked too often.
    struct Stub(usize);

    impl AnyBot for Stub {
        fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
            self.0 += 1;
            match self.0 {
                1 | 2 => Ok(table.legal(seat).swap_remove(0)),
                3 => Err(BotError::NotAsked),
                _ => panic!("asked {} times", self.0),
            }
        }
    }

    /// Thinks until it is told to stop.
    #[derive(Default)]
    struct Ponderer(Stop);

    impl AnyBot for Ponderer {
        fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
            while !self.0.is_told() {
                std::thread::sleep(Duration::from_millis(1));
            }
            Ok(table.legal(seat).swap_remove(0))
        }

        fn heed(&mut self, stop: Stop) {
            self.0 = stop;
        }
    }

    fn thinker() -> Thinker {
        let metrics: Arc<Metrics> = Arc::default();
        let cores = Cores::new(&Config::new(Address::File("unused".into())), Arc::clone(&metrics));
        Thinker::new(cores, metrics, Duration::ZERO)
    }

    /// Ask a bot about the first position of a game.
    fn begin(thinker: &Thinker, bot: Option<TableBot>) -> (Thinking, mpsc::Receiver<Letter>) {
        let game = catalog::find("maiak").unwrap();
        let table = game.start(game.about().rules_version, &json!({}), Seed::from(1)).unwrap();
        let (seat, level) = (Seat::new(0), Level::Easy);
        let (sender, inbox) = mpsc::channel(1);
        let patron = Patron { person: "ada".into(), place: Ipv4Addr::LOCALHOST.into() };
        let turn = thinker.cores.ask(&[patron], Effort::choice(level)).unwrap();
        let question = Question { game, table, position: 0, seat, level, bot, clocked: false };
        let weak = sender.downgrade();
        let thinking = thinker.think(turn, question, weak);
        // The table lives as long as the answer is waited for.
        tokio::spawn(async move {
            time::sleep(Duration::from_secs(60)).await;
            drop(sender);
        });
        (thinking, inbox)
    }

    async fn hear(mut inbox: mpsc::Receiver<Letter>) -> Thought {
        match inbox.recv().await.map(|letter| *letter) {
            Some(Mail::Thought(thought)) => thought,
            _ => panic!("no answer"),
        }
    }

    async fn ask(thinker: &Thinker, bot: Option<TableBot>) -> Thought {
        let (_thinking, inbox) = begin(thinker, bot);
        hear(inbox).await
    }

    #[tokio::test]
    async fn a_bot_comes_back_and_is_asked_again() {
        let thinker = thinker();
        let first = ask(&thinker, Some(TableBot::new(Box::new(Stub(0))))).await;
        assert!(first.action.is_some());
        let second = ask(&thinker, first.bot).await;
        assert!(second.action.is_some());
        assert_eq!(thinker.metrics.bot_failures.get(), 0);
        // The third time it is the same bot, which by now has had enough.
        let third = ask(&thinker, second.bot).await;
        assert!(third.action.is_none() && third.bot.is_none());
        assert_eq!(thinker.metrics.bot_failures.get(), 1);
    }

    #[tokio::test]
    async fn a_bot_that_panics_is_counted_and_not_asked_again() {
        let thinker = thinker();
        let thought = ask(&thinker, Some(TableBot::new(Box::new(Stub(3))))).await;
        assert!(thought.action.is_none() && thought.bot.is_none());
        assert_eq!(thinker.metrics.bot_failures.get(), 1);
        // Somebody new is built in its place.
        let thought = ask(&thinker, None).await;
        assert!(thought.action.is_some() && thought.bot.is_some());
    }

    #[tokio::test]
    async fn a_thought_that_nobody_wants_any_more_ends_and_the_bot_comes_back() {
        let thinker = thinker();
        let (mut thinking, inbox) =
            begin(&thinker, Some(TableBot::new(Box::new(Ponderer::default()))));
        time::sleep(Duration::from_millis(20)).await;
        assert!(!thinking.is_cancelled());
        thinking.cancel();
        let thought = time::timeout(Duration::from_secs(20), hear(inbox)).await.expect("it ends");
        assert!(thought.bot.is_some());
    }

    /// A time for answers in TAKI, with a seat that has a choice and one that has none.
    fn window() -> (Box<dyn AnyTable>, Seat, Seat) {
        let game = catalog::find("taki").unwrap();
        let rules = game.about().rules_version;
        for number in 0.. {
            let seed = Seed::from(number);
            let mut dice = table::Dice::new(seed);
            let mut table = game.start(rules, &json!({ "seats": 5 }), seed).unwrap();
            while let Some(seat) = table.asks_first() {
                let asked = || table.to_act().iter().filter(|&s| table.on_timeout(s).is_some());
                let choices = |count| asked().find(|&seat| table.legal(seat).len() == count);
                if let (Some(holder), Some(other)) = (choices(2), choices(1))
                    && table.legal(holder).contains(&"break".to_owned())
                {
                    return (table, holder, other);
                }
                let action = dice.pick(&table.legal(seat)).unwrap().clone();
                table.play(seat, &action).unwrap();
            }
        }
        unreachable!("there is always another game")
    }

    /// How long a bot takes that is asked for a person of its own.
    async fn time_of(
        thinker: &Thinker,
        table: &dyn AnyTable,
        seat: Seat,
        name: String,
    ) -> Duration {
        let level = Level::Medium;
        let patron = Patron { person: name.as_str().into(), place: Ipv4Addr::LOCALHOST.into() };
        let (sender, inbox) = mpsc::channel(1);
        let began = Instant::now();
        let turn = thinker.cores.ask(&[patron], Effort::choice(level)).unwrap();
        let (game, table) = (catalog::find("taki").unwrap(), table.duplicate());
        let question =
            Question { game, table, position: 0, seat, level, bot: None, clocked: false };
        let _thinking = thinker.think(turn, question, sender.downgrade());
        assert!(hear(inbox).await.action.is_some());
        began.elapsed()
    }

    /// Who may break a +3 takes a while to think about it, and who cannot has nothing to think about;
    /// nobody can tell them apart by that, while other tables keep all cores busy.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn in_a_busy_house_too_nobody_sees_by_the_time_who_has_a_choice() {
        const ROUNDS: usize = 7;
        // About half of what a bot of this level thinks: so much it would be if it showed.
        const ALIKE: Duration = Duration::from_millis(60);
        let thinker = Thinker { pause: Duration::from_millis(1), ..thinker() };
        let (table, holder, other) = window();
        let turn_seat = (0..5).map(Seat::new).find(|&seat| table.on_timeout(seat).is_none());
        assert!(turn_seat.is_some(), "whoever played the +3 is not asked");
        let game = catalog::find("taki").unwrap();
        let busy = game.start(game.about().rules_version, &json!({}), Seed::from(1)).unwrap();
        let busy_seat = busy.asks_first().unwrap();
        let crowd: Vec<_> = (0..6)
            .map(|number| {
                let (thinker, busy) = (thinker.clone(), busy.duplicate());
                tokio::spawn(async move {
                    loop {
                        time_of(&thinker, &*busy, busy_seat, format!("crowd {number}")).await;
                    }
                })
            })
            .collect();
        let mut medians = Vec::new();
        // A machine with other work beside this may be unjust to one of them, but not always.
        for attempt in 0..3 {
            let mut more = Vec::new();
            for round in 0..ROUNDS {
                let name = |who| format!("{who} {attempt} {round}");
                let (first, second) =
                    if round % 2 == 0 { (holder, other) } else { (other, holder) };
                let times = tokio::join!(
                    time_of(&thinker, &*table, first, name("first")),
                    time_of(&thinker, &*table, second, name("second")),
                );
                let (held, free) = if round % 2 == 0 { times } else { (times.1, times.0) };
                assert!(free >= Level::Medium.patience(), "haste tells that there is no choice");
                more.push(held.as_secs_f64() - free.as_secs_f64());
            }
            more.sort_by(f64::total_cmp);
            medians.push(more[ROUNDS / 2]);
            if more[ROUNDS / 2].abs() < ALIKE.as_secs_f64() {
                break;
            }
        }
        crowd.iter().for_each(tokio::task::JoinHandle::abort);
        let alike = medians.last().is_some_and(|median| median.abs() < ALIKE.as_secs_f64());
        assert!(alike, "who has a choice takes longer by {medians:?} seconds");
    }
}
