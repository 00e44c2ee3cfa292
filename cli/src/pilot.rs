use bots::{AnyBot, BotError, Spec};
use table::{AnyTable, Dice, Phrase, Seat, Seed};

use crate::{failure::Failure, script::Script, setting::GameArg, voice::Voice};

/// Who acts at a table where no person sits.
pub(crate) enum Pilot {
    /// Uniformly random actions.
    Dice(Dice),
    /// A bot on every seat.
    Bots(Vec<Box<dyn AnyBot>>),
    /// Actions written down before; without a seat, of whoever is asked first.
    Script(Script),
}

impl Pilot {
    /// These bots, one for all seats or one for each; dice where none is named. The same seed of
    /// the game gives the same choices.
    pub(crate) fn new(
        game: GameArg,
        specs: &[Spec],
        seats: usize,
        seed: Seed,
        voice: &Voice,
    ) -> Result<Pilot, Failure> {
        if specs.is_empty() {
            return Ok(Pilot::Dice(Dice::new(seed.derive("play", 0))));
        }
        let specs = one_each(specs, seats, voice)?;
        let bot = |(seat, spec): (usize, &Spec)| bot(game, spec, seed, Seat(seat as u8), voice);
        Ok(Pilot::Bots(specs.iter().enumerate().map(bot).collect::<Result<_, _>>()?))
    }

    /// What is done next; nothing if nobody may act or nothing more is written down.
    pub(crate) fn next(
        &mut self,
        game: GameArg,
        table: &dyn AnyTable,
        voice: &Voice,
    ) -> Result<Option<(Seat, String)>, Failure> {
        let Some(seat) = table.asks_first() else {
            if let (Pilot::Bots(bots), Some(outcome)) = (self, table.outcome()) {
                bots.iter_mut().for_each(|bot| bot.end(&outcome));
            }
            return Ok(None);
        };
        let action = match self {
            Pilot::Dice(dice) => dice.pick(&table.legal(seat)).cloned(),
            Pilot::Bots(bots) => {
                let choice = bots[seat.index()].choose(table, seat);
                Some(choice.map_err(|error| lost(game, seat, &error, voice))?)
            }
            Pilot::Script(script) => {
                let next = script.pop_front();
                return Ok(next.map(|(given, action)| (given.unwrap_or(seat), action)));
            }
        };
        Ok(action.map(|action| (seat, action)))
    }
}

/// The bot on a seat, with dice of its own.
pub(crate) fn bot(
    game: GameArg,
    spec: &Spec,
    seed: Seed,
    seat: Seat,
    voice: &Voice,
) -> Result<Box<dyn AnyBot>, Failure> {
    let bot = game.bot(spec, seed.derive("bot", seat.0.into()));
    bot.map_err(|error| voice.refuse(failing(&error)))
}

/// A bot lost because it failed; the game ends here.
pub(crate) fn lost(game: GameArg, seat: Seat, error: &BotError, voice: &Voice) -> Failure {
    let phrase = Phrase::new("failed-bot")
        .with("seat", voice.seat(game, seat))
        .with("reason", failing(error));
    Failure::Lost(voice.say(phrase))
}

/// Why a bot gave no action, in words.
fn failing(error: &BotError) -> Phrase {
    match error {
        BotError::NotAsked => Phrase::new("bot-not-asked"),
        BotError::OtherGame => Phrase::new("bot-other-game"),
        BotError::Unsuited => Phrase::new("bot-unsuited"),
        BotError::NoStart { program, reason } => {
            Phrase::new("bot-no-start").with("program", &**program).with("reason", &**reason)
        }
        BotError::Ended { program, status } => {
            Phrase::new("bot-ended").with("program", &**program).with("status", &**status)
        }
        BotError::Silent { program, seconds } => {
            Phrase::new("bot-silent").with("program", &**program).with("seconds", *seconds)
        }
        BotError::Nonsense { program, answer } => {
            Phrase::new("bot-nonsense").with("program", &**program).with("answer", &**answer)
        }
        BotError::Illegal { program, action } => {
            Phrase::new("bot-illegal").with("program", &**program).with("action", &**action)
        }
    }
}

/// One bot for each of the seats: as given, or a single one for all.
pub(crate) fn one_each(specs: &[Spec], seats: usize, voice: &Voice) -> Result<Vec<Spec>, Failure> {
    match specs {
        [spec] => Ok(vec![spec.clone(); seats]),
        specs if specs.len() == seats => Ok(specs.to_vec()),
        specs => {
            let phrase = Phrase::new("failed-bots").with("found", specs.len());
            Err(voice.refuse(phrase.with("seats", seats)))
        }
    }
}
