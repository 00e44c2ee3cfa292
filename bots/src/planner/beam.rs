use std::collections::HashSet;

use table::{Forecast, Game, Seat};

use super::Outlook;
use crate::stop::Deadline;

/// What comes before the first step.
const NONE: u32 = u32::MAX;

/// Looks at many lines of one world side by side, decision by decision, and goes on with those that
/// promise the smallest number, until chance comes in.
pub(super) struct Beam<'a, G: Game> {
    outlook: &'a Outlook<G>,
    deadline: &'a Deadline,
    /// The steps of all lines that were looked at.
    steps: Vec<Step<G::Action>>,
    /// What is looked at further, and where its next decisions lead.
    layer: Vec<Node<G>>,
    found: Vec<Candidate>,
    /// Until when plans are made.
    round: u32,
    /// How many states were looked at.
    pub(super) states: u64,
    /// Where the best line ends that begins with a choice.
    ends: Vec<Option<End>>,
    /// How many lines that begin with it were followed to their end.
    followed: Vec<u64>,
}

/// One action of a line, and the step before it.
#[derive(Clone, Copy)]
struct Step<A> {
    before: u32,
    seat: Seat,
    action: A,
}

/// A state, the step that led there and the choice that its line began with.
struct Node<G> {
    state: G,
    step: u32,
    choice: u32,
}

/// Where a decision leads.
#[derive(Clone, Copy)]
struct Candidate {
    forecast: Forecast,
    /// The place of the node that it comes from.
    node: u32,
    step: u32,
    choice: u32,
    /// Whether nobody can plan any further.
    is_end: bool,
}

/// The end of a line.
#[derive(Clone, Copy)]
struct End {
    count: f32,
    step: u32,
}

impl<'a, G: Game> Beam<'a, G> {
    /// Begin with the choices of a seat that may act in a world: the ways through the decision. Nothing
    /// where nothing can be foretold.
    pub(super) fn new(
        world: &G,
        seat: Seat,
        outlook: &'a Outlook<G>,
        deadline: &'a Deadline,
    ) -> Option<Beam<'a, G>> {
        let round = outlook(world)?.round;
        let root = Node { state: world.clone(), step: NONE, choice: 0 };
        let (steps, layer, found) = (Vec::new(), vec![root], Vec::new());
        let (states, ends, followed) = (0, Vec::new(), Vec::new());
        let mut beam =
            Beam { outlook, deadline, steps, layer, found, round, states, ends, followed };
        beam.decide(world, (0, 0), (seat, NONE, None));
        for (candidate, choice) in beam.found.iter_mut().zip(0..) {
            candidate.choice = choice;
        }
        beam.ends = vec![None; beam.found.len()];
        beam.followed = vec![0; beam.found.len()];
        Some(beam)
    }

    /// The actions of each choice, before anything else was looked at.
    pub(super) fn choices(&self) -> Vec<Vec<G::Action>> {
        let actions = |candidate: &Candidate| {
            self.line(candidate.step).into_iter().map(|(_, action)| action).collect()
        };
        self.found.iter().map(actions).collect()
    }

    /// What choices have in common that come to the same at once.
    pub(super) fn likenesses(&self) -> Vec<u64> {
        self.found.iter().map(|candidate| candidate.forecast.likeness).collect()
    }

    /// The places of choices of which no two come to the same at once.
    pub(super) fn different(&self) -> Vec<usize> {
        let mut seen = HashSet::new();
        let is_new = |place: &usize| seen.insert(self.found[*place].forecast.likeness);
        (0..self.found.len()).filter(is_new).collect()
    }

    /// What each choice promises at first glance.
    pub(super) fn glances(&self) -> Vec<f32> {
        self.found.iter().map(|candidate| candidate.forecast.count).collect()
    }

    /// What each choice comes to.
    pub(super) fn results(&self) -> Vec<f32> {
        self.ends.iter().map(|end| end.map_or(f32::INFINITY, |end| end.count)).collect()
    }

    /// How many lines of each choice were followed to their end.
    pub(super) fn followed(&self) -> &[u64] {
        &self.followed
    }

    /// The best of all lines.
    pub(super) fn best_line(&self) -> Option<Vec<(Seat, G::Action)>> {
        let best = self.ends.iter().flatten().min_by(|a, b| a.count.total_cmp(&b.count))?;
        Some(self.line(best.step))
    }

    /// The best line that begins with a choice, if one was followed to its end.
    pub(super) fn line_of(&self, choice: usize) -> Option<Vec<(Seat, G::Action)>> {
        self.ends[choice].map(|end| self.line(end.step))
    }

    /// Follow the choices at these places to the end: so many lines at a time, and of each choice so
    /// many at least.
    pub(super) fn run(&mut self, kept: &[usize], width: usize, quota: usize) {
        self.found.retain(|candidate| kept.contains(&(candidate.choice as usize)));
        loop {
            self.select(width, quota);
            if self.layer.is_empty() {
                return;
            }
            self.look_ahead();
            if self.deadline.is_over() {
                break;
            }
        }
        // Nobody waits any longer: what was reached has to do.
        self.found.iter_mut().for_each(|candidate| candidate.is_end = true);
        self.select(width, quota);
    }

    /// All steps up to one.
    fn line(&self, last: u32) -> Vec<(Seat, G::Action)> {
        let mut line: Vec<_> = self
            .steps_back(last, NONE)
            .map(|place| {
                let Step { seat, action, .. } = self.steps[place as usize];
                (seat, action)
            })
            .collect();
        line.reverse();
        line
    }

    /// The places of the steps from one back to another, which is left out.
    fn steps_back(&self, last: u32, origin: u32) -> impl Iterator<Item = u32> {
        let next = |place: &u32| Some(self.steps[*place as usize].before);
        let is_after = move |place: &u32| *place != origin && *place != NONE;
        std::iter::successors(Some(last).filter(is_after), move |place| {
            next(place).filter(is_after)
        })
    }

    /// Do every next decision.
    fn look_ahead(&mut self) {
        self.found.clear();
        let layer = std::mem::take(&mut self.layer);
        for (node, place) in layer.iter().zip(0..) {
            if let Some(seat) = node.state.asks_first() {
                self.decide(&node.state, (place, node.choice), (seat, node.step, None));
            }
            if self.deadline.is_over() {
                break;
            }
        }
        self.layer = layer;
    }

    /// Go every way through a decision of a seat, of which the last action was done in this state.
    fn decide(
        &mut self,
        state: &G,
        (node, choice): (u32, u32),
        (seat, before, last): (Seat, u32, Option<G::Action>),
    ) {
        let mut legal = Vec::new();
        state.actions(seat, &mut legal);
        if let Some(last) = last {
            let is_first = |action: &G::Action| !state.is_other_order(seat, last, *action);
            if legal.iter().any(is_first) {
                legal.retain(is_first);
            }
        }
        for action in legal {
            let mut next = state.clone();
            next.apply(seat, action, &mut ());
            self.states += 1;
            let step = self.steps.len() as u32;
            self.steps.push(Step { before, seat, action });
            if next.is_midway() && next.asks_first() == Some(seat) {
                self.decide(&next, (node, choice), (seat, step, Some(action)));
                continue;
            }
            let Some(forecast) = (self.outlook)(&next) else { continue };
            let is_end = forecast.round != self.round || next.asks_first().is_none();
            self.found.push(Candidate { forecast, node, step, choice, is_end });
        }
    }

    /// Go on with the most promising candidates. Where choices are compared, lines of different ones may
    /// meet in the same state.
    fn select(&mut self, width: usize, quota: usize) {
        self.found.sort_by(|a, b| a.forecast.count.total_cmp(&b.forecast.count));
        let mut kept = vec![0; self.ends.len()];
        let mut seen = HashSet::with_capacity(width);
        let mut layer = Vec::with_capacity(width);
        for &Candidate { forecast, node, step, choice, is_end } in &self.found {
            if is_end {
                self.followed[choice as usize] += 1;
                let end = &mut self.ends[choice as usize];
                if end.is_none_or(|end| forecast.count < end.count) {
                    *end = Some(End { count: forecast.count, step });
                }
                continue;
            }
            let kept = &mut kept[choice as usize];
            let is_wanted = layer.len() < width || *kept < quota;
            let way = if quota > 0 { choice } else { 0 };
            if is_wanted && seen.insert((forecast.likeness, way)) {
                *kept += 1;
                layer.push(Node { state: self.state_at(node, step), step, choice });
            }
        }
        self.layer = layer;
    }

    /// The state to which a step leads from a node of the layer.
    fn state_at(&self, node: u32, step: u32) -> G {
        let Node { state, step: origin, .. } = &self.layer[node as usize];
        let mut state = state.clone();
        let way: Vec<u32> = self.steps_back(step, *origin).collect();
        for place in way.into_iter().rev() {
            let Step { seat, action, .. } = self.steps[place as usize];
            state.apply(seat, action, &mut ());
        }
        state
    }
}
