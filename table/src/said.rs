use std::{
    collections::HashMap,
    hash::{Hash, Hasher},
    mem,
    sync::{PoisonError, RwLock},
};

use rustc_hash::{FxBuildHasher, FxHasher};

use crate::{Arg, Company, Phrase, Relation, Wording};

/// In how many parts wordings are kept, so that those who speak at once seldom wait for one another.
const PARTS: usize = 16;
/// How many wordings are kept in each of the two generations of a part.
const MOST: usize = 256;
/// What is longer than this many bytes is hardly said twice.
const LONGEST: usize = 256;

/// The wordings that were made lately. What is said at one table is said at many others, and from one
/// action to the next little of it changes; to look it up takes a small part of the time that it takes
/// to put it together.
#[derive(Debug, Default)]
pub(crate) struct Said([RwLock<Generations>; PARTS]);

/// Whatever is not asked for while a generation fills up is forgotten with the one before.
#[derive(Debug, Default)]
struct Generations {
    young: Kept,
    old: Kept,
}

/// By the hash of what was asked for. Of two that have the same hash the later one is kept.
type Kept = HashMap<u64, (Asked, Wording), FxBuildHasher>;

/// All that the wording of a phrase depends on, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Asked {
    phrase: Phrase,
    ears: Ears,
}

/// What the seats that a phrase speaks of are to whoever listens, and whether they have names, three
/// bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ears(u64);

impl Ears {
    /// In whose ears a phrase is heard; nothing where people are called by their names in it, because
    /// that is said at one table only, or where it speaks of very many.
    pub(crate) fn of(phrase: &Phrase, company: &dyn Company) -> Option<Ears> {
        // The first bit tells how many follow.
        let mut ears = Ears(1);
        ears.listen(phrase, company)?;
        Some(ears)
    }

    fn listen(&mut self, phrase: &Phrase, company: &dyn Company) -> Option<()> {
        if let Some(seat) = phrase.seat() {
            let named = company.has_name(seat);
            if named && phrase.seat_by_name().is_some() || self.0.leading_zeros() < 3 {
                return None;
            }
            let relation = match company.relation(seat) {
                Relation::You => 0,
                Relation::Partner => 1,
                Relation::Other => 2,
            };
            self.0 = self.0 << 3 | relation << 1 | u64::from(named);
        }
        phrase.args().iter().try_for_each(|(_, arg)| match arg {
            Arg::Text(_) | Arg::Number(_) => Some(()),
            Arg::Phrase(inner) => self.listen(inner, company),
            Arg::List(list) => list.iter().try_for_each(|inner| self.listen(inner, company)),
        })
    }
}

impl Said {
    /// What was said to this.
    pub(crate) fn recall(&self, phrase: &Phrase, ears: Ears) -> Option<Wording> {
        let hash = hash(phrase, ears);
        let fits = |(asked, _): &&(Asked, Wording)| asked.ears == ears && asked.phrase == *phrase;
        let known = self.part(hash).read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, wording)) = known.young.get(&hash).filter(fits) {
            return Some(wording.clone());
        }
        let wording = known.old.get(&hash).filter(fits)?.1.clone();
        drop(known);
        self.remember(phrase, ears, &wording);
        Some(wording)
    }

    /// Keep what was said to this.
    pub(crate) fn remember(&self, phrase: &Phrase, ears: Ears, wording: &Wording) {
        if wording.len() > LONGEST {
            return;
        }
        let (asked, hash) = (Asked { phrase: phrase.clone(), ears }, hash(phrase, ears));
        let mut known = self.part(hash).write().unwrap_or_else(PoisonError::into_inner);
        if known.young.len() >= MOST {
            known.old = mem::take(&mut known.young);
        }
        known.young.insert(hash, (asked, wording.clone()));
    }

    fn part(&self, hash: u64) -> &RwLock<Generations> {
        &self.0[hash as usize % PARTS]
    }
}

fn hash(phrase: &Phrase, ears: Ears) -> u64 {
    let mut hasher = FxHasher::default();
    phrase.hash(&mut hasher);
    ears.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Listener, Seat, Sides, Viewer};

    const NOBODY: Ears = Ears(1);

    fn counted(number: usize) -> Phrase {
        Phrase::new("key").with("count", number)
    }

    #[test]
    fn what_is_asked_again_is_remembered_and_the_rest_forgotten() {
        let said = Said::default();
        let ada = Phrase::new("key").with("who", "Ada");
        said.remember(&ada, NOBODY, &"Hello Ada".into());
        for number in 0..4 * PARTS * MOST {
            said.remember(&counted(number), NOBODY, &"".into());
            assert_eq!(said.recall(&ada, NOBODY).as_deref(), Some("Hello Ada"));
        }
        assert_eq!(said.recall(&counted(0), NOBODY), None);
        for part in &said.0 {
            let known = part.read().unwrap();
            assert!(known.young.len() <= MOST && known.old.len() <= MOST);
        }
    }

    #[test]
    fn what_is_alike_in_part_is_not_taken_for_the_same() {
        let said = Said::default();
        said.remember(&counted(1), NOBODY, &"one".into());
        let text = Phrase::new("key").with("count", "1");
        for other in [counted(2), text, Phrase::new("count").with("key", 1)] {
            assert_eq!(said.recall(&other, NOBODY), None, "{other}");
        }
        assert_eq!(said.recall(&counted(1), Ears(0b1_000)), None, "in the ears of another");
        // Even what has the same hash by chance is compared.
        let hash = hash(&counted(3), NOBODY);
        let other = (Asked { phrase: counted(1), ears: NOBODY }, "one".into());
        said.part(hash).write().unwrap().young.insert(hash, other);
        assert_eq!(said.recall(&counted(3), NOBODY), None);
        let long = "a".repeat(LONGEST + 1);
        said.remember(&counted(4), NOBODY, &long.into());
        assert_eq!(said.recall(&counted(4), NOBODY), None);
    }

    #[test]
    fn ears_tell_relations_and_names_apart_and_names_themselves_are_not_kept() {
        let sides = Sides::each_alone(2);
        let ears = |phrase: &Phrase, viewer: Viewer, named: bool| {
            let names = move |_| named.then(|| "Ada".to_owned());
            Ears::of(phrase, &Listener { sides, viewer, names })
        };
        let [first, second] = [0, 1].map(|seat| Viewer::seat(Seat::new(seat)));
        let about = |seat| Phrase::plain("White").about_seat(Seat::new(seat));
        let moved = Phrase::new("moved").with("who", about(0)).with("whom", vec![about(1)]);
        let heard = [(first, false), (second, false), (Viewer::SPECTATOR, false), (first, true)]
            .map(|(viewer, named)| ears(&moved, viewer, named).unwrap());
        for (place, one) in heard.iter().enumerate() {
            assert!(!heard[..place].contains(one), "{heard:?}");
        }
        let called = Phrase::new("moved").with("who", Phrase::plain("White").of_seat(Seat::new(0)));
        assert!(ears(&called, first, false).is_some());
        assert_eq!(ears(&called, first, true), None);
        let crowd = Phrase::new("moved").with("who", vec![about(0); 30]);
        assert_eq!(ears(&crowd, first, false), None);
    }
}
