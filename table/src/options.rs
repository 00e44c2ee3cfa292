use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{Phrase, Problem, Sides, text::shorten};

/// The rule choices of one table. Every field has a default, so `{}` is a full set of options.
pub trait Options:
    Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Everything that is wrong with these options; nothing if a table can start with them.
    fn problems(&self) -> Vec<Problem>;

    /// Who plays, and for whom.
    fn sides(&self) -> Sides;

    /// The most actions a game with these options can take, unless they allow endless play.
    fn max_actions(&self) -> Option<u32>;

    /// The options of game `number` in a match, where the rules alternate something.
    #[must_use]
    fn for_game(&self, number: usize) -> Self {
        let _ = number;
        self.clone()
    }

    /// What an older version of the rules took for options that are not given, as a JSON object.
    fn old_defaults(rules: u32) -> Value {
        let _ = rules;
        Value::Object(Map::new())
    }

    /// Play by this version of the rules: keep to what a later correction changed.
    fn set_rules(&mut self, rules: u32) {
        let _ = rules;
    }
}

/// One option, for help texts and forms; its words have the keys `option-NAME` and, in
/// short, `label-NAME`.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The name, as in JSON.
    pub name: &'static str,
    /// The rule that it changes.
    pub rule: &'static str,
    /// What it may be.
    pub kind: OptionKind,
}

impl OptionInfo {
    /// The words that the option may be.
    pub fn words(&self) -> &'static [&'static str] {
        match self.kind {
            OptionKind::Choice(words) | OptionKind::Preset(words) => words,
            OptionKind::Flag | OptionKind::Number(..) | OptionKind::Text => &[],
        }
    }

    /// What the option is called in short.
    pub fn label(&self) -> Phrase {
        Phrase::new(format!("label-{}", self.name))
    }

    /// One of the words that the option may be, to be told to people.
    pub fn value_phrase(&self, value: &str) -> Phrase {
        Phrase::new(format!("option-{}-{value}", self.name))
    }
}

/// What an option may be.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A whole number between two others.
    Number(u32, u32),
    /// One of these words, or something with a form of its own, told in the option's words.
    Preset(&'static [&'static str]),
    /// Something with a form of its own, told in the option's words.
    Text,
}

/// Read options from JSON, as this version of the rules understands them, and find everything that
/// is wrong with them.
pub fn read_options<O: Options>(
    json: &Value,
    known: &[OptionInfo],
    rules: u32,
) -> Result<O, Vec<Problem>> {
    let Some(given) = json.as_object() else {
        return Err(vec![Problem::new("options", Phrase::new("options-not-object"))]);
    };
    let mut problems = Vec::new();
    for (name, value) in given {
        let Some(info) = known.iter().find(|info| info.name == name) else {
            let names = known.iter().map(|info| Phrase::plain(info.name)).collect::<Vec<_>>();
            let meant = Phrase::meant(name, known.iter().map(|info| info.name));
            let phrase = Phrase::new("option-unknown").with("known", names).with("meant", meant);
            problems.push(Problem::new(name, phrase));
            continue;
        };
        let alone = Value::Object(Map::from_iter([(name.clone(), value.clone())]));
        if serde_json::from_value::<O>(alone).is_err() {
            problems.push(Problem::new(name, info.kind.expected(value)));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut all = O::old_defaults(rules);
    if let Some(all) = all.as_object_mut() {
        all.extend(given.clone());
    }
    let mut options: O = serde_json::from_value(all)
        .map_err(|error| vec![Problem::new("options", Phrase::plain(error.to_string()))])?;
    options.set_rules(rules);
    let problems = options.problems();
    if problems.is_empty() { Ok(options) } else { Err(problems) }
}

impl OptionKind {
    /// What was expected in place of `value`.
    fn expected(&self, value: &Value) -> Phrase {
        let one_of = |key: &'static str, words: &[&'static str]| {
            let meant = Phrase::meant(value.as_str().unwrap_or_default(), words.iter().copied());
            let words = words.iter().map(|word| Phrase::plain(*word)).collect::<Vec<_>>();
            Phrase::new(key).with("words", words).with("meant", meant)
        };
        let phrase = match self {
            OptionKind::Choice(words) => one_of("expected-choice", words),
            OptionKind::Flag => Phrase::new("expected-flag"),
            OptionKind::Number(low, high) => {
                let (low, high) = (low.to_string(), high.to_string());
                Phrase::new("expected-number").with("low", low).with("high", high)
            }
            OptionKind::Preset(words) => one_of("expected-preset", words),
            OptionKind::Text => Phrase::new("expected-text"),
        };
        phrase.with("found", shorten(&value.to_string(), 60))
    }
}
