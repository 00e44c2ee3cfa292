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
}

/// What is certain about some actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice<A> {
    /// This one wins.
    Wins(A),
    /// None is known to win, and these are not known to lose; none at all if every one loses.
    Open(Vec<A>),
}
