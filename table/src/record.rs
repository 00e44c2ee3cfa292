use std::{fmt, str::FromStr};

use serde_json::Value;

use crate::{Outcome, Phrase, RecordError, Seal, Seat, Seed};

/// A whole game as readable text: what was agreed, what was done, how it ended.
///
/// ```text
/// Format: 2
/// Game: maiak
/// Rules: 2
/// Options: {"switch":"mandatory",…}
/// Seat 0: Ada
/// Seat 1: bot hard
/// Commitment: 1a7f…
/// Seed: 0000…0007
/// Outcome: 1 0 reached
/// Seal: 4 9c0d…
///
/// 0: c1-c2#3fa19b a4~b4#0b22c7
/// 1: c5-c4#77e012 d2~e3#a1d0f5
/// ```
///
/// Lines that start with `#` are remarks. A line of actions starts with the seat that did them.
/// While a game runs among people, the seed is left out.
///
/// What was agreed is protected by the commitment, a hash of it and of the seed that is published
/// before the first action. Every action carries a mark, the beginning of a running hash over
/// everything before it, and the seal closes the list. So whatever is changed afterwards shows, at
/// the place where it was changed. Records without a `Format` line come from before all that: only
/// their seed was committed to.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The rule choices in full.
    pub options: Value,
    /// The state at the start, if it was set up by hand.
    pub start: Option<Value>,
    /// Anything else that was settled before the first action, such as who sat where.
    pub tags: Vec<(String, String)>,
    /// The hash of what was agreed and of the seed, published at the start.
    pub commitment: String,
    /// Where all chance came from, once that may be known.
    pub seed: Option<Seed>,
    /// What was done, by whom.
    pub actions: Vec<(Seat, String)>,
    /// How it ended by the rules.
    pub outcome: Option<RecordedOutcome>,
    /// How it ended where the rules know no such end: somebody gave up or ran out of time.
    pub ended: Option<RecordedOutcome>,
    /// What protects the actions; nothing in old records.
    pub seal: Option<Seal>,
}

/// An outcome as it stands in a record.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedOutcome {
    /// One score per seat.
    pub scores: Vec<f64>,
    /// Why it ended.
    pub reason: String,
    /// What was counted and how many it were, where a number is the result.
    pub count: Option<(String, u32)>,
}

impl From<Outcome> for RecordedOutcome {
    fn from(outcome: Outcome) -> RecordedOutcome {
        RecordedOutcome {
            scores: outcome.scores().to_vec(),
            reason: outcome.reason().to_owned(),
            count: outcome.count().map(|(what, count)| (what.to_owned(), count)),
        }
    }
}

impl fmt::Display for RecordedOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for score in &self.scores {
            write!(f, "{score} ")?;
        }
        f.write_str(&self.reason)?;
        match &self.count {
            Some((what, count)) => write!(f, " {what}={count}"),
            None => Ok(()),
        }
    }
}

/// The format that is written.
pub(crate) const FORMAT: &str = "2";
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let agreed = self.agreed();
        let old = agreed.split_once('\n').map_or("", |(_, rest)| rest);
        f.write_str(if self.is_sealed() { &agreed } else { old })?;
        writeln!(f, "Commitment: {}", self.commitment)?;
        if let Some(seed) = self.seed {
            writeln!(f, "Seed: {seed}")?;
        }
        for (name, end) in [("Outcome", &self.outcome), ("Ended", &self.ended)] {
            if let Some(end) = end {
                writeln!(f, "{name}: {end}")?;
            }
        }
        if let Some(seal) = &self.seal {
            writeln!(f, "Seal: {}", seal.closing)?;
        }
        let mut line = 0;
        for (i, (seat, action)) in self.actions.iter().enumerate() {
            let mark = self.seal.as_ref().and_then(|seal| seal.marks.get(i));
            let written = match mark {
                Some(mark) => format!("{action}#{mark}"),
                None => action.clone(),
            };
            let same = i > 0 && self.actions[i - 1].0 == *seat;
            if same && line + written.len() < 96 {
                write!(f, " {written}")?;
                line += 1 + written.len();
            } else {
                write!(f, "\n{seat}: {written}")?;
                line = 3 + written.len();
            }
        }
        if self.actions.is_empty() { Ok(()) } else { writeln!(f) }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader {
            record: Record {
                game: String::new(),
                rules: 0,
                options: Value::Null,
                start: None,
                tags: Vec::new(),
                commitment: String::new(),
                seed: None,
                actions: Vec::new(),
                outcome: None,
                ended: None,
                seal: None,
            },
            format: "1".to_owned(),
            marks: Vec::new(),
            closing: None,
        };
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let error = |expected: &'static str| {
                let phrase = Phrase::new("record-line")
                    .with("number", (number + 1).to_string())
                    .with("expected", Phrase::new(expected));
                RecordError::new(None, phrase)
            };
            let (name, value) = line.split_once(':').ok_or_else(|| error("record-line-colon"))?;
            reader.take_line(name.trim(), value.trim()).map_err(error)?;
        }
        reader.finish().map_err(|phrase| RecordError::new(None, phrase))
    }
}

/// A record that is being read.
struct Reader {
    record: Record,
    format: String,
    marks: Vec<String>,
    closing: Option<String>,
}

impl Reader {
    /// Take in one line, or the key of what was expected.
    fn take_line(&mut self, name: &str, value: &str) -> Result<(), &'static str> {
        if let Ok(number) = name.parse::<u64>() {
            let seat = Seat::try_from(number).map_err(|_| "record-line-seat")?;
            for written in value.split_whitespace() {
                let (action, mark) = written.split_once('#').unwrap_or((written, ""));
                if action.is_empty() {
                    return Err("record-line-action");
                }
                self.record.actions.push((seat, action.to_owned()));
                self.marks.push(mark.to_ascii_lowercase());
            }
            return Ok(());
        }
        let record = &mut self.record;
        match name {
            "Format" => self.format = value.to_owned(),
            "Game" => record.game = value.to_owned(),
            "Rules" => record.rules = value.parse().map_err(|_| "record-line-number")?,
            "Options" => {
                record.options = serde_json::from_str(value).map_err(|_| "record-line-json")?
            }
            "Seed" => record.seed = Some(value.parse().map_err(|_| "record-line-seed")?),
            "Commitment" => record.commitment = value.to_ascii_lowercase(),
            "Start" => {
                record.start = Some(serde_json::from_str(value).map_err(|_| "record-line-json")?);
            }
            "Outcome" => record.outcome = Some(read_outcome(value)?),
            "Ended" => record.ended = Some(read_outcome(value)?),
            "Seal" => self.closing = Some(value.to_ascii_lowercase()),
            _ => record.tags.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Record, Phrase> {
        let record = &self.record;
        if record.game.is_empty() || record.options.is_null() || record.commitment.is_empty() {
            return Err(Phrase::new("record-tags"));
        }
        match (self.format.as_str(), self.closing) {
            ("1", _) => {}
            (FORMAT, Some(closing)) => {
                self.record.seal = Some(Seal { marks: self.marks, closing });
            }
            (FORMAT, None) => return Err(Phrase::new("record-no-seal")),
            (found, _) => {
                let phrase = Phrase::new("record-format").with("found", found);
                return Err(phrase.with("known", FORMAT));
            }
        }
        Ok(self.record)
    }
}

fn read_outcome(text: &str) -> Result<RecordedOutcome, &'static str> {
    const EXPECTED: &str = "record-line-outcome";
    let mut parts: Vec<&str> = text.split_whitespace().collect();
    let count = match parts.last().and_then(|last| last.split_once('=')) {
        None => None,
        Some((what, count)) => {
            parts.pop();
            Some((what.to_owned(), count.parse().map_err(|_| EXPECTED)?))
        }
    };
    let reason = parts.pop().ok_or(EXPECTED)?.to_owned();
    let score = |part: &&str| part.parse().ok().filter(|score: &f64| score.is_finite());
    let scores: Option<Vec<f64>> = parts.iter().map(score).collect();
    Ok(RecordedOutcome { scores: scores.ok_or(EXPECTED)?, reason, count })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn sample() -> Record {
        Record {
            game: "maiak".into(),
            rules: 1,
            options: serde_json::json!({"switch": "mandatory"}),
            seed: Some(Seed::from(7)),
            commitment: String::new(),
            start: None,
            tags: vec![("Seat 0".into(), "Ada: the first".into())],
            actions: (0..40).map(|i| (Seat::new(i / 30), format!("a{i}-b{i}"))).collect(),
            outcome: Some(RecordedOutcome {
                scores: vec![0.5, 0.5],
                reason: "quiet".into(),
                count: Some(("cards".into(), 40)),
            }),
            ended: None,
            seal: None,
        }
        .sealed()
    }

    #[test]
    fn text_round_trip() {
        let record = sample();
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        assert_eq!(record.check_seal(), Ok(()));
        let long = |line: &str| line.len() >= 100 && !line.starts_with("Opt");
        assert!(!record.to_string().lines().any(long));
    }

    #[test]
    fn a_name_cannot_break_the_lines() {
        let mut record = sample();
        record.tags = vec![("Seat 0".into(), " Ada\nOutcome: 1 0 reached ".into())];
        let record = record.sealed();
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        assert_eq!(record.tags[0].1, "Ada Outcome: 1 0 reached");
    }

    #[test]
    fn remarks_and_blank_lines_are_skipped() {
        let text = format!("# a fine game\n\n{}\n# the end\n", sample());
        assert_eq!(text.parse(), Ok(sample()));
    }

    #[test]
    fn an_unreadable_line_is_named() {
        for (line, key) in [
            ("nonsense", "record-line-colon"),
            ("99: a1-a2", "record-line-seat"),
            ("Rules: one", "record-line-number"),
            ("Options: {", "record-line-json"),
            ("Seed: 12x", "record-line-seed"),
            ("Outcome: one nil", "record-line-outcome"),
            ("Outcome: NaN inf reached", "record-line-outcome"),
            ("0: c1-c2 #3fa19b", "record-line-action"),
            ("Outcome:", "record-line-outcome"),
        ] {
            let error = format!("Game: maiak\n{line}").parse::<Record>().unwrap_err();
            let expected =
                Phrase::new("record-line").with("number", "2").with("expected", Phrase::new(key));
            assert_eq!(error.phrase, expected);
        }
        assert_eq!("".parse::<Record>().unwrap_err().phrase, Phrase::new("record-tags"));
    }
}
