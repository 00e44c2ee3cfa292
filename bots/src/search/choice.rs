use table::{Game, Seat};

use super::{searcher::Searcher, task::Task, tree::Proof};
use crate::stop::Deadline;

/// How much UCT tries beside what has been best so far.
const UCT_EXPLORATION: f32 = 0.9;
/// The most that is added to break ties.
const JITTER: f32 = 1e-3;
/// In how many worlds the actions of the root are evaluated.
const WORLDS: usize = 8;
/// About how many actions are evaluated there in all; where very many are legal, fewer worlds must
/// do.
const TRIALS: usize = 4096;

impl<G: Game> Searcher<G> {
    /// Find out what may be chosen at a node in this world, after what the seat did just before in
    /// the same decision. Whether there is anything.
    pub(crate) fn offer(
        &mut self,
        task: &Task<'_, G>,
        node: u32,
        world: &G,
        (seat, before): (Seat, Option<G::Action>),
    ) -> bool {
        self.offered.clear();
        if self.tree.node(node).listed {
            // Nothing is hidden, or it is the root, where one sees what is legal.
            self.offered.extend(self.tree.edges(node));
            for &edge in &self.offered {
                self.tree.edge_mut(edge).offered += 1;
            }
            return true;
        }
        self.legal.clear();
        let open = task.open().is_some();
        if open && node == self.root {
            // It may be asked about some of them only.
            self.legal.extend(task.legal);
        } else {
            world.actions(seat, &mut self.legal);
        }
        keep_one_order(task, world, (seat, before), &mut self.legal);
        if open {
            return self.list(task, node, world, seat);
        }
        for i in 0..self.legal.len() {
            let found = self.tree.find(node, seat, self.legal[i]);
            let Some((edge, is_new)) = found else { continue };
            if is_new && !task.thinking.uct {
                self.open_edge(task, edge, world);
            }
            self.tree.edge_mut(edge).offered += 1;
            self.offered.push(edge);
        }
        !self.offered.is_empty()
    }

    /// Give a node an edge for everything that is legal there, once and for all. Whether there is
    /// anything, and room for it.
    fn list(&mut self, task: &Task<'_, G>, node: u32, world: &G, seat: Seat) -> bool {
        if !self.tree.has_room(self.legal.len()) && node != self.root {
            return false;
        }
        for i in 0..self.legal.len() {
            let edge = self.tree.branch(node, seat, self.legal[i]);
            if !task.thinking.uct {
                self.open_edge(task, edge, world);
            }
            self.tree.edge_mut(edge).offered += 1;
            self.offered.push(edge);
        }
        self.tree.node(node).listed = true;
        !self.offered.is_empty()
    }

    /// Evaluate an action by where it leads at once.
    fn open_edge(&mut self, task: &Task<'_, G>, edge: u32, world: &G) {
        let (seat, action) = (self.tree.edge(edge).seat, self.tree.edge(edge).action);
        let mut world = world.clone();
        world.apply(seat, action, &mut ());
        let side = task.side(seat);
        let (worth, proof) = match world.outcome() {
            None => (task.estimate(&world, side), None),
            Some(_) => {
                let winner = task.winner(&world).filter(|_| task.proves());
                let proof = winner.map(Proof::at_once);
                (task.worth(&world)[side], proof)
            }
        };
        self.start(task, edge, worth);
        self.tree.edge_mut(edge).proof = proof;
    }

    /// Give an edge what it is worth before it is tried.
    fn start(&mut self, task: &Task<'_, G>, edge: u32, worth: f32) {
        let worth = worth + self.dice.roll(1024) as f32 * (JITTER / 1024.0);
        let edge = self.tree.edge_mut(edge);
        edge.total = worth;
        edge.weight = (worth / task.thinking.temperature).exp();
    }

    /// The offered edge to try next.
    pub(crate) fn select(&mut self, task: &Task<'_, G>, node: u32, seat: Seat) -> u32 {
        let (visits, listed) = (self.tree.node(node).visits, self.tree.node(node).listed);
        if task.thinking.uct {
            self.select_by_uct(visits)
        } else {
            self.select_by_puct(task, visits, listed, seat)
        }
    }

    /// By experience and by first estimates (PUCT).
    fn select_by_puct(&self, task: &Task<'_, G>, visits: u32, listed: bool, seat: Seat) -> u32 {
        let side = task.side(seat);
        let edges = || self.offered.iter().map(|&edge| (edge, self.tree.edge(edge)));
        let all: f32 = edges().map(|(_, edge)| edge.weight).sum();
        let factor = task.thinking.exploration / all;
        // Elsewhere not everything is offered at every visit.
        let often = (visits as f32).sqrt() * factor;
        let (mut best, mut most) = (self.offered[0], f32::NEG_INFINITY);
        for (at, edge) in edges() {
            match edge.proof {
                Some(proof) if proof.winner == side => return at,
                Some(_) => continue,
                None => {}
            }
            let often = if listed { often } else { (edge.offered as f32).sqrt() * factor };
            let tried = 1.0 + edge.visits as f32;
            let score = (edge.total + edge.weight * often) / tried;
            if score > most {
                (best, most) = (at, score);
            }
        }
        best
    }

    /// By experience alone (UCB1): first everything once, in any order.
    fn select_by_uct(&mut self, visits: u32) -> u32 {
        let fresh = |&&edge: &&u32| self.tree.edge(edge).visits == 0;
        let unknown = self.offered.iter().filter(fresh).count();
        if unknown > 0 {
            let number = self.dice.roll(unknown);
            return *self.offered.iter().filter(fresh).nth(number).expect("counted");
        }
        let log = (visits as f32).ln();
        let score = |edge: u32| {
            let edge = self.tree.edge(edge);
            let tried = edge.visits as f32;
            edge.total / tried + UCT_EXPLORATION * (log / tried).sqrt()
        };
        let better = |best: (u32, f32), edge: u32| {
            let score = score(edge);
            if score > best.1 { (edge, score) } else { best }
        };
        let first = (self.offered[0], f32::NEG_INFINITY);
        self.offered.iter().copied().fold(first, better).0
    }

    /// Evaluate the actions of the root in several worlds where something is hidden. An action that
    /// wins in all of them is good enough.
    pub(crate) fn open_root(&mut self, task: &Task<'_, G>, deadline: &Deadline) {
        let mut legal = task.legal.to_vec();
        keep_one_order(task, &self.world(task), (task.seat, task.before), &mut legal);
        for action in legal {
            self.tree.branch(self.root, task.seat, action);
        }
        self.tree.node(self.root).listed = true;
        if task.thinking.uct {
            return;
        }
        let side = task.side(task.seat);
        let edges: Vec<u32> = self.tree.edges(self.root).collect();
        let (mut sums, mut wins) = (vec![0.0; edges.len()], vec![0; edges.len()]);
        let most = (TRIALS / edges.len()).clamp(1, WORLDS);
        let mut worlds = 0;
        while worlds < most {
            let world = self.world(task);
            for (place, &edge) in edges.iter().enumerate() {
                let mut world = world.clone();
                world.apply(task.seat, self.tree.edge(edge).action, &mut ());
                sums[place] += match world.outcome() {
                    None => task.estimate(&world, side),
                    Some(_) => task.worth(&world)[side],
                };
                wins[place] += usize::from(task.winner(&world) == Some(side));
            }
            worlds += 1;
            if deadline.is_over() {
                break;
            }
        }
        for (place, &edge) in edges.iter().enumerate() {
            self.start(task, edge, sums[place] / worlds as f32);
            if wins[place] == worlds {
                let proof = Proof::at_once(side);
                self.tree.edge_mut(edge).proof = Some(proof);
                self.proof = Some(proof);
            }
        }
    }
}

/// Leave out what only does the same in another order, unless that is all there is: then the order was
/// broken before, and there is no way back.
fn keep_one_order<G: Game>(
    task: &Task<'_, G>,
    world: &G,
    (seat, before): (Seat, Option<G::Action>),
    legal: &mut Vec<G::Action>,
) {
    let Some(before) = before.filter(|_| !task.thinking.uct) else { return };
    let is_first = |action: &G::Action| !world.is_other_order(seat, before, *action);
    if legal.iter().any(is_first) {
        legal.retain(is_first);
    }
}
