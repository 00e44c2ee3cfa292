/// Nothing is here.
const FREE: u32 = u32::MAX;
/// How many places there are at first.
const FEW: usize = 256;

/// Finds numbered things by a hash of what they are: a table that is always at least half empty.
///
/// Different things may have the same hash, so whoever asks says which he means.
#[derive(Debug)]
pub(super) struct Index {
    /// The hash and the number of each thing.
    places: Vec<(u32, u32)>,
    count: usize,
}

impl Index {
    pub(super) fn new() -> Index {
        Index { places: vec![(0, FREE); FEW], count: 0 }
    }

    /// Forget everything, and as little memory as it was at first is used again.
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.places.resize(FEW, (0, FREE));
        self.count = 0;
    }

    /// The thing with this hash that is meant.
    #[inline]
    pub(super) fn find(&self, hash: u32, is_meant: impl Fn(u32) -> bool) -> Option<u32> {
        let mask = self.places.len() - 1;
        let mut place = hash as usize & mask;
        loop {
            match self.places[place & mask] {
                (_, FREE) => return None,
                (other, thing) if other == hash && is_meant(thing) => return Some(thing),
                _ => place += 1,
            }
        }
    }

    /// The thing that is asked about first where this hash is looked for; some number if there is none.
    #[inline]
    pub(super) fn first(&self, hash: u32) -> u32 {
        self.places[hash as usize & (self.places.len() - 1)].1
    }

    /// Note a thing that is not there yet.
    pub(super) fn insert(&mut self, hash: u32, thing: u32) {
        self.count += 1;
        if 2 * self.count > self.places.len() {
            let more = vec![(0, FREE); 2 * self.places.len()];
            let known = std::mem::replace(&mut self.places, more);
            let known = known.into_iter().filter(|&(_, thing)| thing != FREE);
            known.for_each(|(hash, thing)| self.put(hash, thing));
        }
        self.put(hash, thing);
    }

    fn put(&mut self, hash: u32, thing: u32) {
        let mask = self.places.len() - 1;
        let mut place = hash as usize & mask;
        while self.places[place].1 != FREE {
            place = (place + 1) & mask;
        }
        self.places[place] = (hash, thing);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_found_again_even_where_hashes_are_the_same() {
        let mut index = Index::new();
        for _ in 0..2 {
            for thing in 0..3000 {
                let hash = thing / 3 * 0x1000_0001;
                assert_eq!(index.find(hash, |other| other == thing), None);
                index.insert(hash, thing);
            }
            for thing in 0..3000 {
                let hash = thing / 3 * 0x1000_0001;
                assert_eq!(index.find(hash, |other| other == thing), Some(thing));
            }
            assert_eq!(index.find(7, |_| true), None);
            index.clear();
            assert_eq!(index.find(0, |_| true), None);
        }
    }
}
