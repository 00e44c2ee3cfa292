use std::{
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread,
    time::Duration,
};

use bots::{Level, Spec};
use catalog::Listing;
use table::{AnyTable, Seat, Seed};
use tokio::{
    sync::{Semaphore, mpsc},
    task,
    time::{self, Instant},
};

use super::{
    bots::{BotRoom, TableBot},
    mail::Mail,
};
use crate::metrics::Metrics;

/// Lets bots think, as many at once as there are cores, beside everything else.
#[derive(Clone, Debug)]
pub(super) struct Thinker {
    cores: Arc<Semaphore>,
    /// For the bots that wait for their next turn.
    pub(super) bot_room: BotRoom,
    metrics: Arc<Metrics>,
    pause: Duration,
}

/// How many bots wait for their next turn with all that they remember; those at further tables begin
/// anew every time.
const WAITING_BOTS: usize = 32;

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
    pub(super) position: u64,
    pub(super) seat: Seat,
    pub(super) level: Level,
    /// Who thought; nobody if the bot failed and cannot be trusted any more.
    pub(super) bot: Option<TableBot>,
    /// What it chose, unless it failed.
    pub(super) action: Option<String>,
}

impl Thinker {
    pub(super) fn new(metrics: Arc<Metrics>, pause: Duration) -> Thinker {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let bot_room = BotRoom::new(WAITING_BOTS);
        Thinker { cores: Arc::new(Semaphore::new(cores)), bot_room, metrics, pause }
    }

    /// Do what takes a core as soon as one is free, beside everything else. Nothing if it panicked.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let core = self.cores.clone().acquire_owned().await.ok()?;
        let working = Instant::now();
        let done = task::spawn_blocking(move || {
            let _core = core;
            work()
        });
        let done = done.await.ok();
        self.metrics.thought(working.elapsed());
        done
    }

    /// Let a bot think and write its choice to the table, if that is still there then.
    pub(super) fn think(&self, question: Question, inbox: mpsc::WeakSender<Mail>) {
        let began = Instant::now();
        let ready = began + self.time_for(&question);
        let Question { game, table, position, seat, level, bot, clocked: _ } = question;
        let thinker = self.clone();
        tokio::spawn(async move {
            // What goes wrong inside is caught there.
            let choice = thinker.work(move || choose(game, bot, level, &*table, seat)).await;
            let choice = choice.unwrap_or_else(|| Err("it was not heard of again".to_owned()));
            let (bot, action) = match choice {
                Ok((bot, action)) => (Some(bot), Some(action)),
                Err(reason) => {
                    let game = game.about().id;
                    tracing::error!(game, %level, %seat, reason, "a bot failed");
                    thinker.metrics.bot_failures.add(1);
                    (None, None)
                }
            };
            time::sleep_until(ready).await;
            if let Some(inbox) = inbox.upgrade() {
                let thought = Thought { position, seat, level, bot, action };
                // A table that closes meanwhile asks again when it is opened.
                let _ = inbox.send(Mail::Thought(thought)).await;
            }
        });
    }

    /// The least time a bot takes. Clients show its actions one after another at the pace of each
    /// person; where a clock runs nobody has time to see more than one, so there it takes longer.
    /// Where it answers beside others, it always takes the longest it might, because its haste would
    /// tell that it had no choice.
    fn time_for(&self, question: &Question) -> Duration {
        let pause = if question.clocked { 3 * self.pause } else { self.pause };
        let beside_others = question.table.on_timeout(question.seat).is_some();
        match beside_others && !pause.is_zero() {
            true => pause.max(question.level.patience()),
            false => pause,
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
) -> Result<(TableBot, String), String> {
    let mut bot = match bot {
        Some(bot) => bot,
        None => {
            let seed = Seed::fresh().map_err(|error| error.to_string())?;
            let bot = game.bot(&Spec::Level(level, 1), seed);
            TableBot::new(bot.map_err(|error| error.to_string())?)
        }
    };
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
mod tests {
    use bots::{AnyBot, BotError};
    use serde_json::json;

    use super::*;

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

    /// What comes of asking a bot about the first position of a game.
    async fn ask(thinker: &Thinker, bot: Option<TableBot>) -> Thought {
        let game = catalog::find("maiak").unwrap();
        let table = game.start(game.about().rules_version, &json!({}), Seed::from(1)).unwrap();
        let (seat, level) = (Seat::new(0), Level::Easy);
        let (sender, mut inbox) = mpsc::channel(1);
        let question = Question { game, table, position: 0, seat, level, bot, clocked: false };
        thinker.think(question, sender.downgrade());
        match inbox.recv().await {
            Some(Mail::Thought(thought)) => thought,
            _ => panic!("no answer"),
        }
    }

    #[tokio::test]
    async fn a_bot_comes_back_and_is_asked_again() {
        let thinker = Thinker::new(Arc::default(), Duration::ZERO);
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
        let thinker = Thinker::new(Arc::default(), Duration::ZERO);
        let thought = ask(&thinker, Some(TableBot::new(Box::new(Stub(3))))).await;
        assert!(thought.action.is_none() && thought.bot.is_none());
        assert_eq!(thinker.metrics.bot_failures.get(), 1);
        // Somebody new is built in its place.
        let thought = ask(&thinker, None).await;
        assert!(thought.action.is_some() && thought.bot.is_some());
    }
}
