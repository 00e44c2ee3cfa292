use std::collections::HashMap;

use store::PersonId;
use tokio::time::Instant;

/// Who is at a table, by how many sockets, and since when who is not.
#[derive(Debug)]
pub(super) struct Presence {
    sockets: HashMap<PersonId, usize>,
    gone: HashMap<PersonId, Instant>,
    /// Since when this is counted: whoever never came since is away since then.
    began: Instant,
    /// Since when nobody at all is here.
    empty_since: Option<Instant>,
}

impl Presence {
    pub(super) fn new(now: Instant) -> Presence {
        Presence {
            sockets: HashMap::new(),
            gone: HashMap::new(),
            began: now,
            empty_since: Some(now),
        }
    }

    pub(super) fn enter(&mut self, person: PersonId) {
        self.gone.remove(&person);
        *self.sockets.entry(person).or_default() += 1;
        self.empty_since = None;
    }

    pub(super) fn leave(&mut self, person: &PersonId, now: Instant) {
        let Some(sockets) = self.sockets.get_mut(person) else { return };
        *sockets -= 1;
        if *sockets == 0 {
            self.sockets.remove(person);
            self.gone.insert(person.clone(), now);
        }
        if self.sockets.is_empty() {
            self.empty_since = Some(now);
        }
    }

    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.sockets.contains_key(person)
    }

    /// Everybody who is here.
    pub(super) fn here(&self) -> impl Iterator<Item = &PersonId> {
        self.sockets.keys()
    }

    /// Since when a person is away; nothing if he is here.
    pub(super) fn away_since(&self, person: &PersonId) -> Option<Instant> {
        let away = || self.gone.get(person).copied().unwrap_or(self.began);
        (!self.is_here(person)).then(away)
    }

    /// Since when nobody is here.
    pub(super) fn empty_since(&self) -> Option<Instant> {
        self.empty_since
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_person_is_here_until_the_last_socket_closes() {
        let start = Instant::now();
        let later = start + Duration::from_secs(5);
        let (ada, bob) = (PersonId::from("ada"), PersonId::from("bob"));
        let mut presence = Presence::new(start);
        assert_eq!(presence.away_since(&bob), Some(start));
        presence.enter(ada.clone());
        presence.enter(ada.clone());
        presence.leave(&ada, later);
        assert!(presence.is_here(&ada));
        assert_eq!(presence.empty_since(), None);
        presence.leave(&ada, later);
        presence.leave(&ada, later);
        assert_eq!(presence.away_since(&ada), Some(later));
        assert_eq!(presence.empty_since(), Some(later));
    }
}
