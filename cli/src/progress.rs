use std::{
    io::{self, IsTerminal, Write},
    process,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use table::Phrase;

use crate::voice::Voice;

/// Tells on standard error how far long work has come and how long it will still take: a bar for
/// those who watch, and a line now and then for those who read it later.
pub(crate) struct Progress<'a> {
    voice: &'a Voice,
    /// What says how much is done.
    key: &'static str,
    bar: Option<ProgressBar>,
    began: Instant,
    told: Instant,
    fresh: u64,
    done: u64,
    total: u64,
}

/// How often a line is written where nobody watches.
const PAUSE: Duration = Duration::from_secs(30);

impl<'a> Progress<'a> {
    /// So many of so many games are done.
    pub(crate) fn new(done: u64, total: u64, voice: &'a Voice) -> Progress<'a> {
        Progress::of("progress", done, total, voice)
    }

    /// So many of so many are done of what the message with this key counts.
    pub(crate) fn of(key: &'static str, done: u64, total: u64, voice: &'a Voice) -> Progress<'a> {
        let bar = io::stderr().is_terminal().then(|| {
            let words = Phrase::new(key).with("done", "{pos}").with("total", "{len}");
            let template = format!("{{bar:30}} {}", voice.say(words.with("left", "{eta}")));
            let style = ProgressStyle::with_template(&template).expect("our own template");
            let target = ProgressDrawTarget::stderr_with_hz(4);
            let bar = ProgressBar::with_draw_target(Some(total), target);
            bar.with_style(style).with_position(done)
        });
        if let Some(bar) = &bar {
            bar.reset_eta();
            bar.enable_steady_tick(Duration::from_millis(500));
        }
        let now = Instant::now();
        Progress { voice, key, bar, began: now, told: now, fresh: 0, done, total }
    }

    /// Nobody knows when it will end: what is known so far is told instead, these words first.
    pub(crate) fn open(words: Phrase, voice: &'a Voice) -> Progress<'a> {
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(4));
            bar.enable_steady_tick(Duration::from_millis(500));
            let style = ProgressStyle::with_template("{spinner} {msg}").expect("our own template");
            bar.with_style(style).with_message(voice.say(words))
        });
        let now = Instant::now();
        let key = "progress";
        Progress { voice, key, bar, began: now, told: now, fresh: 0, done: 0, total: 0 }
    }

    /// So much is known now.
    pub(crate) fn say(&mut self, words: Phrase) {
        if let Some(bar) = &self.bar {
            bar.set_message(self.voice.say(words));
        } else if self.told.elapsed() >= PAUSE {
            self.told = Instant::now();
            // Whoever closed standard error does not want to know.
            let _ = writeln!(io::stderr(), "{}", self.voice.say(words));
        }
    }

    /// So many more are done.
    pub(crate) fn add(&mut self, more: u64) {
        self.done += more;
        self.fresh += more;
        if let Some(bar) = &self.bar {
            bar.inc(more);
            return;
        }
        let each = self.began.elapsed().as_secs_f64() / self.fresh.max(1) as f64;
        let left = Duration::from_secs_f64(self.total.saturating_sub(self.done) as f64 * each);
        let words = Phrase::new(self.key)
            .with("done", self.done.to_string())
            .with("total", self.total.to_string())
            .with("left", format!("{:#}", indicatif::HumanDuration(left)));
        self.say(words);
    }

    /// Nothing more is to come.
    pub(crate) fn finish(self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A flag that Ctrl-C sets, so that work ends in order; a second Ctrl-C ends the program at once.
pub(crate) fn interruption() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&flag);
    // Where there can be no handler, Ctrl-C ends the program at once, and the log is whole still.
    let _ = ctrlc::set_handler(move || {
        if set.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    });
    flag
}
