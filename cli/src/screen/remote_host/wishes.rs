use std::time::Instant;

use serde_json::{Value, json};
use table::{Phrase, Seat};

use super::{Asked, RemoteHost};
use crate::{
    net::Status,
    rulebook,
    screen::host::{News, Wish},
};

/// What becomes of what somebody at a terminal asks for.
impl RemoteHost<'_> {
    pub(super) fn ask(&mut self, request: Value, asked: Asked) {
        let key = self.line.ask(request);
        self.asked.push((key, asked));
    }

    fn change(&mut self, verb: &str) {
        self.ask(json!({ "do": verb }), Asked::Change);
    }

    fn say(&mut self, phrase: Phrase) {
        self.news.push_back(News::Said(self.voice.say(phrase)));
    }

    pub(super) fn grant(&mut self, wish: Wish) {
        let can = self.can();
        match wish {
            Wish::Act(seat, actions) => self.do_all(seat, actions),
            Wish::Undo if can.undo => self.change("undo"),
            Wish::TakeBack if can.take_back => self.change("takeback"),
            Wish::Random if can.random => self.change("rest"),
            Wish::Resign if can.resign => self.change("resign"),
            Wish::Stand if can.stand => self.change("stand"),
            Wish::Name(name) if can.name => {
                self.ask(json!({ "do": "name", "name": name }), Asked::Change);
            }
            Wish::Rematch if can.rematch => {
                self.again = true;
                self.change("rematch");
            }
            Wish::Next if can.next => {
                if let Some(next) = self.table.rematch.clone() {
                    self.line.move_to(&next);
                }
            }
            Wish::Hint if can.hint => {
                self.ask(json!({ "do": "hint" }), Asked::Hint);
                self.news.push_back(News::Thinking(Some(self.voice.word("screen-adviser"))));
            }
            Wish::Explain(id) => self.explain(id),
            Wish::Describe if can.describe => {
                let (title, text) = (self.table.title.clone(), self.table.told.join("\n"));
                self.news.push_back(News::Page { title, text });
            }
            Wish::Rules(number) => self.rules(number.as_deref()),
            Wish::Review if can.review => self.begin_review(),
            Wish::Save(path) if can.save => self.begin_save(path),
            _ => self.say(Phrase::new("screen-not-now")),
        }
    }

    /// Do actions one after another, or the one thing that the house is asked for.
    fn do_all(&mut self, seat: Option<Seat>, actions: Vec<String>) {
        // Nothing is done twice because somebody was impatient.
        if !self.is_settled() || !self.run.is_empty() {
            return;
        }
        let request = match &actions[..] {
            [only] => self.house.request(only).cloned(),
            _ => None,
        };
        if let Some(request) = request {
            return self.ask(request, Asked::Change);
        }
        let own = self.table.you.seats;
        let acting = |seat: &Seat| self.table.seated(*seat).is_some_and(|seated| seated.acting);
        let seat = seat.filter(|seat| own.contains(*seat));
        let Some(seat) = seat.or_else(|| own.iter().find(acting)).or(own.first()) else {
            return self.say(Phrase::new("screen-not-now"));
        };
        if self.table.status != Status::Playing {
            return self.say(Phrase::new("screen-not-now"));
        }
        self.run.extend(actions.into_iter().map(|action| (seat, action)));
        if let Some((seat, action)) = self.run.pop_front() {
            self.act(seat, &action);
        }
    }

    /// Act; it counts for the table as it is seen, and for no other.
    pub(super) fn act(&mut self, seat: Seat, action: &str) {
        let ply = self.table.ply;
        let request = json!({ "do": "act", "seat": seat, "action": action, "ply": ply });
        self.ask(request, Asked::Change);
    }

    fn explain(&mut self, id: String) {
        if self.house.has(&id) || self.table.stage.is_none() {
            self.glance = None;
            return self.news.push_back(News::Explained { id, text: String::new() });
        }
        self.glance = Some((id, Instant::now()));
    }

    /// The rules as this program knows them, or where they are to be read.
    fn rules(&mut self, number: Option<&str>) {
        let title = self.table.title.clone();
        let news = match catalog::find(&self.table.game) {
            None => {
                let address = format!("{}/rules/{}", self.site, self.table.game);
                News::Said(self.voice.say(Phrase::new("join-rules").with("address", address)))
            }
            Some(game) => match rulebook::read(game, number, self.voice) {
                Ok(text) => News::Page { title, text: rulebook::plain(&text) },
                Err(phrase) => News::Said(self.voice.say(phrase)),
            },
        };
        self.news.push_back(news);
    }
}
