use bots::{AnyBot, BotError, Limit, Spec, Thinking};
use catalog::Listing;
use table::{AnyTable, Record, SeatSet, Seed};

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

/// How one decision is thought about.
pub(super) struct Mind {
    simulations: u64,
    seed: Seed,
}

/// About how many simulations a whole game is worth, so that long games do not take for ever.
const ALL: u64 = 2_000_000;
/// How many states of a plan take about as long as a simulation.
const STATES: u64 = 10;
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
        Mind { simulations: self.simulations, seed: self.seed.derive("review", ply as u64) }
    }
}

impl Mind {
    /// Whoever thinks about all actions at once.
    pub(super) fn all(
        &self,
        game: &dyn Listing,
        table: &dyn AnyTable,
    ) -> Result<Box<dyn AnyBot>, BotError> {
        self.bot(game, table, self.simulations)
    }

    /// Whoever thinks about one alone.
    pub(super) fn alone(
        &self,
        game: &dyn Listing,
        table: &dyn AnyTable,
    ) -> Result<Box<dyn AnyBot>, BotError> {
        self.bot(game, table, self.simulations / 2)
    }

    /// A planner where all play together, as the levels are there.
    fn bot(
        &self,
        game: &dyn Listing,
        table: &dyn AnyTable,
        simulations: u64,
    ) -> Result<Box<dyn AnyBot>, BotError> {
        let simulations = simulations.max(1);
        if let [_] = table.sides().sides() {
            let plan = Spec::Plan(Limit::simulations(STATES * simulations));
            match game.bot(&plan, self.seed) {
                Err(BotError::Lonely) => {}
                planner => return planner,
            }
        }
        game.bot(&Spec::Search(Thinking::new(Limit::simulations(simulations))), self.seed)
    }
}
