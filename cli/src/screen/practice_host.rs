use std::collections::VecDeque;

use table::{Attempt, Exercise, Phrase, Seat, Verdict};

use super::{
    host::{Can, Host, News, Sight, Sitting, Wish},
    teller::Teller,
};
use crate::{failure::Failure, names::SeatNames, setting::GameArg, voice::Voice};

/// One exercise among others: a step of a lesson, a puzzle.
pub(crate) struct Drill<'a> {
    pub(crate) title: String,
    /// What is to be learned by it, if anything.
    pub(crate) idea: String,
    /// What is to be done.
    pub(crate) task: String,
    pub(crate) exercise: &'a Exercise,
    /// What is said to something legal that was done.
    pub(crate) says: Box<dyn Fn(Verdict<'_>) -> String + 'a>,
}

/// Somebody at work on exercises, one after another.
pub(crate) struct PracticeHost<'a> {
    game: GameArg,
    voice: &'a Voice,
    drills: Vec<Drill<'a>>,
    /// What is said after the last.
    end: String,
    at: usize,
    attempt: Attempt<'a>,
    teller: Teller<'a>,
    done: Option<String>,
    news: VecDeque<News>,
}

impl<'a> PracticeHost<'a> {
    /// Begin with the first of these, of which there is at least one.
    pub(crate) fn new(
        game: GameArg,
        drills: Vec<Drill<'a>>,
        end: String,
        voice: &'a Voice,
    ) -> Result<PracticeHost<'a>, Failure> {
        let first = drills.first().ok_or(Failure::No)?;
        let attempt = begin(game, first.exercise, voice)?;
        let sides = attempt.table().sides();
        let mut teller = Teller::new(game, voice, SeatNames::NONE, sides);
        teller.turn_to(attempt.viewer());
        let mut host = PracticeHost {
            game,
            voice,
            drills,
            end,
            at: 0,
            attempt,
            teller,
            done: None,
            news: VecDeque::new(),
        };
        host.tell();
        Ok(host)
    }

    fn drill(&self) -> &Drill<'a> {
        &self.drills[self.at]
    }

    fn tell(&mut self) {
        let viewer = self.attempt.viewer();
        let table = self.attempt.table();
        let mut stage = self.teller.stage(table.stage(viewer));
        if self.done.is_some() {
            stage.ways.clear();
            stage.runs.clear();
        }
        let sitting = |seat: Seat| Sitting {
            name: self.teller.name(seat),
            acts: table.to_act().contains(seat),
            clock: None,
        };
        let sitters = stage.scene.seats.iter().map(|panel| sitting(panel.seat)).collect();
        // What it is about stands where one looks for what happened.
        let mut log: Vec<String> =
            Some(self.drill().idea.clone()).into_iter().filter(|idea| !idea.is_empty()).collect();
        let (happened, fresh) = self.teller.log(table, viewer);
        log.extend(happened);
        let sight = Sight {
            title: self.drill().title.clone(),
            asks: !stage.ways.is_empty(),
            stage,
            prompt: self.drill().task.clone(),
            window: None,
            sitters,
            log,
            fresh,
            places: Teller::places(table, viewer),
            lasts: false,
            end: self.done.iter().cloned().collect(),
            can: Can { hint: self.done.is_none(), next: true, describe: true, ..Can::default() },
        };
        self.news.push_back(News::Sight(Box::new(sight)));
    }

    fn act(&mut self, seat: Option<Seat>, actions: &[String]) {
        for action in actions {
            let verdict = match seat {
                Some(seat) => self.attempt.act(seat, action),
                None => self.attempt.answer(action),
            };
            match verdict {
                Ok(verdict) => {
                    let says = (self.drill().says)(verdict);
                    if verdict == Verdict::Done {
                        self.done = Some(says);
                    } else {
                        self.news.push_back(News::Said(says));
                    }
                    if verdict != Verdict::GoOn {
                        break;
                    }
                }
                Err(refusal) => {
                    let text = self.teller.say(&refusal.to_phrase());
                    self.news.push_back(News::Said(text));
                    break;
                }
            }
        }
        self.tell();
    }

    fn go_on(&mut self) -> Result<(), Failure> {
        if self.at + 1 == self.drills.len() {
            self.news.push_back(News::Gone(self.end.clone()));
            return Ok(());
        }
        self.at += 1;
        self.attempt = begin(self.game, self.drills[self.at].exercise, self.voice)?;
        self.teller =
            Teller::new(self.game, self.voice, SeatNames::NONE, self.attempt.table().sides());
        self.teller.turn_to(self.attempt.viewer());
        self.done = None;
        self.tell();
        Ok(())
    }
}

fn begin<'a>(game: GameArg, exercise: &'a Exercise, voice: &Voice) -> Result<Attempt<'a>, Failure> {
    Attempt::begin(game, exercise).map_err(|problems| voice.problems(game, &problems))
}

impl Host for PracticeHost<'_> {
    fn poll(&mut self) -> Option<News> {
        self.news.pop_front()
    }

    fn wish(&mut self, wish: Wish) {
        let viewer = self.attempt.viewer();
        match wish {
            Wish::Act(seat, actions) if self.done.is_none() => self.act(seat, &actions),
            Wish::Hint => {
                let table = self.attempt.table();
                let next = self.attempt.next().unwrap_or_default();
                let ways = table.stage(viewer).ways;
                let way = ways.iter().find(|way| way.action.eq_ignore_ascii_case(next));
                let picks = way.map(|way| way.path.picks.iter().map(ToString::to_string).collect());
                let text = self.voice.say(Phrase::new("practice-hint").with("action", next));
                self.news.push_back(News::Hint { picks: picks.unwrap_or_default(), text });
            }
            Wish::Next => {
                if let Err(failure) = self.go_on() {
                    self.news.push_back(News::Gone(failure.words()));
                }
            }
            Wish::Explain(id) => {
                let news = self.teller.explain(self.attempt.table(), viewer, id);
                self.news.push_back(news);
            }
            Wish::Describe => {
                let news = self.teller.describe(self.attempt.table(), viewer);
                self.news.push_back(news);
            }
            Wish::Rules(number) => {
                let news = self.teller.rules(number.as_deref());
                self.news.push_back(news);
            }
            _ => self.news.push_back(News::Said(self.voice.word("screen-not-now"))),
        }
    }
}
