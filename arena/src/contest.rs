use std::{ops::ControlFlow, sync::atomic::AtomicBool};

use table::Record;
use thiserror::Error;

use crate::{
    Format, Header, Lineup, Logged, Played, Schedule, Sprt, Standings, Verdict,
    played::{play, seat_tags},
    pool,
    trial::Trial,
};

/// A contest between bots, before the first game.
///
/// Where the table has two sides or more, bots play against each other. Where all seats win
/// together, each bot plays the same deals by itself, in place of everybody there, and what counts
/// is who makes it with the smallest number, such as the fewest cards.
pub struct Contest {
    lineup: Lineup,
    games: u64,
    schedule: Schedule,
    sprt: Option<Sprt>,
}

/// Why there can be no contest.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ContestError {
    /// Fewer than two bots are named.
    #[error("a contest needs at least two bots")]
    FewBots,
    /// A sequential test compares exactly two bots.
    #[error("a sequential test compares exactly two bots")]
    TestOfTwo,
}

impl Contest {
    /// A contest of the bots of this lineup; `games` is how many each group of bots plays, rounded
    /// up to whole sets. A bot that is named twice plays against itself, which is a null test.
    pub fn new(lineup: Lineup, games: u64) -> Result<Contest, ContestError> {
        let bots = lineup.bots();
        if bots.len() < 2 {
            return Err(ContestError::FewBots);
        }
        let schedule = Schedule::new(bots.len(), lineup.sides().sides().len());
        Ok(Contest { lineup, games, schedule, sprt: None })
    }

    /// The same contest, ending as soon as a test of its two bots is clear.
    pub fn until(mut self, sprt: Sprt) -> Result<Contest, ContestError> {
        if self.lineup.bots().len() != 2 {
            return Err(ContestError::TestOfTwo);
        }
        self.sprt = Some(sprt);
        Ok(self)
    }

    /// Who plays what.
    pub fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// Who meets whom.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// The test that ends the contest.
    pub fn sprt(&self) -> Option<Sprt> {
        self.sprt
    }

    /// How many games each group plays.
    pub fn games_per_group(&self) -> u64 {
        self.schedule.games_per_group(self.games)
    }

    /// How many games these are in all.
    pub fn total(&self) -> u64 {
        self.schedule.total(self.games)
    }

    /// Play one game of the schedule; it depends on nothing but its number.
    pub fn play(&self, number: u64) -> Played {
        let fixture = self.schedule.game(number, &self.lineup.seed());
        play(&self.lineup, &fixture, |_, _| ()).1
    }

    /// Play one game of the schedule as [`Contest::play`] does, and keep its record.
    pub fn play_recorded(&self, number: u64) -> (Played, Record) {
        let fixture = self.schedule.game(number, &self.lineup.seed());
        let (table, played) = play(&self.lineup, &fixture, |_, _| ());
        let record = table.record(seat_tags(&self.lineup, &fixture));
        (played, record)
    }

    /// The results of games that were played before, in any order: of those asked for, each once. With
    /// a test, those that were played after its end do not count.
    pub fn standings(&self, games: impl IntoIterator<Item = Played>) -> Standings {
        let games = self.places(games);
        let mut watch = Watch::new(self);
        watch.ends(&games);
        watch.standings(games)
    }

    /// Every game that is to be played, as far as it was.
    fn places(&self, games: impl IntoIterator<Item = Played>) -> Vec<Option<Played>> {
        let mut places: Vec<Option<Played>> = vec![None; self.total() as usize];
        for played in games {
            // A longer contest may have gone on from here; only the games asked for count.
            if let Some(place) = places.get_mut(played.number as usize) {
                *place = Some(played);
            }
        }
        places
    }

    /// Play all games that are not among those `done`, on this many threads, until the end, until
    /// the test is clear, or until `stop` is set. Games that are played are handed to `keep` before
    /// they count, in batches and in no order; if it fails, the contest ends with its error.
    pub fn run<E>(
        &self,
        done: Vec<Played>,
        threads: usize,
        stop: &AtomicBool,
        keep: impl FnMut(&[Played]) -> Result<(), E>,
    ) -> Result<Standings, E> {
        self.run_with(done, threads, stop, |number| self.play(number), keep)
    }

    /// The same, where `work` plays the game with a number, as [`Contest::play`] does.
    pub fn run_with<E>(
        &self,
        done: Vec<Played>,
        threads: usize,
        stop: &AtomicBool,
        work: impl Fn(u64) -> Played + Sync,
        mut keep: impl FnMut(&[Played]) -> Result<(), E>,
    ) -> Result<Standings, E> {
        let mut games = self.places(done);
        let mut watch = Watch::new(self);
        if !watch.ends(&games) {
            let missing: Vec<u64> =
                (0..self.total()).filter(|&number| games[number as usize].is_none()).collect();
            let flow = pool::run(&missing, threads, stop, work, |batch| {
                if let Err(error) = keep(&batch) {
                    return ControlFlow::Break(Some(error));
                }
                for played in batch {
                    let place = played.number as usize;
                    games[place] = Some(played);
                }
                if watch.ends(&games) {
                    ControlFlow::Break(None)
                } else {
                    ControlFlow::Continue(())
                }
            });
            if let ControlFlow::Break(Some(error)) = flow {
                return Err(error);
            }
        }
        Ok(watch.standings(games))
    }
}

impl Logged for Contest {
    type Entry = Played;

    fn header(&self) -> Header {
        Header::new(Format::ARENA, &self.lineup)
    }

    fn seating(&self, number: u64) -> Vec<usize> {
        self.schedule.game(number, &self.lineup.seed()).bots
    }
}

/// Follows the sets in their order until the test ends.
struct Watch<'a> {
    contest: &'a Contest,
    trial: Option<Trial<'a>>,
    next: usize,
    ended: Option<usize>,
}

impl Watch<'_> {
    fn new(contest: &Contest) -> Watch<'_> {
        let trial = contest.sprt.map(|test| Trial::new(contest, test));
        Watch { contest, trial, next: 0, ended: None }
    }

    fn ends(&mut self, games: &[Option<Played>]) -> bool {
        let Some(trial) = &mut self.trial else { return false };
        let size = self.contest.schedule.size();
        while self.ended.is_none() {
            let place = self.next * size;
            let set = games.get(place..place + size).unwrap_or_default();
            let set: Option<Vec<Played>> = set.iter().cloned().collect();
            let Some(set) = set.filter(|set| !set.is_empty()) else { return false };
            trial.see(&set);
            self.next += 1;
            if trial.result().verdict != Verdict::Undecided {
                self.ended = Some(self.next);
            }
        }
        true
    }

    /// What was played after the end of a test does not count, so that the number of threads makes no
    /// difference.
    fn standings(&self, games: Vec<Option<Played>>) -> Standings {
        let size = self.contest.schedule.size();
        let counted = self.ended.map_or(games.len(), |sets| sets * size);
        Standings::new(self.contest, games.into_iter().take(counted).flatten().collect())
    }
}
