use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bots::{AnyBot, BotError};
use coach::{Plan, Review, ReviewError};
use table::{AnyTable, Dice, Outcome, Phrase, Refusal, Seat, SeatSet, Viewer};

use super::{
    host::{Can, Host, News, Sight, Sitting, Wish},
    teller::Teller,
    thinker::{Thinker, Thought},
};
use crate::{
    commands::review::Reviewed,
    driver,
    failure::Failure,
    session::{self, Match, SUBSTITUTE, Sitter, resigned},
    setting,
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
    thinking: Option<(Seat, Thinker<Chosen>)>,
    hinting: Option<(Seat, usize, Thinker<Result<String, BotError>>)>,
    reviewing: Option<(Arc<AtomicBool>, Thinker<Result<Review, ReviewError>>)>,
    news: VecDeque<News>,
}

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

    fn ears(&self) -> Viewer {
        self.viewer.filter(|_| !self.people.is_empty()).unwrap_or(Viewer::SPECTATOR)
    }

    fn keep(&self) -> Result<(), Failure> {
        self.series.ledger.keep(&*self.table, self.ended, self.voice)
    }

    fn is_over(&self) -> bool {
        self.ended.is_some() || self.table.outcome().is_some()
    }

    fn person_on(&self, seat: Seat) -> usize {
        driver::person_on(&self.series.ledger.sides, seat)
    }

    /// The seat of whoever looks that may act now.
    fn acting(&self) -> Option<Seat> {
        let held = self.viewer.filter(|_| !self.people.is_empty())?.holds();
        let acting = held.intersection(self.table.to_act());
        let first = self.table.asks_first().filter(|seat| acting.contains(*seat));
        first.or(acting.first()).filter(|_| !self.is_over())
    }

    /// Show how things stand to whoever looks.
    fn tell(&mut self) {
        let Some(viewer) = self.viewer else { return };
        let sight = self.sight(viewer);
        self.news.push_back(News::Sight(Box::new(sight)));
    }

    fn sight(&mut self, viewer: Viewer) -> Sight {
        let over = self.is_over();
        let table = &*self.table;
        let stage = if over { table.stage_at_end(viewer) } else { table.stage(viewer) };
        let mut stage = self.teller.stage(stage);
        if self.people.is_empty() {
            stage.ways.clear();
            stage.runs.clear();
        }
        let prompt =
            table.prompt(self.ears()).map(|phrase| self.teller.say(&phrase)).unwrap_or_default();
        let log = self.teller.log(table, viewer);
        let by = table.actions().last().map(|(seat, _)| *seat);
        let sitters = stage.scene.seats.iter().map(|panel| self.sitting(panel.seat)).collect();
        let games = self.series.ledger.games;
        let title = Phrase::new("title")
            .with("title", self.series.game().about().title)
            .with(
                "number",
                (self.series.ledger.finished.len() + usize::from(!self.concluded)).max(1),
            )
            .with("games", games);
        Sight {
            title: self.voice.say(title),
            stage,
            prompt,
            sitters,
            log,
            places: Teller::places(table, viewer),
            by_others: by
                .is_some_and(|seat| self.people.is_empty() || !viewer.holds().contains(seat)),
            end: if over { self.ending() } else { Vec::new() },
            can: self.can(),
        }
    }

    fn sitting(&self, seat: Seat) -> Sitting {
        let ledger = &self.series.ledger;
        let known_as = self.teller.name(seat);
        let alone = self.people.len() == 1;
        let sitter = ledger.sides.people().iter().position(|person| person.contains(seat));
        let name = match sitter.map(|person| &ledger.sitters[person]) {
            Some(Sitter::Person) if alone => {
                format!("{known_as} · {}", self.voice.word("sitter-you"))
            }
            Some(Sitter::Bot(spec)) if !known_as.contains(&spec.to_string()) => {
                format!("{known_as} · {spec}")
            }
            _ => known_as,
        };
        Sitting { name, acts: self.table.to_act().contains(seat) && !self.is_over() }
    }

    fn can(&self) -> Can {
        let over = self.is_over();
        let acts = self.acting();
        let more = self.series.ledger.finished.len() < self.series.ledger.games;
        Can {
            undo: !over && self.undone().is_ok(),
            take_back: !over && self.people.len() == 1 && self.own_last().is_some(),
            hint: acts.is_some(),
            random: acts.is_some_and(|seat| self.table.sets_up(seat)),
            resign: acts.is_some(),
            rematch: over && !more,
            next: over && more,
            review: over && !self.table.actions().is_empty(),
            save: !self.people.is_empty(),
        }
    }

    /// The seat whose last action may be taken back now.
    fn undone(&self) -> Result<Seat, Refusal> {
        let own = self
            .viewer
            .filter(|_| !self.people.is_empty())
            .map_or(SeatSet::EMPTY, |viewer| viewer.holds());
        let last =
            self.table.actions().last().map(|(seat, _)| *seat).filter(|seat| own.contains(*seat));
        let seat =
            last.or(own.first()).ok_or_else(|| Refusal::misread(Phrase::new("screen-not-now")))?;
        self.table.may_take_back(seat).map(|()| seat)
    }

    /// The place of the last action of whoever looks.
    fn own_last(&self) -> Option<usize> {
        let own = self.viewer?.holds();
        self.table.actions().iter().rposition(|(seat, _)| own.contains(*seat))
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
            self.thinking = Some((seat, thinker));
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

    fn ending(&self) -> Vec<String> {
        let ledger = &self.series.ledger;
        let (game, names) = (self.series.game(), &self.teller.names);
        let record = ledger.record(&*self.table, self.ended);
        let mut lines = vec![self.voice.ending(game, names, &*self.table, record.ended.as_ref())];
        if self.concluded && ledger.games > 1 {
            lines.push(ledger.standings(game, names, self.voice));
        }
        lines
    }

    /// The game is over: put it to the finished ones, once.
    fn conclude(&mut self) -> Result<(), Failure> {
        if self.concluded {
            return Ok(());
        }
        self.keep()?;
        if let Some(outcome) = self.ended.or_else(|| self.table.outcome()) {
            self.bots.iter_mut().flatten().for_each(|bot| bot.end(&outcome));
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
        if let Some((seat, thinker)) = &self.thinking {
            let seat = *seat;
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
                        (Ok(action), Some(viewer)) if plies == self.table.actions().len() => {
                            self.news.push_back(self.teller.hint(
                                &*self.table,
                                viewer,
                                seat,
                                &action,
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

    fn say(&mut self, phrase: Phrase) {
        self.news.push_back(News::Said(self.voice.say(phrase)));
    }

    fn refuse(&mut self, refusal: &Refusal) {
        let text = self.teller.say(&refusal.to_phrase());
        self.news.push_back(News::Said(text));
    }

    fn act(&mut self, seat: Option<Seat>, actions: &[String]) -> Result<(), Failure> {
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
    fn changed(&mut self) -> Result<(), Failure> {
        self.hinting = None;
        self.keep()?;
        self.tell();
        Ok(())
    }

    /// Go back to before the last own action. Bots that were thinking have nothing to think about any more.
    fn take_back(&mut self) -> Result<(), Failure> {
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

    fn undo(&mut self) -> Result<(), Failure> {
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

    fn give_hint(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.acting() else { return Ok(()) };
        let mut bot = session::adviser(self.series.game(), self.table.actions().len())
            .map_err(|error| self.voice.refuse(driver::failing(&error)))?;
        let table = self.table.duplicate();
        let thinker = Thinker::begin(move |stop| {
            bot.heed(stop);
            bot.choose(&*table, seat)
        });
        self.hinting = Some((seat, self.table.actions().len(), thinker));
        let who = self.voice.word("screen-adviser");
        self.news.push_back(News::Thinking(Some(who)));
        Ok(())
    }

    fn resign(&mut self) -> Result<(), Failure> {
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
    fn set_up(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.acting() else { return Ok(()) };
        let mut dice = Dice::new(setting::fresh_seed(self.voice)?);
        session::set_up_by_chance(&mut *self.table, seat, &mut dice);
        self.changed()
    }

    /// The next game of the match, or the same again.
    fn go_on(&mut self, again: bool) -> Result<(), Failure> {
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

    fn begin_review(&mut self) {
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

    fn stop_review(&mut self) {
        if let Some((stop, _)) = self.reviewing.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    fn tell_review(&mut self, found: Result<Review, ReviewError>) -> Result<(), Failure> {
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

    fn save(&mut self, path: PathBuf) -> Result<(), Failure> {
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

    fn grant(&mut self, wish: Wish) -> Result<(), Failure> {
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
            Wish::Rules(number) => {
                self.news.push_back(self.teller.rules(number.as_deref()));
                Ok(())
            }
            Wish::Random | Wish::Rematch | Wish::Next | Wish::Review | Wish::Save(_) => {
                self.say(Phrase::new("screen-not-now"));
                Ok(())
            }
        }
    }

    /// Something failed that cannot be mended here: the game stays as it is kept.
    fn gone(&mut self, failure: Failure) {
        self.thinking = None;
        self.news.push_back(News::Gone(failure.words()));
    }

    /// What is told on the way out: where the game is kept, and the seeds of those that are finished.
    pub(crate) fn farewell(&self) -> Vec<String> {
        let ledger = &self.series.ledger;
        if !self.concluded {
            return vec![ledger.farewell(self.voice)];
        }
        let mut lines = self.ending();
        if ledger.finished.len() >= ledger.games {
            lines.extend(ledger.seeds(self.voice));
        }
        lines
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
