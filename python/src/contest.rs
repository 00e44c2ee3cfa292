//! Contests and studies: numbered games, each a line of a log, and what a log says in the end.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{RecvTimeoutError, sync_channel},
    },
    thread,
    time::Duration,
};

use arena::{Contest, Lineup, LineupError, Log, Logged, StudyPlan, log_line};
use pyo3::{exceptions::PyValueError, prelude::*};
use serde_json::json;

use crate::{error::OptionsError, game::Game, seat::SeedArg};

/// Games that bots play, by their numbers.
#[pyclass(frozen, module = "tactable._native")]
pub(crate) struct Job(Kind);

enum Kind {
    Contest(Contest),
    Study(StudyPlan),
}

/// Bots that can play a game, and where their chance comes from.
pub(crate) fn lineup(
    game: &Game,
    bots: Vec<String>,
    seed: Option<SeedArg>,
    opening_plies: Option<u32>,
) -> PyResult<Lineup> {
    let seed = seed.map_or(Ok(table::Seed::from(0)), SeedArg::seed)?;
    let lineup = Lineup::new(game.0.listing, &game.0.options, bots, seed);
    let lineup = lineup.map_err(|error| match error {
        LineupError::Options(problems) => OptionsError::new_err(problems.to_string()),
        error => PyValueError::new_err(error.to_string()),
    })?;
    let plies = opening_plies.unwrap_or_else(|| lineup.usual_opening());
    Ok(lineup.with_opening(plies))
}

fn wrong(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

impl Kind {
    fn total(&self) -> u64 {
        match self {
            Kind::Contest(contest) => contest.total(),
            Kind::Study(plan) => plan.games(),
        }
    }

    /// Play a game and write it as a line of the log.
    fn line(&self, number: u64) -> String {
        match self {
            Kind::Contest(contest) => log_line(&contest.play(number)),
            Kind::Study(plan) => log_line(&plan.watch(number)),
        }
    }

    fn header(&self) -> String {
        match self {
            Kind::Contest(contest) => log_line(&contest.header()),
            Kind::Study(plan) => log_line(&plan.header()),
        }
    }

    /// The numbers of the games in a log of this, and how many bytes of it are whole lines.
    fn read(&self, log: &str) -> PyResult<(Vec<u64>, usize)> {
        fn numbers<L: Logged>(of: &L, log: &str) -> PyResult<(Vec<u64>, usize)> {
            let log = Log::read(of, log).map_err(wrong)?;
            let numbers = log.games.iter().map(|game| arena::Entry::played(game).number);
            Ok((numbers.collect(), log.whole))
        }
        match self {
            Kind::Contest(contest) => numbers(contest, log),
            Kind::Study(plan) => numbers(plan, log),
        }
    }

    /// What the games of a log say, as JSON.
    fn results(&self, log: &str) -> PyResult<String> {
        let json = match self {
            Kind::Contest(contest) => {
                let games = Log::read(contest, log).map_err(wrong)?.games;
                json!({"contest": contest.header(), "results": contest.standings(games)})
            }
            Kind::Study(plan) => {
                let games = Log::read(plan, log).map_err(wrong)?.games;
                json!({"studies": [plan.study(games)]})
            }
        };
        Ok(format!("{json:#}\n"))
    }
}

#[pymethods]
impl Job {
    /// A contest between bots.
    #[staticmethod]
    #[pyo3(signature = (game, bots, games, seed=None, opening_plies=None))]
    fn contest(
        game: &Game,
        bots: Vec<String>,
        games: u64,
        seed: Option<SeedArg>,
        opening_plies: Option<u32>,
    ) -> PyResult<Job> {
        let contest = Contest::new(lineup(game, bots, seed, opening_plies)?, games);
        Ok(Job(Kind::Contest(contest.map_err(wrong)?)))
    }

    /// A study of a game.
    #[staticmethod]
    #[pyo3(signature = (game, bots, games, seed=None, opening_plies=None))]
    fn study(
        game: &Game,
        bots: Vec<String>,
        games: u64,
        seed: Option<SeedArg>,
        opening_plies: Option<u32>,
    ) -> PyResult<Job> {
        Ok(Job(Kind::Study(StudyPlan::new(lineup(game, bots, seed, opening_plies)?, games))))
    }

    /// How many games there are.
    #[getter]
    fn total(&self) -> u64 {
        self.0.total()
    }

    /// The first line of a log.
    #[getter]
    fn header(&self) -> String {
        self.0.header()
    }

    /// The numbers of the games in a log, and how many bytes of it are whole lines.
    fn read(&self, py: Python<'_>, log: &str) -> PyResult<(Vec<u64>, usize)> {
        py.detach(|| self.0.read(log))
    }

    /// Play these games and hand over their lines, in batches and in no order.
    fn play(
        &self,
        py: Python<'_>,
        numbers: Vec<u64>,
        threads: usize,
        keep: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let total = self.0.total();
        if let Some(number) = numbers.iter().find(|&&number| number >= total) {
            return Err(wrong(format!("there are {total} games, and none with number {number}")));
        }
        work(
            py,
            &numbers,
            threads,
            |number| self.0.line(number),
            |lines| keep.call1((lines,)).map(drop),
        )
    }

    /// What the games of a log say, as JSON.
    fn results(&self, py: Python<'_>, log: &str) -> PyResult<String> {
        py.detach(|| self.0.results(log))
    }
}

/// The bots that a text names, separated by commas.
#[pyfunction]
pub(crate) fn bot_names(text: &str) -> PyResult<Vec<String>> {
    let specs = bots::Spec::list(text).map_err(wrong)?;
    Ok(specs.iter().map(ToString::to_string).collect())
}

/// How often Python is asked whether somebody pressed Ctrl-C.
const PULSE: Duration = Duration::from_millis(100);

/// Do numbered work on several threads without Python's lock, and hand over what is done. If `keep`
/// fails, or somebody presses Ctrl-C, what was begun is still done and handed over.
pub(crate) fn work<T: Send>(
    py: Python<'_>,
    numbers: &[u64],
    threads: usize,
    work: impl Fn(u64) -> T + Sync + Send,
    mut keep: impl FnMut(Vec<T>) -> PyResult<()>,
) -> PyResult<()> {
    let stop = AtomicBool::new(false);
    let (sender, receiver) = sync_channel::<Vec<T>>(4);
    // Only one thread receives, but the compiler cannot know that.
    let receiver = Mutex::new(receiver);
    thread::scope(|scope| {
        let (stop, work) = (&stop, &work);
        scope.spawn(move || {
            arena::pool::run(numbers, threads, stop, work, |batch| match sender.send(batch) {
                Ok(()) => std::ops::ControlFlow::Continue(()),
                Err(_) => std::ops::ControlFlow::Break(()),
            })
        });
        let mut result = Ok(());
        loop {
            let next = || receiver.lock().expect("nobody else holds it").recv_timeout(PULSE);
            let step = match py.detach(next) {
                Ok(batch) => keep(batch).and_then(|()| py.check_signals()),
                Err(RecvTimeoutError::Timeout) => py.check_signals(),
                Err(RecvTimeoutError::Disconnected) => break,
            };
            if let (Err(error), Ok(())) = (step, &result) {
                stop.store(true, Ordering::Relaxed);
                result = Err(error);
            }
        }
        result
    })
}
