use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use maiak::Maiak;
use table::Seat;

use crate::{
    Key,
    key::KEY_BITS,
    number::{NEVER, decoded, encoded},
};

/// What is known of a position: how much is still to be shown until whoever acts is seen to win, and
/// how much until he is seen to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) to_win: u32,
    pub(crate) to_lose: u32,
}

impl Known {
    pub(crate) const WON: Known = Known { to_win: 0, to_lose: NEVER };
    pub(crate) const LOST: Known = Known { to_win: NEVER, to_lose: 0 };

    /// Whether whoever acts wins, if that is settled.
    pub(crate) fn settled(self) -> Option<bool> {
        match self {
            Known { to_win: 0, .. } => Some(true),
            Known { to_lose: 0, .. } => Some(false),
            _ => None,
        }
    }

    /// The same for the other side.
    pub(crate) fn of_other(self) -> Known {
        Known { to_win: self.to_lose, to_lose: self.to_win }
    }
}

/// A position with what is known of it in sixteen bytes: the whole key, so that no two positions are
/// ever taken for one another. Threads write into it without waiting, so the first word is mixed with
/// the second: halves of two different writings do not fit together.
#[derive(Default)]
#[repr(align(16))]
struct Entry([AtomicU64; 2]);

const NUMBER_BITS: u32 = u16::BITS;
const EFFORT_BITS: u32 = 5;
const KNOWN_BITS: u32 = 2 * NUMBER_BITS + EFFORT_BITS;
const _: () = assert!(KEY_BITS - 64 + KNOWN_BITS == 64);

impl Entry {
    /// The key and what is known of it; nothing if there is nothing yet.
    fn read(&self) -> Option<(Key, u64)> {
        let [first, second] = [&self.0[0], &self.0[1]].map(|word| word.load(Relaxed));
        let key = u128::from(first ^ mixed(second)) | u128::from(second >> KNOWN_BITS) << 64;
        (second != 0).then_some((Key::from_bits(key), second & ((1 << KNOWN_BITS) - 1)))
    }

    fn write(&self, key: Key, known: u64) {
        let second = ((key.bits() >> 64) as u64) << KNOWN_BITS | known;
        self.0[0].store(key.bits() as u64 ^ mixed(second), Relaxed);
        self.0[1].store(second, Relaxed);
    }
}

/// How much work an entry stands for, as a power of two.
fn effort(known: u64) -> u64 {
    known >> (2 * NUMBER_BITS)
}

fn unpacked(known: u64) -> Known {
    let to_win = decoded(known as u16);
    Known { to_win, to_lose: decoded((known >> NUMBER_BITS) as u16) }
}

/// A number with its bits thrown about; no two numbers become one.
const fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ number >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number ^ number >> 32
}

/// Positions that share a place: as many as the machine fetches at once.
const BUCKET: usize = 4;

/// What was found out about positions, shared by all who search. When it is full, what took the least
/// work is forgotten first.
pub struct Memory {
    entries: Vec<Entry>,
}

impl Memory {
    /// A memory of this many bytes, and of a few positions at least.
    pub fn new(bytes: usize) -> Memory {
        let buckets = (bytes / (BUCKET * size_of::<Entry>())).max(1024);
        Memory { entries: (0..buckets * BUCKET).map(|_| Entry::default()).collect() }
    }

    fn bucket(&self, key: Key) -> &[Entry] {
        let hash = mixed(key.bits() as u64 ^ mixed((key.bits() >> 64) as u64 + 1));
        let buckets = self.entries.len() / BUCKET;
        let place = ((u128::from(hash) * buckets as u128) >> 64) as usize * BUCKET;
        &self.entries[place..place + BUCKET]
    }

    /// Have what is remembered of many positions brought near, all at once: most of the time of a search is
    /// spent waiting for it one by one.
    pub(crate) fn fetch(&self, keys: impl Iterator<Item = Key>) {
        let words = keys.map(|key| self.bucket(key)[0].0[1].load(Relaxed));
        black_box(words.fold(0, |all, word| all ^ word));
    }

    /// What is known of a position.
    pub(crate) fn get(&self, key: Key) -> Option<Known> {
        self.get_with_effort(key).map(|(known, _)| known)
    }

    /// The same, and how much work it was as a power of two.
    pub(crate) fn get_with_effort(&self, key: Key) -> Option<(Known, u64)> {
        let found = self.bucket(key).iter().filter_map(Entry::read).find(|(own, _)| *own == key);
        found.map(|(_, known)| (unpacked(known), effort(known)))
    }

    /// What is known of a position in which the game goes on, as a seat sees it.
    pub(crate) fn seen_by(&self, state: &Maiak, seat: Seat) -> Option<Known> {
        let known = self.get(Key::of(state))?;
        Some(if state.turn_seat() == seat { known } else { known.of_other() })
    }

    /// Keep what is known of a position, found out by looking at so many.
    pub(crate) fn put(&self, key: Key, known: Known, work: u64) {
        let effort = u64::from(work.max(1).ilog2().min((1 << EFFORT_BITS) - 1));
        let numbers =
            u64::from(encoded(known.to_win)) | u64::from(encoded(known.to_lose)) << NUMBER_BITS;
        let packed = numbers | effort << (2 * NUMBER_BITS);
        let bucket = self.bucket(key);
        let mut cheapest = (&bucket[0], u64::MAX);
        for entry in bucket {
            match entry.read() {
                Some((own, _)) if own == key => {
                    entry.write(key, packed);
                    return;
                }
                Some((_, known)) if self::effort(known) >= cheapest.1 => {}
                Some((_, known)) => cheapest = (entry, self::effort(known)),
                None => cheapest = (entry, 0),
            }
        }
        cheapest.0.write(key, packed);
    }

    /// Every settled position that took at least so much work, and whether whoever acts wins.
    pub(crate) fn settled(&self, work: u64) -> impl Iterator<Item = (Key, bool)> {
        self.settled_with_effort(work).map(|(key, won, _)| (key, won))
    }

    /// The same, and how much work each was as a power of two.
    pub(crate) fn settled_with_effort(&self, work: u64) -> impl Iterator<Item = (Key, bool, u64)> {
        let worth = move |known: u64| effort(known) >= u64::from(work.max(1).ilog2());
        let found = self.entries.iter().filter_map(Entry::read);
        let found = found.filter(move |(_, known)| worth(*known));
        found.filter_map(|(key, known)| Some((key, unpacked(known).settled()?, effort(known))))
    }
}
