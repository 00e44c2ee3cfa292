use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use table::Seed;

use super::{
    counted::Counted,
    event::{EventStat, event_stats},
    plan::StudyPlan,
    watch::{PHASES, Watched},
};
use crate::{
    Estimate,
    identity::{Identities, different},
    interval::mean_of,
    mean, quantile, wilson,
};

/// What the games of a study were like.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Study {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The rule choices in full.
    pub options: Value,
    /// The bots by name.
    pub bots: Vec<String>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many actions were drawn at random before the bots took over.
    pub opening_plies: u32,
    /// How many games were played.
    pub games: u64,
    /// How many of them differ: equal games of the same bots on the same sides are one, and only
    /// different ones make intervals narrower.
    pub different: u64,
    /// Of how many it is not known whether they repeat others, because an old log does not say.
    pub unknown: u64,
    /// Whether it was interrupted.
    pub interrupted: bool,
    /// How many games a bot lost by failing.
    pub failures: u64,
    /// What each side got of the point on average; where there is one side, how often it made it.
    pub sides: Vec<Estimate>,
    /// The number that is the result, where all play together.
    pub counted: Option<Counted>,
    /// How many actions a game took.
    pub actions: Estimate,
    /// How many turns a game took.
    pub turns: Estimate,
    /// The actions of each game, rising.
    pub lengths: Vec<u64>,
    /// How many actions were legal, over the whole game.
    pub choices: Estimate,
    /// How many actions were legal in each phase.
    pub branching: Vec<Estimate>,
    /// Why games ended, the most frequent first.
    pub reasons: Vec<Reason>,
    /// What happened, the most decisive first.
    pub events: Vec<EventStat>,
    /// Whether those ahead won; where there is one side, nobody is ahead.
    pub leads: Vec<Lead>,
}

/// Why games ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// The word of the rules.
    pub reason: String,
    /// How many games.
    pub games: u64,
    /// Which share of the games.
    pub rate: Estimate,
}

/// Whether those who were ahead at a moment won in the end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Lead {
    /// How much of the game was over.
    pub progress: f64,
    /// In how many games one side was ahead.
    pub games: u64,
    /// What the side that was ahead got in the end.
    pub kept: Estimate,
}

impl Study {
    /// The results of these games.
    pub(crate) fn new(plan: &StudyPlan, games: &[Watched], interrupted: bool) -> Study {
        let lineup = plan.lineup();
        let about = lineup.game().about();
        let interrupted = interrupted && (games.len() as u64) < plan.games();
        let places = Identities::of(lineup, games.iter().map(|game| &game.played));
        let games: Vec<(usize, &Watched)> = places.into_iter().zip(games).collect();
        let n = different(games.iter().map(|(place, _)| place));
        let over = |of: &dyn Fn(&Watched) -> f64| {
            mean_of(&games.iter().map(|(_, game)| of(game)).collect::<Vec<f64>>(), n)
        };
        let side = |side: usize| wilson(over(&|game| game.played.shares[side]).value, n as f64);
        let mut lengths: Vec<u64> =
            games.iter().map(|(_, game)| game.played.actions as u64).collect();
        lengths.sort();
        let whole = |game: &Watched| {
            mean(&game.branching.iter().flatten().copied().collect::<Vec<_>>()).value
        };
        Study {
            game: about.id.to_owned(),
            rules: about.rules_version,
            options: lineup.options().clone(),
            bots: lineup.bots().to_vec(),
            seed: lineup.seed(),
            opening_plies: lineup.opening(),
            games: games.len() as u64,
            different: n as u64,
            unknown: games.iter().filter(|(_, game)| game.played.hash.is_none()).count() as u64,
            interrupted,
            failures: games.iter().filter(|(_, game)| game.played.failure.is_some()).count() as u64,
            sides: (0..lineup.sides().sides().len()).map(side).collect(),
            counted: Counted::of(&games),
            actions: over(&|game| game.played.actions as f64),
            turns: over(&|game| f64::from(game.played.turns)),
            lengths,
            choices: over(&whole),
            branching: (0..PHASES).map(|phase| branching(&games, phase)).collect(),
            reasons: reasons(&games, n),
            events: event_stats(&games),
            leads: (0..PHASES - 1).map(|phase| lead(&games, phase)).collect(),
        }
    }

    /// The length that a share of the games do not exceed.
    pub fn length(&self, share: f64) -> u64 {
        quantile(&self.lengths, share)
    }

    /// How often a reason ended the game.
    pub fn reason(&self, reason: &str) -> Estimate {
        let found = self.reasons.iter().find(|found| found.reason == reason);
        found.map_or_else(|| wilson(0.0, self.different as f64), |found| found.rate)
    }
}

/// Those games of which something can be told, as what is told and how many of them differ.
fn told(games: &[(usize, &Watched)], of: impl Fn(&Watched) -> Option<f64>) -> (Vec<f64>, usize) {
    let told = games.iter().filter_map(|(place, game)| Some((*place, of(game)?)));
    let (places, values): (Vec<usize>, Vec<f64>) = told.unzip();
    (values, different(places))
}

fn branching(games: &[(usize, &Watched)], phase: usize) -> Estimate {
    let (values, n) = told(games, |game| game.branching[phase]);
    mean_of(&values, n)
}

fn reasons(games: &[(usize, &Watched)], n: usize) -> Vec<Reason> {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    games.iter().for_each(|(_, game)| *counts.entry(&game.played.reason).or_default() += 1);
    let of = |(reason, count): (&str, u64)| {
        let rate = wilson(count as f64 / games.len() as f64, n as f64);
        Reason { reason: reason.to_owned(), games: count, rate }
    };
    let mut reasons: Vec<Reason> = counts.into_iter().map(of).collect();
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.games));
    reasons
}

fn lead(games: &[(usize, &Watched)], phase: usize) -> Lead {
    let (kept, n) = told(games, |game| Some(game.played.shares[game.ahead[phase]?]));
    let progress = (phase + 1) as f64 / PHASES as f64;
    Lead { progress, games: kept.len() as u64, kept: wilson(mean(&kept).value, n as f64) }
}
