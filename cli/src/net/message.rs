//! What a server tells, see `docs/protocol.md`: as much of it as somebody at a terminal can use.

use serde::Deserialize;
use table::{Seat, SeatSet, Stage};

/// A message.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum Message {
    Table(Box<TableSeen>),
    Done {
        key: String,
        seq: u64,
    },
    Refused {
        key: Option<String>,
        text: String,
    },
    Help {
        key: String,
        thing: String,
        texts: Vec<String>,
    },
    Hint {
        key: String,
        action: String,
        picks: Vec<String>,
        texts: Vec<String>,
        /// Servers did not always say why.
        #[serde(default)]
        why: Vec<String>,
    },
    /// Something that does not matter here, such as the answer to a ping.
    #[serde(other)]
    Other,
}

/// What came of something that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It is done, and in tables from here on.
    Done(u64),
    /// It is not, for this reason.
    Refused(String),
    /// What a thing is and does.
    Help { thing: String, texts: Vec<String> },
    /// A good action.
    Hint { action: String, picks: Vec<String>, texts: Vec<String>, why: Vec<String> },
}

/// How a table stands in the eyes of whoever looks.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct TableSeen {
    pub(crate) seq: u64,
    pub(crate) id: String,
    pub(crate) code: String,
    pub(crate) game: String,
    pub(crate) title: String,
    pub(crate) goal: String,
    pub(crate) status: Status,
    pub(crate) options: Vec<OptionSaid>,
    pub(crate) you: You,
    pub(crate) seats: Vec<Seated>,
    pub(crate) levels: Vec<String>,
    pub(crate) locked: bool,
    pub(crate) watchers: usize,
    pub(crate) ply: usize,
    pub(crate) your_turn: bool,
    pub(crate) prompt: Option<String>,
    pub(crate) stage: Option<Stage<String>>,
    pub(crate) told: Vec<String>,
    pub(crate) news: Vec<Entry>,
    pub(crate) offers: Vec<Offer>,
    pub(crate) can: Can,
    pub(crate) window_ms: Option<u64>,
    pub(crate) bot_wait_ms: Option<u64>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) rematch: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    Lobby,
    Playing,
    Over,
}

/// A rule choice, in words.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct OptionSaid {
    pub(crate) text: String,
    pub(crate) value: String,
}

/// Whoever looks.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct You {
    pub(crate) named: bool,
    pub(crate) seats: SeatSet,
    pub(crate) left: SeatSet,
    pub(crate) host: bool,
    pub(crate) dismissed: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Seated {
    pub(crate) seat: Seat,
    pub(crate) chair: usize,
    pub(crate) game_name: String,
    pub(crate) name: Option<String>,
    pub(crate) kind: SeatKind,
    pub(crate) level: Option<String>,
    pub(crate) here: bool,
    pub(crate) you: bool,
    pub(crate) host: bool,
    pub(crate) team: Option<usize>,
    pub(crate) acting: bool,
    pub(crate) resigned: bool,
    pub(crate) standin: Option<Standin>,
    pub(crate) clock_ms: Option<u64>,
}

/// What sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    Person,
    Bot,
    Empty,
}

/// The bot that plays for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Standin {
    pub(crate) name: Option<String>,
}

/// Something that happened.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Entry {
    pub(crate) seq: u64,
    /// Which action it was, if it was one.
    pub(crate) ply: Option<usize>,
    pub(crate) seat: Option<Seat>,
    pub(crate) texts: Vec<String>,
    /// What is remembered of it later, where that is something else.
    pub(crate) remembered: Option<Vec<String>>,
    pub(crate) trails: Vec<Vec<String>>,
}

/// Something that people ask of each other.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Offer {
    pub(crate) kind: OfferKind,
    pub(crate) seat: Seat,
    pub(crate) waiting: SeatSet,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum OfferKind {
    Takeback,
    Resign,
}

impl OfferKind {
    /// The word for it in messages.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            OfferKind::Takeback => "takeback",
            OfferKind::Resign => "resign",
        }
    }
}

/// What can be asked for now.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Can {
    pub(crate) undo: bool,
    pub(crate) takeback: bool,
    pub(crate) resign: bool,
    pub(crate) start: bool,
    pub(crate) lock: bool,
    pub(crate) free: SeatSet,
    pub(crate) rematch: bool,
    pub(crate) sit: SeatSet,
    pub(crate) rest: bool,
    pub(crate) hint: bool,
}

/// How it ended.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) winners: SeatSet,
    pub(crate) text: String,
}

impl TableSeen {
    /// Who sits on a seat.
    pub(crate) fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.seats.iter().find(|seated| seated.seat == seat)
    }

    /// Whether whoever looks has no time to look on: an answer or a clock waits.
    pub(crate) fn is_urgent(&self) -> bool {
        /// With less than this on the clock nobody wants to be shown anything.
        const HASTE: u64 = 60_000;
        let low = |seated: &Seated| seated.you && seated.clock_ms.is_some_and(|left| left < HASTE);
        self.your_turn && (self.window_ms.is_some() || self.seats.iter().any(low))
    }
}

/// A table of two before the game, as a server would tell it, but for these fields.
#[cfg(test)]
pub(crate) fn sample(fields: &serde_json::Value) -> serde_json::Value {
    use serde_json::json;

    let seat = |seat: u8, name: &str| {
        json!({
            "seat": seat, "chair": seat, "game_name": name, "name": null, "kind": "empty",
            "level": null, "here": false, "you": false, "host": false, "team": seat,
            "acting": false, "resigned": false, "standin": null, "clock_ms": null,
        })
    };
    let mut table = json!({
        "type": "table", "seq": 1, "id": "abc", "code": "K7QM2X", "game": "maiak",
        "title": "MAIAK", "goal": "Cross.", "status": "lobby", "options": [],
        "you": { "named": true, "seats": [], "left": [], "host": true, "dismissed": false },
        "seats": [seat(0, "White"), seat(1, "Black")], "levels": ["easy", "hard"],
        "locked": false, "watchers": 0, "ply": 0, "your_turn": false, "prompt": null,
        "stage": null, "told": [], "news": [], "offers": [],
        "can": {
            "undo": false, "takeback": false, "resign": false, "start": true, "lock": true,
            "free": [], "rematch": false, "sit": [0, 1], "rest": false, "hint": false,
        },
        "window_ms": null, "bot_wait_ms": null, "outcome": null, "rematch": null,
    });
    for (name, value) in fields.as_object().into_iter().flatten() {
        table[name] = value.clone();
    }
    table
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Lang, Seed, Viewer};

    use super::*;
    use crate::net::sanity::is_sane;

    #[test]
    fn the_stages_of_all_games_survive_the_way() {
        for game in catalog::games() {
            let rules = game.about().rules_version;
            let table = game.start(rules, &json!({}), Seed::from(1)).unwrap();
            let first = table.asks_first().unwrap();
            let stage = table.stage(Viewer::seat(first));
            let stage = stage.map(&|phrase| game.words().say(Lang::En, &phrase));
            assert!(!stage.ways.is_empty() && is_sane(&stage));
            let sent = serde_json::to_value(&stage).unwrap();
            let read: Stage<String> = serde_json::from_value(sent.clone()).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), sent, "{}", game.about().id);
        }
    }

    #[test]
    fn what_is_not_known_is_let_pass() {
        for text in [r#"{"type": "pong", "key": "ping"}"#, r#"{"type": "of a later version"}"#] {
            assert!(matches!(serde_json::from_str(text).unwrap(), Message::Other));
        }
        let refused = r#"{"type": "refused", "key": null, "text": "Too fast.", "rule": null}"#;
        let Message::Refused { key: None, text } = serde_json::from_str(refused).unwrap() else {
            panic!("a refusal")
        };
        assert_eq!(text, "Too fast.");
    }
}
