use std::time::{Duration, Instant};

use bots::{Advice, Oracle, Stop};
use maiak::{Action, Maiak};
use table::{Open, Seat};

use crate::{
    Certificate, Memory, Search,
    glance::{applied, ended, glanced},
    length::{Answers, Length},
    memory::Known,
};

/// How much it remembers of what it found out, for a hint and for whoever must not err.
const MEMORY: usize = 32 << 20;
const LARGE_MEMORY: usize = 256 << 20;

/// Knows how positions of MAIAK end, where that can be found out in the time it has.
#[derive(Default)]
pub struct Prover {
    memory: Option<Memory>,
    certificate: Option<Certificate>,
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

    /// What wins; and where everything loses, what lasts longest against what the winner is known to
    /// do. Nothing if that is not found out until `over` says that time is up.
    pub fn best(
        &mut self,
        state: &Maiak,
        among: &[Action],
        over: &dyn Fn() -> bool,
    ) -> Option<Action> {
        let seat = state.turn_seat();
        let wins = |&action: &Action| ended(&applied(state, action), seat) == Some(Known::WON);
        if let Some(action) = among.iter().copied().find(wins) {
            return Some(action);
        }
        let certificate = self.certificate.as_ref();
        if let Some(certificate) = certificate.filter(|certificate| certificate.is_for(state)) {
            // Only the winner has answers, whichever colour he plays here.
            let answer = certificate.answer(state).filter(|action| among.contains(action));
            let action = answer.or_else(|| longest(&mut (certificate, over), state, among));
            if action.is_some() {
                return action;
            }
        }
        let forces = |&action: &Action| glanced(&applied(state, action), seat) == Some(Known::WON);
        if let Some(action) = among.iter().copied().find(forces) {
            return Some(action);
        }
        let memory = self.memory.get_or_insert_with(|| Memory::new(LARGE_MEMORY));
        let mut search = Search::new(memory, over);
        match search.solve(state, u64::MAX)? {
            true => search.winning_action(state).filter(|action| among.contains(action)),
            false => longest(&mut search, state, among),
        }
    }

    /// Do as a certificate says where it says something.
    pub fn believe(&mut self, certificate: Certificate) {
        self.certificate = Some(certificate);
    }
}

/// The action after which the other side needs the most turns to win, as far as that is known in time; nothing
/// if it is not known of one of them that it loses.
fn longest(answers: &mut dyn Answers, state: &Maiak, among: &[Action]) -> Option<Action> {
    let mut length = Length::new(answers, state.turn_seat().opponent());
    let mut best = None;
    for &action in among {
        match length.after(state, action) {
            Some(turns) if best.is_none_or(|(most, _)| turns > most) => {
                best = Some((turns, action))
            }
            Some(_) => {}
            None if length.is_over() => break,
            None => return None,
        }
    }
    best.map(|(_, action)| action)
}

/// Whether this time is up from now on, or somebody said stop.
fn over(time: Duration, stop: &Stop) -> impl Fn() -> bool {
    let until = Instant::now() + time;
    move || stop.is_told() || Instant::now() >= until
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
        Prover::advise(self, &view.0, among, &over(time, stop))
    }

    fn best(
        &mut self,
        view: &Open<Maiak>,
        _: Seat,
        among: &[Action],
        time: Duration,
        stop: &Stop,
    ) -> Option<Action> {
        Prover::best(self, &view.0, among, &over(time, stop))
    }

    fn believe(&mut self, proof: &[u8]) -> Result<(), String> {
        let certificate = Certificate::read(proof).map_err(|error| error.to_string())?;
        Prover::believe(self, certificate);
        Ok(())
    }
}
