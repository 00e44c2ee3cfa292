use std::collections::HashSet;

use crate::{
    Contest, Played, Sprt, SprtResult, Verdict, identity::Identities, meeting::Meeting,
    sprt::Evidence,
};

/// A sequential test while the sets come in, in their order.
///
/// It is asked twice: by all sets, and by those alone none of whose games was played before. Both must
/// agree. The first is right if every game owes its course to chance of its own, the second if games that
/// repeat tell nothing new; whichever holds, an error is no more likely than it may be.
pub(crate) struct Trial<'a> {
    contest: &'a Contest,
    test: Sprt,
    all: Evidence,
    fresh: Evidence,
    identities: Identities,
    sets: u64,
    fresh_sets: u64,
}

impl<'a> Trial<'a> {
    /// A test of the first bot of a contest that has seen nothing yet.
    pub(crate) fn new(contest: &'a Contest, test: Sprt) -> Trial<'a> {
        let (all, fresh) = (Evidence::new(test), Evidence::new(test));
        let identities = Identities::default();
        Trial { contest, test, all, fresh, identities, sets: 0, fresh_sets: 0 }
    }

    /// See the games of one whole set.
    pub(crate) fn see(&mut self, set: &[Played]) {
        let known = self.identities.count();
        let place = |game: &Played| self.identities.place(self.contest.lineup(), game);
        let places: Vec<usize> = set.iter().map(place).collect();
        let games: Vec<(usize, Played)> = places.iter().copied().zip(set.iter().cloned()).collect();
        let meetings = Meeting::all(self.contest.schedule(), &games);
        let points: f64 = meetings.iter().filter_map(|meeting| meeting.points(0)).sum();
        let mean = points / meetings.len() as f64;
        self.sets += 1;
        self.all.add(mean);
        if places.iter().all(|&place| place >= known) {
            self.fresh_sets += 1;
            self.fresh.add(mean);
        }
    }

    /// What it says now.
    pub(crate) fn result(&self) -> SprtResult {
        let (all, fresh) = (self.all.ratios(), self.fresh.ratios());
        let (for_high, for_low) = (all.0.min(fresh.0), all.1.min(fresh.1));
        SprtResult {
            test: self.test,
            sets: self.sets,
            fresh_sets: self.fresh_sets,
            for_high,
            for_low,
            bound: Sprt::bound(),
            verdict: Verdict::of(for_high, for_low),
        }
    }
}

/// The sets none of whose games was played in an earlier set, by their numbers.
pub(crate) fn fresh_sets<'a>(
    sets: impl Iterator<Item = (u64, &'a [(usize, Played)])>,
) -> HashSet<u64> {
    let mut known = 0;
    let mut fresh = HashSet::new();
    for (number, games) in sets {
        if games.iter().all(|&(place, _)| place >= known) {
            fresh.insert(number);
        }
        known = games.iter().map(|&(place, _)| place + 1).fold(known, usize::max);
    }
    fresh
}
