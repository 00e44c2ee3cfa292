//! What is the same in all commands: threads that change nothing, paths that are tried first, questions after slips.

use std::fs;

use crate::{fresh_path, games, tactable, tactable_with};

/// What a command prints on one thread and on several.
#[track_caller]
fn on_threads(args: &[&str], input: &str) -> [(i32, String, String); 3] {
    ["1", "2", "7"].map(|threads| {
        let ran = tactable_with(&[args, &["--threads", threads]].concat(), input);
        (ran.code, ran.out, ran.err)
    })
}

#[track_caller]
fn the_same(args: &[&str], input: &str) -> (i32, String) {
    let [one, two, seven] = on_threads(args, input);
    assert!(one == two && one == seven, "{args:?} differs between threads");
    (one.0, one.1)
}

#[test]
fn threads_change_nothing_of_what_is_written() {
    for game in games() {
        let (code, traces) = the_same(&["trace", game, "--games", "9", "--seed", "3"], "");
        assert_eq!(code, 0);
        assert_eq!(the_same(&["verify", "--trace", "-"], &traces).0, 0);
        let (code, records) = the_same(&["record", game, "--games", "9", "--seed", "3"], "");
        assert_eq!((code, records.lines().filter(|line| *line == "---").count()), (0, 8));
        let (code, told) = the_same(&["verify", "-"], &records);
        assert_eq!((code, told.lines().count()), (0, 10), "{told}");
        // Files too, by the same names.
        let folder = fresh_path(&format!("alike-{game}"));
        let _ = fs::remove_dir_all(&folder);
        let path = folder.to_str().unwrap();
        tactable(&["record", game, "--games", "9", "--seed", "3", "--out", path]).good();
        let mut names: Vec<_> =
            fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
        names.sort();
        let files: Vec<String> =
            names.iter().map(|name| fs::read_to_string(name).unwrap()).collect();
        assert_eq!(files.join("---\n"), records);
    }
}

#[test]
fn threads_change_nothing_of_what_is_wrong() {
    let records = tactable(&["record", "maiak", "--games", "6"]).good().out;
    let bent = records.replacen("1: ", "0: ", 3) + "---\nnonsense\n---\n" + &records;
    let (code, told) = the_same(&["verify", "-"], &bent);
    assert_eq!(code, 1);
    assert!(
        told.contains("- #1: FAILS")
            && told.contains("- #7: FAILS")
            && told.contains("- #13: good"),
        "{told}"
    );
    let trace = tactable(&["trace", "maiak", "--games", "4"]).good().out;
    let lines: Vec<&str> = trace.lines().collect();
    let header = lines.iter().rposition(|line| line.contains("\"game\"")).unwrap();
    // Something before the first header, a game that breaks off, one that goes on after its end, a header in disguise.
    let broken = [
        &lines[3..5],
        &["{}", "not json"],
        &lines[..7],
        &lines[header..],
        &lines[2..3],
        &lines[header..],
        &["{\"g\\u0061me\":1}"],
    ];
    let (code, told) = the_same(&["verify", "--trace", "-"], &broken.concat().join("\n"));
    assert_eq!((code, told.lines().count()), (1, 6), "{told}");
    // The first game that fails ends it, and what was before it is there.
    let (code, told) =
        the_same(&["trace", "maiak", "--games", "5", "--bots", "random,cmd:false"], "");
    assert_eq!(code, 1);
    assert!(told.lines().count() <= 3, "{told}");
}

#[test]
fn threads_count_the_same() {
    for game in games() {
        let counts = |more: &[&str]| {
            on_threads(&[&["perft", game, "3"], more].concat(), "").map(|(code, out, err)| {
                assert_eq!((code, err.as_str()), (0, ""));
                // The time is another every time.
                let counts = out
                    .lines()
                    .map(|line| line.rsplit_once("  ").unwrap_or((line, "")).0.to_owned());
                counts.map(|line| line.trim_end().to_owned()).collect::<Vec<String>>()
            })
        };
        // Deeper than it takes, TAC and TAKI would be counted for minutes.
        if ["maiak", "tactigo"].contains(&game) {
            for more in [&[][..], &["--divide"]] {
                let [one, two, seven] = counts(more);
                assert!(one == two && one == seven, "{one:?} {two:?}");
            }
        }
    }
}

#[test]
fn paths_are_tried_before_the_work() {
    // Work that would take for ever.
    for args in [
        &["record", "tac", "--games", "1000000", "--out", "/dev/null/x"][..],
        &["render", "maiak", "--from", "-", "--out", "/nowhere/x.svg"],
        &["prune", "/nowhere.db", "--games", "1", "--records", "/dev/null/x"],
        &["puzzles", "maiak", "--find", "10000", "--json", "/nowhere/x.json"],
        &["man", "--out", "/dev/null/x"],
    ] {
        tactable(args).refused(&["cannot write "]);
    }
    tactable(&["render", "maiak", "--from", "-", "--out", "x.jpg"]).refused(&[".svg or .png"]);
}

#[test]
fn old_spellings_are_still_understood() {
    let record = tactable(&["record", "maiak", "--games", "2"]).good().out;
    let new =
        tactable_with(&["render", "maiak", "--from", "-", "--number", "2"], &record).good().out;
    let first = tactable_with(&["render", "maiak", "--record", "-"], &record).good().out;
    assert_ne!(first, new);
    assert_eq!(first, tactable_with(&["render", "maiak", "--from", "-"], &record).good().out);
    tactable_with(&["render", "maiak", "--from", "-", "--number", "3"], &record)
        .refused(&["no record 3"]);
    let out = fresh_path("old-spelling.parquet");
    tactable_with(&["export", "maiak", "--records", "-", "--out", out.to_str().unwrap()], &record)
        .good();
}

#[test]
fn slips_of_the_finger_are_answered_with_a_question() {
    for (args, meant) in [
        (&["paly"][..], "'play'"),
        (&["play", "--recrod", "x"], "'--record'"),
        (&["play", "miaak"], "did you mean maiak?"),
        (&["play", "maiak", "-o", "swicth=optional"], "did you mean switch?"),
        (&["play", "maiak", "-o", "switch=optinal"], "did you mean optional?"),
        (&["play", "tac", "-o", "variant=sool"], "did you mean solo?"),
        (&["play", "tactigo", "-o", "layout=wal"], "did you mean wall?"),
        (&["play", "maiak", "--bots", "gredy"], "did you mean greedy?"),
        (&["play", "maiak", "--bots", "serach:100"], "did you mean search?"),
        (&["learn", "tac", "sevn"], "did you mean seven?"),
    ] {
        tactable(args).refused(&[meant]);
    }
    let said = tactable(&["play", "chess"]).refused(&["the games are"]).err;
    assert!(!said.contains("did you mean"), "{said}");
    tactable(&["play", "maiak", "-o", "swicth=1", "--lang", "de"])
        .refused(&["meintest du switch?"]);
}
