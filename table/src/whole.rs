use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use crate::{Event, Game, Options, Seat, Viewer};

/// All that can happen from a state on, counted to the end of every game; seats that may act at once
/// act one after the other, as [`Game::asks_first`] says. Chance is as the seed has it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Whole {
    /// Different states, the first one and the last ones included.
    pub states: u64,
    /// Different sequences of actions to the end of a game.
    pub histories: u64,
    /// The most actions of one of them.
    pub longest: u32,
    /// What the first seat gets if both know everything and play as well as possible: 1 for a win,
    /// 0 for a loss. Nothing if ranks or cards are hidden or more than two play.
    pub worth: Option<f64>,
    /// Different moments at which a seat decides, as it has seen and done them: what it saw first and
    /// everything that it was told since. Nothing if there are too many histories to walk each.
    pub information_sets: Option<u64>,
}

/// How many states are kept, how many actions deep a game may be, and how many histories are walked
/// one by one.
const STATES: usize = 1_000_000;
const DEEPEST: u32 = 300;
const WALKS: u64 = 20_000_000;

impl Whole {
    /// Count a whole game; nothing if there is too much to count.
    pub fn of<G: Game>(state: &G) -> Option<Whole> {
        let sides = state.options().sides();
        let alone = sides.seats() == 2 && !G::ABOUT.hidden;
        let mut counter = Counter { known: HashMap::new() };
        let counted = counter.count(state, 0)?;
        let walks = counted.histories <= WALKS;
        Some(Whole {
            states: counter.known.len() as u64,
            histories: counted.histories,
            longest: counted.longest,
            worth: alone.then_some(counted.worth),
            information_sets: walks.then(|| information_sets(state)),
        })
    }
}

#[derive(Clone, Copy)]
struct Counted {
    histories: u64,
    longest: u32,
    /// What seat 0 gets, by the best play of two.
    worth: f64,
}

/// Counts every state once.
struct Counter<G> {
    known: HashMap<G, Counted>,
}

impl<G: Game> Counter<G> {
    fn count(&mut self, state: &G, depth: u32) -> Option<Counted> {
        if let Some(&counted) = self.known.get(state) {
            return Some(counted);
        }
        if depth > DEEPEST || self.known.len() >= STATES {
            return None;
        }
        let mut counted = Counted { histories: 0, longest: 0, worth: 0.0 };
        match state.asks_first() {
            None => {
                let score = state.outcome().map_or(0.0, |outcome| outcome.score(Seat::new(0)));
                counted = Counted { histories: 1, worth: score, ..counted };
            }
            Some(seat) => {
                let first = seat == Seat::new(0);
                counted.worth = if first { f64::NEG_INFINITY } else { f64::INFINITY };
                let mut actions = Vec::new();
                state.actions(seat, &mut actions);
                for action in actions {
                    let mut next = state.clone();
                    next.apply(seat, action, &mut ());
                    let next = self.count(&next, depth + 1)?;
                    counted.histories = counted.histories.checked_add(next.histories)?;
                    counted.longest = counted.longest.max(next.longest + 1);
                    let best = if first { f64::max } else { f64::min };
                    counted.worth = best(counted.worth, next.worth);
                }
            }
        }
        self.known.insert(state.clone(), counted);
        Some(counted)
    }
}

/// Walks every history and notes what the seat to act has seen and done before.
fn information_sets<G: Game>(state: &G) -> u64 {
    let seats = state.options().sides().seats() as u8;
    let seen: Vec<u64> = (0..seats)
        .map(|seat| number_of(&format!("{:?}", state.view(Viewer::seat(Seat::new(seat))))))
        .collect();
    let mut found = HashSet::new();
    walk(state, &seen, &mut found);
    found.len() as u64
}

fn walk<G: Game>(state: &G, seen: &[u64], found: &mut HashSet<(Seat, u64)>) {
    let Some(seat) = state.asks_first() else { return };
    found.insert((seat, seen[seat.index()]));
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    state.actions(seat, &mut actions);
    for action in actions {
        let mut next = state.clone();
        events.clear();
        next.apply(seat, action, &mut events);
        let mut seen = seen.to_vec();
        seen[seat.index()] = number_of(&(seen[seat.index()], action));
        for (other, seen) in seen.iter_mut().enumerate() {
            let viewer = Viewer::seat(Seat::new(other as u8));
            for event in events.iter().filter_map(|event: &G::Event| event.seen_by(viewer)) {
                *seen = number_of(&(*seen, event));
            }
        }
        walk(&next, &seen, found);
    }
}

/// A number for something; two things have the same one hardly ever.
fn number_of(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
