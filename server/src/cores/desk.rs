use std::{
    cmp::Ordering,
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    time::{Duration, Instant},
};

use store::PersonId;

use super::patron::{Effort, Kind, Patron};

/// How much of the cores is given to whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shares {
    /// How many thoughts run at once; where all of them are deep, one quick one more, so that none
    /// of these ever waits for a deep one to end.
    pub(super) cores: usize,
    /// How many thoughts that are not quick run at once for one person, and for one place.
    pub(super) deep: (usize, usize),
    /// How many thoughts may wait for one person, and for one place.
    pub(super) waiting: (usize, usize),
}

/// Decides who thinks next. First comes the place that has used the cores least lately, there the
/// person who has, there whoever waits longest: nobody gets more by asking for more, and what many
/// ask for at one place delays only that place.
#[derive(Debug)]
pub(super) struct Desk {
    shares: Shares,
    /// In the order in which they came.
    waiting: Vec<Asked>,
    working: Vec<Work>,
    places: Usage<IpAddr>,
    people: Usage<PersonId>,
    next: u64,
}

#[derive(Debug)]
struct Asked {
    number: u64,
    patron: Patron,
    effort: Effort,
    since: Instant,
}

#[derive(Debug)]
struct Work {
    number: u64,
    patron: Patron,
    effort: Effort,
    began: Instant,
}

/// Somebody's turn has come.
#[derive(Debug)]
pub(super) struct Granted {
    pub(super) number: u64,
    pub(super) waited: Duration,
}

impl Desk {
    pub(super) fn new(shares: Shares) -> Desk {
        Desk {
            shares,
            waiting: Vec::new(),
            working: Vec::new(),
            places: Usage::default(),
            people: Usage::default(),
            next: 0,
        }
    }

    /// Queue up for one of these patrons: the one who has used least, so that nobody's company slows
    /// him down. Nothing if too many wait for him already, or if there is nobody.
    pub(super) fn ask(&mut self, patrons: &[Patron], effort: Effort, now: Instant) -> Option<u64> {
        let used = |patron: &Patron| {
            (self.places.of(&patron.place, now), self.people.of(&patron.person, now))
        };
        let least = |a: &&Patron, b: &&Patron| {
            let ((place, person), (other_place, other)) = (used(a), used(b));
            place.total_cmp(&other_place).then(person.total_cmp(&other))
        };
        let patron = patrons.iter().min_by(least)?.clone();
        let (person, place) = self.shares.waiting;
        let waiting = |same: &dyn Fn(&Patron) -> bool| {
            self.waiting.iter().filter(|asked| same(&asked.patron)).count()
        };
        if waiting(&|other| other.person == patron.person) >= person
            || waiting(&|other| other.place == patron.place) >= place
        {
            return None;
        }
        let number = self.next;
        self.next += 1;
        self.waiting.push(Asked { number, patron, effort, since: now });
        Some(number)
    }

    /// Whoever has this number does not want to think any more.
    pub(super) fn leave(&mut self, number: u64) {
        self.waiting.retain(|asked| asked.number != number);
    }

    /// Whose turn it is, if there is room.
    pub(super) fn grant(&mut self, now: Instant) -> Option<Granted> {
        let places = 0..self.waiting.len();
        let next = places
            .filter(|&place| self.has_room(&self.waiting[place]))
            .min_by(|&a, &b| self.order(&self.waiting[a], &self.waiting[b], now))?;
        let Asked { number, patron, effort, since } = self.waiting.remove(next);
        // What it will cost is charged at once, or all the turns of the moment went to one.
        self.charge(&patron, effort.cost.as_secs_f64(), now);
        self.working.push(Work { number, patron, effort, began: now });
        Some(Granted { number, waited: now.saturating_duration_since(since) })
    }

    /// A thought is over.
    pub(super) fn done(&mut self, number: u64, now: Instant) {
        let Some(place) = self.working.iter().position(|work| work.number == number) else {
            return;
        };
        let Work { patron, effort, began, .. } = self.working.swap_remove(place);
        let took = now.saturating_duration_since(began);
        self.charge(&patron, took.as_secs_f64() - effort.cost.as_secs_f64(), now);
    }

    /// About how long it takes until whoever waits with this number has thought; nothing if nobody
    /// does.
    pub(super) fn wait(&self, number: u64, now: Instant) -> Option<Duration> {
        let own = self.waiting.iter().find(|asked| asked.number == number)?;
        let before = |asked: &&Asked| self.order(asked, own, now) == Ordering::Less;
        let ahead = self.waiting.iter().filter(before).map(|asked| (&asked.patron, asked.effort));
        let at_work = self.working.iter().map(|work| (&work.patron, work.effort));
        let all: Vec<(&Patron, Effort)> = ahead.chain(at_work).collect();
        let sum = |counts: &dyn Fn(&Patron) -> bool, lanes: usize| {
            let counted = all.iter().filter(|(patron, _)| counts(patron));
            let sum: Duration = counted.map(|(_, effort)| effort.cost).sum();
            sum / lanes.max(1) as u32
        };
        let Patron { person, place } = &own.patron;
        let (per_person, per_place) = self.shares.deep;
        let mut wait = sum(&|_| true, self.shares.cores);
        if own.effort.kind != Kind::Quick {
            wait = wait.max(sum(&|patron| patron.person == *person, per_person));
            wait = wait.max(sum(&|patron| patron.place == *place, per_place));
        }
        Some(wait + own.effort.cost)
    }

    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    fn has_room(&self, asked: &Asked) -> bool {
        let deep = |same: &dyn Fn(&Patron) -> bool| {
            let deep = self.working.iter().filter(|work| work.effort.kind != Kind::Quick);
            deep.filter(|work| same(&work.patron)).count()
        };
        let all_deep = deep(&|_| true);
        if asked.effort.kind == Kind::Quick {
            return self.working.len() == all_deep || self.working.len() < self.shares.cores;
        }
        let (person, place) = self.shares.deep;
        // Quick ones are over in a moment: whoever has many of them must not keep others from thinking.
        all_deep < self.shares.cores
            && deep(&|other| other.person == asked.patron.person) < person
            && deep(&|other| other.place == asked.patron.place) < place
    }

    fn order(&self, a: &Asked, b: &Asked, now: Instant) -> Ordering {
        let key = |asked: &Asked| {
            let place = self.places.of(&asked.patron.place, now) + handicap(asked.effort.kind);
            (place, self.people.of(&asked.patron.person, now), asked.number)
        };
        let (a, b) = (key(a), key(b));
        a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2))
    }

    fn charge(&mut self, patron: &Patron, seconds: f64, now: Instant) {
        self.places.add(patron.place, seconds, now);
        self.people.add(patron.person.clone(), seconds, now);
    }
}

/// As if so many seconds had been used already: what people can wait for comes after their turns,
/// but not after everything of those who use much.
fn handicap(kind: Kind) -> f64 {
    match kind {
        Kind::Quick | Kind::Deep => 0.0,
        Kind::Hint => 2.0,
        Kind::Review => 8.0,
    }
}

/// After so many seconds what was used counts half.
const HALF_LIFE: f64 = 30.0;
/// When so many are kept, those who count for nothing any more are forgotten.
const MANY: usize = 10_000;
const NOTHING: f64 = 0.01;

/// How many seconds of thinking everybody used lately.
#[derive(Debug)]
struct Usage<K>(HashMap<K, (f64, Instant)>);

impl<K> Default for Usage<K> {
    fn default() -> Usage<K> {
        Usage(HashMap::new())
    }
}

impl<K: Eq + Hash> Usage<K> {
    fn of(&self, who: &K, now: Instant) -> f64 {
        self.0.get(who).map_or(0.0, |&(used, at)| faded(used, at, now))
    }

    fn add(&mut self, who: K, seconds: f64, now: Instant) {
        if self.0.len() >= MANY {
            self.0.retain(|_, (used, at)| faded(*used, *at, now).abs() > NOTHING);
        }
        let used = self.of(&who, now) + seconds;
        self.0.insert(who, (used, now));
    }
}

fn faded(used: f64, at: Instant, now: Instant) -> f64 {
    let gone = now.saturating_duration_since(at).as_secs_f64();
    used * (-gone / HALF_LIFE).exp2()
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    const SHARES: Shares = Shares { cores: 2, deep: (1, 1), waiting: (3, 5) };

    fn patron(person: &str, place: u8) -> Patron {
        Patron { person: person.into(), place: [10, 0, 0, place].into() }
    }

    fn champion() -> Effort {
        Effort::choice(Level::Champion)
    }

    #[test]
    fn one_place_never_takes_all_cores_and_a_quick_thought_never_waits_for_deep_ones() {
        let (mut desk, now) = (Desk::new(SHARES), Instant::now());
        for person in ["ada", "bob", "cleo"] {
            desk.ask(&[patron(person, 1)], champion(), now).unwrap();
        }
        let stranger = desk.ask(&[patron("dan", 2)], champion(), now).unwrap();
        assert_eq!(desk.grant(now).unwrap().number, 0);
        assert_eq!(desk.grant(now).unwrap().number, stranger, "the place has its share");
        assert!(desk.grant(now).is_none());
        let easy = desk.ask(&[patron("eve", 1)], Effort::choice(Level::Easy), now).unwrap();
        assert_eq!(desk.grant(now).unwrap().number, easy, "beside the cores that are busy");
        desk.done(0, now + Duration::from_secs(2));
        assert_eq!(desk.grant(now).unwrap().number, 1);
    }

    #[test]
    fn whoever_used_least_comes_first_first_by_place_then_by_person() {
        let shares = Shares { cores: 1, deep: (1, 1), waiting: (9, 9) };
        let (mut desk, mut now) = (Desk::new(shares), Instant::now());
        let ask = |desk: &mut Desk, person, place, now| {
            desk.ask(&[patron(person, place)], champion(), now).unwrap()
        };
        let greedy: Vec<u64> = (0..4).map(|_| ask(&mut desk, "ada", 1, now)).collect();
        let neighbour = ask(&mut desk, "bob", 1, now);
        let stranger = ask(&mut desk, "cleo", 2, now);
        let mut order = Vec::new();
        while let Some(granted) = desk.grant(now) {
            order.push(granted.number);
            now += Duration::from_secs(2);
            desk.done(granted.number, now);
        }
        let expected = [greedy[0], stranger, neighbour, greedy[1], greedy[2], greedy[3]];
        assert_eq!(order, expected);
    }

    #[test]
    fn queues_are_bounded_for_people_and_for_places() {
        let (mut desk, now) = (Desk::new(SHARES), Instant::now());
        let ask = |desk: &mut Desk, person| desk.ask(&[patron(person, 1)], champion(), now);
        let first = ask(&mut desk, "ada").unwrap();
        assert!(ask(&mut desk, "ada").is_some() && ask(&mut desk, "ada").is_some());
        assert_eq!(ask(&mut desk, "ada"), None, "a person's queue is full");
        assert!(ask(&mut desk, "bob").is_some() && ask(&mut desk, "bob").is_some());
        assert_eq!(ask(&mut desk, "cleo"), None, "the place's queue is full");
        desk.leave(first);
        assert!(ask(&mut desk, "cleo").is_some());
        assert_eq!(desk.ask(&[], champion(), now), None);
    }

    #[test]
    fn a_thought_is_charged_to_whoever_used_least_of_those_who_wait_for_it() {
        let shares = Shares { cores: 1, ..SHARES };
        let (mut desk, now) = (Desk::new(shares), Instant::now());
        let heavy = desk.ask(&[patron("ada", 1)], champion(), now).unwrap();
        assert_eq!(desk.grant(now).unwrap().number, heavy);
        let later = now + Duration::from_secs(2);
        desk.done(heavy, later);
        desk.ask(&[patron("ada", 1)], champion(), later).unwrap();
        let shared = desk.ask(&[patron("ada", 1), patron("bob", 2)], champion(), later).unwrap();
        assert_eq!(desk.grant(later).unwrap().number, shared);
    }

    #[test]
    fn hints_and_reviews_come_after_turns_but_not_after_everything() {
        let shares = Shares { cores: 1, deep: (1, 1), waiting: (99, 99) };
        let (mut desk, mut now) = (Desk::new(shares), Instant::now());
        let hint = desk.ask(&[patron("ada", 1)], Effort::hint(Level::Champion), now).unwrap();
        let review = desk.ask(&[patron("bob", 2)], Effort::REVIEW, now).unwrap();
        for _ in 0..20 {
            desk.ask(&[patron("mallory", 3)], champion(), now).unwrap();
        }
        let mut order = Vec::new();
        while let Some(granted) = desk.grant(now) {
            order.push(granted.number);
            now += Duration::from_secs(2);
            desk.done(granted.number, now);
        }
        let place = |number| order.iter().position(|&other| other == number).unwrap();
        assert!((1..4).contains(&place(hint)), "{order:?}");
        assert!((place(hint) + 1..9).contains(&place(review)), "{order:?}");
    }

    #[test]
    fn the_wait_grows_with_what_is_ahead_and_is_forgotten_with_time() {
        let (mut desk, now) = (Desk::new(SHARES), Instant::now());
        for _ in 0..3 {
            desk.ask(&[patron("ada", 1)], champion(), now).unwrap();
            desk.grant(now);
        }
        let last = desk.ask(&[patron("ada", 1)], champion(), now).unwrap();
        let wait = desk.wait(last, now).unwrap();
        assert!((8..10).contains(&wait.as_secs()), "three are ahead in one lane: {wait:?}");
        assert_eq!(desk.wait(0, now), None, "it thinks already");
        let used = desk.places.of(&patron("ada", 1).place, now);
        let later = desk.places.of(&patron("ada", 1).place, now + Duration::from_secs(30));
        assert!((later - used / 2.0).abs() < 1e-9, "{used} {later}");
    }
}
