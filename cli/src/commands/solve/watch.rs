use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use maiak::Maiak;
use solve::Solver;
use table::Phrase;

use crate::{
    failure::Failure,
    files,
    progress::{self, Progress},
    voice::Voice,
};

/// How often what is settled is kept.
const KEEP: Duration = Duration::from_secs(300);

/// Watches a long search: tells how far it is, keeps what it settled, and ends it when asked.
pub(super) struct Watch<'a> {
    start: Maiak,
    path: Option<&'a Path>,
    voice: &'a Voice,
    progress: Progress<'a>,
    stop: Arc<AtomicBool>,
    kept: Instant,
}

impl<'a> Watch<'a> {
    pub(super) fn new(start: Maiak, path: Option<&'a Path>, voice: &'a Voice) -> Watch<'a> {
        let progress = Progress::open(Phrase::new("solve-begins"), voice);
        let stop = progress::interruption();
        Watch { start, path, voice, progress, stop, kept: Instant::now() }
    }

    /// Whether the search should go on, after looking into so many positions.
    pub(super) fn go_on(&mut self, solver: &Solver, positions: u64) -> bool {
        self.progress.say(Phrase::new("solve-progress").with("positions", positions.to_string()));
        if self.kept.elapsed() >= KEEP {
            // A file that cannot be written now may be later; at the end it must be.
            let _ = self.keep(solver);
        }
        !self.stop.load(Ordering::Relaxed)
    }

    /// Nothing more is to come.
    pub(super) fn finish(self) {
        self.progress.finish();
    }

    /// Keep what is settled, if somebody wants to go on from there.
    pub(super) fn keep(&mut self, solver: &Solver) -> Result<(), Failure> {
        self.kept = Instant::now();
        self.path.map_or(Ok(()), |path| files::write(path, solver.written(&self.start), self.voice))
    }
}
