use std::{any::Any, fs, path::Path};

use table::{
    AnyTable, Game, Options, Outcome, SearchKind, Seat, Seed, Table, Title, text::shorten,
};

use crate::{
    AlphaBeta, Bot, BotError, Certain, Evaluator, Greedy, Judged, Judgement, Level, Oracle,
    Outside, Perfect, Planner, Random, Search, Spec, Stop, Thinking, spec::QUOTED,
};

/// A bot for callers that learn only at run time which game is played.
///
/// It stands for one person: where a person holds several seats, one bot plays all of them.
pub trait AnyBot: Send {
    /// Choose an action for the seat, in notation, or say why there is none.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError>;

    /// Say what the legal actions of the seat are worth, if the bot thinks in chances.
    fn judge(&mut self, _: &dyn AnyTable, _: Seat) -> Result<Judgement, BotError> {
        Err(BotError::NoJudge)
    }

    /// Say what one legal action of the seat is worth, by thinking of nothing else.
    fn weigh(&mut self, _: &dyn AnyTable, _: Seat, _: &str) -> Result<Judged, BotError> {
        Err(BotError::NoJudge)
    }

    /// End any later thought as soon as this is told, with whatever was found by then. Bots that
    /// never think for long need not.
    fn heed(&mut self, _: Stop) {}

    /// The game is over. Only bots outside this program care.
    fn end(&mut self, _: &dyn AnyTable, _: &Outcome) {}
}

/// Build the bot that a spec names. The same seed gives the same choices, unless the spec limits
/// time. Fails if the bot cannot play this game or a program outside does not start.
pub fn build<G: Title>(spec: &Spec, seed: Seed) -> Result<Box<dyn AnyBot>, BotError> {
    build_with::<G>(spec, seed, None)
}

/// Build the bot that a spec names, for a game of which an oracle may know how positions end. The champion
/// believes it.
pub fn build_with<G: Title>(
    spec: &Spec,
    seed: Seed,
    oracle: Option<Box<dyn Oracle<G>>>,
) -> Result<Box<dyn AnyBot>, BotError> {
    let bot: Box<dyn Bot<G>> = match (spec, oracle) {
        (Spec::Random, _) => Box::new(Random::new(seed)),
        (Spec::Greedy, _) => Box::new(Greedy::new(seed)),
        (Spec::Level(Level::Champion, _), Some(oracle)) => Box::new(Certain::new(oracle, seed)),
        (Spec::Perfect(_), None) => return Err(BotError::Unsolved),
        (Spec::Perfect(file), Some(mut oracle)) => {
            if let Some(file) = file {
                read(file, |proof| oracle.believe(proof))?;
            }
            Box::new(Perfect::new(oracle, seed))
        }
        (Spec::Level(level @ (Level::Hard | Level::Champion), _), _)
            if G::SEARCH == SearchKind::AlphaBeta =>
        {
            Box::new(AlphaBeta::new(level.thinking(1).limit, seed))
        }
        (Spec::Level(level, threads), _) if level.is_deep() && Planner::<G>::can_plan() => {
            Box::new(Planner::new(level.thinking(*threads), seed))
        }
        (Spec::Level(level, threads), _) => Box::new(Search::new(level.thinking(*threads), seed)),
        (Spec::Search(thinking), _) => Box::new(Search::new(thinking.clone(), seed)),
        (Spec::Network(thinking, file), _) => {
            Box::new(Search::with_evaluator(learned(file)?, thinking.clone(), seed))
        }
        (Spec::AlphaBeta(_), _) if !AlphaBeta::<G>::can_play() => return Err(BotError::Unsuited),
        (Spec::AlphaBeta(limit), _) => Box::new(AlphaBeta::new(*limit, seed)),
        (Spec::Plan(_), _) if !Planner::<G>::can_plan() => return Err(BotError::Lonely),
        (Spec::Plan(limit), _) => Box::new(Planner::new(Thinking::new(*limit), seed)),
        (Spec::Outside(program), _) => return Ok(Box::new(Outside::<G>::new(program)?)),
    };
    Ok(Box::new(Seated { bot, legal: Vec::new() }))
}

/// The network in a file.
fn learned<G: Title>(file: &Path) -> Result<Evaluator<G>, BotError> {
    read(file, |bytes| Evaluator::learned(bytes).map_err(|error| error.to_string()))
}

/// What a file says.
fn read<T>(
    file: &Path,
    understand: impl FnOnce(&[u8]) -> Result<T, String>,
) -> Result<T, BotError> {
    let bytes = fs::read(file).map_err(|error| error.to_string());
    let understood = bytes.and_then(|bytes| understand(&bytes));
    understood.map_err(|reason| BotError::Unusable { file: file.display().to_string(), reason })
}

/// A bot at a table: hands it what its person may know and nothing else.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    legal: Vec<G::Action>,
}

impl<G: Game> Seated<G> {
    /// Find out what is legal for the seat of a table.
    fn take_seat<'a>(
        &mut self,
        table: &'a dyn AnyTable,
        seat: Seat,
    ) -> Result<&'a Table<G>, BotError> {
        let table = table_of::<G>(table)?;
        self.legal.clear();
        table.state().actions(seat, &mut self.legal);
        if self.legal.is_empty() { Err(BotError::NotAsked) } else { Ok(table) }
    }

    fn judge_among(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        among: &[G::Action],
    ) -> Result<Judgement, BotError> {
        let view = known(table, seat);
        let side = table.options().sides().side_of(seat).ok_or(BotError::NotAsked)?;
        let opinion = self.bot.judge(&view, seat, among).ok_or(BotError::NoJudge)?;
        Ok(opinion.written(side))
    }
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        let table = self.take_seat(table, seat)?;
        match self.legal[..] {
            // Nothing to think about.
            [only] => Ok(only.to_string()),
            _ => Ok(self.bot.choose(&known(table, seat), seat, &self.legal).to_string()),
        }
    }

    fn judge(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<Judgement, BotError> {
        let table = self.take_seat(table, seat)?;
        let legal = std::mem::take(&mut self.legal);
        let judgement = self.judge_among(table, seat, &legal);
        self.legal = legal;
        judgement
    }

    fn weigh(
        &mut self,
        table: &dyn AnyTable,
        seat: Seat,
        action: &str,
    ) -> Result<Judged, BotError> {
        let table = self.take_seat(table, seat)?;
        let found = action.trim().parse().ok().filter(|action| self.legal.contains(action));
        let among = found.ok_or_else(|| BotError::NotLegal { action: shorten(action, QUOTED) })?;
        Ok(self.judge_among(table, seat, &[among])?.choices.swap_remove(0))
    }

    fn heed(&mut self, stop: Stop) {
        self.bot.heed(stop);
    }
}

/// What the person on a seat may know.
pub(crate) fn known<G: Game>(table: &Table<G>, seat: Seat) -> G::View {
    table.state().view(table.options().sides().viewer(seat))
}

/// The table, if this game is played there.
pub(crate) fn table_of<G: Game>(table: &dyn AnyTable) -> Result<&Table<G>, BotError> {
    (table as &dyn Any).downcast_ref().ok_or(BotError::OtherGame)
}
