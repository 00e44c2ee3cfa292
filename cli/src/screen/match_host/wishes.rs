use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use coach::{Plan, Review, ReviewError};
use table::{Dice, Phrase, Refusal, Seat};

use super::{
    super::{
        host::{News, Wish},
        teller::Teller,
        thinker::Thinker,
    },
    MatchHost,
};
use crate::{
    commands::review::Reviewed,
    driver,
    failure::Failure,
    session::{self, SUBSTITUTE, resigned},
    setting,
};

/// What becomes of what people ask for.
impl MatchHost<'_> {
    pub(super) fn act(&mut self, seat: Option<Seat>, actions: &[String]) -> Result<(), Failure> {
        let Some(seat) = seat.or(self.acting()).filter(|_| !self.is_over()) else {
            self.say(Phrase::new("screen-not-now"));
            return Ok(());
        };
        if !self.viewer.is_some_and(|viewer| viewer.holds().contains(seat))
            || self.people.is_empty()
        {
            self.say(Phrase::new("screen-not-now"));
            return Ok(());
        }
        for action in actions {
            if let Err(refusal) = self.table.play(seat, action) {
                self.refuse(&refusal);
                break;
            }
        }
        self.changed()
    }

    /// Keep and show what came of it.
    pub(super) fn changed(&mut self) -> Result<(), Failure> {
        self.hinting = None;
        self.keep()?;
        self.tell();
        Ok(())
    }

    /// Go back to before the last own action. Bots that were thinking have nothing to think about any more.
    pub(super) fn take_back(&mut self) -> Result<(), Failure> {
        let Some(plies) = self.own_last().filter(|_| self.can().take_back) else {
            self.say(Phrase::new("screen-not-now"));
            return Ok(());
        };
        if self.thinking.take().is_some() {
            self.news.push_back(News::Thinking(None));
        }
        self.table.rewind(plies);
        self.bots = self.series.bots(self.voice)?;
        self.say(Phrase::new("undone"));
        self.changed()
    }

    pub(super) fn undo(&mut self) -> Result<(), Failure> {
        match self.undone() {
            Ok(seat) => {
                if let Err(refusal) = self.table.take_back(seat) {
                    self.refuse(&refusal);
                }
                self.say(Phrase::new("undone"));
                self.changed()
            }
            Err(refusal) => {
                self.refuse(&refusal);
                Ok(())
            }
        }
    }

    pub(super) fn give_hint(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.acting() else { return Ok(()) };
        let game = self.series.game();
        let mut bot = session::adviser(game, self.table.actions().len())
            .map_err(|error| self.voice.refuse(driver::failing(&error)))?;
        let table = self.table.duplicate();
        let thinker = Thinker::begin(move |stop| {
            bot.heed(stop);
            coach::hint_of(game, &mut *bot, &*table, seat)
        });
        self.hinting = Some((seat, self.table.actions().len(), thinker));
        let who = self.voice.word("screen-adviser");
        self.news.push_back(News::Thinking(Some(who)));
        Ok(())
    }

    pub(super) fn resign(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.acting() else { return Ok(()) };
        let sides = self.series.ledger.sides;
        self.ended = resigned(&sides, seat);
        if self.ended.is_none() {
            let person = self.person_on(seat);
            let bot = driver::bot(
                self.series.game(),
                &SUBSTITUTE,
                self.series.seed_now(),
                &sides,
                person,
                self.voice,
            )?;
            self.bots[person] = Some(bot);
            let phrase = Phrase::new("resigned-replaced").with("who", self.teller.name(seat));
            self.say(phrase.with("bot", SUBSTITUTE.to_string()));
        }
        self.changed()
    }

    /// Leave the rest of a set-up to chance.
    pub(super) fn set_up(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.acting() else { return Ok(()) };
        let mut dice = Dice::new(setting::fresh_seed(self.voice)?);
        session::set_up_by_chance(&mut *self.table, seat, &mut dice);
        self.changed()
    }

    /// The next game of the match, or the same again.
    pub(super) fn go_on(&mut self, again: bool) -> Result<(), Failure> {
        if again {
            self.series.again(setting::fresh_seed(self.voice)?);
        }
        self.table = self.series.next_table(self.voice)?;
        self.bots = self.series.bots(self.voice)?;
        self.teller = Teller::new(
            self.series.game(),
            self.voice,
            self.series.ledger.names(),
            self.table.sides(),
        );
        self.ended = None;
        self.concluded = false;
        self.thinking = None;
        self.covered = None;
        self.stop_review();
        self.begin()
    }

    pub(super) fn begin_review(&mut self) {
        let game = self.series.game();
        let record = self.series.ledger.record(&*self.table, self.ended);
        let stop = Arc::new(AtomicBool::new(false));
        let heeded = stop.clone();
        let thinker = Thinker::begin(move |_| {
            let plan = Plan::for_record(&record);
            coach::review(game, &record, &plan, &heeded, |_, _| ())
        });
        self.reviewing = Some((stop, thinker));
        let who = self.voice.word("screen-adviser");
        self.news.push_back(News::Thinking(Some(who)));
    }

    pub(super) fn stop_review(&mut self) {
        if let Some((stop, _)) = self.reviewing.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    pub(super) fn tell_review(
        &mut self,
        found: Result<Review, ReviewError>,
    ) -> Result<(), Failure> {
        let record = self.series.ledger.record(&*self.table, self.ended);
        let game = self.series.game();
        match found {
            Ok(found) => {
                let names = self.teller.names.clone();
                let reviewed = Reviewed { game, record: &record, names, found, voice: self.voice };
                let text = reviewed.text(false, false)?;
                self.news.push_back(News::Page { title: self.voice.word("screen-review"), text });
            }
            Err(ReviewError::Bot(error)) => self.say(driver::failing(&error)),
            Err(ReviewError::Record(_) | ReviewError::Stopped) => {}
        }
        Ok(())
    }

    pub(super) fn save(&mut self, path: PathBuf) -> Result<(), Failure> {
        match self.series.ledger.save(&path, &*self.table, self.voice) {
            Ok(()) => {
                self.say(Phrase::new("saved").with("path", path.display().to_string()));
                Ok(())
            }
            // A name that does not work is no reason to end the game.
            Err(Failure::Input(reasons)) => {
                self.news.push_back(News::Said(reasons.join(" ")));
                Ok(())
            }
            Err(failure) => Err(failure),
        }
    }

    pub(super) fn grant(&mut self, wish: Wish) -> Result<(), Failure> {
        let can = self.can();
        match wish {
            Wish::Act(seat, actions) => self.act(seat, &actions),
            Wish::Undo => self.undo(),
            Wish::TakeBack => self.take_back(),
            Wish::Hint => self.give_hint(),
            Wish::Random if can.random => self.set_up(),
            Wish::Resign => self.resign(),
            Wish::Rematch if can.rematch => self.go_on(true),
            Wish::Next if can.next => self.go_on(false),
            Wish::Review if can.review => {
                self.begin_review();
                Ok(())
            }
            Wish::Save(path) if can.save => self.save(path),
            Wish::Uncover => {
                if let Some(next) = self.covered.take() {
                    self.look(next);
                }
                Ok(())
            }
            Wish::Explain(id) => {
                if let Some(viewer) = self.viewer.filter(|_| self.covered.is_none()) {
                    self.news.push_back(self.teller.explain(&*self.table, viewer, id));
                }
                Ok(())
            }
            Wish::Describe => {
                if let Some(viewer) = self.viewer.filter(|_| self.covered.is_none()) {
                    self.news.push_back(self.teller.describe(&*self.table, viewer));
                }
                Ok(())
            }
            Wish::Rules(number) => {
                self.news.push_back(self.teller.rules(number.as_deref()));
                Ok(())
            }
            Wish::Random
            | Wish::Rematch
            | Wish::Next
            | Wish::Review
            | Wish::Save(_)
            | Wish::Stand
            | Wish::Name(_) => {
                self.say(Phrase::new("screen-not-now"));
                Ok(())
            }
        }
    }

    pub(super) fn say(&mut self, phrase: Phrase) {
        self.news.push_back(News::Said(self.voice.say(phrase)));
    }

    pub(super) fn refuse(&mut self, refusal: &Refusal) {
        let text = self.teller.say(&refusal.to_phrase());
        self.news.push_back(News::Said(text));
    }
}
