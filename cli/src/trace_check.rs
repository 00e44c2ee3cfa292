use std::borrow::Cow;

use serde::{Deserialize, de::IgnoredAny};
use serde_json::Value;
use table::{AnyTable, Lang, Phrase, Seat, Seed, text::shorten};

use crate::{
    names::SeatNames,
    pieces::Line,
    setting::{GameArg, find_game},
    trace_line::TraceLine,
    voice::Voice,
};

/// How much of a long value is quoted: enough to recognise it.
const QUOTED: usize = 120;

/// Replays the games of a trace line by line and compares everything they say.
struct TraceCheck<'a> {
    voice: &'a Voice,
    stage: Stage,
}

/// Where in a game the trace stands.
enum Stage {
    /// Before the first header.
    Before,
    /// Behind the header; the table stands where the next line says it does.
    Running(Running),
    /// Behind the last line of a game of so many actions.
    Over(usize),
    /// Behind the first line that is wrong.
    Failed,
}

struct Running {
    game: GameArg,
    rules: u32,
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The number of its actions, or the first ply that is wrong.
    pub ply: usize,
    /// What is wrong, in words.
    pub fault: Option<String>,
}

/// Check a whole trace; how each of its games came out, in words of this language.
pub fn check_trace(text: &str, lang: Lang) -> Vec<Verdict> {
    check(text, &Voice::new(lang))
}

/// What a line is to the games of a trace. Games can be checked apart: a header begins anew, whatever
/// was before it.
pub(crate) fn line_kind(line: &str) -> Line {
    let header = || {
        let glance: Result<Glance<'_>, _> = serde_json::from_str(line);
        glance.is_ok_and(|glance| glance.game.is_some())
    };
    // Few lines but headers speak of a game, or hide letters, so that the long ones are not read for it.
    let may_be = line.contains("game") || line.contains('\\');
    if may_be && header() { Line::First } else { Line::Within }
}

/// Check a trace of any number of games.
pub(crate) fn check(text: &str, voice: &Voice) -> Vec<Verdict> {
    let mut check = TraceCheck::new(voice);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut verdicts: Vec<Verdict> = lines.flat_map(|line| check.line(line)).collect();
    verdicts.extend(check.end());
    verdicts
}

impl<'a> TraceCheck<'a> {
    /// A check that has seen nothing yet.
    fn new(voice: &'a Voice) -> TraceCheck<'a> {
        TraceCheck { voice, stage: Stage::Before }
    }

    /// Take in a line; the verdicts of the games that it decides.
    fn line(&mut self, line: &str) -> Vec<Verdict> {
        let glance: Glance<'_> = match read(line, self.voice) {
            Ok(glance) => glance,
            Err(words) => return self.fail(words).into_iter().collect(),
        };
        if glance.game.is_some() {
            let broken_off = self.end();
            return broken_off.into_iter().chain(self.header(line)).collect();
        }
        self.moment(line, glance).into_iter().collect()
    }

    /// No line follows; the verdict of the last game.
    fn end(&mut self) -> Option<Verdict> {
        match self.stage {
            Stage::Running(_) => self.fail(self.voice.word("trace-broken-off")),
            Stage::Over(ply) => {
                self.stage = Stage::Before;
                Some(Verdict { ply, fault: None })
            }
            Stage::Before | Stage::Failed => None,
        }
    }

    fn fail(&mut self, words: String) -> Option<Verdict> {
        let ply = match &self.stage {
            Stage::Running(running) => running.ply,
            Stage::Over(ply) => *ply,
            Stage::Before => 0,
            Stage::Failed => return None,
        };
        self.stage = Stage::Failed;
        Some(Verdict { ply, fault: Some(words) })
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
                    self.stage = Stage::Over(running.ply);
                    None
                }
                Err(words) => self.fail(words),
            },
            Stage::Before => self.fail(self.voice.word("trace-header")),
            Stage::Over(_) => self.fail(self.voice.word("trace-after-end")),
            // What follows the first wrong line of a game is not judged.
            Stage::Failed => None,
        }
    }
}

impl Running {
    fn start(line: &str, voice: &Voice) -> Result<Running, String> {
        let header: Value = read(line, voice)?;
        let text = |key: &str| header[key].as_str().unwrap_or_default();
        let game = find_game(text("game"), voice)?;
        let about = game.about();
        let rules = header["rules"].as_u64().and_then(|rules| u32::try_from(rules).ok());
        let rules = rules.filter(|&rules| about.knows_rules(rules)).ok_or_else(|| {
            let phrase = Phrase::new("trace-rules")
                .with("claimed", header["rules"].to_string())
                .with("oldest", about.oldest_rules.to_string())
                .with("newest", about.rules_version.to_string());
            voice.say(phrase)
        })?;
        let seed: Seed = text("seed").parse().map_err(|_| voice.word("record-line-seed"))?;
        let options = header["options"].clone();
        let table = game
            .start(rules, &options, seed)
            .map_err(|problems| voice.say_of(game, &problems.to_phrase()))?;
        Ok(Running { game, rules, table, options, seed, ply: 0 })
    }

    /// Compare a line with the table and do its action; false if it is the last of its game.
    fn moment(&mut self, line: &str, glance: Glance<'_>, voice: &Voice) -> Result<bool, String> {
        let mut here = TraceLine::of(&*self.table, self.ply);
        if let (Some(seat), Some(action)) = (glance.seat, &glance.action) {
            here = here.with(seat, action);
        }
        let text = serde_json::to_string(&here).expect("our own types have a JSON form");
        // Almost all lines are exactly what we would have written ourselves.
        if text != line.trim_end() {
            let claimed: Value = read(line, voice)?;
            self.compare(&claimed, voice)?;
        }
        let Some(action) = glance.action else { return Ok(false) };
        let seat = glance.seat.filter(|seat| seat.index() < self.table.sides().seats());
        let seat = seat.ok_or_else(|| voice.word("trace-seat"))?;
        self.table.play(seat, &action).map_err(|refusal| {
            let who = voice.seat(self.game, &SeatNames::NONE, seat);
            let refusal = voice.refusal(self.game, &refusal);
            let phrase = Phrase::new("trace-action").with("action", &*action);
            voice.say(phrase.with("who", who).with("refusal", refusal))
        })?;
        self.ply += 1;
        Ok(true)
    }

    /// Compare what a line claims with the table, however it is written.
    fn compare(&mut self, claimed: &Value, voice: &Voice) -> Result<(), String> {
        if self.ply == 0 && claimed["state"] != self.table.state() {
            // Not the start of a new game, so it claims to have been set up by hand.
            let state = &claimed["state"];
            if let Ok(table) = self.game.load(self.rules, &self.options, self.seed, state) {
                self.table = table;
            }
        }
        let found = serde_json::to_value(TraceLine::of(&*self.table, self.ply));
        let found = found.expect("our own types have a JSON form");
        for key in ["ply", "state", "to_act", "legal", "outcome"] {
            if let Some((place, claimed, found)) = difference(key, claimed.get(key), found.get(key))
            {
                let show = |value: Option<&Value>| match value {
                    Some(value) => shorten(&value.to_string(), QUOTED),
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

/// Read a line. Whoever only glances at it does not see everything that may be wrong: numbers that are
/// too large, texts that are none, lists that are too deep.
fn read<'l, T: Deserialize<'l>>(line: &'l str, voice: &Voice) -> Result<T, String> {
    serde_json::from_str(line)
        .map_err(|error| voice.say(Phrase::new("trace-line").with("error", error.to_string())))
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
