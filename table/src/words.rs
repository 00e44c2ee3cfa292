use std::{borrow::Cow, collections::BTreeSet, fmt, str::FromStr};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A language in which the table speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text names no language of ours.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a language is en or de, not “{0}”")]
pub struct LangError(String);

impl FromStr for Lang {
    type Err = LangError;

    /// Take `de`, `de_AT.UTF-8`, `EN-us`: what stands before the first sign counts.
    fn from_str(text: &str) -> Result<Lang, LangError> {
        let code = text.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| code.eq_ignore_ascii_case(lang.code()))
            .ok_or_else(|| LangError(text.to_owned()))
    }
}

/// Something to be said, in no language yet: the key of a Fluent message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    key: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A word that stays as it is, or by which the message chooses its wording.
    Text(String),
    /// A number, for plural forms.
    Number(i64),
    /// Something that is itself put into words first.
    Phrase(Box<Phrase>),
    /// Several things, put into words and joined by commas.
    List(Vec<Phrase>),
}

impl Phrase {
    /// The message with this key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// Add an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// A text that needs no translation, such as what a parser found.
    pub fn plain(text: impl Into<String>) -> Phrase {
        Phrase::new("plain").with("text", text.into())
    }

    /// What a game is about, in one or two sentences.
    pub fn summary() -> Phrase {
        Phrase::new("summary")
    }

    /// The key of the message.
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Arg {
        Arg::List(list)
    }
}

macro_rules! arg_from_integers {
    ($($integer:ty),*) => {$(
        impl From<$integer> for Arg {
            fn from(number: $integer) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
arg_from_integers!(u8, u16, u32, u64, usize, i32, i64);

/// The Fluent texts of one part of the program, one per language.
#[derive(Clone, Copy, Debug)]
pub struct Script {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

impl Script {
    /// What every game says alike.
    pub const COMMON: Script =
        Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") };

    /// The text in one language.
    pub const fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }

    /// The keys of all messages in one language.
    pub fn keys(&self, lang: Lang) -> BTreeSet<&'static str> {
        let key = |line: &'static str| {
            let (key, _) = line.split_once('=')?;
            key.starts_with(|c: char| c.is_ascii_alphabetic()).then(|| key.trim_end())
        };
        self.text(lang).lines().filter_map(key).collect()
    }
}

/// Speaks phrases in every language.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
}

impl Words {
    /// The words of the given scripts together with the common ones.
    ///
    /// # Panics
    /// If a script is not well-formed Fluent; scripts are part of the program and tested.
    pub fn new(scripts: &[Script]) -> Words {
        let bundle = |lang: Lang| {
            let id = lang.code().parse().expect("our codes are language tags");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            for script in [Script::COMMON].iter().chain(scripts) {
                let resource = FluentResource::try_new(script.text(lang).to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("{lang} words: {errors:?}"));
                bundle.add_resource_overriding(resource);
            }
            bundle
        };
        Words { bundles: Lang::ALL.map(bundle) }
    }

    /// Put a phrase into words. A missing message shows its key, so that it is noticed and the
    /// program goes on; the battery of tests finds every such case.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.try_say(lang, phrase).unwrap_or_else(|| format!("⟨{}⟩", phrase.key))
    }

    /// Put a phrase into words, or nothing if it, or anything in it, has no wording.
    pub fn try_say(&self, lang: Lang, phrase: &Phrase) -> Option<String> {
        let bundle = &self.bundles[lang as usize];
        let pattern = bundle.get_message(&phrase.key)?.value()?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Phrase(inner) => FluentValue::from(self.try_say(lang, inner)?),
                Arg::List(list) => {
                    let said: Option<Vec<_>> = list.iter().map(|p| self.try_say(lang, p)).collect();
                    FluentValue::from(said?.join(", "))
                }
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_common_keys() {
        assert_eq!(Script::COMMON.keys(Lang::En), Script::COMMON.keys(Lang::De));
        assert!(Script::COMMON.keys(Lang::En).contains("plain"));
    }

    #[test]
    fn phrases_nest_and_a_missing_one_shows_its_key() {
        let words = Words::new(&[]);
        let inner = Phrase::plain("a");
        let outer = Phrase::new("plain").with("text", vec![inner.clone(), inner]);
        assert_eq!(words.say(Lang::De, &outer), "a, a");
        assert_eq!(words.say(Lang::En, &Phrase::new("nowhere")), "⟨nowhere⟩");
        assert_eq!(words.try_say(Lang::En, &Phrase::new("plain")), None, "argument missing");
    }

    #[test]
    fn languages_are_found_in_what_systems_call_them() {
        assert_eq!("de_CH.UTF-8".parse(), Ok(Lang::De));
        assert_eq!("EN".parse(), Ok(Lang::En));
        assert!("fr".parse::<Lang>().is_err());
    }
}
