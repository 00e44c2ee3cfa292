//! `trace`, `legal` and `verify --trace`, as notation.md has them.

use std::collections::BTreeSet;

use crate::{fixture, games, tactable, tactable_with};
use serde_json::{Value, json};
use table::Record;

/// The keys of a JSON line in the order in which they stand.
fn keys(line: &str) -> Vec<String> {
    let object: Value = serde_json::from_str(line).unwrap();
    let mut keys: Vec<String> = object.as_object().unwrap().keys().cloned().collect();
    keys.sort_by_key(|key| line.find(&format!("\"{key}\":")).unwrap());
    keys
}

#[test]
fn lines_have_the_agreed_keys_in_the_agreed_order() {
    for game in games() {
        let trace = tactable(&["trace", game, "--seed", "7"]).good().out;
        let lines: Vec<&str> = trace.lines().collect();
        assert_eq!(keys(lines[0]), ["game", "rules", "options", "seed"]);
        for line in &lines[1..lines.len() - 1] {
            assert_eq!(keys(line), ["ply", "state", "to_act", "legal", "seat", "action"]);
        }
        assert_eq!(keys(lines[lines.len() - 1]), ["ply", "state", "outcome"]);
    }
}

#[test]
fn the_same_command_prints_the_same_text() {
    for game in games() {
        let args = ["trace", game, "--games", "2", "--seed", "7"];
        assert_eq!(tactable(&args).out, tactable(&args).out);
        let alone = tactable(&["trace", game, "--seed", "7"]).out;
        assert!(tactable(&args).out.starts_with(&alone), "the first game has the given seed");
    }
}

#[test]
fn a_trace_verifies_and_its_bots_are_named() {
    for game in games() {
        let trace = tactable(&["trace", game, "--games", "3", "--bots", "greedy"]).good().out;
        let checked = tactable_with(&["verify", "--trace", "-"], &trace).good().out;
        assert!(checked.ends_with("3 good, 0 failed.\n"), "{checked}");
    }
}

#[test]
fn what_a_glance_does_not_see_is_refused_in_words() {
    let deep = format!("{{\"game\":{}{}}}", "[".repeat(200), "]".repeat(200));
    let good = tactable(&["trace", "maiak", "--seed", "7"]).good().out;
    let header = good.lines().next().unwrap();
    let later = format!("{header}\n{{\"ply\":1e999}}\n");
    for text in [r#"{"game":1e999}"#, r#"{"game":"\ud800"}"#, &deep, &later] {
        let ran = tactable_with(&["verify", "--trace", "-"], text);
        assert_eq!(ran.code, 1, "{}", ran.err);
        assert!(ran.out.contains("FAILS"), "{}", ran.out);
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
    }
}

#[test]
fn a_changed_trace_fails_at_the_first_wrong_ply() {
    for game in games() {
        let trace = tactable(&["trace", game, "--seed", "3"]).good().out;
        let mut lines: Vec<Value> =
            trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let seat = lines[3]["to_act"][0].to_string();
        lines[3]["legal"][&seat][0] = json!("nonsense");
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let ran = tactable_with(&["verify", "--trace", "-"], &text);
        assert_eq!(ran.code, 1);
        assert!(ran.out.contains("FAILS at ply 2. legal."), "{}", ran.out);
    }
}

#[test]
fn every_state_of_a_trace_loads_with_the_same_choices() {
    for game in games() {
        let trace = tactable(&["trace", game, "--seed", "9"]).good().out;
        let lines: Vec<Value> =
            trace.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
        for line in lines[..lines.len() - 1].iter().step_by(lines.len() / 5) {
            let answer =
                tactable_with(&["legal", game, "--state", "-"], &line["state"].to_string());
            let answer: Value = serde_json::from_str(&answer.good().out).unwrap();
            assert_eq!(answer["legal"], line["legal"]);
            assert_eq!(answer["to_act"], line["to_act"]);
        }
        let end = lines.last().unwrap();
        let answer = tactable(&["legal", game, "--state", &end["state"].to_string()]).good().out;
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["outcome"], end["outcome"]);
        assert_eq!(answer["to_act"], json!([]));
    }
}

#[test]
fn a_trace_starts_from_a_state_and_verifies() {
    for game in games() {
        let trace = tactable(&["trace", game, "--seed", "9"]).good().out;
        let middle: Value = serde_json::from_str(trace.lines().nth(8).unwrap()).unwrap();
        let state = middle["state"].to_string();
        let trace = tactable(&["trace", game, "--state", &state, "--games", "2"]).good().out;
        let first: Value = serde_json::from_str(trace.lines().nth(1).unwrap()).unwrap();
        assert_eq!(first["legal"], middle["legal"]);
        tactable_with(&["verify", "--trace", "-"], &trace).good();
    }
}

#[test]
fn given_actions_are_played_and_a_wrong_one_is_named() {
    for game in games() {
        let record = tactable(&["record", game, "--seed", "4"]).good().out;
        let whole = tactable_with(&["trace", game, "--actions", "-"], &record).good().out;
        let Record { actions, outcome, .. } = record.parse().unwrap();
        assert!(whole.lines().last().unwrap().contains(&outcome.unwrap().reason));

        let lines = actions[..2].iter().map(|(seat, action)| format!("{seat}: {action}\n"));
        let script = format!("# the beginning\n{}", lines.collect::<String>());
        let seed = format!("{:064x}", 4);
        let args = ["trace", game, "--actions", "-", "--seed", &seed];
        let short = tactable_with(&args, &script).good().out;
        assert_eq!(keys(short.lines().last().unwrap()), ["ply", "state", "to_act", "legal"]);
        assert!(whole.starts_with(short.split_once("{\"ply\":2").unwrap().0));

        let broken = format!("{script}nonsense\n");
        tactable_with(&args, &broken).refused(&["line 4, ply 2: nonsense by "]);
        tactable_with(&args, &record).refused(&["leave out"]);
    }
}

#[test]
fn a_broken_state_is_refused_with_every_reason() {
    let state = json!({
        "tiles": ["bbbbb"], "white": ["a1", "a1"], "black": ["b5", "a1"], "turn": 7, "phase": "move",
    });
    let ran = tactable(&["legal", "maiak", "--state", &state.to_string()]);
    let ran = ran.refused(&["error: tiles:", "error: white:", "error: black:", "error: turn:"]);
    assert_eq!(ran.err.lines().count(), 4);
    assert_eq!(ran.out, "");
}

#[test]
fn a_state_of_nothing_is_refused_by_every_game() {
    for game in games() {
        tactable(&["legal", game, "--state", "{}"]).refused(&["error: "]);
        tactable(&["legal", game, "--state", "[1,"]).refused(&["the argument is not valid JSON"]);
        tactable(&["legal", game, "--state", "/nowhere.json"])
            .refused(&["cannot read /nowhere.json"]);
        tactable_with(&["legal", game, "--state", "-"], "x").refused(&["- is not valid JSON"]);
    }
}

#[test]
fn what_is_no_trace_is_no_good() {
    tactable_with(&["verify", "--trace", "-"], "").refused(&["contains no trace"]);
    for (text, words) in [
        ("x\n", "does not belong in a trace"),
        ("{\"ply\":0}\n", "starts with a header line"),
        ("{\"game\":\"chess\"}\n", "there is no game “chess”"),
        ("{\"game\":\"maiak\",\"rules\":99}\n", "version 99"),
        ("{\"game\":\"maiak\",\"rules\":1,\"seed\":\"x\",\"options\":{}}\n", "seed"),
        (
            "{\"game\":\"maiak\",\"rules\":1,\"seed\":\"1\",\"options\":{\"x\":1}}\n",
            "no such option",
        ),
        ("{\"game\":\"maiak\",\"rules\":1,\"seed\":\"1\",\"options\":{}}\n", "breaks off"),
    ] {
        let ran = tactable_with(&["verify", "--trace", "-"], text);
        assert_eq!(ran.code, 1, "{text}");
        assert!(ran.out.contains(words), "{}", ran.out);
    }
}

#[test]
fn nothing_may_follow_the_end_of_a_game() {
    for game in catalog::games() {
        let about = game.about();
        let record = tactable(&["record", about.id, "--seed", "4"]).good().out;
        let last = record.lines().count();
        let rule = format!("(rule {})", about.end_rule);
        let after = format!("{record}0: nonsense\n");
        // The seal tells of it too, but here it is the game that refuses.
        let ran = tactable_with(&["trace", about.id, "--actions", "-"], &after);
        let line = format!("line {}: nonsense comes after the end", last + 1);
        let ran = ran.refused(&[&line, "The game is over.", &rule]);
        let whole = tactable_with(&["trace", about.id, "--actions", "-"], &record).good().out;
        assert_eq!(ran.out, whole, "everything before is printed");
        let lines: Vec<&str> = whole.lines().collect();
        let trace = format!("{whole}{}\n", lines[lines.len() - 2]);
        let ran = tactable_with(&["verify", "--trace", "-"], &trace);
        assert_eq!(ran.code, 1);
        assert!(ran.out.contains("goes on after the last line"), "{}", ran.out);
    }
}

#[test]
fn a_seat_where_nobody_plays_does_nothing() {
    let args = ["trace", "tac", "-o", "variant=two-singles", "--actions", "-"];
    tactable_with(&args, "1: give:5\n").refused(&["nobody plays on seat 1"]);
    tactable_with(&args, "9: give:5\n").refused(&["nobody plays on seat 9"]);
}

#[test]
fn tables_of_any_number_of_people_are_traced() {
    for (variant, seats, people) in [
        ("solo", vec![0, 1, 2, 3], 1),
        ("one-team", vec![0, 1, 2, 3], 4),
        ("two-singles", vec![0, 2], 2),
        ("two-doubles", vec![0, 1, 2, 3], 2),
        ("three-double", vec![0, 1, 2, 3], 3),
        ("two-vs-one", vec![0, 1, 2], 3),
    ] {
        let option = format!("variant={variant}");
        let bots = vec!["greedy"; people].join(",");
        let args = ["trace", "tac", "-o", &option, "--bots", &bots];
        let trace = tactable(&args).good().out;
        tactable_with(&["verify", "--trace", "-"], &trace).good();
        let lines: Vec<Value> =
            trace.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
        let acting: BTreeSet<u64> = lines.iter().filter_map(|line| line["seat"].as_u64()).collect();
        assert_eq!(acting, seats.into_iter().collect(), "{variant}");
        let outcome = &lines[lines.len() - 1]["outcome"];
        assert_eq!(outcome["cards"].is_u64(), ["solo", "one-team"].contains(&variant));
        let more = format!("{bots},greedy,greedy");
        let args = ["trace", "tac", "-o", &option, "--bots", &more];
        tactable(&args).refused(&[&format!("one for each of {people} player")]);
    }
}

#[test]
fn older_rules_are_played_on_demand() {
    let args = ["trace", "maiak", "--rules", "1"];
    let trace = tactable(&args).good().out;
    assert!(trace.starts_with(r#"{"game":"maiak","rules":1,"#), "{trace}");
    assert!(trace.contains(r#""tiles":["gybyg","rbgbr","yrbry","rbgbr","gybyg"]"#), "{trace}");
    tactable_with(&["verify", "--trace", "-"], &trace).good();
    for command in [&["trace", "maiak"][..], &["perft", "maiak", "1"]] {
        let args = [command, &["--rules", "99"]].concat();
        tactable(&args).refused(&["by versions 1 to", "not by version 99"]);
    }
    let record = std::fs::read_to_string(fixture("old-maiak")).unwrap();
    let trace = tactable_with(&["trace", "maiak", "--actions", "-"], &record).good().out;
    assert!(trace.starts_with(r#"{"game":"maiak","rules":1,"#), "{trace}");
    let args = ["trace", "maiak", "--actions", "-", "--rules", "2"];
    tactable_with(&args, &record).refused(&["leave out --rules"]);
}
