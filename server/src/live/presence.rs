use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    time::Duration,
};

use store::PersonId;
use tokio::time::Instant;

use crate::cores::Patron;

/// For how long somebody has been here of whom nobody knows: longer than any time for answers.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

/// Who is at a table, by how many sockets, and since when who is not.
#[derive(Debug)]
pub(super) struct Presence {
    visitors: HashMap<PersonId, Visitor>,
    /// Those who are here by other nodes.
    elsewhere: HashSet<PersonId>,
    gone: HashMap<PersonId, Instant>,
    /// Since when this is counted: whoever never came since is away since then.
    began: Instant,
    /// Since when nobody is here by this node.
    empty_since: Option<Instant>,
    /// Since when somebody is here by any node.
    attended_since: Option<Instant>,
}

/// Somebody who is here.
#[derive(Debug)]
struct Visitor {
    sockets: usize,
    /// From where the last socket came.
    place: IpAddr,
    /// The name chosen last, if there is one.
    name: Option<String>,
}

impl Presence {
    /// Where these people are here by other nodes.
    pub(super) fn new(now: Instant, elsewhere: HashSet<PersonId>) -> Presence {
        // They came before us; when, they alone know.
        let long_ago = now.checked_sub(LONG).unwrap_or(now);
        Presence {
            attended_since: (!elsewhere.is_empty()).then_some(long_ago),
            visitors: HashMap::new(),
            elsewhere,
            gone: HashMap::new(),
            began: now,
            empty_since: Some(now),
        }
    }

    /// A socket of a person opened; whether it is the first here.
    pub(super) fn enter(&mut self, person: PersonId, place: IpAddr, now: Instant) -> bool {
        self.gone.remove(&person);
        let newcomer = Visitor { sockets: 0, place, name: None };
        let visitor = self.visitors.entry(person).or_insert(newcomer);
        visitor.sockets += 1;
        visitor.place = place;
        let first = visitor.sockets == 1;
        self.empty_since = None;
        self.attended_since.get_or_insert(now);
        first
    }

    /// Somebody who is here chose a name; whether it is another than before.
    pub(super) fn call(&mut self, person: &PersonId, name: &str) -> bool {
        let Some(visitor) = self.visitors.get_mut(person) else { return false };
        let is_new = visitor.name.as_deref() != Some(name);
        visitor.name = Some(name.to_owned());
        is_new
    }

    /// The name that somebody chose who is here.
    pub(super) fn called(&self, person: &PersonId) -> Option<&str> {
        self.visitors.get(person)?.name.as_deref()
    }

    /// A socket of a person closed; whether it was the last here.
    pub(super) fn leave(&mut self, person: &PersonId, now: Instant) -> bool {
        let Some(visitor) = self.visitors.get_mut(person) else { return false };
        visitor.sockets -= 1;
        if visitor.sockets > 0 {
            return false;
        }
        self.visitors.remove(person);
        if !self.elsewhere.contains(person) {
            self.gone.insert(person.clone(), now);
        }
        if self.visitors.is_empty() {
            self.empty_since = Some(now);
        }
        self.forget_attendance();
        true
    }

    /// Hear who is here by other nodes; whether that is news.
    pub(super) fn hear(&mut self, elsewhere: HashSet<PersonId>, now: Instant) -> bool {
        if self.elsewhere == elsewhere {
            return false;
        }
        for person in self.elsewhere.difference(&elsewhere) {
            if !self.visitors.contains_key(person) {
                self.gone.insert(person.clone(), now);
            }
        }
        self.gone.retain(|person, _| !elsewhere.contains(person));
        self.elsewhere = elsewhere;
        self.attended_since.get_or_insert(now);
        self.forget_attendance();
        true
    }

    fn forget_attendance(&mut self) {
        if self.visitors.is_empty() && self.elsewhere.is_empty() {
            self.attended_since = None;
        }
    }

    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.visitors.contains_key(person) || self.elsewhere.contains(person)
    }

    /// Everybody who is here.
    pub(super) fn here(&self) -> impl Iterator<Item = &PersonId> {
        let others = self.elsewhere.iter().filter(|person| !self.visitors.contains_key(person));
        self.here_by_us().chain(others)
    }

    /// Everybody who is here by this node.
    pub(super) fn here_by_us(&self) -> impl Iterator<Item = &PersonId> {
        self.visitors.keys()
    }

    /// Whether people are here, but none by this node.
    pub(super) fn is_only_elsewhere(&self) -> bool {
        self.visitors.is_empty() && !self.elsewhere.is_empty()
    }

    /// A person who is here by this node as one for whom something is thought.
    pub(super) fn patron(&self, person: &PersonId) -> Option<Patron> {
        let place = self.visitors.get(person)?.place;
        Some(Patron { person: person.clone(), place })
    }

    /// Since when a person is away; nothing if he is here.
    pub(super) fn away_since(&self, person: &PersonId) -> Option<Instant> {
        let away = || self.gone.get(person).copied().unwrap_or(self.began);
        (!self.is_here(person)).then(away)
    }

    /// Since when nobody is here by this node.
    pub(super) fn empty_since(&self) -> Option<Instant> {
        self.empty_since
    }

    /// Since when somebody is here by any node.
    pub(super) fn attended_since(&self) -> Option<Instant> {
        self.attended_since
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
        let mut presence = Presence::new(start, HashSet::new());
        assert_eq!(presence.away_since(&bob), Some(start));
        let here = IpAddr::from(Ipv4Addr::LOCALHOST);
        assert!(presence.enter(ada.clone(), here, start));
        assert!(!presence.enter(ada.clone(), here, later));
        assert_eq!(presence.attended_since(), Some(start));
        assert_eq!(presence.patron(&ada).map(|patron| patron.place), Some(here));
        assert_eq!(presence.patron(&bob), None);
        assert!(!presence.leave(&ada, later));
        assert!(presence.is_here(&ada));
        assert_eq!(presence.empty_since(), None);
        assert!(presence.leave(&ada, later));
        assert!(!presence.leave(&ada, later));
        assert_eq!(presence.away_since(&ada), Some(later));
        assert_eq!(presence.empty_since(), Some(later));
        assert_eq!(presence.attended_since(), None);
    }

    #[test]
    fn a_person_is_here_by_any_node() {
        let start = Instant::now();
        let later = start + Duration::from_secs(5);
        let (ada, bob) = (PersonId::from("ada"), PersonId::from("bob"));
        let both = HashSet::from([ada.clone(), bob.clone()]);
        let mut presence = Presence::new(start, HashSet::from([ada.clone()]));
        assert!(presence.is_here(&ada) && presence.is_only_elsewhere());
        assert!(presence.attended_since() < Some(start), "somebody was here before");
        presence.enter(ada.clone(), Ipv4Addr::LOCALHOST.into(), start);
        assert!(presence.hear(both.clone(), start));
        assert!(!presence.hear(both, later));
        assert_eq!(presence.here().count(), 2, "nobody is counted twice");
        presence.leave(&ada, later);
        assert_eq!(presence.away_since(&ada), None);
        assert_eq!(presence.patron(&ada), None);
        assert!(presence.hear(HashSet::new(), later));
        assert_eq!([&ada, &bob].map(|person| presence.away_since(person)), [Some(later); 2]);
        assert_eq!(presence.attended_since(), None);
    }
}
