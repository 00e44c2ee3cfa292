#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod alphabeta;
mod any;
mod certain;
mod command;
mod error;
mod evaluator;
mod greedy;
mod judgement;
mod level;
mod mixer;
mod network;
mod oracle;
mod outside;
mod perfect;
mod planner;
mod process;
mod program;
mod random;
mod search;
mod spec;
mod stop;
mod why;
pub mod wire;

pub use alphabeta::AlphaBeta;
pub use any::{AnyBot, build, build_with};
pub use certain::Certain;
pub use error::{BotError, Patience};
pub use evaluator::Evaluator;
pub use greedy::Greedy;
pub use judgement::{Judged, Judgement, Opinion};
pub use level::{Level, LevelError};
pub use network::{Look, Network, NetworkError, Purpose};
pub use oracle::{Advice, Oracle};
pub use outside::Outside;
pub use perfect::Perfect;
pub use planner::Planner;
pub use program::{Limits, Program};
pub use random::Random;
pub use search::{Finding, Lapses, Limit, Manner, Search, Thinking};
pub use spec::{NAMES, Spec, SpecError};
pub use stop::Stop;
pub use why::reasons;

use table::{Game, Seat};

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Choose one of the legal actions of the seat, knowing the view of the person who holds it.
    ///
    /// # Panics
    /// May panic if there is no legal action.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;

    /// Say what some of the legal actions of the seat are worth, knowing the same. Nothing if the bot
    /// does not think in chances.
    ///
    /// # Panics
    /// May panic if no action is named, or one that is not legal.
    fn judge(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Opinion<G::Action>> {
        let _ = (view, seat, among);
        None
    }

    /// End any later thought as soon as this is told, with whatever was found by then. Bots that
    /// never think for long need not.
    fn heed(&mut self, _: Stop) {}
}
