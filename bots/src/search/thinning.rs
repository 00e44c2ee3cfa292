use std::hash::Hash;

use super::tree::{NONE, Tree};

/// What stays of a tree: for each node, edge and kid whether it does, and then where.
struct Kept {
    nodes: Vec<u32>,
    edges: Vec<u32>,
    kids: Vec<u32>,
}

/// Stands for "stays" until it is clear where.
const STAYS: u32 = 0;

impl<A: Copy + Eq + Hash> Tree<A> {
    /// Make room: forget what cannot be reached from the root, and below nodes that were visited
    /// seldom, until half of the room is free. What they were worth stays known where they hang,
    /// and they grow again if they are visited again. The new number of the root.
    pub(crate) fn thin(&mut self, root: u32) -> u32 {
        let mut least = 0;
        let mut kept = loop {
            let (kept, used) = self.reach(root, least);
            if used <= self.most / 2 || least > self.nodes[root as usize].visits {
                break kept;
            }
            least = (2 * least).max(4);
        };
        let places = [&mut kept.nodes, &mut kept.edges, &mut kept.kids];
        places.into_iter().for_each(|places| number(places));
        self.keep(&kept);
        self.is_short = false;
        kept.nodes[root as usize]
    }

    /// What can be reached from the root through nodes with at least this many visits, and how much
    /// of the room it takes.
    fn reach(&self, root: u32, least: u32) -> (Kept, usize) {
        let mut kept = Kept {
            nodes: vec![NONE; self.nodes.len()],
            edges: vec![NONE; self.edges.len()],
            kids: vec![NONE; self.kids.len()],
        };
        let stays = |node: u32| node != NONE && self.nodes[node as usize].visits >= least;
        let (mut nodes, mut edges) = (0, 0);
        let mut ahead = vec![root];
        while let Some(node) = ahead.pop() {
            kept.nodes[node as usize] = STAYS;
            nodes += 1;
            for edge in self.edges(node) {
                kept.edges[edge as usize] = STAYS;
                edges += 1;
                ahead.extend(Some(self.edge(edge).child).filter(|&child| stays(child)));
            }
            for (at, kid) in self.kids(node).filter(|(_, kid)| stays(kid.node)) {
                kept.kids[at as usize] = STAYS;
                ahead.push(kid.node);
            }
        }
        (kept, nodes.max(edges))
    }

    /// Move everything that stays to its new place.
    fn keep(&mut self, kept: &Kept) {
        let moved = |places: &[u32], at: u32| if at == NONE { NONE } else { places[at as usize] };
        // A list of kids may lose some of them, so the rest is linked anew.
        for node in (0..self.nodes.len()).filter(|&node| kept.nodes[node] != NONE) {
            let mut last = NONE;
            let mut at = std::mem::replace(&mut self.nodes[node].kids, NONE);
            while at != NONE {
                let next = self.kids[at as usize].next;
                if kept.kids[at as usize] != NONE {
                    self.kids[at as usize].next = last;
                    last = kept.kids[at as usize];
                }
                at = next;
            }
            self.nodes[node].kids = last;
        }
        slide(&mut self.nodes, &kept.nodes, |node| {
            node.first = moved(&kept.edges, node.first);
            node.last = moved(&kept.edges, node.last);
        });
        slide(&mut self.edges, &kept.edges, |edge| {
            edge.next = moved(&kept.edges, edge.next);
            edge.child = moved(&kept.nodes, edge.child);
        });
        slide(&mut self.kids, &kept.kids, |kid| kid.node = moved(&kept.nodes, kid.node));
        self.find_anew();
    }
}

/// Number what stays, from 0.
fn number(places: &mut [u32]) {
    let staying = places.iter_mut().filter(|place| **place == STAYS);
    staying.zip(0..).for_each(|(place, number)| *place = number);
}

/// Move all that stays together; nothing moves up.
fn slide<T: Copy>(things: &mut Vec<T>, places: &[u32], mut change: impl FnMut(&mut T)) {
    let mut count = 0;
    for (at, &place) in places.iter().enumerate() {
        if place != NONE {
            let mut thing = things[at];
            change(&mut thing);
            things[place as usize] = thing;
            count += 1;
        }
    }
    things.truncate(count);
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    /// A node with its visits and as many edges, numbered from `first`.
    fn open(tree: &mut Tree<u32>, node: u32, visits: u32, actions: [u32; 2]) -> [u32; 2] {
        tree.node(node).visits = visits;
        actions.map(|action| tree.branch(node, Seat::new(0), action))
    }

    fn actions(tree: &Tree<u32>, node: u32) -> Vec<u32> {
        tree.edges(node).map(|edge| tree.edge(edge).action).collect()
    }

    #[test]
    fn what_was_visited_seldom_is_forgotten_below_where_it_hangs() {
        let mut tree = Tree::new(12);
        let old = tree.plant();
        let [to_root, _] = open(&mut tree, old, 99, [1, 2]);
        let root = tree.follow(to_root).unwrap();
        let [often, seldom] = open(&mut tree, root, 50, [3, 4]);
        let (left, right) = (tree.follow(often).unwrap(), tree.follow(seldom).unwrap());
        open(&mut tree, right, 2, [5, 6]);
        open(&mut tree, left, 40, [7, 8]);
        tree.edge_mut(seldom).visits = 2;
        for (seen, visits) in [(100, 2), (101, 30), (102, 1)] {
            let kid = tree.perceive(left, seen).unwrap();
            open(&mut tree, kid, visits, [seen as u32, 9]);
        }
        assert!(!tree.has_room(1) && tree.is_short);

        let root = tree.thin(root);
        assert!(!tree.is_short && tree.has_room(6));
        assert_eq!(actions(&tree, root), [3, 4]);
        let [often, seldom] = [0, 1].map(|at| tree.edges(root).nth(at).unwrap());
        assert_eq!((tree.edge(seldom).visits, tree.edge(seldom).child), (2, NONE));
        let left = tree.follow(often).unwrap();
        assert_eq!((tree.node(left).visits, actions(&tree, left)), (40, vec![7, 8]));
        let seen: Vec<u64> = tree.kids(left).map(|(_, kid)| kid.seen).collect();
        assert_eq!(seen, [101]);
        let kid = tree.perceive(left, 101).unwrap();
        assert_eq!((tree.node(kid).visits, actions(&tree, kid)), (30, vec![101, 9]));
        let fresh = tree.branch(kid, Seat::new(0), 10);
        assert_eq!((tree.edge(fresh).action, actions(&tree, kid)), (10, vec![101, 9, 10]));
    }

    #[test]
    fn a_root_that_fills_all_the_room_stays_whole() {
        let mut tree = Tree::new(2);
        let root = tree.plant();
        open(&mut tree, root, 5, [1, 2]);
        assert!(!tree.has_room(1));
        let root = tree.thin(root);
        assert_eq!(actions(&tree, root), [1, 2]);
    }
}
