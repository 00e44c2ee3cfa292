use std::any::Any;

use table::{AnyTable, Evaluation, Game, Options, Outcome, SearchKind, Seat, Seed, Table};

use crate::{AlphaBeta, Bot, BotError, Greedy, Level, Outside, Random, Search, Spec};

/// A bot for callers that learn only at run time which game is played.
///
/// It stands for one person: where a person holds several seats, one bot plays all of them.
pub trait AnyBot: Send {
    /// Choose an action for the seat, in notation, or say why there is none.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError>;

    /// The game is over. Only bots outside this program care.
    fn end(&mut self, _: &Outcome) {}
}

/// Build the bot that a spec names. The same seed gives the same choices, unless the spec limits
/// time. Fails if the bot cannot play this game or a program outside does not start.
pub fn build<G: Evaluation>(spec: &Spec, seed: Seed) -> Result<Box<dyn AnyBot>, BotError> {
    let bot: Box<dyn Bot<G>> = match spec {
        Spec::Random => Box::new(Random::new(seed)),
        Spec::Greedy => Box::new(Greedy::new(seed)),
        Spec::Level(level, _) if *level >= Level::Hard && G::SEARCH == SearchKind::AlphaBeta => {
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

/// A bot at a table: hands it what its person may know and nothing else.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    legal: Vec<G::Action>,
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        let table = table_of::<G>(table)?;
        let state = table.state();
        self.legal.clear();
        state.actions(seat, &mut self.legal);
        match self.legal[..] {
            [] => Err(BotError::NotAsked),
            // Nothing to think about.
            [only] => Ok(only.to_string()),
            _ => {
                let view = state.view(table.options().sides().viewer(seat));
                Ok(self.bot.choose(&view, seat, &self.legal).to_string())
            }
        }
    }
}

/// The table, if this game is played there.
pub(crate) fn table_of<G: Game>(table: &dyn AnyTable) -> Result<&Table<G>, BotError> {
    (table as &dyn Any).downcast_ref().ok_or(BotError::OtherGame)
}
