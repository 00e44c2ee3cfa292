//! `trace`, `legal` and `verify --trace`, as notation.md has them.

use crate::{games, tactable, tactable_with};
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
        for line in lines.iter().step_by(lines.len() / 5) {
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
        let outcome = record.lines().find(|line| line.starts_with("Outcome")).unwrap();
        let reason = outcome.rsplit(' ').next().unwrap();
        assert!(whole.lines().last().unwrap().contains(reason));

        let actions = record.parse::<Record>().unwrap().actions;
        let lines = actions[..2].iter().map(|(seat, action)| format!("{seat}: {action}\n"));
        let script = format!("# the beginning\n{}", lines.collect::<String>());
        let seed = format!("{:064x}", 4);
        let args = ["trace", game, "--actions", "-", "--seed", &seed];
        let short = tactable_with(&args, &script).good().out;
        assert_eq!(keys(short.lines().last().unwrap()), ["ply", "state", "to_act", "legal"]);
        assert!(whole.starts_with(short.split_once("{\"ply\":2").unwrap().0));

        let broken = format!("{script}nonsense\n");
        tactable_with(&args, &broken).refused(&["at ply 2, nonsense by seat"]);
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
        tactable(&["legal", game, "--state", "[1,"]).refused(&["the argument is not JSON"]);
        tactable(&["legal", game, "--state", "/nowhere.json"])
            .refused(&["cannot read /nowhere.json"]);
        tactable_with(&["legal", game, "--state", "-"], "x").refused(&["- is not JSON"]);
    }
}

#[test]
fn what_is_no_trace_is_no_good() {
    tactable_with(&["verify", "--trace", "-"], "").refused(&["holds no trace"]);
    for (text, words) in [
        ("x\n", "not one of a trace"),
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
