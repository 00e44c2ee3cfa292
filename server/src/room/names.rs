use store::PersonId;
use table::{Lang, Listener, Phrase, Seat, SeatSet, Viewer};

use super::Room;
use crate::words;

/// What people are called at a table.
impl Room {
    /// What a person at the table is called.
    pub fn name_of(&self, person: &PersonId) -> Option<&str> {
        self.names.iter().find(|(known, _)| known == person).map(|(_, name)| name.as_str())
    }

    /// Say something at this table, calling people by their names where the game lets them have
    /// one. A bot goes by the game's own name for its seat, which no other seat has.
    pub(crate) fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.say_to(Viewer::SPECTATOR, lang, phrase)
    }

    /// Say something at this table to somebody in particular.
    pub(crate) fn say_to(&self, viewer: Viewer, lang: Lang, phrase: &Phrase) -> String {
        let names = |seat| self.called(seat, lang);
        self.game.words().say_among(lang, phrase, &Listener { sides: self.sides(), viewer, names })
    }

    /// What the person is called who sits on a seat, or sat there before a bot took over.
    fn called(&self, seat: Seat, lang: Lang) -> Option<String> {
        let chair = self.chair(seat)?;
        let name = self.name_of(chair.owner()?)?;
        Some(self.tell_apart(name, seat.into(), lang))
    }

    /// A name that says who is meant: where several have the same, with what they play.
    pub(super) fn tell_apart(&self, name: &str, seats: SeatSet, lang: Lang) -> String {
        let owners = self.chairs.iter().filter_map(|chair| self.name_of(chair.owner()?));
        if owners.filter(|other| *other == name).count() < 2 {
            return name.to_owned();
        }
        let seats = words::seats(lang, self.game, seats);
        words::say(lang, &Phrase::new("server-namesake").with("name", name).with("seats", seats))
    }
}
