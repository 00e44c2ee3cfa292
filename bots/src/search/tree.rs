use std::hash::Hash;

use table::Seat;

use super::slots::{Slots, Table};
use crate::mixer::key_of;

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// Who surely wins from here on, and in how many actions as far as we know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proof {
    pub(crate) winner: u8,
    pub(crate) actions: u8,
    /// How often somebody else acts than before until then.
    pub(crate) changes: u8,
}

impl Proof {
    /// The game ends by this action.
    pub(crate) fn at_once(winner: u8) -> Proof {
        Proof { winner, actions: 1, changes: 0 }
    }
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
    found: Table,
    seen: Table,
}

impl Node {
    const NEW: Node = Node {
        first: NONE,
        last: NONE,
        kids: NONE,
        visits: 0,
        listed: false,
        found: Table::EMPTY,
        seen: Table::EMPTY,
    };
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
}

/// A node reached by something that the searching person perceived.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kid {
    pub(super) seen: u64,
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
    edge_slots: Slots<u32>,
    kid_slots: Slots<u64>,
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
            edge_slots: Slots::new(),
            kid_slots: Slots::new(),
            most,
            is_short: false,
        }
    }

    /// Forget everything and plant a root.
    pub(crate) fn plant(&mut self) -> u32 {
        self.nodes.clear();
        self.edges.clear();
        self.kids.clear();
        self.edge_slots.clear();
        self.kid_slots.clear();
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
        self.nodes.push(Node::NEW);
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

    /// The edge of an action, and whether it is a new one; nothing if there is none and no room for it.
    pub(crate) fn find(&mut self, node: u32, seat: Seat, action: A) -> Option<(u32, bool)> {
        let key = key_of_edge(seat, &action);
        let is_it = |edge: u32| {
            let edge = &self.edges[edge as usize];
            edge.action == action && edge.seat == seat
        };
        let table = self.nodes[node as usize].found;
        if let Some(edge) = self.edge_slots.find(table, key, is_it) {
            return Some((edge, false));
        }
        if !self.has_room(1) {
            return None;
        }
        let edge = self.branch(node, seat, action);
        self.edge_slots.insert(&mut self.nodes[node as usize].found, key, edge);
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
        let table = self.nodes[node as usize].seen;
        if let Some(known) = self.kid_slots.find(table, seen, |_| true) {
            return Some(known);
        }
        let child = self.grow()?;
        let kid = self.kids.len() as u32;
        let Node { kids, seen: table, .. } = &mut self.nodes[node as usize];
        let next = std::mem::replace(kids, kid);
        self.kids.push(Kid { seen, node: child, next });
        self.kid_slots.insert(table, seen, child);
        Some(child)
    }

    /// Everything has new numbers.
    pub(super) fn find_anew(&mut self) {
        self.edge_slots.clear();
        self.kid_slots.clear();
        for node in &mut self.nodes {
            (node.found, node.seen) = (Table::EMPTY, Table::EMPTY);
            // What is listed is never looked for.
            let mut at = if node.listed { NONE } else { node.first };
            while at != NONE {
                let edge = &self.edges[at as usize];
                let key = key_of_edge(edge.seat, &edge.action);
                self.edge_slots.insert(&mut node.found, key, at);
                at = edge.next;
            }
            at = node.kids;
            while at != NONE {
                let kid = &self.kids[at as usize];
                self.kid_slots.insert(&mut node.seen, kid.seen, kid.node);
                at = kid.next;
            }
        }
    }

    /// What was perceived at a node so far, with its number.
    pub(super) fn kids(&self, node: u32) -> impl Iterator<Item = (u32, &Kid)> {
        let at = |kid: u32| (kid != NONE).then(|| (kid, &self.kids[kid as usize]));
        std::iter::successors(at(self.nodes[node as usize].kids), move |(_, kid)| at(kid.next))
    }
}

/// What an edge is found by.
#[inline]
fn key_of_edge(seat: Seat, action: &impl Hash) -> u32 {
    key_of(action, seat.number().into()) as u32
}
