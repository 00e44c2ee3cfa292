use std::{error::Error, fmt};

use bots::Level;
use serde::Deserialize;
use table::{Phrase, Seat};

use super::{OfferKind, Refusal};
use crate::clean_name;

/// The longest key a message may carry.
pub const LONGEST_KEY: usize = 64;

/// What a person wants to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Do an action of the game.
    Act {
        /// With which seat.
        seat: Seat,
        /// What, in notation.
        action: String,
        /// After how many actions, so that a late click does not hit another position.
        ply: usize,
    },
    /// Take back your own last action where that is fair.
    Undo,
    /// Ask the others for something.
    Offer(OfferKind),
    /// Agree to what somebody asks for.
    Agree(OfferKind),
    /// Do not agree, or no longer ask.
    Decline(OfferKind),
    /// Give up.
    Resign,
    /// Sit down.
    Sit {
        /// Any seat of the chair; where you left if none is named.
        seat: Option<Seat>,
    },
    /// Stand up.
    Stand {
        /// Any seat of the chair; from all your chairs if none is named.
        seat: Option<Seat>,
    },
    /// Put a bot on a chair, or take it away.
    Bot {
        /// Any seat of the chair.
        seat: Seat,
        /// How strong.
        level: Option<Level>,
    },
    /// Let nobody new sit down, or let them again.
    Lock {
        /// Whether the table is to be locked.
        locked: bool,
    },
    /// Free the chair of a person before the game.
    Free {
        /// Any seat of the chair.
        seat: Seat,
        /// Whether the person may not sit down here any more.
        dismissed: bool,
    },
    /// Begin the game.
    Start,
    /// Play another game with the same people.
    Rematch,
    /// Be called something else.
    Name {
        /// What.
        name: String,
    },
    /// Leave to chance what is still to be set up.
    Rest,
}

/// What a person wants to know. Nothing of it is in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What is this, and what can be done with it?
    Help {
        /// The id of a thing or a choice on the person's stage.
        thing: String,
    },
    /// What would be a good move?
    Hint,
}

/// A message from a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Do something.
    Do(Request),
    /// Tell something.
    Tell {
        /// The client's own mark, repeated in the answer.
        key: String,
        /// What it wants to know.
        question: Question,
    },
    /// Say whether the line still holds; no table is troubled for it, so that everybody can ask often.
    Ping {
        /// The client's own mark, repeated in the answer.
        key: String,
    },
}

/// Something to be done, once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The client's own mark, repeated in the answer.
    pub key: String,
    /// What it wants.
    pub command: Command,
}

/// A message as it is written; what a verb does not need is ignored.
#[derive(Deserialize)]
struct Written {
    key: Option<String>,
    #[serde(rename = "do")]
    verb: Option<String>,
    seat: Option<u64>,
    action: Option<String>,
    ply: Option<u64>,
    offer: Option<String>,
    level: Option<String>,
    name: Option<String>,
    thing: Option<String>,
}

/// What is wrong with a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestError {
    /// The client's own mark, where that could be read.
    pub key: Option<Box<str>>,
    /// What is wrong.
    pub refusal: Refusal,
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.refusal.fmt(f)
    }
}

impl Error for RequestError {}

/// Read a message, or say what is wrong with it.
pub fn read_message(text: &str) -> Result<Message, RequestError> {
    let fail = |key, phrase| Err(RequestError { key, refusal: Refusal::Table(phrase) });
    let written: Written = match serde_json::from_str(text) {
        Ok(written) => written,
        Err(error) => {
            let phrase = Phrase::new("server-no-message").with("error", error.to_string());
            return fail(key_of(text), phrase);
        }
    };
    let fits = |key: &String| !key.is_empty() && key.len() <= LONGEST_KEY;
    let Some(key) = written.key.clone().filter(fits) else {
        return fail(None, Phrase::new("server-no-key").with("longest", LONGEST_KEY));
    };
    if written.verb.as_deref() == Some("ping") {
        return Ok(Message::Ping { key });
    }
    let read = match written.question() {
        Some(question) => question.map(|question| Message::Tell { key: key.clone(), question }),
        None => written.command().map(|command| Message::Do(Request { key: key.clone(), command })),
    };
    read.map_err(|refusal| RequestError { key: Some(key.into()), refusal })
}

/// The key of a message whose other parts are not as they should be.
fn key_of(text: &str) -> Option<Box<str>> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let key = value.get("key")?.as_str()?;
    (key.len() <= LONGEST_KEY).then(|| key.into())
}

impl Written {
    /// What it wants to know, unless it wants something to be done.
    fn question(&self) -> Option<Result<Question, Refusal>> {
        match self.verb.as_deref()? {
            "help" => {
                let thing = self.thing.clone().ok_or_else(|| missing("thing"));
                Some(thing.map(|thing| Question::Help { thing }))
            }
            "hint" => Some(Ok(Question::Hint)),
            _ => None,
        }
    }

    fn command(self) -> Result<Command, Refusal> {
        let verb = self.verb.as_deref().unwrap_or_default();
        Ok(match verb {
            "act" => Command::Act {
                seat: self.seat()?,
                action: self.action.clone().ok_or_else(|| missing("action"))?,
                ply: self.ply.and_then(|ply| ply.try_into().ok()).ok_or_else(|| missing("ply"))?,
            },
            "undo" => Command::Undo,
            "takeback" => Command::Offer(OfferKind::Takeback),
            "agree" => Command::Agree(self.offer()?),
            "decline" => Command::Decline(self.offer()?),
            "resign" => Command::Resign,
            "sit" => Command::Sit { seat: self.seat_if_given()? },
            "stand" => Command::Stand { seat: self.seat_if_given()? },
            "bot" => Command::Bot { seat: self.seat()?, level: self.level()? },
            "lock" => Command::Lock { locked: true },
            "unlock" => Command::Lock { locked: false },
            "free" => Command::Free { seat: self.seat()?, dismissed: false },
            "dismiss" => Command::Free { seat: self.seat()?, dismissed: true },
            "start" => Command::Start,
            "rematch" => Command::Rematch,
            "name" => {
                let name = self.name.as_deref().ok_or_else(|| missing("name"))?;
                let name = clean_name(name).ok_or_else(|| Refusal::new("server-no-name"))?;
                Command::Name { name }
            }
            "rest" => Command::Rest,
            _ => return Err(Refusal::new("server-no-verb")),
        })
    }

    fn seat(&self) -> Result<Seat, Refusal> {
        self.seat.and_then(|seat| Seat::try_from(seat).ok()).ok_or_else(|| missing("seat"))
    }

    fn seat_if_given(&self) -> Result<Option<Seat>, Refusal> {
        self.seat.map(|_| self.seat()).transpose()
    }

    fn offer(&self) -> Result<OfferKind, Refusal> {
        match self.offer.as_deref() {
            Some("takeback") => Ok(OfferKind::Takeback),
            Some("resign") => Ok(OfferKind::Resign),
            _ => Err(Refusal::new("server-no-offer")),
        }
    }

    fn level(&self) -> Result<Option<Level>, Refusal> {
        let level = self.level.as_deref().map(|level| level.parse::<Level>());
        level.transpose().map_err(|_| {
            let levels = Level::ALL.map(|level| Phrase::plain(level.name())).to_vec();
            Refusal::Table(Phrase::new("server-no-level").with("levels", levels))
        })
    }
}

fn missing(field: &'static str) -> Refusal {
    Refusal::Table(Phrase::new("server-missing").with("field", field))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_request(text: &str) -> Result<Request, RequestError> {
        read_message(text).map(|message| match message {
            Message::Do(request) => request,
            _ => panic!("{text} asks for nothing to be done"),
        })
    }

    #[test]
    fn verbs_are_read_and_other_fields_ignored() {
        let text =
            r#"{"key": "a", "do": "act", "seat": 1, "action": "c1-c2", "ply": 4, "mood": "good"}"#;
        let command = Command::Act { seat: Seat::new(1), action: "c1-c2".into(), ply: 4 };
        assert_eq!(read_request(text), Ok(Request { key: "a".into(), command }));
        let bot = read_request(r#"{"key": "b", "do": "bot", "seat": 0, "level": null}"#).unwrap();
        assert_eq!(bot.command, Command::Bot { seat: Seat::new(0), level: None });
        let stand = |text: &str| read_request(text).unwrap().command;
        assert_eq!(stand(r#"{"key": "c", "do": "stand"}"#), Command::Stand { seat: None });
    }

    #[test]
    fn what_is_no_message_is_refused_with_its_key_where_it_has_one() {
        let long = format!(r#"{{"key": "{}", "do": "start"}}"#, "x".repeat(LONGEST_KEY + 1));
        for (text, key) in [
            ("", None),
            ("[]", None),
            ("{", None),
            ("null", None),
            ("{}", None),
            (r#"{"key": "", "do": "start"}"#, None),
            (&*long, None),
            (r#"{"key": "k"}"#, Some("k")),
            (r#"{"key": "k", "do": "dance"}"#, Some("k")),
            (r#"{"key": "k", "do": "bot"}"#, Some("k")),
            (r#"{"key": "k", "do": "help"}"#, Some("k")),
            (r#"{"key": "k", "do": "sit", "seat": 10}"#, Some("k")),
            (r#"{"key": "k", "do": "sit", "seat": -1}"#, Some("k")),
            (r#"{"key": "k", "do": "act", "seat": 0, "ply": 0}"#, Some("k")),
            (r#"{"key": "k", "do": "bot", "seat": 0, "level": "god"}"#, Some("k")),
            (r#"{"key": "k", "do": "stand", "seat": 10}"#, Some("k")),
            (r#"{"key": "k", "do": "agree", "offer": "draw"}"#, Some("k")),
            (r#"{"key": "k", "do": "draw"}"#, Some("k")),
            (r#"{"key": "k", "do": "name", "name": " "}"#, Some("k")),
        ] {
            let error = read_request(text).unwrap_err();
            assert_eq!(error.key.as_deref(), key, "{text}");
            assert!(error.to_string().len() > 10, "{error}");
        }
    }
}
