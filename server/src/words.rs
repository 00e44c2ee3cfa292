//! Everything the server says itself, in every language.

use std::sync::LazyLock;

use bots::Level;
use catalog::Listing;
use table::{Lang, Messages, Phrase, Seat, SeatSet, Words};

/// Everything the server says itself; what a game says comes from the game. Keys that start with
/// `server-` are said by the server, the others by the pages and by the client in the browser.
pub const MESSAGES: Messages =
    Messages { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") };

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(&[MESSAGES]));

/// Say something of the server's own.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    WORDS.say(lang, phrase)
}

/// Say something of the server's own that has no arguments.
pub fn word(lang: Lang, key: &'static str) -> String {
    say(lang, &Phrase::new(key))
}

/// What the game calls a seat.
pub fn seat(lang: Lang, game: &dyn Listing, seat: Seat) -> String {
    game.words().say(lang, &game.seat_name(seat))
}

/// What the game calls several seats.
pub fn seats(lang: Lang, game: &dyn Listing, set: SeatSet) -> String {
    list(lang, set.iter().map(|one| seat(lang, game, one)))
}

/// Several names as one reads them out: with commas, and a word before the last.
pub fn list(lang: Lang, names: impl IntoIterator<Item = String>) -> String {
    let mut names: Vec<String> = names.into_iter().collect();
    match names.pop() {
        None => String::new(),
        Some(only) if names.is_empty() => only,
        Some(last) => {
            let phrase = Phrase::new("server-and").with("some", names.join(", "));
            say(lang, &phrase.with("last", last))
        }
    }
}

/// How strong a bot is.
pub fn level(lang: Lang, level: Level) -> String {
    say(lang, &Phrase::new(format!("client-level-{level}")))
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn both_languages_have_the_same_keys() {
        assert_eq!(MESSAGES.keys(Lang::En), MESSAGES.keys(Lang::De));
    }

    #[test]
    fn lists_are_read_out() {
        let say = |lang, names: &[&str]| list(lang, names.iter().map(ToString::to_string));
        assert_eq!(say(Lang::En, &[]), "");
        assert_eq!(say(Lang::En, &["Ada"]), "Ada");
        assert_eq!(say(Lang::En, &["Ada", "Bob", "Cy"]), "Ada, Bob and Cy");
        assert_eq!(say(Lang::De, &["Ada", "Bob"]), "Ada und Bob");
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
        let keys = MESSAGES.keys(Lang::En);
        for said in sources.split("\"server-").skip(1) {
            let key = format!("server-{}", said.split('"').next().unwrap());
            // What ends with a brace is completed while it runs.
            assert!(key.contains('{') || keys.contains(&*key), "no words for {key}");
        }
        let mut own = keys.iter().filter(|key| key.starts_with("server-"));
        let completed = ["server-ended-", "server-option-"];
        let unsaid = own.find(|key| {
            let said = sources.contains(&format!("\"{key}\""));
            !said && !completed.iter().any(|begin| key.starts_with(begin))
        });
        assert_eq!(unsaid, None);
    }
}
