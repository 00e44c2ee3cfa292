//! Which games are the same. A game that was played before, move for move and by the same bots on the
//! same sides, tells nothing new, however often it is played again.

use std::collections::{HashMap, HashSet};

use table::{AnyTable, Seed};

use crate::{Lineup, Played};

/// How many hexadecimal digits of the hash are kept: enough to tell millions of games apart.
const DIGITS: usize = 16;

/// A short hash of a whole game: how it began, and every action with its seat.
pub(crate) fn hash(start: &str, table: &dyn AnyTable) -> String {
    let actions = table.actions();
    let lines = actions.iter().map(|(seat, action)| format!("\n{seat}: {action}"));
    let text: String = std::iter::once(start.to_owned()).chain(lines).collect();
    // A derived seed is the SHA-256 of its purpose, which spares a dependency.
    let mut hash = Seed::from(0).derive(&text, 0).to_string();
    hash.truncate(DIGITS);
    hash
}

/// The bot on each side, where two of the same name are the same, and the hash.
type Key = (Vec<usize>, String);

/// The different games among those seen so far.
#[derive(Default)]
pub(crate) struct Identities {
    known: HashMap<Key, usize>,
    /// Games of old logs, which had no hash: each is taken for a different one.
    unknown: usize,
}

impl Identities {
    /// The place of each of these games among the different ones.
    pub(crate) fn of<'a>(
        lineup: &Lineup,
        games: impl IntoIterator<Item = &'a Played>,
    ) -> Vec<usize> {
        let mut identities = Identities::default();
        games.into_iter().map(|game| identities.place(lineup, game)).collect()
    }

    /// The place of a game among the different ones, which is [`Identities::count`] if it is new.
    pub(crate) fn place(&mut self, lineup: &Lineup, game: &Played) -> usize {
        let next = self.count();
        let Some(hash) = &game.hash else {
            self.unknown += 1;
            return next;
        };
        let bots = game.bots.iter().map(|&bot| lineup.twin(bot)).collect();
        *self.known.entry((bots, hash.clone())).or_insert(next)
    }

    /// How many different games were seen.
    pub(crate) fn count(&self) -> usize {
        self.known.len() + self.unknown
    }
}

/// How many of these are different.
pub(crate) fn different<T: Eq + std::hash::Hash>(of: impl IntoIterator<Item = T>) -> usize {
    of.into_iter().collect::<HashSet<T>>().len()
}
