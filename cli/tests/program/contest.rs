//! The arena and the study.

use std::fs;

use crate::{fresh_path, games, tactable};
use serde_json::Value;

/// Whether tags are closed in order, and nothing is fetched from elsewhere.
#[track_caller]
fn check_markup(text: &str) {
    let mut open = Vec::new();
    for part in text.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag that ends");
        let name = tag.trim_start_matches('/').split([' ', '/', '\n']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') && !tag.starts_with('!') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    // The only address is the name of the SVG language, which nobody visits.
    let text = text.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    for word in ["http", "//", "src=", "href=", "url(", "@import", "<script", "⟨"] {
        assert!(!text.contains(word), "{word}");
    }
}

#[test]
fn a_contest_is_told_in_both_languages_and_drawn() {
    let (json, svg) = (fresh_path("contest.json"), fresh_path("contest.svg"));
    let (json, svg) = (json.to_str().unwrap(), svg.to_str().unwrap());
    let args = ["arena", "maiak", "--bots", "greedy,random", "--games", "9"];
    let english = tactable(&[&args[..], &["--json", json, "--svg", svg]].concat()).good().out;
    assert!(english.contains("rounded up to 10"), "{english}");
    assert!(english.contains("95% interval") && english.contains("White"), "{english}");
    let german = tactable(&[&args[..], &["--lang", "de", "--threads", "1"]].concat()).good().out;
    assert!(german.contains("Punktquote") && german.contains("Weiß"), "{german}");
    assert!(!english.contains('⟨') && !german.contains('⟨'));
    let json: Value = serde_json::from_str(&fs::read_to_string(json).unwrap()).unwrap();
    assert_eq!(json["contest"]["game"], "maiak");
    assert_eq!(json["results"]["games"], 10);
    let svg = fs::read_to_string(svg).unwrap();
    check_markup(&svg);
    for part in ["<title", "<desc", "prefers-color-scheme: dark", "role=\"img\""] {
        assert!(svg.contains(part), "{part}");
    }
}

#[test]
fn every_game_can_be_contested_and_studied() {
    for game in games() {
        let args = ["arena", game, "--bots", "greedy,random", "--games", "2"];
        assert!(tactable(&args).good().out.contains("greedy"));
        let html = fresh_path(&format!("study-{game}.html"));
        let path = html.to_str().unwrap();
        let args = ["study", game, "--bots", "random", "--games", "4", "--html", path];
        let text = tactable(&args).good().out;
        assert!(text.contains("How long games are") && !text.contains('⟨'), "{text}");
        let html = fs::read_to_string(html).unwrap();
        check_markup(&html);
        assert!(html.contains("<table>") && html.contains("<svg ") && html.contains("<details>"));
    }
}

#[test]
fn a_contest_goes_on_where_it_stopped() {
    let path = fresh_path("resumed.jsonl");
    let log = path.to_str().unwrap();
    let args = ["arena", "maiak", "--bots", "greedy,random", "--games", "20", "--out", log];
    let whole = tactable(&args).good().out;
    let lines = fs::read_to_string(&path).unwrap();
    assert_eq!(lines.lines().count(), 21);
    fs::write(&path, &lines[..lines.len() * 2 / 3]).unwrap();
    let again = tactable(&args).good().out;
    assert!(again.contains("already in the log"), "{again}");
    let table = |text: &str| text.split_once("\n\n").unwrap().1.to_owned();
    assert_eq!(table(&again), table(&whole));
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 21);
    let other = ["arena", "maiak", "--bots", "random,greedy", "--games", "20", "--out", log];
    tactable(&other).refused(&["other settings", "bots is greedy,random there"]);
    let german = [&args[..], &["--seed", "5", "--lang", "de"]].concat();
    tactable(&german).refused(&["mit anderen Einstellungen", "seed"]);
    fs::write(&path, "Dear diary").unwrap();
    tactable(&args).refused(&["not the log of a contest"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear diary");
}

#[test]
fn a_test_answers_yes_or_no() {
    let args = ["arena", "maiak", "--bots", "greedy,random", "--sprt", "0.5,0.7"];
    let yes = tactable(&args).good().out;
    assert!(yes.contains("Accepted") && yes.contains("Log-likelihood ratio"), "{yes}");
    let args = ["arena", "maiak", "--bots", "random,greedy", "--sprt", "0.5,0.7"];
    let no = tactable(&args);
    assert_eq!((no.code, no.err.as_str()), (1, ""));
    assert!(no.out.contains("Rejected"));
    let args = ["arena", "maiak", "--bots", "greedy,random", "--sprt", "0.9,0.95", "--games", "2"];
    assert!(tactable(&args).good().out.contains("Undecided"));
}

#[test]
fn two_sets_of_options_are_compared() {
    let html = fresh_path("compared.html");
    let path = html.to_str().unwrap();
    let args = ["study", "maiak", "--games", "20", "--against", "switch=optional", "--html", path];
    let text = tactable(&args).report();
    for words in [
        "B: the switch: the switch may be left out",
        "Comparison",
        "significant",
        "Points of White",
    ] {
        assert!(text.contains(words), "no {words} in {text}");
    }
    check_markup(&fs::read_to_string(html).unwrap());
    let json = ["study", "maiak", "--games", "20", "--against", r#"{"switch":"optional"}"#];
    assert_eq!(tactable(&json).report(), text);
    let taki = ["study", "taki", "--bots", "random", "--games", "4", "-o", "seats=2"];
    let other = tactable(&[&taki[..], &["--against", "seats=3"]].concat()).good().out;
    assert!(other.contains("different numbers of sides"), "{other}");
}

#[test]
fn what_makes_no_contest_is_refused() {
    tactable(&["arena", "maiak"]).refused(&["--bots"]);
    tactable(&["arena", "maiak", "--bots", "greedy"]).refused(&["at least two bots"]);
    tactable(&["arena", "maiak", "--bots", "greedy,deepblue"]).refused(&["deepblue", "greedy"]);
    let two = ["arena", "maiak", "--bots", "greedy,random"];
    let with = |more: &[&str]| tactable(&[&two[..], more].concat());
    with(&["--games", "0"]).refused(&["a whole number from 1"]);
    with(&["--sprt", "0.6,0.5"]).refused(&["two rates between 0 and 1"]);
    with(&["--out", "/nowhere/x"]).refused(&["cannot write /nowhere/x"]);
    // What cannot be written is refused before a million games are played.
    for option in ["--json", "--svg", "--html", "--records", "--out"] {
        with(&["--games", "1000000", option, "/dev/null/x"]).refused(&["cannot write /dev/null/x"]);
    }
    with(&["-o", "wings=2"]).refused(&["no such option"]);
    let three = ["arena", "maiak", "--bots", "greedy,random,search:2", "--sprt", "0.5,0.6"];
    tactable(&three).refused(&["exactly two bots"]);
    tactable(&["study", "maiak", "--against", "wings=2"]).refused(&["no such option"]);
    tactable(&["study", "maiak", "--against", "/nowhere"]).refused(&["cannot read /nowhere"]);
    tactable(&["study", "maiak", "--bots", "x", "--lang", "de"]).refused(&["x"]);
}

#[test]
fn the_cards_are_compared_where_all_play_together() {
    for variant in ["variant=solo", "variant=one-team"] {
        let args = ["arena", "tac", "-o", variant, "--bots", "greedy,random", "--games", "4"];
        let out = tactable(&args).good().out;
        for words in ["by itself", "average result", " cards ", "How often everyone wins"] {
            assert!(out.contains(words), "no {words} in {out}");
        }
        let german = tactable(&[&args[..], &["--lang", "de"]].concat()).good().out;
        assert!(german.contains("mittleres Ergebnis") && german.contains(" Karten "), "{german}");
    }
    let args = ["study", "tac", "-o", "variant=one-team", "--games", "4"];
    let out = tactable(&[&args[..], &["--against", "variant=solo"]].concat()).good().out;
    for words in ["How good the results are", "cards on average", "\nresult "] {
        assert!(out.contains(words), "no {words} in {out}");
    }
    assert!(!out.contains('⟨') && !out.contains("Who is favoured"), "{out}");
}

#[test]
fn empty_seats_take_no_part() {
    let args = ["arena", "tac", "-o", "variant=two-singles", "--bots", "greedy,random"];
    let out = tactable(&[&args[..], &["--games", "10"]].concat()).good().out;
    let row = |start: &str| out.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    assert!(row("greedy ").contains("100.0%"), "{out}");
    assert!(row("A ").contains('%') && row("C ").contains('%'), "{out}");
    assert!(!out.lines().any(|line| line.starts_with("B ") || line.starts_with("D ")), "{out}");
}
