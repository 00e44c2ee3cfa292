use std::time::Instant;

use table::{Dice, Game, MAX_SEATS, Seat, Seed};

use super::{
    perceived::Perceived,
    task::Task,
    tree::{NONE, Proof, Tree},
    worth::Worth,
};
use crate::stop::Deadline;

/// Grows one tree, on one thread.
///
/// A node stands for all that the searching person has perceived since the root: their own actions,
/// and the events of the actions of others as their eyes see them. What they cannot tell apart leads
/// to the same node, so that they never act on a secret; worlds in which they are there differ, and
/// in each of them only the actions legal there are offered.
#[derive(Debug)]
pub(crate) struct Searcher<G: Game> {
    pub(crate) tree: Tree<G::Action>,
    pub(crate) dice: Dice,
    pub(crate) root: u32,
    /// Who surely wins, seen from the root.
    pub(crate) proof: Option<Proof>,
    /// What all simulations were worth to each side.
    pub(crate) prospects: [f32; MAX_SEATS],
    /// Where the table will stand if all goes as expected, and its node.
    expected: Option<(G, u32)>,
    /// The node of a decision that was begun and goes on as planned.
    pub(crate) planned: Option<u32>,
    /// Worlds that were imagined, and how often one of them was used.
    worlds: Vec<G>,
    used: usize,
    /// The edges that are offered at the node in hand.
    pub(crate) offered: Vec<u32>,
    pub(crate) legal: Vec<G::Action>,
    path: Vec<(u32, u32)>,
}

/// A random playout is broken off after this many actions.
const LONGEST_PLAYOUT: u32 = 5000;
/// A node is opened at the visit after this many.
pub(super) const OPEN_AFTER: u32 = 1;
/// How many worlds are imagined at once, and how often each is simulated in: to imagine one takes a
/// third of the time of a simulation, in some positions much more.
const FIRST_WORLDS: usize = 8;
const MOST_WORLDS: usize = 32;
const USES: usize = 2;
/// How many simulations go by between checks whether more of them can still change the choice.
const LOOK_EVERY: u64 = 64;

impl<G: Game> Searcher<G> {
    pub(crate) fn new(memory: usize, seed: Seed) -> Searcher<G> {
        Searcher {
            tree: Tree::new(memory),
            dice: Dice::new(seed),
            root: 0,
            proof: None,
            prospects: [0.0; MAX_SEATS],
            expected: None,
            planned: None,
            worlds: Vec::new(),
            used: 0,
            offered: Vec::new(),
            legal: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Search until the limit is reached or nothing is left to find out.
    pub(crate) fn run(&mut self, task: &Task<'_, G>, simulations: u64, deadline: &Deadline) {
        let began = Instant::now();
        self.take_root(task, deadline);
        for done in 0..simulations {
            if self.proof.is_some() || deadline.is_over() {
                return;
            }
            if done % LOOK_EVERY == LOOK_EVERY - 1 {
                let in_time = deadline.until.map_or(u64::MAX, |until| {
                    let (spent, left) = (began.elapsed(), until.duration_since(Instant::now()));
                    (done as f64 * left.as_secs_f64() / spent.as_secs_f64()) as u64
                });
                if self.is_settled(task, in_time.min(simulations - done)) {
                    return;
                }
            }
            self.simulate(task);
            if self.tree.is_short {
                self.root = self.tree.thin(self.root);
            }
        }
    }

    /// Whether this many more simulations cannot change what is tried most, which is what will be
    /// chosen where nothing is ever proved.
    fn is_settled(&self, task: &Task<'_, G>, left: u64) -> bool {
        // UCT is there to be measured: it does every simulation it is told to.
        let counted = task.thinking.uct && task.thinking.limit.time.is_none();
        // Whoever asks about one action alone wants to know what it is worth.
        if task.proves() || counted || task.legal.len() < 2 {
            return false;
        }
        let (mut most, mut second) = (0, 0);
        for edge in self.tree.edges(self.root) {
            let visits = self.tree.edge(edge).visits;
            second = second.max(visits.min(most));
            most = most.max(visits);
        }
        u64::from(most - second) > left
    }

    /// Go on with the tree of the last search where it fits, or plant a new one.
    fn take_root(&mut self, task: &Task<'_, G>, deadline: &Deadline) {
        (self.proof, self.planned) = (None, None);
        self.worlds.clear();
        self.used = 0;
        self.prospects = [0.0; MAX_SEATS];
        let expected = self.expected.take();
        match (task.open(), expected) {
            (Some(world), Some((state, node))) if *world == state => {
                self.root = node;
            }
            _ => self.root = self.tree.plant(),
        }
        match task.open() {
            Some(world) => {
                self.offer(task, self.root, world, (task.seat, task.before));
                self.proof = self.conclude(task, self.root);
            }
            None => self.open_root(task, deadline),
        }
    }

    /// Begin the next search with a new tree.
    pub(crate) fn forget(&mut self) {
        self.expected = None;
    }

    /// Remember where the tree goes on if this action is played and the seat then acts again.
    pub(crate) fn expect(&mut self, task: &Task<'_, G>, action: G::Action) {
        let Some(world) = task.open() else { return };
        let edge = self.tree.edges(self.root).find(|&edge| self.tree.edge(edge).action == action);
        let child = edge.and_then(|edge| self.tree.follow(edge));
        let mut world = world.clone();
        world.apply(task.seat, action, &mut ());
        let again = world.asks_first() == Some(task.seat);
        self.expected = child.filter(|_| again).map(|child| (world, child));
    }

    /// Go down the tree with what was chosen at a node of the plan.
    pub(crate) fn follow_plan(&mut self, action: G::Action) {
        let node = self.planned.take();
        let chosen = |&edge: &u32| self.tree.edge(edge).action == action;
        let edge = node.and_then(|node| self.tree.edges(node).find(chosen));
        let child = edge.map(|edge| self.tree.edge(edge).child);
        self.planned = child.filter(|&child| child != NONE);
    }

    /// A world to simulate in.
    #[inline]
    pub(crate) fn world(&mut self, task: &Task<'_, G>) -> G {
        if let Some(world) = task.open() {
            return world.clone();
        }
        let uses = if task.thinking.uct { 1 } else { USES };
        if self.used == self.worlds.len() * uses {
            // A few at first, because where much is known of what is hidden each may take a while.
            let count = (2 * self.worlds.len()).clamp(FIRST_WORLDS, MOST_WORLDS);
            self.used = 0;
            self.worlds.clear();
            task.imagine(count, &mut self.dice, &mut self.worlds);
        }
        self.used += 1;
        self.worlds[self.used % self.worlds.len()].clone()
    }

    fn simulate(&mut self, task: &Task<'_, G>) {
        let mut world = self.world(task);
        let (mut node, mut seat, mut before) = (self.root, task.seat, task.before);
        self.path.clear();
        let worth = loop {
            let visits = &mut self.tree.node(node).visits;
            *visits += 1;
            let fresh = *visits <= OPEN_AFTER && node != self.root;
            if fresh || !self.offer(task, node, &world, (seat, before)) {
                break self.evaluate(task, &mut world);
            }
            let edge = self.select(task, node, seat);
            self.path.push((node, edge));
            if let Some(proof) = self.tree.edge(edge).proof {
                break Worth::of_win(proof.winner);
            }
            let child = self.step(task, (node, edge), &mut world, seat);
            match world.asks_first() {
                Some(next) => {
                    let goes_on = next == seat && world.is_midway();
                    before = goes_on.then(|| self.tree.edge(edge).action);
                    seat = next;
                }
                None => {
                    let worth = task.worth(&world);
                    if task.proves() {
                        let proof = task.winner(&world).map(Proof::at_once);
                        self.tree.edge_mut(edge).proof = proof;
                    }
                    break worth;
                }
            }
            let Some(child) = child else { break self.evaluate(task, &mut world) };
            node = child;
        };
        self.back_up(task, &worth);
    }

    /// Do an action in the world; the node it leads to, if there is room for it.
    fn step(
        &mut self,
        task: &Task<'_, G>,
        (node, edge): (u32, u32),
        world: &mut G,
        seat: Seat,
    ) -> Option<u32> {
        let action = self.tree.edge(edge).action;
        if task.open().is_some() || task.viewer.is(seat) {
            world.apply(seat, action, &mut ());
            return self.tree.follow(edge);
        }
        let mut perceived = Perceived::by(task.viewer);
        world.apply(seat, action, &mut perceived);
        self.tree.perceive(node, perceived.number())
    }

    /// What a state is worth that is not searched any further: where some random actions lead.
    fn evaluate(&mut self, task: &Task<'_, G>, world: &mut G) -> Worth {
        let longest = match task.thinking {
            thinking if thinking.uct => LONGEST_PLAYOUT,
            _ => task.playout(),
        };
        for _ in 0..longest {
            let Some(seat) = world.asks_first() else { break };
            let Some(action) = world.random_action(seat, &mut self.dice, &mut self.legal) else {
                break;
            };
            world.apply(seat, action, &mut ());
        }
        task.worth(world)
    }

    fn back_up(&mut self, task: &Task<'_, G>, worth: &Worth) {
        for (sum, side) in self.prospects.iter_mut().zip(0..) {
            *sum += worth[side];
        }
        let mut proof: Option<Proof> = None;
        let mut next = task.seat;
        for i in (0..self.path.len()).rev() {
            let (node, at) = self.path[i];
            let edge = self.tree.edge_mut(at);
            edge.visits += 1;
            edge.total += worth[task.side(edge.seat)];
            if let Some(proof) = proof {
                let changes = proof.changes.saturating_add(u8::from(edge.seat != next));
                edge.proof = Some(Proof { changes, ..proof });
            }
            next = edge.seat;
            // Nothing new can be known of a node unless something is of where it leads.
            proof = if edge.proof.is_some() { self.conclude(task, node) } else { None };
        }
        self.proof = proof;
    }

    /// Who surely wins from a node: its seat if one action does, the other if all do.
    fn conclude(&self, task: &Task<'_, G>, node: u32) -> Option<Proof> {
        let mut loss = None;
        let mut open = !task.proves();
        let mut win: Option<Proof> = None;
        for edge in self.tree.edges(node).map(|edge| self.tree.edge(edge)) {
            match edge.proof {
                None => open = true,
                Some(proof) if proof.winner == task.side(edge.seat) => {
                    win = win.filter(|win| win.actions <= proof.actions).or(Some(proof));
                }
                Some(proof) => {
                    let longer = loss.filter(|loss: &Proof| loss.actions >= proof.actions);
                    loss = longer.or(Some(proof));
                }
            }
        }
        let proof = win.or(loss.filter(|_| !open))?;
        Some(Proof { actions: proof.actions.saturating_add(1), ..proof })
    }
}
