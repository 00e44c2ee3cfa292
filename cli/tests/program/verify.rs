//! `record`, `verify` and `replay`.

use std::fs;

use crate::{bots, fixture, fresh_path, games, start, tactable, tactable_with};
use table::Record;

fn record(game: &str) -> String {
    tactable(&["record", game, "--seed", "11"]).good().out
}

#[track_caller]
fn fails(record: &str, words: &[&str]) {
    let ran = tactable_with(&["verify", "-"], record);
    assert_eq!(ran.code, 1, "{}", ran.out);
    for words in words {
        assert!(ran.out.contains(words), "no “{words}” in: {}", ran.out);
    }
}

#[test]
fn records_of_bots_verify_alone_and_in_a_stream() {
    for game in games() {
        let ran = tactable_with(&["verify", "-"], &record(game)).good();
        assert!(ran.out.starts_with("-: good."), "{}", ran.out);
        assert!(ran.out.ends_with("Sealed, and the seal is intact.\n"), "{}", ran.out);
        assert_eq!(ran.out.lines().count(), 1);
        let stream = tactable(&["record", game, "--games", "20", "--bots", &bots(game)]).good().out;
        let ran = tactable_with(&["verify", "-"], &stream).good();
        assert_eq!(ran.out.lines().count(), 21);
        assert!(ran.out.ends_with("20 good, 0 failed.\n"));
        let ran = tactable_with(&["verify", "-", "--quiet"], &stream).good();
        assert_eq!(ran.out, "20 good, 0 failed.\n");
    }
}

#[test]
fn a_changed_action_is_found_with_its_ply() {
    for game in games() {
        let record = record(game);
        let (head, actions) = record.split_once("\n\n").unwrap();
        let second = actions.split_whitespace().filter(|word| !word.ends_with(':')).nth(1).unwrap();
        let (before, after) = actions.split_once(&format!(" {second}")).unwrap();
        fails(
            &format!("{head}\n\n{before} nonsense{after}"),
            &["FAILS at ply 1", "Action 2, nonsense"],
        );
    }
}

#[test]
fn an_action_that_was_replaced_by_another_legal_one_is_found_with_its_ply() {
    for game in games() {
        let record: Record = record(game).parse().unwrap();
        // Somewhere in the middle, so that everything before is as it was.
        let (ply, other) = (record.actions.len() / 2..record.actions.len())
            .find_map(|ply| {
                let mut table = start(game, &record.options, record.seed.unwrap());
                for (seat, action) in &record.actions[..ply] {
                    table.play(*seat, action).unwrap();
                }
                let (seat, action) = &record.actions[ply];
                Some((ply, table.legal(*seat).into_iter().find(|other| other != action)?))
            })
            .expect("a choice");
        let mut bent = record.clone();
        bent.actions[ply].1 = other;
        fails(&bent.to_string(), &[&format!("FAILS at ply {ply}."), "is not the one"]);
    }
}

#[test]
fn a_tail_that_was_cut_off_is_found_with_its_ply() {
    for game in games() {
        let record = record(game);
        let whole: Record = record.parse().unwrap();
        let cut = record.trim_end().rsplit_once(' ').unwrap().0;
        let left = cut.parse::<Record>().unwrap().actions.len();
        assert!(left < whole.actions.len());
        fails(cut, &[&format!("FAILS at ply {left}."), "cut off"]);
        // Without its outcome it would look like a game that somebody has left.
        let outcome = record.lines().find(|line| line.starts_with("Outcome")).unwrap();
        fails(&cut.replace(outcome, ""), &[&format!("FAILS at ply {left}."), "cut off"]);
        // An action more, and an action less in the middle.
        fails(&format!("{record}0: nonsense\n"), &["FAILS at ply", "nonsense"]);
        let first = whole.actions[0].1.as_str();
        let start = record.find(&format!(" {first}#")).unwrap();
        let end = start + first.len() + 8;
        let less = format!("{}{}", &record[..start], &record[end..]);
        fails(&less, &["FAILS at ply 0.", "one before it is missing"]);
    }
}

#[test]
fn what_was_agreed_cannot_be_changed() {
    for game in games() {
        let record = record(game);
        let agreed = |from: &str, to: &str| {
            assert!(record.contains(from), "{from}");
            fails(&record.replacen(from, to, 1), &["FAILS. What was agreed", "commitment"]);
        };
        agreed("Seat 0: random", "Seat 0: Ada");
        agreed("Seat 0: random\n", "");
        agreed("0b\nOutcome", "0c\nOutcome");
        agreed("Commitment: ", "Commitment: 0");
        agreed("Commitment: ", "Event: World Championship\nCommitment: ");
    }
    let options = record("maiak");
    let fails_with = |from: &str, to: &str| {
        fails(&options.replacen(from, to, 1), &["FAILS. What was agreed"]);
    };
    fails_with("\"mandatory\"", "\"optional\"");
    fails_with("\"example\"", "\"courtyard\"");
    fails_with("Rules: 2", "Rules: 1");
    fails_with("Game: maiak", "Game: tactigo");
}

#[test]
fn a_changed_end_or_a_lost_seal_is_found() {
    for game in games() {
        let record = record(game);
        let line = |name: &str| record.lines().find(|line| line.starts_with(name)).unwrap();
        let (outcome, seed, seal) = (line("Outcome"), line("Seed"), line("Seal"));
        fails(&record.replace(outcome, "Outcome: 0.5 0.5 peace"), &["FAILS", "sealed with"]);
        fails(&record.replace(outcome, ""), &["FAILS", "sealed with"]);
        let resigned = format!("{outcome}\nEnded: 0 1 resigned");
        fails(&record.replace(outcome, &resigned), &["FAILS", "sealed with"]);
        fails(&record.replace(seed, ""), &["FAILS", "no seed"]);
        fails(&record.replace(seal, ""), &["FAILS", "lost its seal"]);
        fails(&record.replace("Format: 2", "Format: 9"), &["FAILS", "format 9"]);
    }
    // A number that is the result belongs to the end.
    let args = ["record", "tac", "-o", "variant=solo", "--bots", "greedy"];
    let solo = tactable(&args).good().out;
    let cards = solo.split_once(" cards=").unwrap().1.split('\n').next().unwrap();
    fails(&solo.replace(&format!("cards={cards}"), "cards=1"), &["FAILS", "sealed with"]);
    let ran = tactable_with(&["verify", "-"], &solo).good();
    assert!(ran.out.contains(&format!("{cards} cards.")), "{}", ran.out);
}

const OLD: [&str; 7] = [
    "old-maiak",
    "old-maiak-unfinished",
    "old-tactigo",
    "old-tactiki",
    "old-taki",
    "old-tac-two-doubles",
    "old-tac-one-team",
];

#[test]
fn records_of_older_versions_verify_and_are_said_to_be_less_protected() {
    for name in OLD {
        let out = tactable(&["verify", &fixture(name)]).good().out;
        for words in [": good.", "Less protected", "did not seal records", "Only its seed"] {
            assert!(out.contains(words), "no “{words}” in: {out}");
        }
        assert!(!out.contains("intact"), "{out}");
        let german = tactable(&["verify", "--lang", "de", &fixture(name)]).good().out;
        assert!(german.contains("Weniger geschützt"), "{german}");
        tactable(&["replay", &fixture(name)]).good();
    }
}

#[test]
fn what_an_old_record_says_is_still_checked() {
    for name in OLD {
        let record = fs::read_to_string(fixture(name)).unwrap();
        fails(&record.replace("Commitment: ", "Commitment: 0"), &["FAILS", "commitment"]);
        let seed = record.lines().find(|line| line.starts_with("Seed")).unwrap();
        fails(&record.replace(seed, &format!("Seed: {:064x}", 77)), &["FAILS", "commitment"]);
        fails(&record.replace(seed, ""), &["FAILS", "no seed"]);
        fails(&record.replace("Rules: 1", "Rules: 91"), &["version 91"]);
        let (head, actions) = record.split_once("\n\n").unwrap();
        let (first, rest) = actions.split_once([' ', '\n']).unwrap();
        let rest = rest.split_once([' ', '\n']).unwrap().1;
        let bent = format!("{head}\n\n{first} nonsense {rest}");
        fails(&bent, &["FAILS at ply 0", "Action 1, nonsense"]);
        if let Some(outcome) = record.lines().find(|line| line.starts_with("Outcome")) {
            fails(&record.replace(outcome, "Outcome: 0.5 0.5 peace"), &["0.5 0.5 peace"]);
            fails(&record.replace(outcome, ""), &["FAILS", "unfinished"]);
        }
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    fails("hello", &["FAILS", "Line 1"]);
    fails("Game: chess\nRules: 1\nOptions: {}\nCommitment: 0", &["no game “chess”", "maiak"]);
    tactable(&["verify", "/nowhere.txt"]).refused(&["cannot read /nowhere.txt"]);
    tactable_with(&["verify", "-"], "\n").refused(&["- contains no record"]);
    tactable(&["verify"]).refused(&["Usage:"]);
}

#[test]
fn one_bad_record_spoils_a_stream_but_not_its_neighbours() {
    let stream = tactable(&["record", "maiak", "--games", "3"]).good().out;
    let parts: Vec<&str> = stream.split("---\n").collect();
    let stream = [parts[0], &parts[1].replace("Rules: 2", "Rules: 7"), parts[2]].join("---\n");
    let ran = tactable_with(&["verify", "-"], &stream);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("- #2: FAILS"), "{}", ran.out);
    assert!(ran.out.ends_with("2 good, 1 failed.\n"), "{}", ran.out);
}

#[test]
fn records_go_into_a_folder() {
    let folder = fresh_path("records");
    let folder = folder.to_str().unwrap();
    tactable(&["record", "maiak", "--games", "2", "--out", folder]).good();
    let (first, second) =
        (format!("{folder}/maiak-00001.txt"), format!("{folder}/maiak-00002.txt"));
    let ran = tactable(&["verify", &first, &second]).good();
    assert!(ran.out.ends_with("2 good, 0 failed.\n"));
    tactable(&["record", "maiak", "--out", &first]).refused(&["cannot write"]);
}

#[test]
fn a_replay_tells_every_action_and_the_end() {
    for game in games() {
        let record = record(game);
        let ran = tactable_with(&["replay", "-"], &record).good();
        let (_, actions) = record.split_once("\n\n").unwrap();
        let words = actions.split_whitespace().filter(|word| !word.ends_with(':'));
        let mut rest = ran.out.as_str();
        for action in words.map(|word| word.split_once('#').unwrap().0) {
            (_, rest) = rest.split_once(&format!(": {action}\n")).expect(action);
        }
        assert!(rest.trim_end().lines().last().unwrap().ends_with('.'), "the outcome in words");
        tactable_with(&["replay", "-", "--viewer", "spectator"], &record).good();
        tactable_with(&["replay", "-", "--viewer", "77"], &record)
            .refused(&["nobody plays on seat 77"]);
        tactable_with(&["replay", "-", "--number", "2"], &record).refused(&["no record 2"]);
    }
    tactable(&["replay", "-", "--viewer", "me"]).refused(&["expected a seat, spectator or all"]);
}

#[test]
fn a_replay_shows_a_viewer_no_secret_of_another() {
    // TacTiki's setup is secret: no rank that seat 1 chose is told to seat 0.
    let record = record("tactiki");
    let ran = tactable_with(&["replay", "-", "--viewer", "0"], &record).good();
    let setup: Vec<&str> = ran
        .out
        .lines()
        .filter(|line| line.contains(": place:") && line.starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    assert_eq!(setup.len(), 10, "only the own ten: {setup:?}");
}

#[test]
fn a_replay_stops_where_the_record_is_wrong() {
    let record = record("maiak");
    let ran = tactable_with(&["replay", "-"], &format!("{record}0: a1-a2\n"));
    assert_eq!(ran.code, 1);
    let rule = catalog::find("maiak").unwrap().about().end_rule;
    let end = format!("Action 16, a1-a2 by White: The game is over. (rule {rule})");
    assert!(ran.out.trim_end().ends_with(&end), "{}", ran.out);
}
