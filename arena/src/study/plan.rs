use std::{
    collections::{BTreeMap, HashSet},
    ops::ControlFlow,
    sync::atomic::{AtomicBool, Ordering},
};

use table::{AnyTable, Record, Seat};

use super::{
    result::Study,
    watch::{Watch, Watched},
};
use crate::{
    Fixture, Format, Header, Lineup, Logged, Played, opening,
    played::{play, seat_tags},
    pool,
};

/// A study before the first game: which games are played.
///
/// Every game has a deal of its own. Several bots sit around the table in turn and move on by one
/// side from game to game, so that no side owes its result to a better bot.
pub struct StudyPlan {
    lineup: Lineup,
    games: u64,
}

impl StudyPlan {
    /// A study of this many games of the bots of a lineup.
    pub fn new(lineup: Lineup, games: u64) -> StudyPlan {
        StudyPlan { lineup, games }
    }

    /// Who plays what.
    pub fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// How many games are played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Play all games that are not among those `done`, on this many threads, until the end or until
    /// `stop` is set. Games that are played are handed to `keep` before they count, in batches and
    /// in no order; if it fails, the study ends with its error.
    pub fn run<E>(
        &self,
        done: Vec<Watched>,
        threads: usize,
        stop: &AtomicBool,
        mut keep: impl FnMut(&[Watched]) -> Result<(), E>,
    ) -> Result<Study, E> {
        // A longer study may have gone on from here; only the games asked for count.
        let mut games: Vec<Watched> =
            done.into_iter().filter(|game| game.played.number < self.games).collect();
        let known: HashSet<u64> = games.iter().map(|game| game.played.number).collect();
        let missing: Vec<u64> = (0..self.games).filter(|number| !known.contains(number)).collect();
        let flow = pool::run(
            &missing,
            threads,
            stop,
            |number| self.watch(number),
            |batch| match keep(&batch) {
                Ok(()) => {
                    games.extend(batch);
                    ControlFlow::Continue(())
                }
                Err(error) => ControlFlow::Break(error),
            },
        );
        if let ControlFlow::Break(error) = flow {
            return Err(error);
        }
        // Sums of fractions depend on their order, and the result must not depend on the threads.
        games.sort_by_key(|game| game.played.number);
        Ok(Study::new(self, &games, stop.load(Ordering::Relaxed)))
    }

    /// The results of games that were watched before, in any order: of those asked for, each once.
    pub fn study(&self, games: impl IntoIterator<Item = Watched>) -> Study {
        let asked = games.into_iter().filter(|game| game.played.number < self.games);
        let games: BTreeMap<u64, Watched> = asked.map(|game| (game.played.number, game)).collect();
        Study::new(self, &games.into_values().collect::<Vec<_>>(), true)
    }

    /// Play one game and watch it; it depends on nothing but its number.
    pub fn watch(&self, number: u64) -> Watched {
        let sides = self.lineup.sides();
        let mut watch = Watch::default();
        let note = |table: &dyn AnyTable, seat: Seat| watch.note(table, sides, seat);
        let (table, played) = play(&self.lineup, &self.fixture(number), note);
        watch.finish(&*table, sides, played)
    }

    /// Play the same game without watching it, and keep its record.
    pub fn play_recorded(&self, number: u64) -> (Played, Record) {
        let fixture = self.fixture(number);
        let (table, played) = play(&self.lineup, &fixture, |_, _| ());
        (played, table.record(seat_tags(&self.lineup, &fixture)))
    }

    /// How many actions of a game are drawn before the bots take over.
    pub fn drawn(&self, number: u64) -> usize {
        opening::draw(&self.lineup, &self.fixture(number).deal).len()
    }

    fn fixture(&self, number: u64) -> Fixture {
        let seed = self.lineup.seed().of_game(number);
        Fixture { number, bots: self.seating(number), deal: seed, dice: seed }
    }
}

impl Logged for StudyPlan {
    type Entry = Watched;

    fn header(&self) -> Header {
        Header::new(Format::STUDY, &self.lineup)
    }

    fn seating(&self, number: u64) -> Vec<usize> {
        let count = self.lineup.bots().len() as u64;
        let bot = |side: u64| ((side + number % count) % count) as usize;
        (0..self.lineup.sides().sides().len() as u64).map(bot).collect()
    }
}
