use std::time::Duration;

/// When a search stops: whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// After so many simulations.
    pub simulations: Option<u64>,
    /// After so much time.
    pub time: Option<Duration>,
}

impl Limit {
    /// Stop after so many simulations.
    pub const fn simulations(simulations: u64) -> Limit {
        Limit { simulations: Some(simulations), time: None }
    }

    /// Stop after so much time.
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
    /// Nothing but uniformly random playouts to the end, and no look at what a state promises.
    pub plain: bool,
    /// How many random actions are played before a state is judged by what it promises, where
    /// something is hidden. Where nothing is, a state is judged as it stands: random actions only
    /// blur what the tree finds out.
    pub playout: u32,
    /// How much is tried beside what was best so far.
    pub curiosity: f32,
    /// How much better an action must look at first to be tried e times as often.
    pub temper: f32,
    /// How much less than the best an action may be worth that it takes as well, from 0 to 1.
    pub careless: f32,
    /// The most actions that each tree remembers; about 40 bytes each.
    pub memory: usize,
}

impl Thinking {
    /// The usual way to think, for so long. The numbers are tuned by self-play with
    /// `cargo run --release -p bots --example tune`.
    pub const fn new(limit: Limit) -> Thinking {
        Thinking {
            limit,
            threads: 1,
            plain: false,
            playout: 6,
            curiosity: 0.4,
            temper: 0.08,
            careless: 0.0,
            memory: 1 << 21,
        }
    }
}
