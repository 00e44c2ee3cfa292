use table::{Game, Seat};

use super::{
    searcher::Searcher,
    task::Task,
    tree::{NONE, Proof},
};

/// How much is tried beside what looks best in plain search.
const PLAIN_CURIOSITY: f32 = 0.9;
/// Ties are broken by so much.
const JITTER: f32 = 1e-3;
/// In how many worlds the actions of the root are judged.
const WORLDS: usize = 8;
/// About how many actions are judged there in all; where very many are legal, fewer worlds must do.
const TRIALS: usize = 4096;

impl<G: Game> Searcher<G> {
    /// Find out what may be chosen at a node in this world. Whether there is anything.
    pub(crate) fn offer(&mut self, task: &Task<'_, G>, node: u32, world: &G, seat: Seat) -> bool {
        self.offered.clear();
        if self.tree.node(node).listed {
            // Nothing is hidden, so that it is always the same.
            self.offered.extend(self.tree.edges(node));
            return true;
        }
        self.legal.clear();
        world.actions(seat, &mut self.legal);
        let open = task.open().is_some();
        if open && !self.tree.has_room(self.legal.len()) && node != self.root {
            return false;
        }
        let mut last = NONE;
        for i in 0..self.legal.len() {
            let action = self.legal[i];
            let known = if open { None } else { self.tree.find(node, last, seat, action) };
            last = match known {
                Some(edge) => edge,
                None if !self.tree.has_room(1) && node != self.root => continue,
                None => {
                    let edge = self.tree.branch(node, seat, action);
                    if !task.thinking.plain {
                        self.weigh(task, edge, world);
                    }
                    edge
                }
            };
            self.tree.edge_mut(last).offered += 1;
            self.offered.push(last);
        }
        self.tree.node(node).listed = open;
        !self.offered.is_empty()
    }

    /// Judge an action by where it leads at once.
    fn weigh(&mut self, task: &Task<'_, G>, edge: u32, world: &G) {
        let (seat, action) = (self.tree.edge(edge).seat, self.tree.edge(edge).action);
        let mut world = world.clone();
        world.apply(seat, action, &mut ());
        let side = task.sides.of(seat);
        let (worth, proof) = match world.outcome() {
            None => (task.look(&world, side), None),
            Some(_) => {
                let worth = task.worth(&world);
                let winner = task.sides.winner(&worth).filter(|_| task.proves());
                (worth[side as usize], winner.map(|winner| Proof { winner, actions: 1 }))
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
        edge.weight = (worth / task.thinking.temper).exp();
    }

    /// The offered edge to try next.
    pub(crate) fn select(&mut self, task: &Task<'_, G>, node: u32, seat: Seat) -> u32 {
        let visits = self.tree.node(node).visits;
        if task.thinking.plain {
            self.select_plainly(visits)
        } else {
            self.select_keenly(task, visits, seat)
        }
    }

    /// By what is known and what looks good (PUCT).
    fn select_keenly(&self, task: &Task<'_, G>, visits: u32, seat: Seat) -> u32 {
        let side = task.sides.of(seat);
        let edges = || self.offered.iter().map(|&edge| (edge, self.tree.edge(edge)));
        let all: f32 = edges().map(|(_, edge)| edge.weight).sum();
        let open = task.open().is_some();
        let factor = task.thinking.curiosity / all;
        let often = (visits as f32).sqrt() * factor;
        let (mut best, mut most) = (self.offered[0], f32::NEG_INFINITY);
        for (at, edge) in edges() {
            match edge.proof {
                Some(proof) if proof.winner == side => return at,
                Some(_) => continue,
                None => {}
            }
            let often = if open { often } else { (edge.offered as f32).sqrt() * factor };
            let tried = 1.0 + edge.visits as f32;
            let score = (edge.total + edge.weight * often) / tried;
            if score > most {
                (best, most) = (at, score);
            }
        }
        best
    }

    /// By experience alone (UCB1): first everything once, in any order.
    fn select_plainly(&mut self, visits: u32) -> u32 {
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
            edge.total / tried + PLAIN_CURIOSITY * (log / tried).sqrt()
        };
        let better = |best: (u32, f32), edge: u32| {
            let score = score(edge);
            if score > best.1 { (edge, score) } else { best }
        };
        let first = (self.offered[0], f32::NEG_INFINITY);
        self.offered.iter().copied().fold(first, better).0
    }

    /// Judge the actions of the root in several worlds where something is hidden. An action that
    /// wins in all of them is good enough.
    pub(crate) fn open_root(&mut self, task: &Task<'_, G>, until: Option<std::time::Instant>) {
        for &action in task.legal {
            self.tree.branch(self.root, task.seat, action);
        }
        if task.thinking.plain {
            return;
        }
        let side = task.sides.of(task.seat);
        let edges: Vec<u32> = self.tree.edges(self.root).collect();
        let mut sums = vec![0.0; edges.len()];
        let most = (TRIALS / edges.len()).clamp(1, WORLDS);
        let mut worlds = 0;
        while worlds < most {
            let world = task.world(&mut self.dice);
            for (sum, &action) in sums.iter_mut().zip(task.legal) {
                let mut world = world.clone();
                world.apply(task.seat, action, &mut ());
                *sum += match world.outcome() {
                    None => task.look(&world, side),
                    Some(_) => task.worth(&world)[side as usize],
                };
            }
            worlds += 1;
            if until.is_some_and(|until| std::time::Instant::now() >= until) {
                break;
            }
        }
        for (&edge, sum) in edges.iter().zip(&sums) {
            self.start(task, edge, sum / worlds as f32);
            if *sum >= worlds as f32 {
                let proof = Proof { winner: side, actions: 1 };
                self.tree.edge_mut(edge).proof = Some(proof);
                self.proof = Some(proof);
            }
        }
    }
}
