use std::time::Duration;

use table::{Game, Options, Seat};

use super::{Search, searcher::Searcher};

/// How a decision of several actions goes on, if the seat then sees what it expects.
#[derive(Debug)]
pub(crate) struct Plan<G: Game> {
    seat: Seat,
    view: G::View,
    /// What the seat did last.
    pub(crate) before: G::Action,
    /// How many searches the decision has taken so far.
    pub(crate) searches: u32,
}

/// A later action was thought of with care if it was so at least once in so many simulations.
const SHARE: u64 = 8;
/// What was tried less often is thought of anew.
const LEAST: u64 = 16;
/// A search in the midst of a decision takes so many times less than the one before it, so that all
/// of them together take little more than the first.
const HASTE: u32 = 5;

impl<G: Game> Plan<G> {
    /// Whether nothing else has happened and nothing new was learnt.
    pub(crate) fn fits(&self, view: &G::View, seat: Seat) -> bool {
        self.seat == seat && self.view == *view
    }
}

/// How long a search may take after so many others about the same decision.
pub(crate) fn time_left(time: Duration, searches: u32) -> Duration {
    time / HASTE.saturating_pow(searches)
}

impl<G: Game> Search<G> {
    /// The next action of a plan, if all searchers together have thought of it with care.
    pub(super) fn planned(&self, legal: &[G::Action]) -> Option<G::Action> {
        let mut visits = vec![0; legal.len()];
        let mut simulations = 0;
        for Searcher { tree, planned, root, .. } in &self.searchers {
            let visits_of = |edge: u32| u64::from(tree.edge(edge).visits);
            simulations += tree.edges(*root).map(visits_of).sum::<u64>();
            for edge in planned.iter().flat_map(|&node| tree.edges(node)) {
                let action = tree.edge(edge).action;
                if let Some(place) = legal.iter().position(|&other| other == action) {
                    visits[place] += visits_of(edge);
                }
            }
        }
        let thought: u64 = visits.iter().sum();
        let best = (0..legal.len()).rev().max_by_key(|&place| visits[place])?;
        (thought >= LEAST && thought * SHARE >= simulations).then_some(legal[best])
    }

    /// Remember what follows an action in the same decision, beyond what is no choice at all.
    pub(super) fn go_on(&mut self, action: G::Action, searches: u32, view: &G::View, seat: Seat) {
        let mut world = G::imagine(view, &mut self.dice);
        let viewer = world.options().sides().viewer(seat);
        let mut legal = vec![action];
        while let [before] = legal[..] {
            world.apply(seat, before, &mut ());
            if world.asks_first() != Some(seat) || !world.is_midway() {
                return;
            }
            self.searchers.iter_mut().for_each(|searcher| searcher.follow_plan(before));
            self.plan = Some(Plan { seat, view: world.view(viewer), before, searches });
            legal.clear();
            world.actions(seat, &mut legal);
        }
    }
}
