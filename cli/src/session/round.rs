use bots::{AnyBot, BotError};
use table::{AnyTable, Outcome, Phrase, Seat};

use super::{ledger::Ledger, order::Order, screen::Screen};
use crate::{failure::Failure, pilot, setting::GameArg};

/// One game being played, from where it stands to its end.
pub(crate) struct Round<'a> {
    pub(crate) game: GameArg,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) screen: Screen<'a>,
    pub(crate) ledger: &'a Ledger,
    /// The bot on each seat; people sit where there is none.
    pub(crate) bots: Vec<Option<Box<dyn AnyBot>>>,
}

/// What a person did at the prompt.
enum Done {
    /// Something changed at the table.
    Acted,
    /// He left.
    Left,
}

impl Round<'_> {
    /// Play to the end. No outcome if the people leave before.
    pub(crate) fn run(&mut self) -> Result<Option<Outcome>, Failure> {
        self.keep()?;
        while let Some(seat) = self.table.asks_first() {
            match &mut self.bots[seat.index()] {
                Some(bot) => {
                    let choice = bot.choose(&*self.table, seat);
                    let action = match choice {
                        Ok(action) => action,
                        Err(error) => return Err(self.lost(seat, &error)?),
                    };
                    let played = self.table.play(seat, &action);
                    played.map_err(|refusal| self.bot_error(seat, &action, &refusal))?;
                }
                None => match self.ask(seat)? {
                    Done::Acted => {}
                    Done::Left => return Ok(None),
                },
            }
            self.keep()?;
            self.screen.tell_news(&*self.table)?;
        }
        self.screen.look(&*self.table)?;
        let outcome = self.table.outcome();
        if let Some(outcome) = &outcome {
            self.bots.iter_mut().flatten().for_each(|bot| bot.end(outcome));
        }
        Ok(outcome)
    }

    /// A bot failed and has lost: the game stays as it is kept.
    fn lost(&mut self, seat: Seat, error: &BotError) -> Result<Failure, Failure> {
        self.farewell()?;
        Ok(pilot::lost(self.game, seat, error, self.screen.voice))
    }

    /// On disk before anybody is told.
    fn keep(&self) -> Result<(), Failure> {
        self.ledger.keep(&*self.table, self.screen.voice)
    }

    fn bot_error(&self, seat: Seat, action: &str, refusal: &table::Refusal) -> Failure {
        let voice = self.screen.voice;
        let phrase = Phrase::new("failed-bot-action")
            .with("seat", voice.seat(self.game, seat))
            .with("action", action)
            .with("refusal", voice.refusal(self.game, refusal));
        voice.refuse(phrase)
    }

    /// Let a person do what he wants until he has acted.
    fn ask(&mut self, seat: Seat) -> Result<Done, Failure> {
        if !self.screen.hand_to(seat, &*self.table)? {
            return Ok(Done::Left);
        }
        self.screen.tell_news(&*self.table)?;
        self.screen.look(&*self.table)?;
        let legal = self.table.legal(seat);
        let prompt = format!("{}>", self.screen.voice.seat(self.game, seat));
        loop {
            let Some(line) = self.screen.console.ask(&prompt)? else { return Ok(Done::Left) };
            match Order::read(&line, &legal) {
                Order::Quit => return Ok(Done::Left),
                Order::Act(action) => match self.table.play(seat, &action) {
                    Ok(()) => return Ok(Done::Acted),
                    Err(refusal) => self.refuse(&refusal)?,
                },
                Order::Undo => match self.table.take_back(seat) {
                    Ok(()) => {
                        self.screen.say(Phrase::new("undone"))?;
                        return Ok(Done::Acted);
                    }
                    Err(refusal) => self.refuse(&refusal)?,
                },
                Order::Ask(question) => self.answer(seat, question)?,
            }
        }
    }

    fn refuse(&mut self, refusal: &table::Refusal) -> Result<(), Failure> {
        let words = self.screen.voice.refusal(self.game, refusal);
        Ok(self.screen.console.show(words)?)
    }
}
