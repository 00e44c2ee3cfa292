use std::{num::NonZero, sync::Arc, thread, time::Duration};

use bots::{Level, Spec};
use catalog::Title;
use table::{AnyTable, Seat, Seed};
use tokio::{
    sync::{Semaphore, mpsc},
    task,
    time::{self, Instant},
};

use super::mail::Mail;
use crate::metrics::Metrics;

/// Lets bots think, as many at once as there are cores, beside everything else.
#[derive(Clone, Debug)]
pub(super) struct Thinker {
    cores: Arc<Semaphore>,
    metrics: Arc<Metrics>,
    pause: Duration,
}

/// Something to think about.
pub(super) struct Question {
    pub(super) game: &'static dyn Title,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) position: u64,
    pub(super) seat: Seat,
    pub(super) level: Level,
}

impl Thinker {
    pub(super) fn new(metrics: Arc<Metrics>, pause: Duration) -> Thinker {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Thinker { cores: Arc::new(Semaphore::new(cores)), metrics, pause }
    }

    /// Let a bot think and write its choice to the table, if that is still there then.
    pub(super) fn think(&self, question: Question, inbox: mpsc::WeakSender<Mail>) {
        let began = Instant::now();
        let ready = began + self.time_for(&question);
        let Question { game, table, position, seat, level } = question;
        let thinker = self.clone();
        tokio::spawn(async move {
            let Ok(core) = thinker.cores.clone().acquire_owned().await else { return };
            let choosing = Instant::now();
            let choice = task::spawn_blocking(move || {
                let _core = core;
                let mut bot = game.bot(&Spec::Level(level, 1), fresh_seed()?).ok()?;
                bot.choose(&*table, seat).ok()
            });
            let action = choice.await.unwrap_or_else(|error| {
                tracing::error!(%error, "a bot failed");
                None
            });
            thinker.metrics.thought(choosing.elapsed());
            time::sleep_until(ready).await;
            if let Some(inbox) = inbox.upgrade() {
                // A table that closes meanwhile asks again when it is opened.
                let _ = inbox.send(Mail::Thought { position, seat, action }).await;
            }
        });
    }

    /// The time a bot takes, so that people can follow. Where it answers beside others, it always
    /// takes the longest it might, because its haste would tell that it had no choice.
    fn time_for(&self, question: &Question) -> Duration {
        let beside_others = question.table.silence(question.seat).is_some();
        match beside_others && !self.pause.is_zero() {
            true => self.pause.max(question.level.patience()),
            false => self.pause,
        }
    }
}

fn fresh_seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(Seed(bytes))
}
