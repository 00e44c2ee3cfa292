use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{Phrase, Problem};

/// The rule choices of one table. Every field has a default, so `{}` is a full set of options.
pub trait Options:
    Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Everything that is wrong with these options; nothing if a table can start with them.
    fn problems(&self) -> Vec<Problem>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The most actions a game with these options can take, unless they allow endless play.
    fn max_actions(&self) -> Option<u32>;

    /// The options of game `number` in a match, where the rules alternate something.
    #[must_use]
    fn for_game(&self, number: usize) -> Self {
        let _ = number;
        self.clone()
    }
}

/// One option, for help texts and forms; its words have the key `option-NAME`.
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
    /// Something with a form of its own, told in the option's words.
    Text,
}

/// Read options from JSON and find everything that is wrong with them.
pub fn read_options<O: Options>(json: &Value, known: &[OptionInfo]) -> Result<O, Vec<Problem>> {
    let Some(given) = json.as_object() else {
        return Err(vec![Problem::new("options", Phrase::new("options-not-object"))]);
    };
    let mut problems = Vec::new();
    for (name, value) in given {
        let Some(info) = known.iter().find(|info| info.name == name) else {
            let names = known.iter().map(|info| Phrase::plain(info.name)).collect::<Vec<_>>();
            let phrase = Phrase::new("option-unknown").with("known", names);
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
    let options: O = serde_json::from_value(json.clone())
        .map_err(|error| vec![Problem::new("options", Phrase::plain(error.to_string()))])?;
    let problems = options.problems();
    if problems.is_empty() { Ok(options) } else { Err(problems) }
}

impl OptionKind {
    /// What was expected in place of `value`.
    fn expected(&self, value: &Value) -> Phrase {
        let phrase = match self {
            OptionKind::Choice(words) => {
                let words = words.iter().map(|word| Phrase::plain(*word)).collect::<Vec<_>>();
                Phrase::new("expected-choice").with("words", words)
            }
            OptionKind::Flag => Phrase::new("expected-flag"),
            OptionKind::Number(low, high) => {
                let (low, high) = (low.to_string(), high.to_string());
                Phrase::new("expected-number").with("low", low).with("high", high)
            }
            OptionKind::Text => Phrase::new("expected-text"),
        };
        phrase.with("found", value.to_string().chars().take(60).collect::<String>())
    }
}
