use std::{collections::HashMap, net::IpAddr};

use store::PersonId;
use tokio::time::Instant;

use crate::cores::Patron;

/// Who is at a table, by how many sockets, and since when who is not.
#[derive(Debug)]
pub(super) struct Presence {
    visitors: HashMap<PersonId, Visitor>,
    gone: HashMap<PersonId, Instant>,
    /// Since when this is counted: whoever never came since is away since then.
    began: Instant,
    /// Since when nobody at all is here.
    empty_since: Option<Instant>,
}

/// Somebody who is here.
#[derive(Debug)]
struct Visitor {
    sockets: usize,
    /// From where the last socket came.
    place: IpAddr,
}

impl Presence {
    pub(super) fn new(now: Instant) -> Presence {
        Presence {
            visitors: HashMap::new(),
            gone: HashMap::new(),
            began: now,
            empty_since: Some(now),
        }
    }

    pub(super) fn enter(&mut self, person: PersonId, place: IpAddr) {
        self.gone.remove(&person);
        let visitor = self.visitors.entry(person).or_insert(Visitor { sockets: 0, place });
        visitor.sockets += 1;
        visitor.place = place;
        self.empty_since = None;
    }

    pub(super) fn leave(&mut self, person: &PersonId, now: Instant) {
        let Some(visitor) = self.visitors.get_mut(person) else { return };
        visitor.sockets -= 1;
        if visitor.sockets == 0 {
            self.visitors.remove(person);
            self.gone.insert(person.clone(), now);
        }
        if self.visitors.is_empty() {
            self.empty_since = Some(now);
        }
    }

    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.visitors.contains_key(person)
    }

    /// Everybody who is here.
    pub(super) fn here(&self) -> impl Iterator<Item = &PersonId> {
        self.visitors.keys()
    }

    /// A person who is here as one for whom something is thought.
    pub(super) fn patron(&self, person: &PersonId) -> Option<Patron> {
        let place = self.visitors.get(person)?.place;
        Some(Patron { person: person.clone(), place })
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
    use std::{net::Ipv4Addr, time::Duration};

    use super::*;

    #[test]
    fn a_person_is_here_until_the_last_socket_closes() {
        let start = Instant::now();
        let later = start + Duration::from_secs(5);
        let (ada, bob) = (PersonId::from("ada"), PersonId::from("bob"));
        let mut presence = Presence::new(start);
        assert_eq!(presence.away_since(&bob), Some(start));
        let here = IpAddr::from(Ipv4Addr::LOCALHOST);
        presence.enter(ada.clone(), here);
        presence.enter(ada.clone(), here);
        assert_eq!(presence.patron(&ada).map(|patron| patron.place), Some(here));
        assert_eq!(presence.patron(&bob), None);
        presence.leave(&ada, later);
        assert!(presence.is_here(&ada));
        assert_eq!(presence.empty_since(), None);
        presence.leave(&ada, later);
        presence.leave(&ada, later);
        assert_eq!(presence.away_since(&ada), Some(later));
        assert_eq!(presence.empty_since(), Some(later));
    }
}
