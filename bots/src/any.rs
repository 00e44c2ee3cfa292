use std::any::Any;

use table::{AnyTable, Game, Seat, Seed, Table, Viewer};

use crate::{Bot, Greedy, Random};

/// The names that [`by_name`] knows, weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// A bot for callers that learn only at run time which game is played.
pub trait AnyBot: Send {
    /// Choose an action for the seat, in notation. Nothing if the seat may not act, or if another
    /// game is played at the table than the one this bot knows.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
}

/// The bot with this name for a game; the same seed gives the same choices.
pub fn by_name<G: Game>(name: &str, seed: Seed) -> Option<Box<dyn AnyBot>> {
    let bot: Box<dyn Bot<G>> = match name {
        "random" => Box::new(Random::new(seed)),
        "greedy" => Box::new(Greedy::new(seed)),
        _ => return None,
    };
    Some(Box::new(Seated { bot, legal: Vec::new() }))
}

/// A bot at a table: hands it the view of its seat and nothing else.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    legal: Vec<G::Action>,
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let state = (table as &dyn Any).downcast_ref::<Table<G>>()?.state();
        self.legal.clear();
        state.actions(seat, &mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        let view = state.view(Viewer::seat(seat));
        Some(self.bot.choose(&view, seat, &self.legal).to_string())
    }
}
