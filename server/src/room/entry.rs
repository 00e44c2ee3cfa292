use bots::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::{PersonId, TableId};
use table::Seat;

use super::{ClockRules, OfferKind};

/// Something that happened at a table, as it stands in the log for good.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "lowercase")]
pub enum Entry {
    /// The table was made.
    Created(Box<Setup>),
    /// A person sat down: in the lobby, or later in place of a bot.
    Sat {
        /// Where: the first seat of the chair.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What the person is called.
        name: String,
    },
    /// A person stood up: in the lobby the chair is free again, later a bot plays on.
    Stood {
        /// From where.
        seat: Seat,
    },
    /// The host put a bot on a chair, or took it away.
    Bot {
        /// Where.
        seat: Seat,
        /// How strong; nobody if none.
        #[serde(with = "level", default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    /// The host is gone, and somebody else who plays is the host from now on.
    Host {
        /// Who.
        seat: Seat,
    },
    /// The host locked the table, so that nobody new sits down, or unlocked it.
    Locked {
        /// Whether it is locked from now on.
        locked: bool,
    },
    /// The host freed the chair of a person before the game.
    Freed {
        /// Which.
        seat: Seat,
        /// Whether the person may not sit down at this table any more.
        #[serde(default, skip_serializing_if = "is_false")]
        dismissed: bool,
    },
    /// The game began.
    Started {
        /// The commitment to the seed and to everything that was agreed, as in the record; nothing
        /// in old logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    /// A seat did an action of the game.
    Acted {
        /// Which.
        seat: Seat,
        /// What, in notation.
        action: String,
        /// Who chose it.
        by: Doer,
    },
    /// The game went back to where it stood after so many actions.
    TookBack {
        /// How many are left.
        plies: usize,
        /// Whose action it was.
        seat: Seat,
    },
    /// A person asks the others for something.
    Offered {
        /// What.
        kind: OfferKind,
        /// Who.
        seat: Seat,
    },
    /// A person agreed to what was asked.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// A person did not agree, and so the matter is settled.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// The person on a chair gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The time of the person on a chair ran out.
    Flagged {
        /// Who.
        seat: Seat,
    },
    /// A person took another name.
    Named {
        /// Who.
        person: PersonId,
        /// What the person is called now.
        name: String,
    },
    /// The table that follows was made.
    Rematch {
        /// Its name.
        table: TableId,
    },
    /// The server came back; clocks go on from here.
    Resumed,
}

/// What was agreed before the first action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The name of the game.
    pub game: String,
    /// The version of its rules, by which it is played to its end.
    pub rules: u32,
    /// The rule choices of this game in full.
    pub options: Value,
    /// The rule choices of the first game of the match.
    pub match_options: Value,
    /// Which game of a match this is, counted from 0.
    pub number: usize,
    /// Who may start the game, until [`Entry::Host`] names another.
    pub host: PersonId,
    /// SHA-256 of the seed, only in logs from before [`Entry::Started`] committed to all that was
    /// agreed. In those, every seat has a chair of its own, whoever is meant to hold it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// How many seconds the table waits for a quick answer; 0 is forever.
    pub window: u32,
    /// How much time each person has, if it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRules>,
    /// After how many seconds a bot stands in for somebody who is away; 0 is never, nothing is as
    /// the server has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u32>,
    /// Whether somebody new may take the place of a bot in the middle of the game. Nobody agreed to
    /// that in old logs.
    #[serde(default, skip_serializing_if = "is_false")]
    pub takeover: bool,
    /// Whether the table may show a good move to whoever asks; in old logs it may not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hints: bool,
}

fn is_false(is: &bool) -> bool {
    !is
}

/// Who chose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Doer {
    /// The person on the seat.
    Person,
    /// The bot on the seat.
    Bot,
    /// Nobody: the time for an answer was over.
    #[serde(alias = "silence")]
    Timeout,
    /// A bot, because the person is away.
    Standin,
}

/// An entry with what the log knows besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// By which message of whom, so that the same message twice is done once. It stands at the
    /// last entry that the message led to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// What.
    #[serde(flatten)]
    pub entry: Entry,
}

impl Logged {
    /// The entry as it is kept.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("string keys and finite numbers")
    }
}

/// A message of a person: a hash of who sent it and the key it carries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(u64);

impl Key {
    /// The message with this key of this person.
    pub fn new(person: &PersonId, key: &str) -> Key {
        let mut hash = Sha256::new();
        hash.update(person.as_str());
        hash.update([0]);
        hash.update(key);
        let hash = hash.finalize();
        Key(hash[..8].iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte)))
    }
}

/// A level as its word.
mod level {
    use super::*;

    pub(super) fn serialize<S: Serializer>(
        level: &Option<Level>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        level.map(Level::name).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Level>, D::Error> {
        let word: Option<String> = Option::deserialize(from)?;
        let level = word.map(|word| word.parse().map_err(|_| D::Error::custom("unknown level")));
        level.transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_the_way_through_text() {
        let person = PersonId::from("someone");
        let seat = Seat::new(1);
        let setup = Setup {
            game: "maiak".into(),
            rules: 1,
            options: Value::Null,
            match_options: Value::Null,
            number: 2,
            host: person.clone(),
            commitment: None,
            window: 10,
            clock: Some(ClockRules { minutes: 5.0, increment: 3 }),
            patience: Some(0),
            takeover: true,
            hints: true,
        };
        for entry in [
            Entry::Created(Box::new(setup)),
            Entry::Sat { seat, person: person.clone(), name: "Ada".into() },
            Entry::Stood { seat },
            Entry::Host { seat },
            Entry::Locked { locked: true },
            Entry::Freed { seat, dismissed: false },
            Entry::Freed { seat, dismissed: true },
            Entry::Offered { kind: OfferKind::Resign, seat },
            Entry::Bot { seat, level: Some(Level::Hard) },
            Entry::Bot { seat, level: None },
            Entry::Started { commitment: Some("…".into()) },
            Entry::Acted { seat, action: "c1-c2".into(), by: Doer::Person },
            Entry::TookBack { plies: 3, seat },
            Entry::Offered { kind: OfferKind::Takeback, seat },
            Entry::Agreed { seat },
            Entry::Declined { seat },
            Entry::Resigned { seat },
            Entry::Flagged { seat },
            Entry::Named { person: person.clone(), name: "Bob".into() },
            Entry::Rematch { table: TableId::from("next") },
            Entry::Resumed,
        ] {
            let logged = Logged { at: 17, key: Some(Key::new(&person, "k")), entry };
            let text = logged.to_text();
            assert_eq!(serde_json::from_str::<Logged>(&text).unwrap(), logged, "{text}");
        }
    }

    #[test]
    fn old_entries_are_still_read() {
        let read = |text: &str| serde_json::from_str::<Logged>(text).unwrap().entry;
        assert_eq!(read(r#"{"at":1,"entry":"started"}"#), Entry::Started { commitment: None });
        let acted = read(r#"{"at":1,"entry":"acted","seat":2,"action":"silent","by":"silence"}"#);
        let by = Doer::Timeout;
        assert_eq!(acted, Entry::Acted { seat: Seat::new(2), action: "silent".into(), by });
    }
}
