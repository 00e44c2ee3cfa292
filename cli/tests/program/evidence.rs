//! What the games of a contest or a study are worth, and where its report comes from.

use std::fs;

use serde_json::Value;

use crate::{fresh_path, tactable};

const TWINS: [&str; 6] = ["arena", "maiak", "--bots", "greedy,greedy", "--games", "20"];

#[test]
fn a_bot_against_itself_is_a_null_test() {
    let text = tactable(&TWINS).report();
    for words in ["greedy (2)", "null test", "of 20 games differed", "Cross-table", " / 20"] {
        assert!(text.contains(words), "no {words} in {text}");
    }
    let german = tactable(&[&TWINS[..], &["--lang", "de"]].concat()).good().out;
    for words in ["Gegenprobe", "Kreuztabelle", "waren verschieden", "Wie dies entstand"] {
        assert!(german.contains(words), "no {words} in {german}");
    }
    assert!(!german.contains('⟨') && !text.contains('⟨'));
}

#[test]
fn openings_are_told_and_can_be_switched_off() {
    let study = ["study", "maiak", "--games", "100", "--bots"];
    let with = |more: &[&str]| tactable(&[&study[..], more].concat()).report();
    let usual = with(&["alphabeta:2000"]);
    assert!(usual.contains("4 actions were drawn at random"), "{usual}");
    assert!(usual.contains("--opening-plies 0 switches this off"), "{usual}");
    let asked = with(&["greedy", "--opening-plies", "2"]);
    assert!(asked.contains("first 2 actions were drawn") && !asked.contains("switches"), "{asked}");
    let off = with(&["alphabeta:2000", "--opening-plies", "0"]);
    assert!(!off.contains("at random") && off.contains("no news"), "{off}");
    let differed = |text: &str| -> u64 {
        let line = text.lines().find(|line| line.contains("games differed")).unwrap();
        line.split(' ').next().unwrap().parse().unwrap()
    };
    assert!(differed(&off) < 95 && differed(&usual) > 97, "{off}{usual}");
    // Bots with chance of their own need no openings.
    let random = with(&["random"]);
    assert!(!random.contains("drawn") && random.contains("100 of 100 games differed."), "{random}");
    tactable(&[&study[..], &["random", "--opening-plies", "x"]].concat())
        .refused(&["whole number from 0"]);
}

#[test]
fn a_log_goes_on_with_the_openings_it_was_begun_with() {
    let path = fresh_path("openings.jsonl");
    let args = [&TWINS[..], &["--out", path.to_str().unwrap()]].concat();
    tactable(&[&args[..], &["--opening-plies", "0"]].concat()).good();
    let log = fs::read_to_string(&path).unwrap();
    assert!(!log.contains("opening") && log.contains("\"hash\":\""), "{log}");
    // A log from before there were openings or hashes.
    let line = |line: &str| match line.split_once(",\"hash\"") {
        Some((start, _)) => format!("{start}}}\n"),
        None => format!("{line}\n"),
    };
    let old: String = log.lines().take(11).map(line).collect();
    assert!(!old.contains("hash"));
    fs::write(&path, old).unwrap();
    let text = tactable(&args).report();
    assert!(text.contains("10 games were already in the log"), "{text}");
    assert!(text.contains("Of 10 games in an older log") && !text.contains("at random"), "{text}");
    let other = [&args[..], &["--opening-plies", "3"]].concat();
    tactable(&other).refused(&["opening-plies is 0 there and 3 here"]);
}

#[test]
fn json_is_all_that_is_printed_if_it_is_printed() {
    let contest = [&TWINS[..], &["--seed", "7", "--json", "-"]].concat();
    let contest: Value = serde_json::from_str(&tactable(&contest).good().out).unwrap();
    let made = &contest["made"];
    assert_eq!(made["version"], env!("CARGO_PKG_VERSION"));
    let command = "tactable arena maiak --bots greedy,greedy --games 20 --seed 7 --json -";
    assert_eq!((&made["command"], &made["game"]), (&command.into(), &"maiak".into()));
    assert!(made["seed"].as_str().unwrap().ends_with("07") && made["rules"].is_u64());
    assert!(made.as_object().unwrap().contains_key("commit"));
    let results = &contest["results"];
    assert!(results["different"].as_u64().unwrap() <= 20 && results["games"] == 20);
    assert_eq!(results["null_test"], serde_json::json!([["greedy", "greedy (2)"]]));
    let cross = results["crosstable"].as_array().unwrap();
    assert_eq!((cross.len(), &cross[1]["against"]), (2, &"greedy".into()));
    assert_eq!(contest["contest"]["opening_plies"], 4);

    let study = ["study", "maiak", "--games", "4", "--against", "switch=optional", "--json"];
    let study: Value = serde_json::from_str(&tactable(&study).good().out).unwrap();
    assert_eq!(study["studies"].as_array().unwrap().len(), 2);
    assert_eq!(study["studies"][1]["different"], 4);
    assert_eq!(study["made"]["program"], "tactable");

    // Into a file, what is printed is printed all the same.
    let path = fresh_path("games.jsonl");
    let file = path.to_str().unwrap();
    let text = tactable(&["games", "maiak"]).good().out;
    assert_eq!(tactable(&["games", "maiak", "--json", file]).good().out, text);
    let written = fs::read_to_string(&path).unwrap();
    assert_eq!(tactable(&["games", "maiak", "--json", "-"]).good().out, written);
    assert_eq!(tactable(&["games", "maiak", "--json"]).good().out, written);
    let bench = ["bench", "maiak", "--seconds", "0.01", "--threads", "1", "--json", file];
    assert!(tactable(&bench).good().out.starts_with("game "));
    let bench: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(bench["game"], "maiak");
    tactable(&["games", "--json", "maiak"]).refused(&["name the game first"]);
}

#[test]
fn the_games_of_a_contest_can_be_kept_as_records() {
    let folder = fresh_path("kept-games");
    let args = [&TWINS[..], &["--records", folder.to_str().unwrap()]].concat();
    tactable(&args).good();
    let mut records: Vec<_> = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).collect();
    records.sort();
    assert_eq!(records.len(), 20);
    assert!(records[0].ends_with("maiak-00001.txt") && records[19].ends_with("maiak-00020.txt"));
    for path in &records {
        tactable(&["verify", path.to_str().unwrap()]).good();
    }
    let first = fs::read_to_string(&records[0]).unwrap();
    assert!(first.contains("greedy (2)"), "{first}");
    // A bot that fails leaves a game without an end, which is as it was all the same.
    let folder = fresh_path("failed-games");
    let failing = ["arena", "maiak", "--bots", "greedy,cmd:false", "--games", "2", "--records"];
    tactable(&[&failing[..], &[folder.to_str().unwrap()]].concat()).good();
    tactable(&["verify", folder.join("maiak-00001.txt").to_str().unwrap()]).good();
    // The games of a log were played before and have none.
    let (log, folder) = (fresh_path("records.jsonl"), fresh_path("late-games"));
    let args = [&TWINS[..], &["--out", log.to_str().unwrap()]].concat();
    tactable(&args).good();
    let late = tactable(&[&args[..], &["--records", folder.to_str().unwrap()]].concat()).report();
    assert!(late.contains("20 games that were already in the log have no record"), "{late}");
}

#[test]
fn a_contest_is_a_page_and_destroys_no_file_before_it_is_over() {
    let html = fresh_path("contest.html");
    fs::write(&html, "dear diary").unwrap();
    let path = html.to_str().unwrap();
    let refused = [&TWINS[..], &["--html", path, "--json", "/nowhere/x"]].concat();
    tactable(&refused).refused(&["cannot write /nowhere/x"]);
    assert_eq!(fs::read_to_string(&html).unwrap(), "dear diary");
    tactable(&[&TWINS[..], &["--html", path]].concat()).good();
    let page = fs::read_to_string(&html).unwrap();
    for words in ["games differed", "Cross-table", "How this was made", "<svg ", "null test"] {
        assert!(page.contains(words), "no {words}");
    }
    assert!(page.contains("tactable arena maiak --bots greedy,greedy"));
}
