//! The only place that calls bots: what a bot is asked, and what becomes of its failures.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{AnyBot, Spec};
use catalog::Title;
use table::{AnyTable, Outcome, Seat, Seed};

/// A bot on one seat, or the reason why none came.
pub(crate) struct Player(Result<Box<dyn AnyBot>, String>);

/// Whether a game has a bot of this name; why not otherwise.
pub fn check_bot(game: &dyn Title, name: &str) -> Result<(), String> {
    build(game, name, Seed::from(0)).map(drop)
}

fn build(game: &dyn Title, name: &str, seed: Seed) -> Result<Box<dyn AnyBot>, String> {
    let spec: Spec = name.parse().map_err(|error: bots::SpecError| error.to_string())?;
    game.bot(&spec, seed).map_err(|error| error.to_string())
}

impl Player {
    /// The bot with this name; the same seed gives the same choices.
    pub(crate) fn new(game: &dyn Title, name: &str, seed: Seed) -> Player {
        Player(build(game, name, seed))
    }

    /// What the bot does now, or why it can do nothing. A bot that panics has failed, no more.
    pub(crate) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, String> {
        let bot = self.0.as_mut().map_err(|reason| reason.clone())?;
        let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(table, seat)));
        let chosen = chosen.map_err(|_| "the bot panicked".to_owned())?;
        chosen.map_err(|error| error.to_string())
    }

    /// The game is over.
    pub(crate) fn end(&mut self, outcome: &Outcome) {
        if let Ok(bot) = &mut self.0 {
            bot.end(outcome);
        }
    }
}
