use coach::Hint;
use serde_json::{Value, json};
use store::{PersonId, Status};
use table::{Lang, Phrase, Seat};

use super::{Refusal, Room};

/// What people want to know and nobody has to remember: questions of the socket, answered in JSON.
impl Room {
    /// What a thing is, as far as the person may know it; nothing if there is no such thing.
    pub fn tell_help(&self, person: &PersonId, lang: Lang, thing: &str) -> Value {
        let viewer = self.viewer(person);
        let help = match self.status() {
            Status::Lobby => Vec::new(),
            Status::Playing | Status::Over => self.table.help(viewer, thing),
        };
        let texts: Vec<String> =
            help.iter().map(|phrase| self.say_to(viewer, lang, phrase)).collect();
        json!({ "type": "help", "thing": thing, "texts": texts })
    }

    /// The seat for which a person may ask what to do now.
    pub fn hint_seat(&self, person: &PersonId) -> Result<Seat, Refusal> {
        if !self.setup.hints {
            return Err(Refusal::new("server-hint-off"));
        }
        let due = self.seats_of(person).intersection(self.to_act());
        let first = self.table.asks_first().filter(|seat| due.contains(*seat));
        first.or(due.first()).ok_or_else(|| Refusal::new("server-hint-not-now"))
    }

    /// A hint: the action, the things to pick for it, what it would do, and why, in words.
    pub fn tell_hint(&self, seat: Seat, lang: Lang, hint: &Hint) -> Value {
        let viewer = self.sides().viewer(seat);
        let told = coach::tell(&*self.table, seat, &[(seat, hint.action.clone())]);
        let say = |phrase: &Phrase| self.say_to(viewer, lang, phrase);
        let texts: Vec<String> = told.iter().flatten().map(say).collect();
        let why: Vec<String> = hint.why.iter().map(say).collect();
        let ways = self.table.stage(viewer).ways;
        let way = ways.into_iter().find(|way| way.seat == seat && way.action == hint.action);
        let picks = way.map_or_else(Vec::new, |way| way.path.picks);
        json!({
            "type": "hint", "seat": seat, "action": hint.action, "picks": picks, "texts": texts, "why": why,
        })
    }
}
