use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

use maiak::{Maiak, Options};
use serde::{Deserialize, Serialize};
use table::{Game, Seat};

use crate::{Key, Memory, PackError, Search, key::KEY_BITS, memory::Known, pack};

/// Finds out on several threads who wins, and can go on another day.
pub struct Solver {
    memory: Memory,
    nodes: AtomicU64,
}

/// By which rules positions were settled; the tiles of the opening do not matter.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules(Options);

const FORMAT: &str = "tactable-maiak-settled-1";
/// What took less work than this is found out again faster than it is read.
const WORTH_KEEPING: u64 = 64;
/// How often whoever waits is told how far it is: soon at first, since much is settled in a moment.
const PAUSES: (Duration, Duration) = (Duration::from_millis(1), Duration::from_millis(100));

impl Solver {
    /// A solver that remembers so many bytes.
    pub fn new(bytes: usize) -> Solver {
        Solver { memory: Memory::new(bytes), nodes: AtomicU64::new(0) }
    }

    /// What was found out so far.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// How many positions were looked into.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Who wins, as [`Solver::solve`] finds out.
    pub fn winner(
        &self,
        state: &Maiak,
        threads: usize,
        go_on: &mut dyn FnMut(&Solver, u64) -> bool,
    ) -> Option<Seat> {
        let seat = state.turn_seat();
        let won = self.solve(state, threads, go_on)?;
        Some(if won { seat } else { seat.opponent() })
    }

    /// Whether whoever acts wins. `go_on` is asked several times a second with the number of positions
    /// that were looked into; nothing comes back if it says no.
    pub fn solve(
        &self,
        state: &Maiak,
        threads: usize,
        go_on: &mut dyn FnMut(&Solver, u64) -> bool,
    ) -> Option<bool> {
        let (stop, found) = (AtomicBool::new(false), Mutex::new(None));
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1))
                .map(|number| {
                    let (stop, found) = (&stop, &found);
                    scope.spawn(move || {
                        let over = || stop.load(Relaxed);
                        let mut search = Search::new(&self.memory, &over)
                            .counted(&self.nodes)
                            .salted(number as u64);
                        if let Some(won) = search.solve(state, u64::MAX) {
                            *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(won);
                            stop.store(true, Relaxed);
                        }
                    })
                })
                .collect();
            let mut pause = PAUSES.0;
            while !workers.iter().all(|worker| worker.is_finished()) {
                thread::sleep(pause);
                pause = PAUSES.1.min(2 * pause);
                if !go_on(self, self.nodes.load(Relaxed)) {
                    stop.store(true, Relaxed);
                }
            }
        });
        found.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether whoever acts wins; nothing if that is not found out by looking into so many positions.
    pub fn solve_within(&self, state: &Maiak, limit: u64) -> Option<bool> {
        Search::new(&self.memory, &|| false).counted(&self.nodes).solve(state, limit)
    }

    /// What is worth keeping of what was settled, as a file.
    pub fn written(&self, state: &Maiak) -> Vec<u8> {
        let settled = self.memory.settled(WORTH_KEEPING);
        let packed = settled.map(|(key, won)| key.bits() | u128::from(won) << KEY_BITS);
        pack::written(FORMAT, &Rules(state.options()), packed.collect())
    }

    /// Positions that were settled, whether whoever acts wins, and how much work that was as a power of two.
    pub fn settled(&self, start: &Maiak) -> impl Iterator<Item = (Maiak, bool, u64)> {
        let options = start.options();
        let found = self.memory.settled_with_effort(1);
        found.filter_map(move |(key, won, effort)| Some((key.position(&options)?, won, effort)))
    }

    /// Go on from such a file, if it is of the same rules; says how many positions were read.
    pub fn read(&self, state: &Maiak, file: &[u8]) -> Result<usize, PackError> {
        let (rules, packed): (Rules, Vec<u128>) = pack::read(FORMAT, file)?;
        if rules != Rules(state.options()) {
            let reason = "it is of other rules or another size of the board".to_owned();
            return Err(PackError::Header { format: FORMAT, reason });
        }
        for &settled in &packed {
            let key = Key::from_bits(settled & ((1 << KEY_BITS) - 1));
            let known = if settled >> KEY_BITS & 1 == 1 { Known::WON } else { Known::LOST };
            self.memory.put(key, known, WORTH_KEEPING);
        }
        Ok(packed.len())
    }
}
