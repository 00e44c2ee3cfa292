use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::{
    counted::Counted,
    event::{EventStat, event_stats},
    plan::StudyPlan,
    watch::{PHASES, Watched},
};
use crate::{Estimate, mean, quantile, wilson};

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
    /// How many games were played.
    pub games: u64,
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
        let count = games.len() as f64;
        let collect = |of: &dyn Fn(&Watched) -> f64| games.iter().map(of).collect::<Vec<f64>>();
        let side = |side: usize| wilson(mean(&collect(&|g| g.played.shares[side])).value, count);
        let mut lengths: Vec<u64> = games.iter().map(|game| game.played.actions as u64).collect();
        lengths.sort();
        let phase = |phase: usize| {
            mean(&games.iter().filter_map(|game| game.branching[phase]).collect::<Vec<_>>())
        };
        let whole = |game: &Watched| {
            mean(&game.branching.iter().flatten().copied().collect::<Vec<_>>()).value
        };
        Study {
            game: about.id.to_owned(),
            rules: about.rules_version,
            options: lineup.options().clone(),
            bots: lineup.bots().to_vec(),
            games: games.len() as u64,
            interrupted: interrupted && (games.len() as u64) < plan.games(),
            failures: games.iter().filter(|game| game.played.failure.is_some()).count() as u64,
            sides: (0..lineup.sides().sides().len()).map(side).collect(),
            counted: Counted::of(games),
            actions: mean(&collect(&|game| game.played.actions as f64)),
            turns: mean(&collect(&|game| f64::from(game.played.turns))),
            lengths,
            choices: mean(&collect(&whole)),
            branching: (0..PHASES).map(phase).collect(),
            reasons: reasons(games),
            events: event_stats(games),
            leads: (0..PHASES - 1).map(|phase| lead(games, phase)).collect(),
        }
    }

    /// The length that a share of the games do not exceed.
    pub fn length(&self, share: f64) -> u64 {
        quantile(&self.lengths, share)
    }

    /// How often a reason ended the game.
    pub fn reason(&self, reason: &str) -> Estimate {
        let found = self.reasons.iter().find(|found| found.reason == reason);
        found.map_or_else(|| wilson(0.0, self.games as f64), |found| found.rate)
    }
}

fn reasons(games: &[Watched]) -> Vec<Reason> {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    games.iter().for_each(|game| *counts.entry(&game.played.reason).or_default() += 1);
    let total = games.len() as f64;
    let of = |(reason, games): (&str, u64)| {
        let rate = wilson(games as f64 / total, total);
        Reason { reason: reason.to_owned(), games, rate }
    };
    let mut reasons: Vec<Reason> = counts.into_iter().map(of).collect();
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.games));
    reasons
}

fn lead(games: &[Watched], phase: usize) -> Lead {
    let share = |game: &Watched| Some(game.played.shares[game.ahead[phase]?]);
    let kept: Vec<f64> = games.iter().filter_map(share).collect();
    let count = kept.len() as u64;
    let progress = (phase + 1) as f64 / PHASES as f64;
    Lead { progress, games: count, kept: wilson(mean(&kept).value, count as f64) }
}
