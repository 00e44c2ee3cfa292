use std::{num::NonZero, ops::ControlFlow, thread};

use arena::pool;
use clap::Args;

use crate::{failure::Failure, setting};

/// On how many threads a command works.
#[derive(Args, Clone, Copy)]
pub(crate) struct Threads {
    /// How many threads work; what comes out is the same [default: one per core]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 1024))]
    threads: Option<u64>,
}

impl Threads {
    /// As many as asked for, or as there are cores.
    pub(crate) fn count(self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.map_or_else(cores, |threads| threads as usize)
    }

    /// Do work on all of them and take what is done in the order of the items, until something
    /// fails. Few are under way at any time, however many there are.
    pub(crate) fn in_order<I: Send, T: Send>(
        self,
        items: impl Iterator<Item = I>,
        work: impl Fn(I) -> T + Sync,
        mut take: impl FnMut(T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let take = |done| match take(done) {
            Ok(()) => ControlFlow::Continue(()),
            Err(failure) => ControlFlow::Break(failure),
        };
        match pool::in_order(items, self.count(), work, take) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(failure) => Err(failure),
        }
    }
}
