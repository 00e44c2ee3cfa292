use std::{fmt, str::FromStr};

use serde_json::Value;

use crate::{AnyGame, AnyTable, Outcome, Phrase, Problem, Seat, Seed};

/// A whole game as readable text: what was agreed, what was done, how it ended.
///
/// ```text
/// Game: maiak
/// Rules: 1
/// Options: {"switch":"mandatory",…}
/// Seed: 0000…0007
/// Commitment: 1a7f…
/// Outcome: 1 0 reached
///
/// 0: c1-c2 a4~b4
/// 1: c5-c4 d2~e3
/// ```
///
/// Lines that start with `#` are remarks. A line of actions starts with the seat that did them.
/// While a game runs, the seed is left out and its commitment stands alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The rule choices in full.
    pub options: Value,
    /// Where all chance came from, once that may be known.
    pub seed: Option<Seed>,
    /// SHA-256 of the seed, published at the start.
    pub commitment: String,
    /// The state at the start, if it was set up by hand.
    pub start: Option<Value>,
    /// Anything else worth keeping, such as who sat where.
    pub tags: Vec<(String, String)>,
    /// What was done, by whom.
    pub actions: Vec<(Seat, String)>,
    /// How it ended.
    pub outcome: Option<Ending>,
}

/// An outcome as it stands in a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// One score per seat.
    pub scores: Vec<f64>,
    /// Why it ended.
    pub reason: String,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        Ending { scores: outcome.scores().to_vec(), reason: outcome.reason().to_owned() }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for score in &self.scores {
            write!(f, "{score} ")?;
        }
        f.write_str(&self.reason)
    }
}

/// What is wrong with a record: where, and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The number of the first action that fails, counted from 0, if it is an action.
    pub ply: Option<usize>,
    /// What is wrong.
    pub phrase: Phrase,
}

impl Flaw {
    fn new(phrase: Phrase) -> Flaw {
        Flaw { ply: None, phrase }
    }
}

impl Record {
    /// Replay the record from its start and check everything it claims: the commitment, every
    /// action, the outcome. Returns the table as it stands after the last action.
    pub fn verify(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, Flaw> {
        let mut table = self.set_up(game)?;
        if self.seed.is_none() {
            return Err(Flaw::new(Phrase::new("flaw-no-seed")));
        }
        for ply in 0..self.actions.len() {
            self.play_ply(table.as_mut(), ply)?;
        }
        let outcome = table.outcome().map(Ending::from);
        if outcome != self.outcome {
            let say = |ending: &Option<Ending>| match ending {
                Some(ending) => Phrase::plain(ending.to_string()),
                None => Phrase::new("flaw-unfinished"),
            };
            let phrase = Phrase::new("flaw-outcome")
                .with("claimed", say(&self.outcome))
                .with("found", say(&outcome));
            return Err(Flaw::new(phrase));
        }
        Ok(table)
    }

    /// The table as it stood before the first action. A record without its seed can be set up and
    /// looked at only where the game draws nothing.
    pub fn set_up(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, Flaw> {
        let about = game.about();
        if self.game != about.id {
            let phrase = Phrase::new("flaw-game").with("claimed", self.game.as_str());
            return Err(Flaw::new(phrase.with("found", about.id)));
        }
        if self.rules != about.rules_version {
            let phrase = Phrase::new("flaw-rules").with("claimed", self.rules.to_string());
            return Err(Flaw::new(phrase.with("known", about.rules_version.to_string())));
        }
        if self.seed.is_some_and(|seed| seed.commitment() != self.commitment) {
            return Err(Flaw::new(Phrase::new("flaw-commitment")));
        }
        let seed = self.seed.unwrap_or(Seed([0; 32]));
        let table = match &self.start {
            None => game.start(&self.options, seed),
            Some(state) => game.load(&self.options, seed, state),
        };
        let say = |problems: Vec<Problem>| {
            let list = problems.iter().map(Problem::to_phrase).collect::<Vec<_>>();
            Flaw::new(Phrase::new("flaw-start").with("problems", list))
        };
        table.map_err(say)
    }

    /// Do the action with this number at a table that stands right before it.
    pub fn play_ply(&self, table: &mut dyn AnyTable, ply: usize) -> Result<(), Flaw> {
        let (seat, action) = &self.actions[ply];
        table.play(*seat, action).map_err(|refusal| {
            let phrase = Phrase::new("flaw-action")
                .with("number", (ply + 1).to_string())
                .with("seat", seat.to_string())
                .with("action", action.as_str())
                .with("refusal", refusal.to_phrase());
            Flaw { ply: Some(ply), phrase }
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Game: {}", self.game)?;
        writeln!(f, "Rules: {}", self.rules)?;
        writeln!(f, "Options: {}", self.options)?;
        if let Some(seed) = self.seed {
            writeln!(f, "Seed: {seed}")?;
        }
        writeln!(f, "Commitment: {}", self.commitment)?;
        if let Some(start) = &self.start {
            writeln!(f, "Start: {start}")?;
        }
        for (name, value) in &self.tags {
            writeln!(f, "{name}: {value}")?;
        }
        if let Some(outcome) = &self.outcome {
            writeln!(f, "Outcome: {outcome}")?;
        }
        let mut line = 0;
        for (i, (seat, action)) in self.actions.iter().enumerate() {
            let same = i > 0 && self.actions[i - 1].0 == *seat;
            if same && line + action.len() < 96 {
                write!(f, " {action}")?;
                line += 1 + action.len();
            } else {
                write!(f, "\n{seat}: {action}")?;
                line = 3 + action.len();
            }
        }
        if self.actions.is_empty() { Ok(()) } else { writeln!(f) }
    }
}

impl FromStr for Record {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Record, Flaw> {
        let mut record = Record {
            game: String::new(),
            rules: 0,
            options: Value::Null,
            seed: None,
            commitment: String::new(),
            start: None,
            tags: Vec::new(),
            actions: Vec::new(),
            outcome: None,
        };
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let flaw = |expected: &'static str| {
                let phrase = Phrase::new("flaw-line")
                    .with("number", (number + 1).to_string())
                    .with("expected", Phrase::new(expected));
                Flaw::new(phrase)
            };
            let (name, value) = line.split_once(':').ok_or_else(|| flaw("flaw-line-colon"))?;
            record.take_line(name.trim(), value.trim()).map_err(flaw)?;
        }
        if record.game.is_empty() || record.options.is_null() || record.commitment.is_empty() {
            return Err(Flaw::new(Phrase::new("flaw-tags")));
        }
        Ok(record)
    }
}

impl Record {
    /// Take in one line, or the key of what was expected.
    fn take_line(&mut self, name: &str, value: &str) -> Result<(), &'static str> {
        if let Ok(seat) = name.parse::<u8>() {
            if usize::from(seat) >= crate::MAX_SEATS {
                return Err("flaw-line-seat");
            }
            let actions = value.split_whitespace();
            self.actions.extend(actions.map(|action| (Seat(seat), action.to_owned())));
            return Ok(());
        }
        match name {
            "Game" => self.game = value.to_owned(),
            "Rules" => self.rules = value.parse().map_err(|_| "flaw-line-number")?,
            "Options" => {
                self.options = serde_json::from_str(value).map_err(|_| "flaw-line-json")?
            }
            "Seed" => self.seed = Some(value.parse().map_err(|_| "flaw-line-seed")?),
            "Commitment" => self.commitment = value.to_ascii_lowercase(),
            "Start" => {
                self.start = Some(serde_json::from_str(value).map_err(|_| "flaw-line-json")?);
            }
            "Outcome" => {
                let mut parts: Vec<&str> = value.split_whitespace().collect();
                let reason = parts.pop().ok_or("flaw-line-outcome")?.to_owned();
                let scores: Result<Vec<f64>, _> = parts.iter().map(|part| part.parse()).collect();
                let scores = scores.map_err(|_| "flaw-line-outcome")?;
                self.outcome = Some(Ending { scores, reason });
            }
            _ => self.tags.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            game: "maiak".into(),
            rules: 1,
            options: serde_json::json!({"switch": "mandatory"}),
            seed: Some(Seed::from(7)),
            commitment: Seed::from(7).commitment(),
            start: None,
            tags: vec![("Seat 0".into(), "Ada: the first".into())],
            actions: (0..40).map(|i| (Seat(i / 30), format!("a{i}-b{i}"))).collect(),
            outcome: Some(Ending { scores: vec![0.5, 0.5], reason: "quiet".into() }),
        }
    }

    #[test]
    fn text_round_trip() {
        let record = sample();
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        assert!(record.to_string().lines().all(|line| line.len() < 100 || line.starts_with("Opt")));
    }

    #[test]
    fn remarks_and_blank_lines_are_skipped() {
        let text = format!("# a fine game\n\n{}\n# the end\n", sample());
        assert_eq!(text.parse(), Ok(sample()));
    }

    #[test]
    fn an_unreadable_line_is_named() {
        for (line, key) in [
            ("nonsense", "flaw-line-colon"),
            ("99: a1-a2", "flaw-line-seat"),
            ("Rules: one", "flaw-line-number"),
            ("Options: {", "flaw-line-json"),
            ("Seed: 12x", "flaw-line-seed"),
            ("Outcome: one nil", "flaw-line-outcome"),
            ("Outcome:", "flaw-line-outcome"),
        ] {
            let flaw = format!("Game: maiak\n{line}").parse::<Record>().unwrap_err();
            let expected =
                Phrase::new("flaw-line").with("number", "2").with("expected", Phrase::new(key));
            assert_eq!(flaw.phrase, expected);
        }
        assert_eq!("".parse::<Record>().unwrap_err().phrase, Phrase::new("flaw-tags"));
    }
}
