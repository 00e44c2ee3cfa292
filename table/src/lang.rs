use std::{fmt, str::FromStr};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_found_in_what_systems_call_them() {
        assert_eq!("de_CH.UTF-8".parse(), Ok(Lang::De));
        assert_eq!("EN".parse(), Ok(Lang::En));
        assert!("fr".parse::<Lang>().is_err());
    }
}
