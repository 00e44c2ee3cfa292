use std::time::Duration;

use table::{Game, Seat};

use crate::Stop;

/// Knows of some positions for sure how they end, because somebody proved it.
pub trait Oracle<G: Game>: Send {
    /// What is certain about these actions of the seat, found out within this time.
    fn advise(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
        time: Duration,
        stop: &Stop,
    ) -> Advice<G::Action>;

    /// What is surely best among these actions of the seat: one that wins, or the one that lasts longest if
    /// all lose. Nothing if that is not found out within this time.
    fn best(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
        time: Duration,
        stop: &Stop,
    ) -> Option<G::Action> {
        let _ = (view, seat, among, time, stop);
        None
    }

    /// Believe a proof that somebody wrote down, or say why it is none.
    fn believe(&mut self, proof: &[u8]) -> Result<(), String> {
        let _ = proof;
        Err("no proofs of this game can be read".to_owned())
    }
}

/// What is certain about some actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice<A> {
    /// This one wins.
    Wins(A),
    /// None is known to win, and these are not known to lose; none at all if every one loses.
    Open(Vec<A>),
}
