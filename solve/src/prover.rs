use std::time::{Duration, Instant};

use bots::{Advice, Oracle, Stop};
use maiak::{Action, Maiak};
use table::{Open, Seat};

use crate::{
    Memory, Search,
    glance::{applied, glanced},
    memory::Known,
};

/// How much it remembers of what it found out.
const MEMORY: usize = 32 << 20;

/// Knows how positions of MAIAK end, where that can be found out in the time it has.
#[derive(Default)]
pub struct Prover {
    memory: Option<Memory>,
}

impl Prover {
    /// A prover that has found out nothing yet.
    pub fn new() -> Prover {
        Prover::default()
    }

    /// What is certain about actions in a position, found out until `over` says that time is up.
    pub fn advise(
        &mut self,
        state: &Maiak,
        among: &[Action],
        over: &dyn Fn() -> bool,
    ) -> Advice<Action> {
        let memory = self.memory.get_or_insert_with(|| Memory::new(MEMORY));
        if Search::new(memory, over).solve(state, u64::MAX) == Some(false) {
            return Advice::Open(Vec::new());
        }
        let seat = state.turn_seat();
        let mut open = Vec::new();
        for &action in among {
            let after = applied(state, action);
            let known = glanced(&after, seat).or_else(|| memory.seen_by(&after, seat));
            match known.and_then(Known::settled) {
                Some(true) => return Advice::Wins(action),
                Some(false) => {}
                None => open.push(action),
            }
        }
        Advice::Open(open)
    }
}

impl Oracle<Maiak> for Prover {
    fn advise(
        &mut self,
        view: &Open<Maiak>,
        _: Seat,
        among: &[Action],
        time: Duration,
        stop: &Stop,
    ) -> Advice<Action> {
        let until = Instant::now() + time;
        let over = || stop.is_told() || Instant::now() >= until;
        Prover::advise(self, &view.0, among, &over)
    }
}
