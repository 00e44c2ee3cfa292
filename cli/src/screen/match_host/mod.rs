use std::{
    collections::VecDeque,
    sync::{Arc, atomic::AtomicBool},
};

use bots::{AnyBot, BotError};
use coach::{Hint, Review, ReviewError};
use table::{AnyTable, Outcome, Phrase, Refusal, Seat, Viewer};

mod sights;
mod wishes;

use super::{
    host::{Host, News, Sight, Wish},
    teller::Teller,
    thinker::{Thinker, Thought},
};
use crate::{
    driver,
    failure::Failure,
    session::{Match, Sitter},
    voice::Voice,
};

/// A match on this machine: people at this screen, and bots, which think elsewhere while the screen goes on.
pub(crate) struct MatchHost<'a> {
    voice: &'a Voice,
    series: Match,
    table: Box<dyn AnyTable>,
    teller: Teller<'a>,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    /// The people at this screen.
    people: Vec<Viewer>,
    /// Who looks now; nobody before the first of several has taken the screen.
    viewer: Option<Viewer>,
    /// Who is to look next, once they have asked for it.
    covered: Option<Viewer>,
    /// How it ended otherwise than by the rules.
    ended: Option<Outcome>,
    /// Whether the end has been told and kept.
    concluded: bool,
    /// Who thinks, and after how many actions that was begun.
    thinking: Option<(Seat, usize, Thinker<Chosen>)>,
    hinting: Option<(Seat, usize, Thinker<Advised>)>,
    reviewing: Option<(Arc<AtomicBool>, Thinker<Reviewing>)>,
    news: VecDeque<News>,
    failure: Option<Failure>,
}

/// What the adviser would do.
type Advised = Result<Hint, BotError>;

/// What a review found.
type Reviewing = Result<Review, ReviewError>;

/// A bot, and what it chose.
type Chosen = (Box<dyn AnyBot>, Result<String, BotError>);
impl<'a> MatchHost<'a> {
    /// Sit down to a match.
    pub(crate) fn new(mut series: Match, voice: &'a Voice) -> Result<MatchHost<'a>, Failure> {
        let table = series.next_table(voice)?;
        let (bots, people) = (series.bots(voice)?, series.viewers());
        let teller = Teller::new(series.game(), voice, series.ledger.names(), table.sides());
        let mut host = MatchHost {
            voice,
            series,
            table,
            teller,
            bots,
            people,
            viewer: None,
            covered: None,
            ended: None,
            concluded: false,
            thinking: None,
            hinting: None,
            reviewing: None,
            news: VecDeque::new(),
            failure: None,
        };
        host.begin()?;
        Ok(host)
    }

    /// Tell where a game begins, or goes on.
    fn begin(&mut self) -> Result<(), Failure> {
        self.viewer = match self.people[..] {
            // Where nobody plays, whoever watches may see everything.
            [] => Some(Viewer::seats(self.table.sides().playing())),
            [only] => Some(only),
            _ => None,
        };
        self.teller.turn_to(self.ears());
        self.keep()?;
        self.tell();
        Ok(())
    }

    fn keep(&self) -> Result<(), Failure> {
        self.series.ledger.keep(&*self.table, self.ended, self.voice)
    }

    fn person_on(&self, seat: Seat) -> usize {
        driver::person_on(&self.series.ledger.sides, seat)
    }

    /// Go on: hand the screen over, let a bot think, or tell the end.
    fn advance(&mut self) -> Result<(), Failure> {
        if self.covered.is_some() {
            return Ok(());
        }
        if self.is_over() {
            return self.conclude();
        }
        let Some(seat) = self.table.asks_first() else { return Ok(()) };
        let person = self.person_on(seat);
        if self.series.ledger.sitters[person] == Sitter::Person && self.bots[person].is_none() {
            self.hand_to(seat);
        } else if self.thinking.is_none()
            && let Some(mut bot) = self.bots[person].take()
        {
            let table = self.table.duplicate();
            let thinker = Thinker::begin(move |stop| {
                bot.heed(stop);
                let choice = bot.choose(&*table, seat);
                (bot, choice)
            });
            self.thinking = Some((seat, self.table.actions().len(), thinker));
            self.news.push_back(News::Thinking(Some(self.teller.name(seat))));
        }
        Ok(())
    }

    /// Give the screen to the person on a seat; where they know other things than who looked before, it is covered.
    fn hand_to(&mut self, seat: Seat) {
        let next = self.table.sides().viewer(seat);
        if self.viewer == Some(next) {
            return;
        }
        let view = self.table.view(next);
        let differs = |viewer: Viewer| self.table.view(viewer) != view;
        let secret = match self.viewer {
            Some(viewer) => differs(viewer),
            None => self.people.iter().any(|&person| differs(person)),
        };
        if secret {
            // Who has just acted sees what came of it before it vanishes.
            if let Some(viewer) = self.viewer {
                let sight = Sight { lasts: true, ..self.sight(viewer) };
                self.news.push_back(News::Sight(Box::new(sight)));
            }
            self.covered = Some(next);
            self.news.push_back(News::Cover(self.teller.name(seat)));
        } else {
            self.look(next);
        }
    }

    fn look(&mut self, viewer: Viewer) {
        self.viewer = Some(viewer);
        self.teller.turn_to(self.ears());
        self.tell();
    }

    /// The game is over: put it to the finished ones, once.
    fn conclude(&mut self) -> Result<(), Failure> {
        if self.concluded {
            return Ok(());
        }
        self.keep()?;
        if let Some(outcome) = self.ended.or_else(|| self.table.outcome()) {
            let (bots, table) = (self.bots.iter_mut().flatten(), &*self.table);
            bots.for_each(|bot| bot.end(table, &outcome));
        }
        self.series.ledger.finish(&*self.table, self.ended);
        self.concluded = true;
        if self.series.ledger.finished.len() >= self.series.ledger.games {
            self.series.ledger.forget_autosave();
        }
        // Several people at one screen all see the end as it lies open to everybody.
        if self.viewer.is_none() || self.people.len() > 1 {
            self.viewer = Some(Viewer::SPECTATOR);
            self.teller.turn_to(Viewer::SPECTATOR);
        }
        self.tell();
        Ok(())
    }

    /// Look whether something that was thought about is known by now.
    fn collect(&mut self) -> Result<(), Failure> {
        if let Some((seat, plies, thinker)) = &self.thinking {
            let (seat, plies) = (*seat, *plies);
            match thinker.ask() {
                Thought::Going => {}
                Thought::Lost => {
                    self.thinking = None;
                    return Err(driver::lost(
                        self.teller.name(seat),
                        &BotError::NotAsked,
                        self.voice,
                    ));
                }
                Thought::Done((bot, choice)) => {
                    self.thinking = None;
                    self.news.push_back(News::Thinking(None));
                    let person = self.person_on(seat);
                    self.bots[person] = Some(bot);
                    // Somebody else acted out of turn meanwhile: it is asked again about what is now.
                    if plies != self.table.actions().len() {
                        return Ok(());
                    }
                    let action = choice.map_err(|error| {
                        driver::lost(self.teller.name(seat), &error, self.voice)
                    })?;
                    self.table
                        .play(seat, &action)
                        .map_err(|refusal| self.bot_error(seat, &action, &refusal))?;
                    self.keep()?;
                    self.tell();
                }
            }
        }
        if let Some((seat, plies, thinker)) = &self.hinting {
            let (seat, plies) = (*seat, *plies);
            match thinker.ask() {
                Thought::Going => {}
                Thought::Lost => self.hinting = None,
                Thought::Done(found) => {
                    self.hinting = None;
                    self.news.push_back(News::Thinking(None));
                    match (found, self.viewer) {
                        (Ok(hint), Some(viewer)) if plies == self.table.actions().len() => {
                            self.news.push_back(self.teller.hint(
                                &*self.table,
                                viewer,
                                seat,
                                &hint,
                            ));
                        }
                        (Err(error), _) => self.say(driver::failing(&error)),
                        _ => {}
                    }
                }
            }
        }
        if let Some((_, thinker)) = &self.reviewing {
            match thinker.ask() {
                Thought::Going => {}
                Thought::Lost => self.reviewing = None,
                Thought::Done(found) => {
                    self.reviewing = None;
                    self.news.push_back(News::Thinking(None));
                    self.tell_review(found)?;
                }
            }
        }
        Ok(())
    }

    fn bot_error(&self, seat: Seat, action: &str, refusal: &Refusal) -> Failure {
        let phrase = Phrase::new("failed-bot-action")
            .with("who", self.teller.name(seat))
            .with("action", action)
            .with("refusal", self.voice.refusal(self.series.game(), refusal));
        self.voice.refuse(phrase)
    }

    /// Something failed that cannot be mended here: the game stays as it is kept.
    fn gone(&mut self, failure: Failure) {
        self.thinking = None;
        self.news.push_back(News::Gone(failure.words()));
        self.failure = Some(failure);
    }

    /// What failed, if it ended by that.
    pub(crate) fn into_failure(mut self) -> Option<Failure> {
        self.failure.take()
    }
}

impl Host for MatchHost<'_> {
    fn poll(&mut self) -> Option<News> {
        if let Some(news) = self.news.pop_front() {
            return Some(news);
        }
        if let Err(failure) = self.collect() {
            self.gone(failure);
        } else if self.news.is_empty()
            && let Err(failure) = self.advance()
        {
            self.gone(failure);
        }
        self.news.pop_front()
    }

    fn wish(&mut self, wish: Wish) {
        if let Err(failure) = self.grant(wish) {
            self.gone(failure);
        }
    }
}

impl Drop for MatchHost<'_> {
    fn drop(&mut self) {
        self.stop_review();
    }
}
