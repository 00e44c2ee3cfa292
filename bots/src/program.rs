use std::{
    fmt, mem,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use table::Seed;

use crate::{BotError, command::join, process::Process};

/// A program outside: what is run, how long it may take, and those of its processes that wait for
/// another game.
///
/// All copies share the processes, which are ended with the last copy. So whoever plays many games keeps
/// the [`Spec`](crate::Spec) that names the program.
#[derive(Clone)]
pub struct Program {
    command: Vec<String>,
    limits: Limits,
    idle: Arc<Idle>,
}

/// How long a program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// For an answer.
    pub answer: Duration,
    /// To start, and to get ready for a game.
    pub start: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { answer: Duration::from_secs(10), start: Duration::from_secs(60) }
    }
}

/// How many processes of one program wait for another game at most.
const MOST_IDLE: usize = 64;
/// How long all of them together may take to end by themselves.
const FAREWELL: Duration = Duration::from_secs(2);

/// The processes that wait for another game.
#[derive(Default)]
struct Idle(Mutex<Vec<Process>>);

impl Program {
    /// A program with its arguments.
    pub fn new(command: Vec<String>, limits: Limits) -> Program {
        Program { command, limits, idle: Arc::default() }
    }

    /// How long it may take.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// See that the program starts at all: what is started waits for its first game.
    pub(crate) fn try_out(&self) -> Result<(), BotError> {
        let mut idle = self.idle.processes();
        if idle.is_empty() {
            idle.push(Process::start(&self.command)?);
        }
        Ok(())
    }

    /// A process for one person in a game, and whether it has not played before. `deal` is what a
    /// process may meet only once: who plays the same cards from two seats knows what is hidden.
    pub(crate) fn take(&self, deal: Option<Seed>) -> Result<(Process, bool), BotError> {
        let waiting = {
            let mut idle = self.idle.processes();
            idle.retain_mut(Process::is_running);
            let fits = |process: &Process| deal.is_none_or(|deal| !process.deals.contains(&deal));
            idle.iter().rposition(fits).map(|place| idle.swap_remove(place))
        };
        let mut process = match waiting {
            Some(process) => process,
            None => Process::start(&self.command)?,
        };
        process.deals.extend(deal);
        let fresh = process.games == 0;
        Ok((process, fresh))
    }

    /// The process may play another game.
    pub(crate) fn give_back(&self, process: Process) {
        let mut idle = self.idle.processes();
        if idle.len() < MOST_IDLE {
            idle.push(process);
        }
    }
}

impl Idle {
    fn processes(&self) -> std::sync::MutexGuard<'_, Vec<Process>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Idle {
    /// All hear of the end before any is waited for.
    fn drop(&mut self) {
        let mut idle = mem::take(&mut *self.processes());
        idle.iter_mut().for_each(Process::close);
        let until = Instant::now() + FAREWELL;
        for process in &mut idle {
            process.wait(until.saturating_duration_since(Instant::now()));
        }
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        (&self.command, self.limits) == (&other.command, other.limits)
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Program").field(&self.to_string()).finish()
    }
}

/// As a [`Spec`](crate::Spec) names it.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (limits, usual) = (self.limits, Limits::default());
        f.write_str("cmd")?;
        if limits != usual {
            write!(f, "@{}ms", limits.answer.as_millis())?;
        }
        if limits.start != usual.start {
            write!(f, "+{}ms", limits.start.as_millis())?;
        }
        write!(f, ":{}", join(&self.command))
    }
}
