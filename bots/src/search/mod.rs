//! Monte Carlo tree search for every game: with proofs where nothing is hidden, over imagined
//! worlds where something is.

mod choice;
mod even;
mod line;
mod manner;
mod perceived;
mod plan;
mod searcher;
mod slots;
mod task;
mod thinking;
mod thinning;
mod tree;
mod worth;

pub use manner::{Lapses, Manner};
pub use thinking::{Limit, Thinking};

use std::{cmp::Ordering, thread};

use table::{Dice, Game, Insight, Seat, Seed};

use self::{
    even::Even,
    manner::overlooking,
    plan::{Plan, time_left},
    searcher::Searcher,
    task::Task,
    tree::Proof,
};
use crate::{Bot, Evaluator, Opinion, Stop, stop::Deadline};

/// Searches before it acts.
///
/// Every seat is taken to want the best for its own side. The same seed gives the same choices as
/// long as simulations are limited rather than time.
#[derive(Debug)]
pub struct Search<G: Game> {
    thinking: Thinking,
    evaluator: Evaluator<G>,
    dice: Dice,
    searchers: Vec<Searcher<G>>,
    even: Even,
    /// How a decision of several actions goes on that was begun.
    plan: Option<Plan<G>>,
    stop: Stop,
}

/// What a search found out about one legal action.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Finding {
    /// How often it was tried.
    pub visits: u64,
    /// What it was worth on average: 0 lost, 1 won.
    pub worth: f32,
    /// Whether it surely wins or loses, and in how many actions at most as far as is known.
    pub proved: Option<(bool, u8)>,
    /// How often somebody else acts than before until then, where it is proved.
    changes: u8,
    /// What it looked worth at first glance, before anything was tried.
    glance: f32,
}

impl<G: Insight> Search<G> {
    /// A bot that thinks in this way.
    pub fn new(thinking: Thinking, seed: Seed) -> Search<G> {
        let linear = thinking.linear || thinking.uct;
        let evaluator = if linear { Evaluator::linear() } else { Evaluator::default() };
        Search::with_evaluator(evaluator, thinking, seed)
    }
}

impl<G: Game> Search<G> {
    /// A bot that evaluates states in its own way.
    pub fn with_evaluator(evaluator: Evaluator<G>, thinking: Thinking, seed: Seed) -> Search<G> {
        let searcher = |i| Searcher::new(thinking.memory, seed.derive("searcher", i as u64));
        let searchers = (0..thinking.threads.max(1)).map(searcher).collect();
        let (dice, stop) = (Dice::new(seed.derive("search", 0)), Stop::default());
        Search { dice, searchers, thinking, evaluator, even: Even::default(), plan: None, stop }
    }

    /// What a search finds out about each of the legal actions.
    pub fn study(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Finding> {
        let deadline = Deadline::after(self.thinking.limit.time, &self.stop);
        let task = Task::new(view, seat, legal, (&self.thinking, &self.evaluator), &mut self.dice);
        search(&mut self.searchers, &task, &deadline);
        findings(&self.searchers, &task)
    }

    /// How many actions the trees remember at the moment.
    pub fn remembered(&self) -> usize {
        self.searchers.iter().map(|searcher| searcher.tree.len()).sum()
    }
}

/// Let every searcher do its share.
fn search<G: Game>(searchers: &mut [Searcher<G>], task: &Task<'_, G>, deadline: &Deadline) {
    let count = searchers.len() as u64;
    let all = task.thinking.limit.simulations.unwrap_or(u64::MAX);
    let share = |i: u64| all / count + u64::from(i < all % count);
    match searchers {
        [only] => only.run(task, all, deadline),
        searchers => thread::scope(|scope| {
            for (searcher, i) in searchers.iter_mut().zip(0..) {
                scope.spawn(move || searcher.run(task, share(i), deadline));
            }
        }),
    }
}

/// Put together what all searchers found out.
fn findings<G: Game>(searchers: &[Searcher<G>], task: &Task<'_, G>) -> Vec<Finding> {
    let mut findings = vec![Finding::default(); task.legal.len()];
    let mut starts = vec![0.0; task.legal.len()];
    for searcher in searchers {
        for edge in searcher.tree.edges(searcher.root).map(|edge| searcher.tree.edge(edge)) {
            let Some(place) = task.legal.iter().position(|&action| action == edge.action) else {
                continue;
            };
            let finding = &mut findings[place];
            finding.visits += u64::from(edge.visits);
            finding.worth += edge.total;
            finding.glance += edge.weight.ln() * task.thinking.temperature;
            starts[place] += if task.thinking.uct { 0.0 } else { 1.0 };
            let wins = |proof: Proof| (proof.winner == task.side(task.seat), proof.actions);
            if let (None, Some(proof)) = (finding.proved, edge.proof) {
                (finding.proved, finding.changes) = (Some(wins(proof)), proof.changes);
            }
        }
    }
    for (finding, starts) in findings.iter_mut().zip(starts) {
        finding.worth /= (finding.visits as f32 + starts).max(1.0);
        finding.glance /= starts.max(1.0);
    }
    findings
}

impl Finding {
    /// What is known of an action that was looked at without counting tries.
    pub(crate) fn sure(worth: f32, visits: u64, proved: Option<(bool, u8)>) -> Finding {
        Finding { visits, worth, proved, changes: 0, glance: worth }
    }

    /// What it is worth, by a proof where there is one.
    pub(crate) fn chances(&self) -> f32 {
        match self.proved {
            Some((wins, _)) => f32::from(u8::from(wins)),
            None => self.worth.clamp(0.0, 1.0),
        }
    }

    /// How good a choice: sure wins, the faster the better; then what was tried most; then losses,
    /// the slower the better.
    fn rank(&self) -> (i32, u64, f32) {
        let proved = match self.proved {
            Some((true, actions)) => 1000 - i32::from(actions),
            None => 0,
            Some((false, actions)) => i32::from(actions) - 1000,
        };
        (proved, self.visits, self.worth)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = *legal {
            return only;
        }
        let plan = self.plan.take().filter(|plan| plan.fits(view, seat));
        let searches = plan.as_ref().map_or(0, |plan| plan.searches);
        if let Some(action) = plan.as_ref().and_then(|_| self.planned(legal)) {
            self.go_on(action, searches, view, seat);
            return action;
        }
        let time = self.thinking.limit.time.map(|time| time_left(time, searches));
        let deadline = Deadline::after(time, &self.stop);
        let task = Task::new(view, seat, legal, (&self.thinking, &self.evaluator), &mut self.dice);
        let task = task.after(plan.map(|plan| plan.before));
        search(&mut self.searchers, &task, &deadline);
        let findings = findings(&self.searchers, &task);
        let place = match self.thinking.manner {
            _ if task.is_secret(&mut self.dice) => mixed(&findings, &mut self.dice),
            Manner::Human(lapses) => {
                let sensible = task.sensible();
                let findings: Vec<Finding> =
                    sensible.iter().map(|&place| findings[place]).collect();
                sensible[overlooking(&findings, &lapses, &mut self.dice)]
            }
            Manner::Even => self.even.choose(&findings, task.sides.sides().len()),
            Manner::Earnest => best(&findings),
        };
        for searcher in &mut self.searchers {
            searcher.expect(&task, legal[place]);
            searcher.planned = Some(searcher.root);
        }
        self.go_on(legal[place], searches + 1, view, seat);
        legal[place]
    }

    fn judge(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Opinion<G::Action>> {
        // What is judged must not depend on what was thought of before.
        self.searchers.iter_mut().for_each(Searcher::forget);
        let deadline = Deadline::after(self.thinking.limit.time, &self.stop);
        let task = Task::new(view, seat, among, (&self.thinking, &self.evaluator), &mut self.dice);
        search(&mut self.searchers, &task, &deadline);
        let mut findings: Vec<(G::Action, Finding)> =
            among.iter().copied().zip(findings(&self.searchers, &task)).collect();
        findings.sort_by(|a, b| b.1.rank().partial_cmp(&a.1.rank()).unwrap_or(Ordering::Equal));
        let line = self.searchers[0].line(&task, findings[0].0);
        let mut prospects = vec![0.0; task.sides.sides().len()];
        for searcher in &self.searchers {
            prospects.iter_mut().zip(searcher.prospects).for_each(|(sum, worth)| *sum += worth);
        }
        Some(Opinion { findings, line, prospects })
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }
}

/// The best choice; the first of several.
fn best(findings: &[Finding]) -> usize {
    let ranks = findings.iter().map(Finding::rank).enumerate();
    let best = ranks.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.expect("a bot is asked only where it may act").0
}

/// Anything that was tried almost as often as the best, so that nobody can tell what it will be.
fn mixed(findings: &[Finding], dice: &mut Dice) -> usize {
    let most = findings.iter().map(|finding| finding.visits).max().unwrap_or(0);
    let weight = |finding: &Finding| if 2 * finding.visits > most { finding.visits } else { 0 };
    let mut left = dice.roll(findings.iter().map(weight).sum::<u64>().max(1) as usize) as u64;
    let place = findings.iter().position(|finding| {
        let weight = weight(finding);
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    });
    place.unwrap_or_else(|| best(findings))
}
