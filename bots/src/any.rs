use std::any::Any;

use table::{AnyTable, Game, Outcome, Seat, Seed, Table, Viewer};

use crate::{AlphaBeta, Bot, BotError, Greedy, Outside, Random, Search, Spec};

/// A bot for callers that learn only at run time which game is played.
pub trait AnyBot: Send {
    /// Choose an action for the seat, in notation, or say why there is none.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError>;

    /// The game is over. Only bots outside this program care.
    fn end(&mut self, _: &Outcome) {}
}

/// The bot that a spec names, for a game; the same seed gives the same choices where the spec
/// limits simulations and not time. Fails where a program outside does not start.
pub fn build<G: Game>(spec: &Spec, seed: Seed) -> Result<Box<dyn AnyBot>, BotError> {
    let bot: Box<dyn Bot<G>> = match spec {
        Spec::Random => Box::new(Random::new(seed)),
        Spec::Greedy => Box::new(Greedy::new(seed)),
        Spec::Level(level, _) if level.prefers_alphabeta(G::ABOUT.id) => {
            Box::new(AlphaBeta::new(level.thinking(1).limit, seed))
        }
        Spec::Level(level, threads) => Box::new(Search::new(level.thinking(*threads), seed)),
        Spec::Search(thinking) => Box::new(Search::new(thinking.clone(), seed)),
        Spec::AlphaBeta(_) if !AlphaBeta::<G>::can_play() => return Err(BotError::Unsuited),
        Spec::AlphaBeta(limit) => Box::new(AlphaBeta::new(*limit, seed)),
        Spec::Outside(command) => return Ok(Box::new(Outside::<G>::start(command)?)),
    };
    Ok(Box::new(Seated { bot, legal: Vec::new() }))
}

/// A bot at a table: hands it the view of its seat and nothing else.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    legal: Vec<G::Action>,
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        let state = state_of::<G>(table)?;
        self.legal.clear();
        state.actions(seat, &mut self.legal);
        match self.legal[..] {
            [] => Err(BotError::NotAsked),
            // Nothing to think about.
            [only] => Ok(only.to_string()),
            _ => {
                let view = state.view(Viewer::seat(seat));
                Ok(self.bot.choose(&view, seat, &self.legal).to_string())
            }
        }
    }
}

/// The state at a table of this game.
pub(crate) fn state_of<G: Game>(table: &dyn AnyTable) -> Result<&G, BotError> {
    let table = (table as &dyn Any).downcast_ref::<Table<G>>().ok_or(BotError::OtherGame)?;
    Ok(table.state())
}
