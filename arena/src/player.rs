//! The only place that calls bots: what a bot is asked, and what becomes of its failures.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{AnyBot, BotError, Spec, SpecError};
use catalog::Listing;
use table::{AnyTable, Outcome, Seat, Seed};
use thiserror::Error;

/// A bot in place of one person, or the reason why none came.
pub(crate) struct Player(Result<Box<dyn AnyBot>, BotError>);

/// Why a bot is not available.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(transparent)]
pub enum BotUnavailable {
    /// No bot has this name.
    Unknown(#[from] SpecError),
    /// The bot does not play this game or does not start.
    Unable(#[from] BotError),
}

/// Check that a game has a bot of this name.
pub fn check_bot(game: &dyn Listing, name: &str) -> Result<(), BotUnavailable> {
    find_bot(game, name).map(drop)
}

/// The bot of this name, if it plays this game. Programs outside are kept between the games of one spec.
pub(crate) fn find_bot(game: &dyn Listing, name: &str) -> Result<Spec, BotUnavailable> {
    let spec: Spec = name.parse()?;
    game.bot(&spec, Seed::from(0))?;
    Ok(spec)
}

impl Player {
    /// This bot; the same seed gives the same choices.
    pub(crate) fn new(game: &dyn Listing, bot: &Spec, seed: Seed) -> Player {
        Player(game.bot(bot, seed))
    }

    /// What the bot does now, or why it can do nothing. A bot that panics has failed, no more.
    pub(crate) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, String> {
        let bot = self.0.as_mut().map_err(|reason| reason.to_string())?;
        let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(table, seat)));
        let chosen = chosen.map_err(|_| "the bot panicked".to_owned())?;
        chosen.map_err(|error| error.to_string())
    }

    /// The game is over.
    pub(crate) fn end(&mut self, table: &dyn AnyTable, outcome: &Outcome) {
        if let Ok(bot) = &mut self.0 {
            bot.end(table, outcome);
        }
    }
}
