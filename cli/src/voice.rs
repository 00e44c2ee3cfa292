use std::env;

use table::{AnyGame, Flaw, Lang, Outcome, Phrase, Problem, Refusal, Script, Seat, SeatSet, Words};

use crate::failure::Failure;

/// What the program itself says; what a game says comes from the game.
const SCRIPT: Script =
    Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") };

/// Speaks the user's language: the program's own words, and those of a game.
#[derive(Debug)]
pub(crate) struct Voice {
    lang: Lang,
    words: Words,
}

impl Voice {
    /// A voice that speaks one language.
    pub(crate) fn new(lang: Lang) -> Voice {
        Voice { lang, words: Words::new(&[SCRIPT]) }
    }

    /// The language it speaks.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// Say something of the program's own.
    pub(crate) fn say(&self, phrase: Phrase) -> String {
        self.words.say(self.lang, &phrase)
    }

    /// Say something without arguments of the program's own.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.say(Phrase::new(key))
    }

    /// Say something in the words of a game.
    pub(crate) fn say_of(&self, game: &dyn AnyGame, phrase: &Phrase) -> String {
        game.words().say(self.lang, phrase)
    }

    /// What a seat is called.
    pub(crate) fn seat(&self, game: &dyn AnyGame, seat: Seat) -> String {
        self.say_of(game, &game.seat_name(seat))
    }

    /// What several seats are called, one after the other.
    pub(crate) fn seats(&self, game: &dyn AnyGame, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(game, seat)).collect();
        names.join(", ")
    }

    /// What a game is about.
    pub(crate) fn summary(&self, game: &dyn AnyGame) -> String {
        self.say_of(game, &Phrase::summary())
    }

    /// What a seat scored.
    pub(crate) fn score(&self, game: &dyn AnyGame, seat: Seat, score: f64) -> Phrase {
        Phrase::new("score").with("who", self.seat(game, seat)).with("score", score.to_string())
    }

    /// How a game ended, in a sentence.
    pub(crate) fn outcome(&self, game: &dyn AnyGame, outcome: &Outcome) -> String {
        let winners = outcome.winners();
        let shared = winners.first().is_some_and(|seat| outcome.score(seat) < 1.0);
        let phrase = Phrase::new(if shared { "outcome-shared" } else { "outcome-won" })
            .with("who", self.seats(game, winners))
            .with("winners", winners.len())
            .with("reason", self.say_of(game, &outcome.phrase()));
        self.say(phrase)
    }

    /// Why something was refused.
    pub(crate) fn refusal(&self, game: &dyn AnyGame, refusal: &Refusal) -> String {
        self.say_of(game, &refusal.to_phrase())
    }

    /// The input cannot be used for this reason.
    pub(crate) fn refuse(&self, phrase: Phrase) -> Failure {
        Failure::input(self.say(phrase))
    }

    /// Options or a state cannot be used, for every reason.
    pub(crate) fn problems(&self, game: &dyn AnyGame, problems: &[Problem]) -> Failure {
        let say = |problem: &Problem| self.say_of(game, &problem.to_phrase());
        Failure::Input(problems.iter().map(say).collect())
    }

    /// A record cannot be used.
    pub(crate) fn flaw(&self, game: &dyn AnyGame, flaw: &Flaw) -> Failure {
        Failure::input(self.say_of(game, &flaw.phrase))
    }
}

/// The language that the system is set to, or English.
pub(crate) fn system_language() -> Lang {
    // The first of these that is set decides, as everywhere on Unix.
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    value.and_then(|value| value.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    use super::*;

    #[test]
    fn both_languages_have_the_same_keys() {
        assert_eq!(SCRIPT.keys(Lang::En), SCRIPT.keys(Lang::De));
    }

    /// Every source file of this crate, without its tests.
    fn sources(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let read = |path: PathBuf| match path.is_dir() {
            true => sources(&path),
            false => vec![
                fs::read_to_string(path).unwrap().split("#[cfg(test)]").next().unwrap().to_owned(),
            ],
        };
        entries.flat_map(read).collect()
    }

    #[test]
    fn everything_said_has_words_and_all_words_are_said() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).concat();
        let keys = SCRIPT.keys(Lang::En);
        let common = Script::COMMON.keys(Lang::En);
        for said in ["Phrase::new(", ".word("].iter().flat_map(|call| sources.split(call).skip(1)) {
            let Some(key) = said.strip_prefix('"').and_then(|said| said.split('"').next()) else {
                continue;
            };
            assert!(keys.contains(key) || common.contains(key), "no words for {key}");
        }
        for key in keys {
            assert!(sources.contains(&format!("\"{key}\"")), "{key} is never said");
        }
    }
}
