use std::time::Duration;

use super::Manner;

/// When a search stops: whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// After this many simulations.
    pub simulations: Option<u64>,
    /// After this much time.
    pub time: Option<Duration>,
}

impl Limit {
    /// Stop after this many simulations.
    pub const fn simulations(simulations: u64) -> Limit {
        Limit { simulations: Some(simulations), time: None }
    }

    /// Stop after this much time.
    pub const fn time(time: Duration) -> Limit {
        Limit { simulations: None, time: Some(time) }
    }
}

/// How a search thinks.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinking {
    /// When it stops.
    pub limit: Limit,
    /// On how many threads; each grows its own tree, and the simulations are shared out.
    pub threads: usize,
    /// Textbook UCT: nothing but uniformly random playouts to the end, and no estimates.
    pub uct: bool,
    /// Judge by the weights of the features even where a network was learned.
    pub linear: bool,
    /// How many random actions are played before a state is evaluated, where something is hidden; if
    /// nothing is said, as many as suit the game. Where nothing is hidden, a state is evaluated as it
    /// stands: random actions only blur what the tree finds out.
    pub playout: Option<u32>,
    /// How much is tried beside what has been best so far.
    pub exploration: f32,
    /// How much better the first estimate of an action must be for it to be tried e times as often.
    pub temperature: f32,
    /// What it makes of what it found out.
    pub manner: Manner,
    /// The most actions that each tree remembers; about 80 bytes each, with
    /// what they are found by.
    pub memory: usize,
}

impl Thinking {
    /// The usual way to think, up to a limit. The numbers are tuned by self-play with
    /// `cargo run --release -p tactable-bots --example tune`.
    pub const fn new(limit: Limit) -> Thinking {
        Thinking {
            limit,
            threads: 1,
            uct: false,
            linear: false,
            playout: None,
            exploration: 0.4,
            temperature: 0.08,
            manner: Manner::Earnest,
            memory: 1 << 21,
        }
    }
}
