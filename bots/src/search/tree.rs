use std::hash::Hash;

use table::Seat;

use super::index::Index;
use crate::mixer::key_of;

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// Who surely wins from here on, and in how many actions as far as we know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proof {
    pub(crate) winner: u8,
    pub(crate) actions: u8,
}

/// What the searching person has perceived since the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The edges hang together by [`Edge::next`].
    pub(super) first: u32,
    pub(super) last: u32,
    /// What may be perceived of another's action from here, see [`Kid`].
    pub(super) kids: u32,
    pub(crate) visits: u32,
    /// Whether every action that is legal here has its edge.
    pub(crate) listed: bool,
}

/// One action of one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) seat: Seat,
    pub(crate) proof: Option<Proof>,
    /// How often it was taken.
    pub(crate) visits: u32,
    /// How often it could have been taken.
    pub(crate) offered: u32,
    /// The sum of what it was worth to its seat; begins with its first estimate.
    pub(crate) total: f32,
    /// How much it deserves to be tried.
    pub(crate) weight: f32,
    /// Where it leads, if that does not depend on what others perceive.
    pub(crate) child: u32,
    pub(crate) next: u32,
    /// Where it begins.
    pub(super) node: u32,
}

/// Where an edge may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    hash: u32,
    edge: u32,
}

/// A node reached by something that the searching person perceived.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kid {
    pub(super) seen: u64,
    pub(super) parent: u32,
    pub(super) node: u32,
    pub(super) next: u32,
}

/// The tree of a search: everything lies in a few vectors that are kept between searches.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge<A>>,
    pub(super) kids: Vec<Kid>,
    /// Where the edges are that were [found](Tree::find), and all kids.
    edge_index: Index,
    kid_index: Index,
    pub(super) most: usize,
    /// Whether there was no room for something, so that it is time to [thin](Tree::thin) it.
    pub(super) is_short: bool,
}

impl<A: Copy + Eq + Hash> Tree<A> {
    /// A tree of at most this many edges.
    pub(crate) fn new(most: usize) -> Tree<A> {
        let most = most.min(NONE as usize - 1);
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            kids: Vec::new(),
            edge_index: Index::new(),
            kid_index: Index::new(),
            most,
            is_short: false,
        }
    }

    /// Forget everything and plant a root.
    pub(crate) fn plant(&mut self) -> u32 {
        self.nodes.clear();
        self.edges.clear();
        self.kids.clear();
        self.edge_index.clear();
        self.kid_index.clear();
        self.is_short = false;
        self.grow().unwrap_or(0)
    }

    /// Whether this many more edges fit.
    pub(crate) fn has_room(&mut self, edges: usize) -> bool {
        let fits = self.edges.len() + edges <= self.most;
        self.is_short |= !fits;
        fits
    }

    /// How many edges there are.
    pub(crate) fn len(&self) -> usize {
        self.edges.len()
    }

    /// A new node, if there is room.
    pub(crate) fn grow(&mut self) -> Option<u32> {
        // Every node but the root hangs on an edge, yet one edge may lead to many by what is seen.
        if self.nodes.len() > self.most {
            self.is_short = true;
            return None;
        }
        self.nodes.push(Node { first: NONE, last: NONE, kids: NONE, visits: 0, listed: false });
        Some(self.nodes.len() as u32 - 1)
    }

    /// A new edge of a node.
    pub(crate) fn branch(&mut self, node: u32, seat: Seat, action: A) -> u32 {
        let edge = self.edges.len() as u32;
        self.edges.push(Edge {
            action,
            seat,
            proof: None,
            visits: 0,
            offered: 0,
            total: 0.0,
            weight: 1.0,
            child: NONE,
            next: NONE,
            node,
        });
        let last = std::mem::replace(&mut self.nodes[node as usize].last, edge);
        match last {
            NONE => self.nodes[node as usize].first = edge,
            last => self.edges[last as usize].next = edge,
        }
        edge
    }

    #[inline]
    pub(crate) fn node(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    #[inline]
    pub(crate) fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    #[inline]
    pub(crate) fn edge_mut(&mut self, edge: u32) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// The edges of a node.
    pub(crate) fn edges(&self, node: u32) -> impl Iterator<Item = u32> {
        let next = |edge: &u32| Some(self.edges[*edge as usize].next).filter(|&next| next != NONE);
        let first = Some(self.nodes[node as usize].first).filter(|&first| first != NONE);
        std::iter::successors(first, next)
    }

    /// Where the edges of these actions are, at a guess.
    pub(crate) fn guess(&self, node: u32, seat: Seat, actions: &[A], guesses: &mut Vec<Guess>) {
        // All at once and with no decision in between, so that memory is waited for only once.
        guesses.extend(actions.iter().map(|action| {
            let hash = hash_of(node, seat, action);
            Guess { hash, edge: self.edge_index.first(hash) }
        }));
    }

    /// The edge of an action, and whether it is a new one; nothing if there is none and no room for it.
    pub(crate) fn find(
        &mut self,
        node: u32,
        seat: Seat,
        action: A,
        guess: Guess,
    ) -> Option<(u32, bool)> {
        let fits = |edge: &Edge<A>| edge.node == node && edge.action == action && edge.seat == seat;
        if self.edges.get(guess.edge as usize).is_some_and(fits) {
            return Some((guess.edge, false));
        }
        let is_it = |edge: u32| fits(&self.edges[edge as usize]);
        if let Some(edge) = self.edge_index.find(guess.hash, is_it) {
            return Some((edge, false));
        }
        if !self.has_room(1) {
            return None;
        }
        let edge = self.branch(node, seat, action);
        self.edge_index.insert(guess.hash, edge);
        Some((edge, true))
    }

    /// Where an edge leads that leads to one node only.
    pub(crate) fn follow(&mut self, edge: u32) -> Option<u32> {
        if self.edges[edge as usize].child == NONE {
            self.edges[edge as usize].child = self.grow()?;
        }
        Some(self.edges[edge as usize].child)
    }

    /// Where one comes from a node by perceiving something.
    pub(crate) fn perceive(&mut self, node: u32, seen: u64) -> Option<u32> {
        let hash = seen_at(node, seen);
        let is_it = |kid: u32| {
            let kid = &self.kids[kid as usize];
            kid.seen == seen && kid.parent == node
        };
        if let Some(kid) = self.kid_index.find(hash, is_it) {
            return Some(self.kids[kid as usize].node);
        }
        let child = self.grow()?;
        let kid = self.kids.len() as u32;
        let next = std::mem::replace(&mut self.nodes[node as usize].kids, kid);
        self.kids.push(Kid { seen, parent: node, node: child, next });
        self.kid_index.insert(hash, kid);
        Some(child)
    }

    /// Everything has new numbers.
    pub(super) fn index_anew(&mut self) {
        self.edge_index.clear();
        self.kid_index.clear();
        // What is listed is never looked for.
        let is_listed = |edge: &Edge<A>| self.nodes[edge.node as usize].listed;
        for (edge, number) in self.edges.iter().zip(0..).filter(|(edge, _)| !is_listed(edge)) {
            self.edge_index.insert(hash_of(edge.node, edge.seat, &edge.action), number);
        }
        for (kid, number) in self.kids.iter().zip(0..) {
            self.kid_index.insert(seen_at(kid.parent, kid.seen), number);
        }
    }

    /// What was perceived at a node so far, with its number.
    pub(super) fn kids(&self, node: u32) -> impl Iterator<Item = (u32, &Kid)> {
        let at = |kid: u32| (kid != NONE).then(|| (kid, &self.kids[kid as usize]));
        std::iter::successors(at(self.nodes[node as usize].kids), move |(_, kid)| at(kid.next))
    }
}

/// The hash of an edge.
#[inline]
fn hash_of(node: u32, seat: Seat, action: &impl Hash) -> u32 {
    key_of(action, u64::from(node) << 8 | u64::from(seat.number())) as u32
}

/// The hash of a kid; what was seen is a hash itself.
#[inline]
fn seen_at(node: u32, seen: u64) -> u32 {
    (seen >> 32) as u32 ^ seen as u32 ^ node.wrapping_mul(0x9e37_79b9)
}
