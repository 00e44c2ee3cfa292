use std::fmt;

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};

use crate::Seed;

/// Where random words come from: the table's own [`Chance`], or [`Dice`] for playouts and bots.
///
/// How numbers and orders are made of 64-bit words is fixed here for good, so that the same seed
/// gives the same game on every machine and in every future version.
pub trait RandomSource {
    /// The next 64 random bits.
    fn word(&mut self) -> u64;

    /// A number below `n`, each equally likely: words are drawn until one lies below the largest
    /// multiple of `n` that 64 bits can hold, and its remainder by `n` is taken.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    fn below(&mut self, n: u64) -> u64 {
        loop {
            let word = self.word();
            // Fewer than `n` words at the top are spare: only there they need to be counted.
            if word <= u64::MAX - n || word <= u64::MAX - (u64::MAX % n + 1) % n {
                return word % n;
            }
        }
    }

    /// Put the items into a random order, each equally likely: from the last place down to the
    /// second, swap the item there with that of a place drawn among it and all places before.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u64 + 1) as usize);
        }
    }
}

/// The chance of one table: words from the ChaCha20 key stream (RFC 8439, nonce 0, counter from 0)
/// of its seed, eight bytes each, lowest byte first.
///
/// Small, because it lives inside a game's state: it keeps the seed and how many words were drawn.
///
/// ```
/// use table::{Chance, RandomSource, Seed};
///
/// let mut cards = [1, 2, 3, 4, 5];
/// Chance::new(Seed::from(1)).stream(|stream| stream.shuffle(&mut cards));
/// let mut again = [1, 2, 3, 4, 5];
/// Chance::new(Seed::from(1)).stream(|stream| stream.shuffle(&mut again));
/// assert_eq!(cards, again);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance {
    seed: Seed,
    drawn: u64,
}

impl Chance {
    /// All chance of a table with this seed, nothing drawn yet.
    pub const fn new(seed: Seed) -> Chance {
        Chance { seed, drawn: 0 }
    }

    /// Chance that has already given `drawn` words.
    pub const fn resume(seed: Seed, drawn: u64) -> Chance {
        Chance { seed, drawn }
    }

    /// The seed it comes from.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many words were drawn so far.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Take from the stream where it was left.
    pub fn stream<R>(&mut self, take: impl FnOnce(&mut Stream) -> R) -> R {
        let mut rng = ChaCha20Rng::from_seed(self.seed.0);
        rng.set_word_pos(u128::from(self.drawn) * 2);
        let mut stream = Stream { rng, drawn: self.drawn };
        let result = take(&mut stream);
        self.drawn = stream.drawn;
        result
    }
}

/// The open key stream inside [`Chance::stream`].
pub struct Stream {
    rng: ChaCha20Rng,
    drawn: u64,
}

impl RandomSource for Stream {
    #[inline]
    fn word(&mut self) -> u64 {
        self.drawn += 1;
        self.rng.next_u64()
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

/// Fast dice for playouts, bots and tests (xoshiro256++); never for a table's own chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice([u64; 4]);

impl Dice {
    /// Dice that roll the same for the same seed.
    pub fn new(seed: Seed) -> Dice {
        let mut words = [0; 4];
        for (word, bytes) in words.iter_mut().zip(seed.derive("dice", 0).0.chunks_exact(8)) {
            *word = u64::from_le_bytes(bytes.try_into().expect("chunks of eight"));
        }
        Dice(words)
    }

    /// A number below `n` by one multiplication; uniform to within n/2⁶⁴, which no run can notice.
    #[inline]
    pub fn roll(&mut self, n: usize) -> usize {
        ((u128::from(self.word()) * n as u128) >> 64) as usize
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.roll(items.len())) }
    }

    /// A fresh seed, for a table whose future nobody may know.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(bytes)
    }
}

impl RandomSource for Dice {
    #[inline]
    fn word(&mut self) -> u64 {
        let s = &mut self.0;
        let word = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_rfc_8439_key_stream() {
        // Appendix A.1, test vector 1: zero key, zero nonce, counter 0 begins 76 b8 e0 ad a0 f1 3d 90.
        let word = Chance::new(Seed([0; 32])).stream(|stream| stream.word());
        assert_eq!(word.to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn a_shuffle_stays_the_same_for_good() {
        let mut items: Vec<u8> = (0..10).collect();
        Chance::new(Seed::from(1)).stream(|stream| stream.shuffle(&mut items));
        // Counted by an independent implementation of the two paragraphs above.
        assert_eq!(items, [8, 0, 6, 7, 4, 5, 9, 3, 2, 1]);
    }

    #[test]
    fn drawing_in_two_goes_is_drawing_in_one() {
        let mut once = Chance::new(Seed::from(9));
        let all = once.stream(|stream| [stream.word(), stream.word(), stream.word()]);
        let mut twice = Chance::new(Seed::from(9));
        let first = twice.stream(|stream| stream.word());
        let mut later = Chance::resume(Seed::from(9), twice.drawn());
        let rest = later.stream(|stream| [stream.word(), stream.word()]);
        assert_eq!(all, [first, rest[0], rest[1]]);
        assert_eq!(once, later);
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut chance = Chance::new(Seed::from(2));
        let mut counts = std::collections::BTreeMap::new();
        chance.stream(|stream| {
            for _ in 0..6000 {
                let mut items = [0, 1, 2];
                stream.shuffle(&mut items);
                *counts.entry(items).or_insert(0u32) += 1;
            }
        });
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn dice_reach_every_face() {
        let mut dice = Dice::new(Seed::from(3));
        let mut faces = [0u32; 7];
        for _ in 0..7000 {
            faces[dice.roll(7)] += 1;
        }
        assert!(faces.iter().all(|count| (850..1150).contains(count)), "{faces:?}");
        assert_eq!(dice.pick::<u8>(&[]), None);
    }
}
