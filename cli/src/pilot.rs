use bots::AnyBot;
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
    /// The bots with these names, one for all seats or one for each; dice where none is named.
    /// The same seed of the game gives the same choices.
    pub(crate) fn new(
        game: GameArg,
        names: &[String],
        seats: usize,
        seed: Seed,
        voice: &Voice,
    ) -> Result<Pilot, Failure> {
        if names.is_empty() {
            return Ok(Pilot::Dice(Dice::new(seed.derive("play", 0))));
        }
        let names = one_each(names, seats, voice)?;
        let bot = |(seat, name): (usize, &String)| bot(game, name, seed, Seat(seat as u8));
        Ok(Pilot::Bots(names.iter().enumerate().map(bot).collect()))
    }

    /// What is done next; nothing if nobody may act or nothing more is written down.
    pub(crate) fn next(&mut self, table: &dyn AnyTable) -> Option<(Seat, String)> {
        let seat = table.asks_first()?;
        let action = match self {
            Pilot::Dice(dice) => dice.pick(&table.legal(seat))?.clone(),
            Pilot::Bots(bots) => bots[seat.index()].choose(table, seat)?,
            Pilot::Script(script) => {
                let (given, action) = script.pop_front()?;
                return Some((given.unwrap_or(seat), action));
            }
        };
        Some((seat, action))
    }
}

/// The bot on a seat, with dice of its own.
pub(crate) fn bot(game: GameArg, name: &str, seed: Seed, seat: Seat) -> Box<dyn AnyBot> {
    game.bot(name, seed.derive("bot", seat.0.into())).expect("arguments name only bots there are")
}

/// One name for each of the seats: as given, or a single one for all.
pub(crate) fn one_each(
    names: &[String],
    seats: usize,
    voice: &Voice,
) -> Result<Vec<String>, Failure> {
    match names {
        [name] => Ok(vec![name.clone(); seats]),
        names if names.len() == seats => Ok(names.to_vec()),
        names => {
            let phrase = Phrase::new("failed-bots").with("found", names.len());
            Err(voice.refuse(phrase.with("seats", seats)))
        }
    }
}
