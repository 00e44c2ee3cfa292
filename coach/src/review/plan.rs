use bots::{Limit, Spec, Thinking};
use table::{Record, SeatSet, Seed};

/// How a game is reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// How many simulations each decision is judged by.
    pub simulations: u64,
    /// Only the decisions of these seats; of all where nobody is named.
    pub seats: Option<SeatSet>,
    /// Where the chance of all simulations comes from.
    pub seed: Seed,
}

/// How one decision is thought about: all actions at once, and one alone.
pub(super) struct Mind {
    pub(super) all: Spec,
    pub(super) alone: Spec,
    pub(super) seed: Seed,
}

/// About how many simulations a whole game is worth, so that long games do not take for ever.
const ALL: u64 = 2_000_000;
/// Fewer say too little, and more hardly say more.
const EACH: (u64, u64) = (400, 20_000);

impl Plan {
    /// A plan that takes seconds for a short game, and a minute or two for a long one.
    pub fn for_record(record: &Record) -> Plan {
        let each = ALL / record.actions.len().max(1) as u64;
        Plan { simulations: each.clamp(EACH.0, EACH.1), seats: None, seed: Seed::from(0) }
    }

    /// How to think about the decision after this many actions.
    pub(super) fn mind(&self, ply: usize) -> Mind {
        let search =
            |simulations: u64| Spec::Search(Thinking::new(Limit::simulations(simulations.max(1))));
        Mind {
            all: search(self.simulations),
            alone: search(self.simulations / 2),
            seed: self.seed.derive("review", ply as u64),
        }
    }
}
