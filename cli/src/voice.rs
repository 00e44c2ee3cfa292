use std::env;

use table::{
    AnyGame, AnyTable, Company, Lang, Messages, Phrase, ProblemList, RecordError, RecordedOutcome,
    Refusal, Seat, SeatSet, Sides, Words,
};

use crate::{
    failure::Failure,
    names::{self, SeatNames},
};

/// What the program itself says; what a game says comes from the game.
const MESSAGES: Messages =
    Messages { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") };

/// Speaks the user's language: the program's own words, and those of a game.
#[derive(Debug)]
pub(crate) struct Voice {
    lang: Lang,
    words: Words,
}

impl Voice {
    /// A voice that speaks one language.
    pub(crate) fn new(lang: Lang) -> Voice {
        Voice { lang, words: Words::new(&[MESSAGES]) }
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

    /// Say something in the words of a game among people whose names are known.
    pub(crate) fn say_among(
        &self,
        game: &dyn AnyGame,
        company: &dyn Company,
        phrase: &Phrase,
    ) -> String {
        game.words().say_among(self.lang, phrase, company)
    }

    /// What a seat is called.
    pub(crate) fn seat(&self, game: &dyn AnyGame, names: &SeatNames, seat: Seat) -> String {
        self.say_among(game, names, &game.seat_name(seat))
    }

    /// What several seats are called together.
    pub(crate) fn seats(&self, game: &dyn AnyGame, names: &SeatNames, seats: SeatSet) -> String {
        let all = seats.iter().map(|seat| self.seat(game, names, seat)).collect();
        self.say(names::joined(all))
    }

    /// What a game is about.
    pub(crate) fn summary(&self, game: &dyn AnyGame) -> String {
        self.say_of(game, &Phrase::summary())
    }

    /// What each side scored.
    pub(crate) fn scores(
        &self,
        game: &dyn AnyGame,
        names: &SeatNames,
        sides: &Sides,
        scores: &[f64],
    ) -> Vec<Phrase> {
        let say = |side: &SeatSet| {
            let score = side.first().and_then(|seat| scores.get(seat.index()));
            Phrase::new("score")
                .with("who", self.seats(game, names, *side))
                .with("score", score.copied().unwrap_or_default().to_string())
        };
        sides.sides().iter().map(say).collect()
    }

    /// How a game ended, by its rules or otherwise, or that it has not, in a sentence.
    pub(crate) fn ending(
        &self,
        game: &dyn AnyGame,
        names: &SeatNames,
        table: &dyn AnyTable,
        ended: Option<&RecordedOutcome>,
    ) -> String {
        let sides = table.sides();
        if let Some(outcome) = table.outcome() {
            let reason = self.say_of(game, &outcome.phrase());
            return self.end(game, names, &sides, outcome.scores(), reason);
        }
        let Some(ended) = ended else { return self.word("unfinished") };
        let reason = match ended.reason.as_str() {
            "resigned" if sides.sides().len() > 1 => self.word("ended-resigned"),
            "resigned" => self.word("ended-resigned-alone"),
            "time" => self.word("ended-time"),
            other => other.to_owned(),
        };
        self.end(game, names, &sides, &ended.scores, reason)
    }

    fn end(
        &self,
        game: &dyn AnyGame,
        names: &SeatNames,
        sides: &Sides,
        scores: &[f64],
        reason: String,
    ) -> String {
        let best = scores.iter().copied().fold(0.0, f64::max);
        let wins = |side: &&SeatSet| {
            best > 0.0 && side.iter().any(|seat| scores.get(seat.index()) == Some(&best))
        };
        let winners: Vec<SeatSet> = sides.sides().iter().filter(wins).copied().collect();
        let all = winners.len() == sides.sides().len();
        let alone = sides.people().len() == 1;
        let phrase = match winners.len() {
            0 if alone => Phrase::new("outcome-alone-lost"),
            0 => Phrase::new("outcome-nobody"),
            1 if alone => Phrase::new("outcome-alone"),
            1 if all => Phrase::new("outcome-together"),
            1 => Phrase::new("outcome-won"),
            _ if all => Phrase::new("outcome-draw"),
            _ => Phrase::new("outcome-shared"),
        };
        let seats = winners.into_iter().fold(SeatSet::EMPTY, SeatSet::union);
        let who = self.seats(game, names, seats);
        let phrase = phrase.with("who", who).with("winners", seats.len());
        self.say(phrase.with("reason", reason))
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
    pub(crate) fn problems(&self, game: &dyn AnyGame, problems: &ProblemList) -> Failure {
        let all = problems.problems().iter();
        Failure::Input(all.map(|problem| self.say_of(game, &problem.to_phrase())).collect())
    }

    /// A record cannot be used.
    pub(crate) fn record_error(&self, game: &dyn AnyGame, error: &RecordError) -> Failure {
        Failure::input(self.say_of(game, &error.phrase))
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
        assert_eq!(MESSAGES.keys(Lang::En), MESSAGES.keys(Lang::De));
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
        let keys = MESSAGES.keys(Lang::En);
        let common = Messages::COMMON.keys(Lang::En);
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
