//! `record`, `verify` and `replay`.

use crate::{bots, fresh_path, games, tactable, tactable_with};

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
fn a_changed_outcome_commitment_or_seed_is_found() {
    for game in games() {
        let record = record(game);
        let outcome = record.lines().find(|line| line.starts_with("Outcome")).unwrap();
        fails(&record.replace(outcome, "Outcome: 0.5 0.5 peace"), &["FAILS", "0.5 0.5 peace"]);
        fails(&record.replace(outcome, ""), &["FAILS", "unfinished"]);
        fails(&record.replace("Commitment: ", "Commitment: 0"), &["FAILS", "commitment"]);
        fails(&record.replace("0b\nCommitment", "0c\nCommitment"), &["FAILS", "commitment"]);
        fails(&record.replace("Rules: ", "Rules: 9"), &["version 9"]);
        let seed = record.lines().find(|line| line.starts_with("Seed")).unwrap();
        fails(&record.replace(seed, ""), &["FAILS", "no seed"]);
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    fails("hello", &["FAILS", "Line 1"]);
    fails("Game: chess\nRules: 1\nOptions: {}\nCommitment: 0", &["no game “chess”", "maiak"]);
    tactable(&["verify", "/nowhere.txt"]).refused(&["cannot read /nowhere.txt"]);
    tactable_with(&["verify", "-"], "\n").refused(&["- holds no record"]);
    tactable(&["verify"]).refused(&["Usage:"]);
}

#[test]
fn one_bad_record_spoils_a_stream_but_not_its_neighbours() {
    let stream = tactable(&["record", "maiak", "--games", "3"]).good().out;
    let parts: Vec<&str> = stream.split("---\n").collect();
    let stream = [parts[0], &parts[1].replace("Rules: 1", "Rules: 7"), parts[2]].join("---\n");
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
        let actions = actions.split_whitespace().filter(|word| !word.ends_with(':'));
        let mut rest = ran.out.as_str();
        for action in actions {
            (_, rest) = rest.split_once(&format!(": {action}\n")).expect(action);
        }
        assert!(rest.trim_end().lines().last().unwrap().ends_with('.'), "the outcome in words");
        tactable_with(&["replay", "-", "--viewer", "spectator"], &record).good();
        tactable_with(&["replay", "-", "--viewer", "77"], &record).refused(&["no seat 77"]);
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
    assert!(ran.out.trim_end().ends_with("The game is over."), "{}", ran.out);
}
