use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;

use crate::{Erased, Game, Lang, Record, Seed, Title, Whole, perft, read_draft, read_options};

/// Every numbered rule and every ruling that RULES.md names has a test named after it, and every
/// language has the same rules and names the same options.
pub fn rules_have_tests<G: Game>(folder: &Path) {
    let rules = read(&folder.join("RULES.md"));
    let numbers: BTreeSet<String> = bold_rules(&rules).collect();
    for lang in Lang::ALL {
        let text = G::ABOUT.rules.source(lang);
        assert_eq!(bold_rules(text).collect::<BTreeSet<_>>(), numbers, "rules in {lang}");
        let unnamed =
            G::ABOUT.options.iter().find(|info| !text.contains(&format!("`{}", info.name)));
        assert!(unnamed.is_none(), "an option not named in {lang}: {unnamed:?}");
    }
    assert!(numbers.len() > 5, "rules are numbered like **R1.1**");
    let letter = G::ABOUT.ruling_letter;
    let rulings: BTreeSet<String> = bracketed(&rules, letter).collect();
    assert!(!rulings.is_empty(), "rules name rulings like [{letter}1]");
    let mut tests = BTreeSet::new();
    for entry in fs::read_dir(folder.join("tests")).expect("a folder of tests") {
        let path = entry.expect("readable").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("rules") && name.ends_with(".rs") {
            let source = read(&path);
            let named = source.lines().filter_map(|line| line.trim().strip_prefix("fn r"));
            tests.extend(
                named.map(|line| format!("_r{}_", line.split('(').next().unwrap_or_default())),
            );
        }
    }
    let has_test = |id: &str| {
        let id = format!("_{}_", id.to_lowercase().replace('.', "_"));
        tests.iter().any(|test| test.contains(&id))
    };
    let missing: Vec<&String> = numbers.iter().chain(&rulings).filter(|id| !has_test(id)).collect();
    assert!(missing.is_empty(), "without a test named after them: {missing:?}");
}

/// `R3.2` of every `**R3.2**`.
fn bold_rules(rules: &str) -> impl Iterator<Item = String> {
    let bold = rules.split("**").skip(1).step_by(2);
    bold.filter(|id| is_id(id, 'R')).map(str::to_owned)
}

/// `M4` of every `[M4]`, if M is the letter.
fn bracketed(rules: &str, letter: char) -> impl Iterator<Item = String> {
    let inside = rules.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    inside.filter(move |id| is_id(id, letter)).map(str::to_owned)
}

fn is_id(text: &str, letter: char) -> bool {
    let mut signs = text.chars();
    signs.next() == Some(letter)
        && signs.next().is_some_and(|second| second.is_ascii_digit())
        && signs.all(|sign| sign.is_ascii_alphanumeric() || sign == '.')
}

/// The counts in `tests/perft.txt` hold. A line is `start` or a state as JSON, options as JSON, and
/// `depth:count` pairs, with semicolons between; `#` starts a remark. In place of a depth may stand
/// `states`, `histories`, `longest`, `worth` or `sets`: the whole game, see [`Whole`].
pub fn perft_counts<G: Game>(folder: &Path) {
    let text = read(&folder.join("tests/perft.txt"));
    let mut counted = 0;
    for line in
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let parts: Vec<&str> = line.split(';').map(str::trim).collect();
        let [start, options, counts] = parts[..] else { panic!("expected three parts: {line}") };
        let options: Value = serde_json::from_str(options).expect("options as JSON");
        let options = read_options(&options, G::ABOUT.options, G::ABOUT.rules_version);
        let options = options.expect("good options");
        let seed = Seed::from(1);
        let state: G = match start {
            "start" => G::new(&options, &seed).expect("a game"),
            json => {
                let json = serde_json::from_str(json).expect("a state as JSON");
                read_draft(&options, &seed, &json)
                    .unwrap_or_else(|problems| panic!("{problems:?}: {line}"))
            }
        };
        let mut whole = None;
        for pair in counts.split_whitespace() {
            let (depth, count) = pair.split_once(':').expect("depth:count");
            if depth.starts_with(|letter: char| letter.is_alphabetic()) {
                let whole = whole.get_or_insert_with(|| Whole::of(&state).expect("can be counted"));
                assert_eq!(part(whole, depth), count, "{depth} of {line}");
                counted += 1;
                continue;
            }
            let (depth, count): (u32, u64) = (depth.parse().unwrap(), count.parse().unwrap());
            assert_eq!(perft(&state, depth), count, "depth {depth} of {line}");
            counted += 1;
        }
    }
    assert!(counted > 2, "tests/perft.txt counts something");
}

/// What is counted of a whole game, by the word in `tests/perft.txt`.
fn part(whole: &Whole, word: &str) -> String {
    match word {
        "states" => whole.states.to_string(),
        "histories" => whole.histories.to_string(),
        "longest" => whole.longest.to_string(),
        "worth" => whole.worth.expect("nothing is hidden").to_string(),
        "sets" => whole.information_sets.expect("few enough histories").to_string(),
        _ => panic!("expected states, histories, longest, worth or sets, found {word}"),
    }
}

/// The whole game in `tests/golden.txt` still replays to its outcome.
pub fn golden_game<G: Title>(folder: &Path) {
    let text = read(&folder.join("tests/golden.txt"));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
    assert!(record.outcome.is_some(), "a whole game");
    if let Err(error) = record.verify(&Erased::<G>::new()) {
        panic!("{error}");
    }
}

pub(super) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_in_rules() {
        let rules = "- **R1.2** A rule. [M1] [M2] and [not] **this**. [M15a] [A1]";
        assert_eq!(bold_rules(rules).collect::<Vec<_>>(), ["R1.2"]);
        assert_eq!(bracketed(rules, 'M').collect::<Vec<_>>(), ["M1", "M2", "M15a"]);
    }
}
