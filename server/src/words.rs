//! Everything the server says itself, in every language.

use std::sync::LazyLock;

use catalog::Title;
use table::{Lang, Outcome, Phrase, Script, Seat, SeatSet, Words};

/// Everything the server says itself; what a game says comes from the game. Keys that start with
/// `server-` are said by the server, the others by the pages and by the client in the browser.
pub const SCRIPT: Script =
    Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") };

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(&[SCRIPT]));

/// Say something of the server's own.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    WORDS.say(lang, phrase)
}

/// Say something of the server's own that has no arguments.
pub fn word(lang: Lang, key: &'static str) -> String {
    say(lang, &Phrase::new(key))
}

/// What a seat is called.
pub fn seat(lang: Lang, game: &dyn Title, seat: Seat) -> String {
    game.words().say(lang, &game.seat_name(seat))
}

/// What several seats are called, one after the other.
pub fn seats(lang: Lang, game: &dyn Title, set: SeatSet) -> String {
    let names: Vec<String> = set.iter().map(|one| seat(lang, game, one)).collect();
    names.join(", ")
}

/// How a game ended, in a sentence.
pub fn outcome(lang: Lang, game: &dyn Title, outcome: &Outcome) -> String {
    let winners = outcome.winners();
    let shared = winners.first().is_some_and(|seat| outcome.score(seat) < 1.0);
    // An ending that no rule of the game knows, such as giving up, is told by the server.
    let reason = WORDS
        .try_say(lang, &Phrase::new(format!("server-outcome-{}", outcome.reason())))
        .unwrap_or_else(|| game.words().say(lang, &outcome.phrase()));
    let key = if shared { "server-shared" } else { "server-won" };
    let phrase = Phrase::new(key)
        .with("who", seats(lang, game, winners))
        .with("winners", winners.len())
        .with("reason", reason);
    say(lang, &phrase)
}

/// Speaks of one table: the words of its game and those of the server together, so that a phrase
/// of the one may stand in a phrase of the other.
static AT_TABLES: LazyLock<Vec<(&'static str, Words)>> = LazyLock::new(|| {
    let together = |game: &'static dyn Title| {
        let about = game.about();
        (about.id, Words::new(&[SCRIPT, about.script]))
    };
    catalog::games().map(together).collect()
});

/// Say something at a table of this game: the game's own words, and the server's about it.
pub fn say_at(game: &dyn Title, lang: Lang, phrase: &Phrase) -> String {
    let id = game.about().id;
    let words = AT_TABLES.iter().find(|(known, _)| *known == id).map(|(_, words)| words);
    words.unwrap_or_else(|| game.words()).say(lang, phrase)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn both_languages_have_the_same_keys() {
        assert_eq!(SCRIPT.keys(Lang::En), SCRIPT.keys(Lang::De));
    }

    /// Every source file in a folder, without its tests.
    fn sources(folder: &Path) -> String {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let read = |path: std::path::PathBuf| match path.is_dir() {
            true => sources(&path),
            false => {
                let text = fs::read_to_string(path).unwrap();
                text.split("#[cfg(test)]").next().unwrap().to_owned()
            }
        };
        paths.map(read).collect()
    }

    #[test]
    fn everything_the_server_says_has_words_and_all_its_words_are_said() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let keys = SCRIPT.keys(Lang::En);
        for said in sources.split("\"server-").skip(1) {
            let key = format!("server-{}", said.split('"').next().unwrap());
            // What ends with a brace is completed while it runs.
            assert!(key.contains('{') || keys.contains(&*key), "no words for {key}");
        }
        let mut own = keys.iter().filter(|key| key.starts_with("server-"));
        let completed = ["server-outcome-", "server-level"];
        let unsaid = own.find(|key| {
            let said = sources.contains(&format!("\"{key}\""));
            !said && !completed.iter().any(|begin| key.starts_with(begin))
        });
        assert_eq!(unsaid, None);
    }

    #[test]
    fn every_ending_of_the_server_is_told_in_full() {
        let game = catalog::find("maiak").unwrap();
        for (lang, part) in [(Lang::En, "gave up"), (Lang::De, "aufgegeben")] {
            let ended = Outcome::win(2, Seat(0).into(), "resigned");
            assert!(outcome(lang, game, &ended).contains(part));
        }
    }
}
