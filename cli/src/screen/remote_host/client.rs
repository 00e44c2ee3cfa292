use server::words;
use table::{Lang, Phrase};

use crate::net::{SeatKind, Seated};

/// Says what the browser says in the same place, so that nobody reads anything else in a terminal.
#[derive(Clone, Copy)]
pub(super) struct Client(pub(super) Lang);

impl Client {
    /// Something without arguments.
    pub(super) fn says(self, key: &str) -> String {
        words::say(self.0, &Phrase::new(format!("client-{key}")))
    }

    /// Something about somebody or something.
    pub(super) fn says_of(self, key: &str, name: &'static str, value: &str) -> String {
        words::say(self.0, &Phrase::new(format!("client-{key}")).with(name, value))
    }

    /// What somebody on a seat is called.
    pub(super) fn name(self, seated: &Seated) -> String {
        match (&seated.name, seated.kind) {
            (Some(name), _) if seated.you => format!("{name} ({})", self.says("you")),
            (Some(name), _) => name.clone(),
            (None, _) if seated.you => self.says("you"),
            (None, SeatKind::Empty) => self.says("empty-seat"),
            (None, _) => seated.game_name.clone(),
        }
    }

    /// The bot that plays on a seat, be it in somebody's place.
    pub(super) fn bot(self, seated: &Seated) -> String {
        let standin = seated.standin.as_ref().and_then(|standin| standin.name.clone());
        standin.unwrap_or_else(|| self.name(seated))
    }
}
