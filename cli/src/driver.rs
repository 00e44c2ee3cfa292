use bots::{AnyBot, BotError, Spec};
use table::{AnyTable, Dice, Phrase, Seat, Seed, Sides};

use crate::{
    failure::Failure,
    names::SeatNames,
    script::{Script, ScriptedAction},
    setting::GameArg,
    voice::Voice,
};

/// Who acts at a table where nobody sits at the screen.
pub(crate) enum Driver {
    /// Uniformly random actions.
    Dice(Dice),
    /// A bot for each of the people at the table.
    Bots(Vec<Box<dyn AnyBot>>),
    /// Actions written down before.
    Script(Script),
}

/// What is done next.
pub(crate) struct Step {
    /// By whom; where nobody says so, by whoever is asked first.
    pub(crate) seat: Option<Seat>,
    /// In notation.
    pub(crate) action: String,
    /// The line of a file in which it stands.
    pub(crate) line: Option<usize>,
}

impl Driver {
    /// These bots, one for all or one for each of the people; dice where none is named. The same
    /// seed of the game gives the same choices.
    pub(crate) fn new(
        game: GameArg,
        specs: &[Spec],
        sides: &Sides,
        seed: Seed,
        voice: &Voice,
    ) -> Result<Driver, Failure> {
        if specs.is_empty() {
            return Ok(Driver::Dice(Dice::new(seed.derive("play", 0))));
        }
        let specs = one_each(specs, sides.people().len(), voice)?;
        let bots =
            (0..).zip(&specs).map(|(person, spec)| bot(game, spec, seed, sides, person, voice));
        Ok(Driver::Bots(bots.collect::<Result<_, _>>()?))
    }

    /// What is done next; nothing if the game is over or nothing more is written down.
    pub(crate) fn next(
        &mut self,
        game: GameArg,
        table: &dyn AnyTable,
        voice: &Voice,
    ) -> Result<Option<Step>, Failure> {
        let first = table.asks_first();
        let step = |seat: Seat, action: String| Step { seat: Some(seat), action, line: None };
        match (self, first) {
            (Driver::Script(script), _) => {
                let next = script.pop_front();
                Ok(next.map(|ScriptedAction { line, seat, action }| Step {
                    seat: seat.or(first),
                    action,
                    line: Some(line),
                }))
            }
            (Driver::Dice(_), None) => Ok(None),
            (Driver::Dice(dice), Some(seat)) => {
                Ok(dice.pick(&table.legal(seat)).map(|action| step(seat, action.clone())))
            }
            (Driver::Bots(bots), None) => {
                if let Some(outcome) = table.outcome() {
                    bots.iter_mut().for_each(|bot| bot.end(table, &outcome));
                }
                Ok(None)
            }
            (Driver::Bots(bots), Some(seat)) => {
                let choice = bots[person_on(&table.sides(), seat)].choose(table, seat);
                let action = choice.map_err(|error| {
                    let who = voice.seat(game, &SeatNames::NONE, seat);
                    lost(who, &error, voice)
                })?;
                Ok(Some(step(seat, action)))
            }
        }
    }
}

/// The place among the people at a table of the one on a seat that plays.
pub(crate) fn person_on(sides: &Sides, seat: Seat) -> usize {
    let place = sides.people().iter().position(|person| person.contains(seat));
    place.expect("whoever acts plays")
}

/// The bot in the place of a person, with dice of its own.
pub(crate) fn bot(
    game: GameArg,
    spec: &Spec,
    seed: Seed,
    sides: &Sides,
    person: usize,
    voice: &Voice,
) -> Result<Box<dyn AnyBot>, Failure> {
    let seat = sides.people()[person].first().expect("a person holds a seat");
    let bot = game.bot(spec, seed.derive("bot", seat.number().into()));
    bot.map_err(|error| voice.refuse(failing(&error)))
}

/// A bot lost because it failed; the game ends here.
pub(crate) fn lost(who: String, error: &BotError, voice: &Voice) -> Failure {
    let phrase = Phrase::new("failed-bot").with("who", who).with("reason", failing(error));
    Failure::Lost(voice.say(phrase))
}

/// Why a bot gave no action, in words.
pub(crate) fn failing(error: &BotError) -> Phrase {
    match error {
        BotError::NotAsked => Phrase::new("bot-not-asked"),
        BotError::OtherGame => Phrase::new("bot-other-game"),
        BotError::Unsuited => Phrase::new("bot-unsuited"),
        BotError::Lonely => Phrase::new("bot-lonely"),
        BotError::Unsolved => Phrase::new("bot-unsolved"),
        BotError::Unusable { file, reason } => {
            Phrase::new("bot-unusable").with("file", &**file).with("reason", &**reason)
        }
        BotError::NoJudge => Phrase::new("bot-no-judge"),
        BotError::NotLegal { action } => Phrase::new("bot-not-legal").with("action", &**action),
        BotError::NoStart { program, reason } => {
            Phrase::new("bot-no-start").with("program", &**program).with("reason", &**reason)
        }
        BotError::Ended { program, status } => {
            Phrase::new("bot-ended").with("program", &**program).with("status", &**status)
        }
        BotError::Silent { program, time } => {
            Phrase::new("bot-silent").with("program", &**program).with("time", time.to_string())
        }
        BotError::Nonsense { program, answer, expected } => Phrase::new("bot-nonsense")
            .with("program", &**program)
            .with("answer", &**answer)
            .with("expected", &**expected),
        BotError::Illegal { program, action } => {
            Phrase::new("bot-illegal").with("program", &**program).with("action", &**action)
        }
    }
}

/// One bot for each of so many people: as given, or a single one for all.
pub(crate) fn one_each(specs: &[Spec], people: usize, voice: &Voice) -> Result<Vec<Spec>, Failure> {
    match specs {
        [spec] => Ok(vec![spec.clone(); people]),
        specs if specs.len() == people => Ok(specs.to_vec()),
        specs => {
            let phrase = Phrase::new("failed-bots").with("found", specs.len());
            Err(voice.refuse(phrase.with("people", people)))
        }
    }
}
