use std::{ops::ControlFlow, sync::atomic::AtomicBool};

use catalog::Title;
use serde_json::Value;
use table::{Problem, Seat, Seed};

use crate::{
    Format, Header, Logged, Played, Schedule, Sides, Sprt, Standings, Verdict, played::play,
    player::Player, pool, sprt::Evidence,
};

/// A contest between bots, before the first game.
pub struct Contest {
    game: &'static dyn Title,
    options: Value,
    bots: Vec<String>,
    seed: Seed,
    games: u64,
    sides: Sides,
    schedule: Schedule,
    sprt: Option<Sprt>,
}

/// Why there can be no contest.
#[derive(Debug)]
pub enum NoContest {
    /// Fewer than two bots are named.
    FewBots,
    /// A bot is named twice.
    Twice(String),
    /// A bot cannot be had.
    Bot(String),
    /// All seats are one side, and nobody plays against anybody.
    OneSide,
    /// A sequential test compares exactly two bots.
    TestOfTwo,
    /// The options are wrong.
    Options(Vec<Problem>),
}

impl Contest {
    /// A contest of these bots; `games` is how many each group of bots plays, and is rounded up to
    /// whole sets.
    pub fn new(
        game: &'static dyn Title,
        options: &Value,
        bots: Vec<String>,
        games: u64,
        seed: Seed,
    ) -> Result<Contest, NoContest> {
        if bots.len() < 2 {
            return Err(NoContest::FewBots);
        }
        if let Some(twice) = (1..bots.len()).find(|&i| bots[..i].contains(&bots[i])) {
            return Err(NoContest::Twice(bots[twice].clone()));
        }
        let options = game.options(options).map_err(NoContest::Options)?;
        let table = game.start(&options, seed).map_err(NoContest::Options)?;
        let sides = Sides::of(&*table);
        if sides.len() < 2 {
            return Err(NoContest::OneSide);
        }
        for bot in &bots {
            crate::check_bot(game, bot).map_err(NoContest::Bot)?;
        }
        let schedule = Schedule::new(bots.len(), sides.len());
        Ok(Contest { game, options, bots, seed, games, sides, schedule, sprt: None })
    }

    /// The same contest, ending as soon as a test of its two bots is clear.
    pub fn until(mut self, sprt: Sprt) -> Result<Contest, NoContest> {
        if self.bots.len() != 2 {
            return Err(NoContest::TestOfTwo);
        }
        self.sprt = Some(sprt);
        Ok(self)
    }

    /// The game.
    pub fn game(&self) -> &'static dyn Title {
        self.game
    }

    /// The rule choices in full.
    pub fn options(&self) -> &Value {
        &self.options
    }

    /// The bots by name.
    pub fn bots(&self) -> &[String] {
        &self.bots
    }

    /// The sides of the table.
    pub fn sides(&self) -> &Sides {
        &self.sides
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
        let fixture = self.schedule.game(number, &self.seed);
        let mut table =
            self.game.start(&self.options, fixture.deal).expect("options were read before");
        let sit = |seat: usize| {
            let side = self.sides.side_of(Seat(seat as u8)).unwrap_or(0);
            let name = &self.bots[fixture.bots[side]];
            Player::new(self.game, name, fixture.dice.derive("bot", seat as u64))
        };
        let mut players: Vec<Player> = (0..table.seats()).map(sit).collect();
        play(number, self.game, &mut *table, &mut players, &fixture.bots, |_, _| ())
    }

    /// Play all games that are not among those `done`, on so many threads, until the end, until
    /// the test is clear, or until `stop` is set. Games that are played are handed to `keep` before
    /// they count, in batches and in no order; an error of its ends the contest.
    pub fn run<E>(
        &self,
        done: Vec<Played>,
        threads: usize,
        stop: &AtomicBool,
        mut keep: impl FnMut(&[Played]) -> Result<(), E>,
    ) -> Result<Standings, E> {
        let total = self.total();
        let mut games: Vec<Option<Played>> = vec![None; total as usize];
        let mut watch = Watch::new(self);
        for played in done {
            // A longer contest may have gone on from here; only the games asked for count.
            if let Some(place) = games.get_mut(played.number as usize) {
                *place = Some(played);
            }
        }
        if !watch.ends(&games) {
            let missing: Vec<u64> =
                (0..total).filter(|&number| games[number as usize].is_none()).collect();
            let flow = pool::run(
                &missing,
                threads,
                stop,
                |number| self.play(number),
                |batch| {
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
                },
            );
            if let ControlFlow::Break(Some(error)) = flow {
                return Err(error);
            }
        }
        // What was played after the end of a test does not count, so that the number of threads
        // makes no difference.
        let counted = watch.ended.map_or(games.len(), |sets| sets * self.schedule.size());
        let games = games.into_iter().take(counted).flatten().collect();
        Ok(Standings::new(self, games))
    }
}

impl Logged for Contest {
    type Entry = Played;

    fn header(&self) -> Header {
        Header::new(Format::ARENA, self.game, &self.options, &self.bots, self.seed)
    }

    fn seating(&self, number: u64) -> Vec<usize> {
        self.schedule.game(number, &self.seed).bots
    }
}

/// Follows the sets in their order until the test ends.
struct Watch {
    evidence: Option<Evidence>,
    size: usize,
    next: usize,
    ended: Option<usize>,
}

impl Watch {
    fn new(contest: &Contest) -> Watch {
        let evidence = contest.sprt.map(Evidence::new);
        Watch { evidence, size: contest.schedule.size(), next: 0, ended: None }
    }

    fn ends(&mut self, games: &[Option<Played>]) -> bool {
        let Some(evidence) = &mut self.evidence else { return false };
        while self.ended.is_none() {
            let place = self.next * self.size;
            let set = games.get(place..place + self.size).unwrap_or_default();
            if set.is_empty() || set.iter().any(Option::is_none) {
                return false;
            }
            let points: f64 = set.iter().flatten().map(|game| game.points(0)).sum();
            evidence.add(points / self.size as f64);
            self.next += 1;
            if evidence.verdict() != Verdict::Undecided {
                self.ended = Some(self.next);
            }
        }
        true
    }
}
