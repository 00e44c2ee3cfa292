use store::PersonId;
use table::{Company, Lang, Phrase, Relation, Seat, SeatSet, Sides, Viewer};

use super::{Chair, Room};
use crate::words;

/// Somebody who is told something at a table.
pub(super) struct Listener {
    sides: Sides,
    viewer: Viewer,
    /// What everybody is called, seat by seat.
    names: Vec<Option<String>>,
}

impl Company for Listener {
    fn name(&self, seat: Seat) -> Option<String> {
        self.names.get(seat.index())?.clone()
    }

    fn has_name(&self, seat: Seat) -> bool {
        self.names.get(seat.index()).is_some_and(Option::is_some)
    }

    fn relation(&self, seat: Seat) -> Relation {
        self.sides.relation(self.viewer, seat)
    }
}

/// What people and bots are called at a table.
impl Room {
    /// What a person at the table is called.
    pub fn name_of(&self, person: &PersonId) -> Option<&str> {
        self.names.iter().find(|(known, _)| known == person).map(|(_, name)| name.as_str())
    }

    /// Say something at this table, calling people and bots by their names where the game lets them
    /// have one.
    pub(crate) fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.say_to(Viewer::SPECTATOR, lang, phrase)
    }

    /// Say something at this table to somebody in particular.
    pub(crate) fn say_to(&self, viewer: Viewer, lang: Lang, phrase: &Phrase) -> String {
        self.game.words().say_among(lang, phrase, &self.listener(viewer, lang))
    }

    /// Somebody in particular, who knows what everybody at this table is called: for those who have
    /// much to say to him.
    pub(super) fn listener(&self, viewer: Viewer, lang: Lang) -> Listener {
        let sides = self.sides();
        let seats = SeatSet::first_seats(sides.seats());
        let names = seats.iter().map(|seat| self.called(seat, lang)).collect();
        Listener { sides, viewer, names }
    }

    /// What the one on a seat is called: the person who sits there, or left it to a bot for a while;
    /// else the bot.
    fn called(&self, seat: Seat, lang: Lang) -> Option<String> {
        let chair = self.chair(seat)?;
        let name = self.name_at(chair)?;
        Some(self.tell_apart(name, seat.into(), lang))
    }

    /// The name that goes with a chair: that of the person whose chair it is, or of the bot.
    pub(super) fn name_at(&self, chair: &Chair) -> Option<&str> {
        match chair.owner() {
            Some(person) => self.name_of(person),
            None => chair.bot().and_then(|_| self.bot_name(chair.seats)),
        }
    }

    /// The name of the bot that sits on the chair with these seats, or would.
    pub(super) fn bot_name(&self, seats: SeatSet) -> Option<&'static str> {
        let place = self.place(seats)?;
        // Our names have plain letters.
        let taken =
            |name: &str| self.names.iter().any(|(_, called)| called.eq_ignore_ascii_case(name));
        self.guise.name(place, self.chairs.len(), taken)
    }

    /// The face of the bot that sits on the chair with these seats, or would.
    pub(super) fn bot_face(&self, seats: SeatSet) -> Option<usize> {
        Some(self.guise.face(self.place(seats)?))
    }

    /// The number of the chair with these seats.
    fn place(&self, seats: SeatSet) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.seats == seats)
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
