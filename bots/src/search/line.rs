use table::{Game, Seat};

use super::{
    Finding,
    searcher::{OPEN_AFTER, Searcher},
    task::Task,
    tree::NONE,
};

/// What was tried less often is not expected of anybody.
const LEAST: u32 = 8;

impl<G: Game> Searcher<G> {
    /// What is expected to follow if this action of the root is chosen, as far as it was looked at
    /// with some care.
    ///
    /// Where something is hidden, nothing is expected of others, who may know more, and of the
    /// person only what is possible in all worlds that look alike.
    pub(crate) fn line(&mut self, task: &Task<'_, G>, first: G::Action) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        let of_root = |edge: &u32| self.tree.edge(*edge).action == first;
        let mut next = self.tree.edges(self.root).find(of_root);
        while let Some(at) = next {
            let edge = self.tree.edge(at);
            line.push((edge.seat, edge.action));
            next = match edge.child {
                NONE => None,
                node => self.expected_at(task, node),
            };
        }
        line
    }

    /// The edge of a node that is expected to be taken.
    fn expected_at(&mut self, task: &Task<'_, G>, node: u32) -> Option<u32> {
        let offers = self.tree.node(node).visits.saturating_sub(OPEN_AFTER);
        let edges = || self.tree.edges(node).map(|at| (at, self.tree.edge(at)));
        if task.open().is_none() && edges().any(|(_, edge)| !task.viewer.is(edge.seat)) {
            return None;
        }
        let rank = |edge: &super::tree::Edge<G::Action>| {
            let side = task.side(edge.seat);
            let proved = edge.proof.map(|proof| (proof.winner == side, proof.actions));
            let visits = edge.visits.into();
            Finding { visits, worth: edge.total, proved, ..Finding::default() }.rank()
        };
        let best =
            edges().reduce(|best, next| if rank(next.1) > rank(best.1) { next } else { best });
        let known = best.filter(|(_, edge)| edge.visits >= LEAST || edge.proof.is_some());
        let sure = known.filter(|(_, edge)| task.open().is_some() || edge.offered >= offers);
        sure.map(|(at, _)| at)
    }
}
