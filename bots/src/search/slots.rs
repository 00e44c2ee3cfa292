/// Nothing is here.
const FREE: u32 = u32::MAX;
/// How many places the first thing gets, as a power of two.
const FEW: u8 = 2;

/// Many small tables that find numbered things by keys, all in one vector; each is at least half empty.
///
/// What is asked for together lies together: that is what a tree that is larger than the caches of the
/// machine needs most.
#[derive(Debug)]
pub(super) struct Slots<K> {
    places: Vec<(K, u32)>,
}

/// One of the tables.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    first: u32,
    count: u32,
    /// How many places there are, as a power of two.
    bits: u8,
}

impl Table {
    pub(super) const EMPTY: Table = Table { first: 0, count: 0, bits: 0 };

    #[inline]
    const fn places(self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + (1 << self.bits)
    }
}

impl<K: Copy + Eq + Default + Into<u64>> Slots<K> {
    pub(super) const fn new() -> Slots<K> {
        Slots { places: Vec::new() }
    }

    /// Forget all tables.
    pub(super) fn clear(&mut self) {
        self.places.clear();
    }

    /// The thing with this key that is meant.
    #[inline]
    pub(super) fn find(&self, table: Table, key: K, is_meant: impl Fn(u32) -> bool) -> Option<u32> {
        if table.count == 0 {
            return None;
        }
        let places = &self.places[table.places()];
        let mask = places.len() - 1;
        let mut place = start(key);
        loop {
            match places[place & mask] {
                (_, FREE) => return None,
                (other, thing) if other == key && is_meant(thing) => return Some(thing),
                _ => place += 1,
            }
        }
    }

    /// Note a thing that is not there yet.
    pub(super) fn insert(&mut self, table: &mut Table, key: K, thing: u32) {
        table.count += 1;
        if table.count == 1 || 2 * table.count > 1 << table.bits {
            self.grow(table);
        }
        self.put(*table, key, thing);
    }

    /// Move a table to where it has more room. What it leaves behind stays empty: all that is left so is
    /// less than what is used.
    fn grow(&mut self, table: &mut Table) {
        let old = *table;
        table.bits = if old.count == 1 { FEW } else { old.bits + 1 };
        table.first = self.places.len() as u32;
        self.places.resize(self.places.len() + (1 << table.bits), (K::default(), FREE));
        if old.count > 1 {
            for place in old.places() {
                let (key, thing) = self.places[place];
                if thing != FREE {
                    self.put(*table, key, thing);
                }
            }
        }
    }

    #[inline]
    fn put(&mut self, table: Table, key: K, thing: u32) {
        let places = &mut self.places[table.places()];
        let mask = places.len() - 1;
        let mut place = start(key);
        while places[place & mask].1 != FREE {
            place += 1;
        }
        places[place & mask] = (key, thing);
    }
}

/// Where a key is looked for first. Keys are hashes.
#[inline]
fn start<K: Into<u64>>(key: K) -> usize {
    key.into() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same for some, and many begin at the same place.
    fn key_of(thing: u32) -> u32 {
        (thing / 21).wrapping_mul(0x1000_0001)
    }

    #[test]
    fn everything_is_found_again_in_its_own_table_even_where_keys_are_the_same() {
        let mut slots = Slots::<u32>::new();
        let mut tables = [Table::EMPTY; 7];
        for _ in 0..2 {
            for thing in 0..3000 {
                let (table, key) = (thing as usize % 7, key_of(thing));
                assert_eq!(slots.find(tables[table], key, |other| other == thing), None);
                slots.insert(&mut tables[table], key, thing);
            }
            for thing in 0..3000 {
                let (table, key) = (thing as usize % 7, key_of(thing));
                assert_eq!(slots.find(tables[table], key, |other| other == thing), Some(thing));
                assert_eq!(slots.find(tables[(table + 1) % 7], key, |other| other == thing), None);
            }
            assert_eq!(slots.find(tables[0], 7, |_| true), None);
            slots.clear();
            tables = [Table::EMPTY; 7];
            assert_eq!(slots.find(tables[0], 0, |_| true), None);
        }
    }
}
