use std::borrow::Cow;

use serde::{Deserialize, de::IgnoredAny};
use serde_json::Value;
use table::{AnyTable, Phrase, Seat, Seed};

use crate::{
    moment::Moment,
    setting::{GameArg, find_game},
    voice::Voice,
};

/// Replays the games of a trace line by line and compares everything they say.
pub(crate) struct TraceCheck<'a> {
    voice: &'a Voice,
    stage: Stage,
}

/// Where in a game the trace stands.
enum Stage {
    /// Before the first header.
    Before,
    /// Behind the header; the table stands where the next line says it does.
    Running(Running),
    /// Behind the last line of a game, or the first that is wrong.
    Done,
}

struct Running {
    game: GameArg,
    table: Box<dyn AnyTable>,
    options: Value,
    seed: Seed,
    ply: usize,
}

/// What a line is and does, without the long lists in between.
#[derive(Deserialize)]
struct Glance<'a> {
    game: Option<IgnoredAny>,
    seat: Option<Seat>,
    #[serde(borrow)]
    action: Option<Cow<'a, str>>,
}

/// How a game of a trace came out.
pub(crate) struct Verdict {
    /// The number of its actions, or the first ply that is wrong.
    pub(crate) ply: usize,
    /// What is wrong, in words.
    pub(crate) flaw: Option<String>,
}

impl<'a> TraceCheck<'a> {
    /// A check that has seen nothing yet.
    pub(crate) fn new(voice: &'a Voice) -> TraceCheck<'a> {
        TraceCheck { voice, stage: Stage::Before }
    }

    /// Take in a line; the verdicts of the games that it decides.
    pub(crate) fn line(&mut self, line: &str) -> Vec<Verdict> {
        let glance: Glance<'_> = match serde_json::from_str(line) {
            Ok(glance) => glance,
            Err(error) => {
                let phrase = Phrase::new("trace-line").with("error", error.to_string());
                return self.fail(self.voice.say(phrase)).into_iter().collect();
            }
        };
        if glance.game.is_some() {
            let broken_off = self.end();
            return broken_off.into_iter().chain(self.header(line)).collect();
        }
        self.moment(line, glance).into_iter().collect()
    }

    /// No line follows; the verdict of a game that is broken off.
    pub(crate) fn end(&mut self) -> Option<Verdict> {
        match self.stage {
            Stage::Running(_) => self.fail(self.voice.word("trace-broken-off")),
            Stage::Before | Stage::Done => None,
        }
    }

    fn fail(&mut self, words: String) -> Option<Verdict> {
        let ply = match &self.stage {
            Stage::Running(running) => running.ply,
            Stage::Before => 0,
            Stage::Done => return None,
        };
        self.stage = Stage::Done;
        Some(Verdict { ply, flaw: Some(words) })
    }

    fn header(&mut self, line: &str) -> Option<Verdict> {
        match Running::start(line, self.voice) {
            Ok(running) => {
                self.stage = Stage::Running(running);
                None
            }
            Err(words) => {
                self.stage = Stage::Before;
                self.fail(words)
            }
        }
    }

    fn moment(&mut self, line: &str, glance: Glance<'_>) -> Option<Verdict> {
        match &mut self.stage {
            Stage::Running(running) => match running.moment(line, glance, self.voice) {
                Ok(true) => None,
                Ok(false) => {
                    let ply = running.ply;
                    self.stage = Stage::Done;
                    Some(Verdict { ply, flaw: None })
                }
                Err(words) => self.fail(words),
            },
            Stage::Before => self.fail(self.voice.word("trace-header")),
            // What follows the first wrong line of a game is not judged.
            Stage::Done => None,
        }
    }
}

impl Running {
    fn start(line: &str, voice: &Voice) -> Result<Running, String> {
        let header: Value = serde_json::from_str(line).expect("read before");
        let text = |key: &str| header[key].as_str().unwrap_or_default();
        let game = find_game(text("game"), voice)?;
        let version = game.about().rules_version;
        if header["rules"] != version {
            let phrase = Phrase::new("flaw-rules").with("claimed", header["rules"].to_string());
            return Err(voice.say(phrase.with("known", version.to_string())));
        }
        let seed: Seed = text("seed").parse().map_err(|_| voice.word("flaw-line-seed"))?;
        let options = header["options"].clone();
        let table = game.start(&options, seed).map_err(|problems| {
            let say = |problem: &table::Problem| voice.say_of(game, &problem.to_phrase());
            problems.iter().map(say).collect::<Vec<_>>().join("; ")
        })?;
        Ok(Running { game, table, options, seed, ply: 0 })
    }

    /// Compare a line with the table and do its action; false if it is the last of its game.
    fn moment(&mut self, line: &str, glance: Glance<'_>, voice: &Voice) -> Result<bool, String> {
        let mut here = Moment::of(&*self.table, self.ply);
        if let (Some(seat), Some(action)) = (glance.seat, &glance.action) {
            here = here.with(seat, action);
        }
        let text = serde_json::to_string(&here).expect("our own types have a JSON form");
        // Almost all lines are exactly what we would have written ourselves.
        if text != line.trim_end() {
            let claimed: Value = serde_json::from_str(line).expect("read before");
            self.compare(&claimed, voice)?;
        }
        let Some(action) = glance.action else { return Ok(false) };
        let seat = glance.seat.filter(|seat| seat.index() < self.table.seats());
        let seat = seat.ok_or_else(|| voice.word("trace-seat"))?;
        self.table.play(seat, &action).map_err(|refusal| {
            let phrase = Phrase::new("trace-action").with("seat", seat.to_string());
            let refusal = voice.refusal(self.game, &refusal);
            voice.say(phrase.with("action", &*action).with("refusal", refusal))
        })?;
        self.ply += 1;
        Ok(true)
    }

    /// Compare what a line claims with the table, however it is written.
    fn compare(&mut self, claimed: &Value, voice: &Voice) -> Result<(), String> {
        if self.ply == 0 && claimed["state"] != self.table.state() {
            // Not the start of a new game, so it claims to have been set up by hand.
            if let Ok(table) = self.game.load(&self.options, self.seed, &claimed["state"]) {
                self.table = table;
            }
        }
        let found = serde_json::to_value(Moment::of(&*self.table, self.ply));
        let found = found.expect("our own types have a JSON form");
        for key in ["ply", "state", "to_act", "legal", "outcome"] {
            if let Some((place, claimed, found)) = difference(key, claimed.get(key), found.get(key))
            {
                let show = |value: Option<&Value>| match value {
                    Some(value) => shorten(&value.to_string()),
                    None => voice.word("trace-missing"),
                };
                let phrase = Phrase::new("trace-differs").with("place", place);
                let phrase = phrase.with("claimed", show(claimed)).with("found", show(found));
                return Err(voice.say(phrase));
            }
        }
        Ok(())
    }
}

/// The first place, as deep as fields are named, where two values differ, and both values there.
fn difference<'v>(
    place: &str,
    claimed: Option<&'v Value>,
    found: Option<&'v Value>,
) -> Option<(String, Option<&'v Value>, Option<&'v Value>)> {
    if claimed == found {
        return None;
    }
    if let (Some(Value::Object(a)), Some(Value::Object(b))) = (claimed, found) {
        let deeper = |key: &String| difference(&format!("{place}.{key}"), a.get(key), b.get(key));
        return a.keys().chain(b.keys()).find_map(deeper);
    }
    Some((place.to_owned(), claimed, found))
}

/// Enough of a long value to be recognised.
fn shorten(text: &str) -> String {
    const MOST: usize = 120;
    let short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() { short + "…" } else { short }
}
