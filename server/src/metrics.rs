use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, AtomicUsize, Ordering},
    time::Duration,
};

use crate::Limit;

/// What operators may know: how many and how fast, never who or what.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Actions done.
    pub(crate) actions: Gauge,
    /// Bots that gave no action.
    pub(crate) bot_failures: Gauge,
    /// Thoughts that wait for a core.
    pub(crate) thoughts_waiting: Gauge,
    /// Preview pictures drawn.
    pub(crate) pictures: Gauge,
    /// Open connections.
    pub(crate) connections: Gauge,
    /// What went wrong on our side.
    pub(crate) errors: Gauge,
    refusals: [AtomicU64; Limit::ALL.len()],
    append: Histogram,
    thinking: Histogram,
    waiting: Histogram,
    requests: Histogram,
    commands: Histogram,
}

/// A number that goes up, and perhaps down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicUsize);

impl Gauge {
    pub(crate) fn set(&self, value: usize) {
        self.0.store(value, Ordering::Relaxed);
    }

    pub(crate) fn add(&self, more: usize) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn sub(&self, less: usize) {
        self.0.fetch_sub(less, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds in milliseconds.
const BOUNDS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 30_000];

/// How long something took, counted by size.
#[derive(Debug, Default)]
struct Histogram {
    counts: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    fn observe(&self, took: Duration) {
        let fits = BOUNDS.iter().position(|&bound| took <= Duration::from_millis(bound));
        if let Some(place) = fits {
            self.counts[place].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            sum += count.load(Ordering::Relaxed);
            let seconds = *bound as f64 / 1000.0;
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {count}");
    }
}

impl Metrics {
    /// Something was written to the log.
    pub(crate) fn appended(&self, took: Duration) {
        self.append.observe(took);
    }

    /// A bot made up its mind.
    pub(crate) fn thought(&self, took: Duration) {
        self.thinking.observe(took);
    }

    /// A thought waited for its turn.
    pub(crate) fn waited(&self, took: Duration) {
        self.waiting.observe(took);
    }

    /// A request was answered.
    pub(crate) fn answered(&self, took: Duration) {
        self.requests.observe(took);
    }

    /// What somebody wanted over a socket was done or refused.
    pub(crate) fn carried_out(&self, took: Duration) {
        self.commands.observe(took);
    }

    /// Somebody was refused because there was too much of something.
    pub(crate) fn refused(&self, what: Limit) {
        self.refusals[what as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Everything in the text form of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, kind, help, value) in [
            ("tactable_tables_live", "gauge", "Tables in memory.", &self.tables),
            ("tactable_sockets", "gauge", "Open sockets.", &self.sockets),
            ("tactable_actions_total", "counter", "Actions done.", &self.actions),
            (
                "tactable_bot_failures_total",
                "counter",
                "Bots that gave no action.",
                &self.bot_failures,
            ),
            (
                "tactable_bots_waiting",
                "gauge",
                "Thoughts of bots, hints and reviews that wait for a core.",
                &self.thoughts_waiting,
            ),
            ("tactable_pictures_total", "counter", "Preview pictures drawn.", &self.pictures),
            ("tactable_connections", "gauge", "Open connections.", &self.connections),
            ("tactable_errors_total", "counter", "What went wrong on our side.", &self.errors),
        ] {
            let value = value.get();
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        }
        let name = "tactable_refusals_total";
        let _ = writeln!(text, "# HELP {name} Who asked for too much.\n# TYPE {name} counter");
        for limit in Limit::ALL {
            let (what, count) =
                (limit.name(), self.refusals[limit as usize].load(Ordering::Relaxed));
            let _ = writeln!(text, "{name}{{limit=\"{what}\"}} {count}");
        }
        let help = "How long it took until entries were on disk.";
        self.append.write(&mut text, "tactable_append_seconds", help);
        let help = "How long bots thought.";
        self.thinking.write(&mut text, "tactable_bot_seconds", help);
        let help = "How long thoughts waited for a core.";
        self.waiting.write(&mut text, "tactable_bot_wait_seconds", help);
        let help = "How long requests took.";
        self.requests.write(&mut text, "tactable_request_seconds", help);
        let help = "How long it took until what came over a socket was done or refused.";
        self.commands.write(&mut text, "tactable_command_seconds", help);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        metrics.sockets.add(3);
        metrics.sockets.sub(1);
        metrics.refused(Limit::Tables);
        for millis in [0, 3, 30, 90_000] {
            metrics.appended(Duration::from_millis(millis));
        }
        let text = metrics.text();
        for line in [
            "tactable_sockets 2",
            "tactable_refusals_total{limit=\"tables\"} 1",
            "tactable_refusals_total{limit=\"codes\"} 0",
            "tactable_append_seconds_bucket{le=\"0.001\"} 1",
            "tactable_append_seconds_bucket{le=\"5\"} 3",
            "tactable_append_seconds_bucket{le=\"+Inf\"} 4",
            "tactable_append_seconds_count 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
