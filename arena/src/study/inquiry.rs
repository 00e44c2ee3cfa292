use std::{
    collections::HashSet,
    ops::ControlFlow,
    sync::atomic::{AtomicBool, Ordering},
};

use catalog::Title;
use serde_json::Value;
use table::{Problem, Seat, Seed};

use super::{
    result::Study,
    watch::{Watch, Watched},
};
use crate::{Format, Header, Logged, Sides, played::play, player::Player, pool};

/// A study before the first game: which games are played.
///
/// Every game has a deal of its own. Several bots sit around the table in turn and move on by one
/// side from game to game, so that no side owes its result to a better bot.
pub struct Inquiry {
    game: &'static dyn Title,
    options: Value,
    bots: Vec<String>,
    games: u64,
    seed: Seed,
    sides: Sides,
}

impl Inquiry {
    /// A study of so many games of these bots, which must be at least one and all to be had (see
    /// [`crate::check_bot`]).
    pub fn new(
        game: &'static dyn Title,
        options: &Value,
        bots: Vec<String>,
        games: u64,
        seed: Seed,
    ) -> Result<Inquiry, Vec<Problem>> {
        let options = game.options(options)?;
        let sides = Sides::of(&*game.start(&options, seed)?);
        Ok(Inquiry { game, options, bots, games, seed, sides })
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

    /// How many games are played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The sides of the table.
    pub fn sides(&self) -> &Sides {
        &self.sides
    }

    /// Play all games that are not among those `done`, on so many threads, until the end or until
    /// `stop` is set. Games that are played are handed to `keep` before they count, in batches and
    /// in no order; an error of its ends the study.
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

    fn watch(&self, number: u64) -> Watched {
        let seed = self.seed.of_game(number);
        let mut table = self.game.start(&self.options, seed).expect("options were read before");
        let bots = self.seating(number);
        let sit = |seat: usize| {
            let side = self.sides.side_of(Seat(seat as u8)).unwrap_or(0);
            let name = &self.bots[bots[side]];
            Player::new(self.game, name, seed.derive("bot", seat as u64))
        };
        let mut players: Vec<Player> = (0..table.seats()).map(sit).collect();
        let mut watch = Watch::default();
        let note = |table: &dyn table::AnyTable, seat| watch.note(table, &self.sides, seat);
        let played = play(number, self.game, &mut *table, &mut players, &bots, note);
        watch.finish(&*table, &self.sides, played)
    }
}

impl Logged for Inquiry {
    type Entry = Watched;

    fn header(&self) -> Header {
        Header::new(Format::STUDY, self.game, &self.options, &self.bots, self.seed)
    }

    fn seating(&self, number: u64) -> Vec<usize> {
        let count = self.bots.len() as u64;
        let bot = |side: usize| ((side as u64 + number % count) % count) as usize;
        (0..self.sides.len()).map(bot).collect()
    }
}
