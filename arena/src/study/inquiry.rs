use std::{
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
use crate::{Sides, played::play, player::Player, pool};

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

    /// Play all games on so many threads until the end, or until `stop` is set; `tell` hears how
    /// many more are done.
    pub fn run(&self, threads: usize, stop: &AtomicBool, mut tell: impl FnMut(u64)) -> Study {
        let numbers: Vec<u64> = (0..self.games).collect();
        let mut games: Vec<Watched> = Vec::new();
        let flow: ControlFlow<()> = pool::run(
            &numbers,
            threads,
            stop,
            |n| self.watch(n),
            |batch| {
                tell(batch.len() as u64);
                games.extend(batch);
                ControlFlow::Continue(())
            },
        );
        debug_assert!(flow.is_continue());
        // Sums of fractions depend on their order, and the result must not depend on the threads.
        games.sort_by_key(|game| game.played.number);
        Study::new(self, &games, stop.load(Ordering::Relaxed))
    }

    fn watch(&self, number: u64) -> Watched {
        let seed = self.seed.of_game(number);
        let mut table = self.game.start(&self.options, seed).expect("options were read before");
        let bot = |side: usize| (side + number as usize) % self.bots.len();
        let bots: Vec<usize> = (0..self.sides.len()).map(bot).collect();
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
