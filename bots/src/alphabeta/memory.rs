use std::hash::{Hash, Hasher};

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
    /// The score, as seen from a root so many actions away.
    pub(crate) fn score(&self, ply: Score) -> Score {
        match self.score {
            score if score > SURE => score - ply,
            score if score < -SURE => score + ply,
            score => score,
        }
    }
}

/// Remembers states that were looked at, so that they are not looked at again where other actions
/// lead to them too: of those that fall into the same place, the last.
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

    /// Have room for so many states before any is remembered, as far as that is reasonable. Room
    /// once made is kept.
    pub(crate) fn make_room(&mut self, states: u64) {
        let room = states.clamp(1, MOST as u64).next_power_of_two() as usize;
        if self.places.len() < room {
            self.places = vec![None; room];
        }
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

/// A number for anything that can be hashed: fast, and the same on every machine of a kind.
pub(crate) fn key_of(value: &impl Hash, seed: u64) -> u64 {
    let mut mixer = Mixer(seed);
    value.hash(&mut mixer);
    mixer.finish()
}

/// Multiplies and folds word by word.
struct Mixer(u64);

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mixer {
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ ODD) * u128::from(ODD);
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(word);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.mix(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn finish(&self) -> u64 {
        let product = u128::from(self.0 ^ ODD) * u128::from(ODD);
        product as u64 ^ (product >> 64) as u64
    }
}
