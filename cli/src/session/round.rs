use bots::{AnyBot, BotError, Spec};
use table::{AnyTable, Dice, Outcome, Phrase, Refusal, Seat, SeatSet, Seed, Sides};

use super::{Meant, ledger::Ledger, meant, order::Order, screen::Screen, set_up_by_chance};
use crate::{
    driver,
    failure::Failure,
    listing,
    setting::{self, GameArg},
};

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
pub(crate) const SUBSTITUTE: Spec = Spec::Greedy;

/// How a game ends that somebody gives up: between two sides the other one wins, and alone nobody does. Among more the
/// others play on.
pub(crate) fn resigned(sides: &Sides, seat: Seat) -> Option<Outcome> {
    let winners = match sides.sides() {
        [_] => SeatSet::EMPTY,
        [one, other] => *if one.contains(seat) { other } else { one },
        _ => return None,
    };
    Some(Outcome::win(sides.seats(), winners, "resigned"))
}

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
                    self.screen.wait_for(seat)?;
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
            self.screen.look_at_end(&*self.table)?;
        }
        if let Some(outcome) = self.ended.or_else(|| self.table.outcome()) {
            let table = &*self.table;
            self.bots.iter_mut().flatten().for_each(|bot| bot.end(table, &outcome));
        }
        Ok(true)
    }

    /// End the game, or let a bot play on where the others do.
    fn give_up(&mut self, seat: Seat, person: usize) -> Result<(), Failure> {
        let sides = &self.ledger.sides;
        self.ended = resigned(sides, seat);
        if self.ended.is_none() {
            let voice = self.screen.voice;
            let bot = driver::bot(self.game, &SUBSTITUTE, self.seed, sides, person, voice)?;
            self.bots[person] = Some(bot);
            let who = self.screen.name(seat);
            let phrase = Phrase::new("resigned-replaced").with("who", who);
            self.screen.say(phrase.with("bot", SUBSTITUTE.to_string()))?;
        }
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
        let words = legal.iter().cloned().chain(Order::WORDS.map(str::to_owned));
        self.screen.console.offer(&words.collect::<Vec<_>>());
        let prompt = format!("{}>", self.screen.name(seat));
        loop {
            let Some(line) = self.screen.console.ask(&prompt)? else { return Ok(Done::Left) };
            match Order::read(&line, &legal) {
                Order::Quit => return Ok(Done::Left),
                Order::Resign => return Ok(Done::Resigned),
                Order::Act(line) => {
                    if self.act(seat, &line)? {
                        return Ok(Done::Acted);
                    }
                }
                Order::Undo => match self.take_back(seat) {
                    Ok(()) => {
                        self.screen.say(Phrase::new("undone"))?;
                        return Ok(Done::Acted);
                    }
                    Err(refusal) => self.refuse(&refusal)?,
                },
                Order::TakeBack => {
                    if self.go_back(seat)? {
                        self.screen.say(Phrase::new("undone"))?;
                        return Ok(Done::Acted);
                    }
                    self.screen.say(Phrase::new("back-nothing"))?;
                }
                Order::Random if self.table.sets_up(seat) => {
                    let mut dice = Dice::new(setting::fresh_seed(self.screen.voice)?);
                    set_up_by_chance(&mut *self.table, seat, &mut dice);
                    return Ok(Done::Acted);
                }
                Order::Random => self.screen.say(Phrase::new("random-not-now"))?,
                Order::Ask(question) => self.answer(seat, question)?,
            }
        }
    }

    /// Do what a line says, in whatever spelling; false where that is refused.
    fn act(&mut self, seat: Seat, line: &str) -> Result<bool, Failure> {
        let Err(refusal) = self.table.play(seat, line) else { return Ok(true) };
        match meant(line, &self.screen.stage(&*self.table, seat)) {
            Meant::One(seat, action) => match self.table.play(seat, &action) {
                Ok(()) => return Ok(true),
                Err(refusal) => self.refuse(&refusal)?,
            },
            Meant::Several(actions) => {
                self.screen.say(Phrase::new("meant-several").with("actions", ""))?;
                self.screen.console.show(listing::columns(&actions))?;
            }
            Meant::Nothing if self.place_all(seat, line) => return Ok(true),
            Meant::Nothing => self.refuse(&refusal)?,
        }
        Ok(false)
    }

    /// Where somebody sets up, all of it can be said in one line: `3 1 4 1 5` or `31415`.
    fn place_all(&mut self, seat: Seat, line: &str) -> bool {
        let parts: Vec<String> = match line.chars().all(|sign| sign.is_ascii_digit()) {
            true => line.chars().map(String::from).collect(),
            false => {
                line.split([' ', ',']).filter(|part| !part.is_empty()).map(str::to_owned).collect()
            }
        };
        if parts.len() < 2 || !self.table.sets_up(seat) {
            return false;
        }
        // All of it or nothing.
        let mut tried = self.table.duplicate();
        for part in parts {
            let Meant::One(seat, action) = meant(&part, &self.screen.stage(&*tried, seat)) else {
                return false;
            };
            if tried.play(seat, &action).is_err() {
                return false;
            }
        }
        self.table = tried;
        true
    }

    /// Go back to before the last action of the person on a seat, which only who plays against bots alone may; false
    /// where there is nothing to go back to.
    fn go_back(&mut self, seat: Seat) -> Result<bool, Failure> {
        let own = self.ledger.sides.person(seat);
        let last = self.table.actions().iter().rposition(|(seat, _)| own.contains(*seat));
        let Some(plies) = last.filter(|_| self.ledger.people() == 1) else { return Ok(false) };
        self.table.rewind(plies);
        self.bots = self.series_bots()?;
        Ok(true)
    }

    /// Bots as they sat down: they have nothing to remember of what did not happen.
    fn series_bots(&self) -> Result<Vec<Option<Box<dyn AnyBot>>>, Failure> {
        self.ledger.bots(self.game, self.seed, self.screen.voice)
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
