use bots::{AnyBot, BotError, Spec};
use table::{AnyTable, Outcome, Phrase, Refusal, Seat, SeatSet, Seed};

use super::{ledger::Ledger, order::Order, screen::Screen};
use crate::{driver, failure::Failure, setting::GameArg};

/// One game being played, from where it stands to its end.
pub(crate) struct Round<'a> {
    pub(crate) game: GameArg,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) screen: Screen<'a>,
    pub(crate) ledger: &'a Ledger,
    /// The bot in the place of each person; somebody at the screen where there is none.
    pub(crate) bots: Vec<Option<Box<dyn AnyBot>>>,
    /// Where all chance of this game comes from.
    pub(crate) seed: Seed,
    /// How it ended before the rules would have ended it.
    pub(crate) ended: Option<Outcome>,
}

/// Who plays on for somebody who has given up.
const SUBSTITUTE: Spec = Spec::Greedy;

/// What a person did at the prompt.
enum Done {
    /// Something changed at the table.
    Acted,
    /// He gave up.
    Resigned,
    /// He left.
    Left,
}

impl Round<'_> {
    /// Play to the end; false if the people leave before.
    pub(crate) fn run(&mut self) -> Result<bool, Failure> {
        self.keep()?;
        while let Some(seat) = self.table.asks_first()
            && self.ended.is_none()
        {
            let person = driver::person_on(&self.ledger.sides, seat);
            match &mut self.bots[person] {
                Some(bot) => {
                    let action = match bot.choose(&*self.table, seat) {
                        Ok(action) => action,
                        Err(error) => return Err(self.lost(seat, &error)?),
                    };
                    let played = self.table.play(seat, &action);
                    played.map_err(|refusal| self.bot_error(seat, &action, &refusal))?;
                }
                None => match self.ask(seat)? {
                    Done::Acted => {}
                    Done::Resigned => self.give_up(seat, person)?,
                    Done::Left => return Ok(false),
                },
            }
            self.keep()?;
            self.screen.tell_news(&*self.table)?;
        }
        if self.ended.is_none() {
            self.screen.look(&*self.table)?;
        }
        if let Some(outcome) = self.ended.or_else(|| self.table.outcome()) {
            let table = &*self.table;
            self.bots.iter_mut().flatten().for_each(|bot| bot.end(table, &outcome));
        }
        Ok(true)
    }

    /// Between two sides the other one wins, and alone nobody does; among more the others play on.
    fn give_up(&mut self, seat: Seat, person: usize) -> Result<(), Failure> {
        let sides = &self.ledger.sides;
        let winners = match sides.sides() {
            [_] => SeatSet::EMPTY,
            [one, other] => {
                if one.contains(seat) {
                    *other
                } else {
                    *one
                }
            }
            _ => {
                let voice = self.screen.voice;
                let bot = driver::bot(self.game, &SUBSTITUTE, self.seed, sides, person, voice)?;
                self.bots[person] = Some(bot);
                let who = self.screen.name(seat);
                let phrase = Phrase::new("resigned-replaced").with("who", who);
                return Ok(self.screen.say(phrase.with("bot", SUBSTITUTE.to_string()))?);
            }
        };
        self.ended = Some(Outcome::win(sides.seats(), winners, "resigned"));
        Ok(())
    }

    /// A bot failed and has lost: the game stays as it is kept.
    fn lost(&mut self, seat: Seat, error: &BotError) -> Result<Failure, Failure> {
        self.farewell()?;
        Ok(driver::lost(self.screen.name(seat), error, self.screen.voice))
    }

    /// On disk before anybody is told.
    fn keep(&self) -> Result<(), Failure> {
        self.ledger.keep(&*self.table, self.ended, self.screen.voice)
    }

    fn bot_error(&self, seat: Seat, action: &str, refusal: &Refusal) -> Failure {
        let voice = self.screen.voice;
        let phrase = Phrase::new("failed-bot-action")
            .with("who", self.screen.name(seat))
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
        let prompt = format!("{}>", self.screen.name(seat));
        loop {
            let Some(line) = self.screen.console.ask(&prompt)? else { return Ok(Done::Left) };
            match Order::read(&line, &legal) {
                Order::Quit => return Ok(Done::Left),
                Order::Resign => return Ok(Done::Resigned),
                Order::Act(action) => match self.table.play(seat, &action) {
                    Ok(()) => return Ok(Done::Acted),
                    Err(refusal) => self.refuse(&refusal)?,
                },
                Order::Undo => match self.take_back(seat) {
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

    /// Take back the last action of the person on a seat, on whichever of his seats it was done.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        let own = self.ledger.sides.person(seat);
        let last = self.table.actions().last().map(|(seat, _)| *seat);
        self.table.take_back(last.filter(|&last| own.contains(last)).unwrap_or(seat))
    }

    fn refuse(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        Ok(self.screen.say_of_game(&refusal.to_phrase())?)
    }
}
