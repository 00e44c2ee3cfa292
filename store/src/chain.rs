use sha2::{Digest, Sha256};

use crate::{StoreError, TableId};

/// A hash of the chain.
pub(crate) type Hash = [u8; 32];

/// The running hash of a log, made as the marks of a record are: it begins with the SHA-256 of the
/// table's name, and after each entry it is the SHA-256 of the 32 bytes before and the entry's own.
/// So every entry vouches for all that came before it, at this table and no other.
pub(crate) struct Chain(Hash);

impl Chain {
    /// The chain of a log that holds nothing.
    pub(crate) fn begin(table: &TableId) -> Chain {
        Chain(Sha256::digest(table.as_str()).into())
    }

    /// The chain of a log whose last hash is known.
    pub(crate) fn after(hash: Hash) -> Chain {
        Chain(hash)
    }

    /// The hash after the last entry.
    pub(crate) fn hash(&self) -> Hash {
        self.0
    }

    /// The hash after one more entry.
    pub(crate) fn add(&mut self, entry: &str) -> Hash {
        let mut next = Sha256::new();
        next.update(self.0);
        next.update(entry);
        self.0 = next.finalize().into();
        self.0
    }
}

/// What a store says it keeps of one log, to be checked before anybody believes it.
pub(crate) struct Found {
    /// How many entries there should be, and the hash after the last of them.
    pub(crate) length: u64,
    pub(crate) hash: Option<Vec<u8>>,
    /// The entries from some number on, and the hash after each.
    pub(crate) lines: Vec<(u64, String, Option<Vec<u8>>)>,
}

impl Found {
    /// The entries from a number on, if nothing was changed, lost or added since they were written.
    /// Unless they are asked for from the first on, the lines begin one earlier: the entry before
    /// is believed, and everything after it must follow from it.
    pub(crate) fn check(self, table: &TableId, from: u64) -> Result<Vec<String>, StoreError> {
        let broken = |seq, what| Err(StoreError::Broken { table: table.clone(), seq, what });
        let Found { length, hash, lines } = self;
        let start = from.saturating_sub(1).min(length);
        let mut chain = Chain::begin(table);
        let mut entries = Vec::with_capacity(lines.len());
        let mut next = start;
        for (seq, entry, kept) in lines {
            if seq != next {
                return broken(next, "is missing");
            }
            if seq >= length {
                return broken(seq, "is beyond the end of the log");
            }
            let Some(kept) = kept.and_then(|kept| Hash::try_from(kept).ok()) else {
                return broken(seq, "has no hash");
            };
            if seq < from {
                chain = Chain::after(kept);
            } else if chain.add(&entry) != kept {
                return broken(seq, "does not fit its hash");
            } else {
                entries.push(entry);
            }
            next += 1;
        }
        if next < length {
            return broken(next, "is missing");
        }
        // Who asks for what comes after the end has seen nothing that could be compared.
        if from <= length && hash.as_deref() != Some(&chain.hash()[..]) {
            return broken(length.saturating_sub(1), "is not the one that was written last");
        }
        Ok(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRIES: [&str; 3] = ["a", "b", "c"];

    fn found(table: &TableId, from: usize) -> Found {
        let mut chain = Chain::begin(table);
        let line = |(seq, entry): (u64, &&str)| {
            (seq, (*entry).to_owned(), Some(chain.add(entry).to_vec()))
        };
        let lines: Vec<_> = (0..).zip(&ENTRIES).map(line).collect();
        let hash = Some(chain.hash().to_vec());
        Found { length: 3, hash, lines: lines[from.saturating_sub(1).min(3)..].to_vec() }
    }

    #[test]
    fn hashes_stay_the_same_for_good() {
        // printf 'table' | sha256sum, as bytes, then `a` behind them, and once more.
        let hash = Chain::begin(&TableId::from("table")).add("a");
        let hex: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "3850dc3621673c9c");
    }

    #[test]
    fn what_was_written_is_believed_from_any_number_on() {
        let table = TableId::from("table");
        for from in 0..=3 {
            assert_eq!(found(&table, from).check(&table, from as u64).unwrap(), ENTRIES[from..]);
        }
        let beyond = Found { lines: Vec::new(), ..found(&table, 3) };
        assert!(beyond.check(&table, 9).unwrap().is_empty());
    }

    #[test]
    fn whatever_is_changed_is_told_with_its_number() {
        type Bend = fn(&mut Found);
        let bends: [(Bend, u64, &str); 8] = [
            (|found| found.lines[1].1.push('!'), 1, "does not fit its hash"),
            (|found| found.lines[2].2.as_mut().unwrap()[0] ^= 1, 2, "does not fit its hash"),
            (|found| drop(found.lines.remove(1)), 1, "is missing"),
            (|found| drop(found.lines.pop()), 2, "is missing"),
            (|found| found.lines.clear(), 0, "is missing"),
            (|found| found.length = 2, 2, "is beyond the end of the log"),
            (|found| found.lines[0].2 = None, 0, "has no hash"),
            (|found| found.hash = Some(vec![0; 32]), 2, "is not the one that was written last"),
        ];
        let table = TableId::from("table");
        for (bend, number, words) in bends {
            let mut found = found(&table, 0);
            bend(&mut found);
            let error = found.check(&table, 0).unwrap_err();
            let StoreError::Broken { seq, what, .. } = &error else { panic!("{error}") };
            assert_eq!((*seq, *what), (number, words));
            assert!(error.to_string().contains("table"), "{error}");
        }
        let moved = found(&table, 0).check(&TableId::from("other"), 0);
        assert!(moved.is_err(), "the log of one table is not that of another");
    }
}
