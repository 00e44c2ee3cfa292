use super::score::{SURE, Score};

/// How much a remembered score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<A> {
    key: u64,
    /// For the seat to act; wins and losses are counted from this state on.
    score: Score,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    /// The best action found.
    pub(crate) action: A,
}

impl<A> Known<A> {
    /// The score, as seen from a root this many actions away.
    pub(crate) fn score(&self, ply: Score) -> Score {
        match self.score {
            score if score > SURE => score - ply,
            score if score < -SURE => score + ply,
            score => score,
        }
    }
}

/// Remembers states that were looked at, so that they are not looked at again where other actions
/// lead to them too. Of those that fall into the same place, it keeps the last.
#[derive(Debug)]
pub(crate) struct Memory<A> {
    /// A power of two of them, or none yet.
    places: Vec<Option<Known<A>>>,
}

/// The most states that are remembered; about 32 bytes each.
const MOST: usize = 1 << 20;

impl<A: Copy> Memory<A> {
    pub(crate) const fn new() -> Memory<A> {
        Memory { places: Vec::new() }
    }

    /// Make room for this many states before any is remembered, within reason. Room once made is
    /// kept.
    pub(crate) fn make_room(&mut self, states: u64) {
        let room = states.clamp(1, MOST as u64).next_power_of_two() as usize;
        if self.places.len() < room {
            self.places = vec![None; room];
        }
    }

    /// Keep the room and nothing else.
    pub(crate) fn clear(&mut self) {
        self.places.fill(None);
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    pub(crate) fn get(&self, key: u64) -> Option<Known<A>> {
        self.places[self.place(key)].filter(|known| known.key == key)
    }

    pub(crate) fn put(
        &mut self,
        key: u64,
        action: A,
        depth: i8,
        bound: Bound,
        score: Score,
        ply: Score,
    ) {
        let score = match score {
            score if score > SURE => score + ply,
            score if score < -SURE => score - ply,
            score => score,
        };
        let place = self.place(key);
        self.places[place] = Some(Known { key, score, depth, bound, action });
    }
}
