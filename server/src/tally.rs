use std::{
    collections::HashMap,
    fmt,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// How much everybody has of something at the moment. A copy is the same.
#[derive(Clone)]
pub(crate) struct Tally<K>(Arc<Mutex<HashMap<K, usize>>>);

/// What somebody has; it is given back when it is dropped.
pub(crate) struct Share<K: Eq + Hash> {
    tally: Tally<K>,
    who: K,
    count: usize,
}

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally(Arc::default())
    }
}

impl<K: Eq + Hash + Clone> Tally<K> {
    /// How much somebody has.
    pub(crate) fn count(&self, who: &K) -> usize {
        self.lock().get(who).copied().unwrap_or_default()
    }

    /// Take so much, whatever there is.
    pub(crate) fn take(&self, who: K, count: usize) -> Share<K> {
        *self.lock().entry(who.clone()).or_default() += count;
        Share { tally: self.clone(), who, count }
    }

    /// Take one, unless that is more than somebody may have.
    pub(crate) fn take_one(&self, who: &K, most: usize) -> Option<Share<K>> {
        let mut counts = self.lock();
        let count = counts.entry(who.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Share { tally: self.clone(), who: who.clone(), count: 1 })
    }
}

impl<K> Tally<K> {
    /// Nothing that could panic happens while it is locked.
    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Share<K> {
    /// Whether it is this much of this one.
    pub(crate) fn is(&self, who: &K, count: usize) -> bool {
        self.who == *who && self.count == count
    }
}

impl<K: Eq + Hash> Drop for Share<K> {
    fn drop(&mut self) {
        let mut counts = self.tally.lock();
        if let Some(count) = counts.get_mut(&self.who) {
            *count = count.saturating_sub(self.count);
            if *count == 0 {
                counts.remove(&self.who);
            }
        }
    }
}

impl<K> fmt::Debug for Tally<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tally({})", self.lock().len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_counts_until_it_is_dropped() {
        let tally = Tally::default();
        let nine = tally.take("ada", 9);
        let one = tally.take_one(&"ada", 10).unwrap();
        assert!(tally.take_one(&"ada", 10).is_none());
        assert!(tally.take_one(&"bob", 10).is_some());
        assert_eq!((tally.count(&"ada"), tally.count(&"bob")), (10, 0));
        drop(nine);
        assert_eq!(tally.count(&"ada"), 1);
        drop(one);
        assert!(tally.lock().is_empty(), "nobody is remembered who has nothing");
    }
}
