//! Everything else: lists, counts, measurements, and what the program says to nonsense.

use std::{io::Read, process::Stdio};

use crate::{games, program, start, tactable};
use serde_json::{Value, json};
use table::Seed;

#[test]
fn unknown_names_are_answered_with_the_known_ones() {
    tactable(&["play", "chess"]).refused(&["chess", "the games are: maiak"]);
    tactable(&["trace", "maiak", "--bots", "deepblue"]).refused(&["random, greedy"]);
    tactable(&["trace", "maiak", "--bots", "random,random,random"])
        .refused(&["one bot for everyone or one for each of 2 players, found 3"]);
    tactable(&["rules", "maiak", "R77"]).refused(&["no rule R77", "R1, R2"]);
    tactable(&["dance"]).refused(&["dance", "Usage:"]);
    tactable(&["games", "--lang", "fr"]).refused(&["a language is en or de"]);
}

#[test]
fn bad_options_are_refused_with_every_reason() {
    for game in games() {
        let args = ["play", game, "-o", "wings=2", "-o", "tail=long"];
        tactable(&args)
            .refused(&["error: wings: there is no such option", "error: tail: there is no"]);
        tactable(&["play", game, "-o", "wings"]).refused(&["NAME=VALUE"]);
        tactable(&["play", game, "--options", "[]"]).refused(&["JSON object"]);
        tactable(&["play", game, "--options", "{"]).refused(&["not valid JSON"]);
        tactable(&["play", game, "--options", "/nowhere"]).refused(&["cannot read /nowhere"]);
        tactable(&["play", game, "--seat", "99"])
            .refused(&["nobody plays on seat 99", "the seats are 0 ("]);
        tactable(&["play", game, "--seed", "0x7"]).refused(&["64 hexadecimal digits"]);
        tactable(&["play", game, "--games", "0"]).refused(&["a whole number from 1 to 1000"]);
        tactable(&["play", game, "--seat", "1", "--hot-seat"]).refused(&["cannot be used with"]);
        tactable(&["play", game, "--record", "/nowhere/x"]).refused(&["cannot write /nowhere/x"]);
    }
    tactable(&["play", "maiak", "-o", "switch=maybe"]).refused(&["mandatory, optional", "maybe"]);
    tactable(&["play", "--resume", "/nowhere"]).refused(&["cannot read /nowhere"]);
}

#[test]
fn options_are_read_from_the_command_line() {
    let ran =
        tactable(&["play", "maiak", "-o", "switch=optional", "--bots", "random,random"]).good();
    assert!(ran.out.contains("Options: the switch: the switch may be left out\n"), "{}", ran.out);
    let args = ["trace", "maiak", "--options", r#"{"starts":"black"}"#, "-o", "switch=optional"];
    let trace = tactable(&args).good().out;
    let header: Value = serde_json::from_str(trace.lines().next().unwrap()).unwrap();
    assert_eq!(header["options"]["starts"], "black");
    assert_eq!(header["options"]["switch"], "optional");
}

#[test]
fn perft_counts_a_whole_small_game() {
    let ran = tactable(&["perft", "maiak", "-o", "size=3", "--whole"]).good();
    let rows: Vec<Vec<&str>> =
        ran.out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["states", "10686"]);
    assert_eq!(rows[1], ["histories", "24586"]);
    assert_eq!(rows[2], ["longest", "13"]);
    assert_eq!(rows[3], ["worth", "1"]);
    tactable(&["perft", "taki", "--whole"]).refused(&["too much to count"]);
    tactable(&["perft", "maiak", "2", "--whole"]).refused(&["cannot be used with"]);
    tactable(&["perft", "maiak"]).refused(&["<DEPTH>"]);
}

#[test]
fn perft_counts_maiak() {
    let ran = tactable(&["perft", "maiak", "3", "--rules", "1"]).good();
    let counts: Vec<u64> = ran
        .out
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().nth(1).unwrap().parse().unwrap())
        .collect();
    assert_eq!(counts, [34, 1394, 48314]);
}

#[test]
fn divided_counts_add_up() {
    for game in games() {
        let ran = tactable(&["perft", game, "2", "--divide"]).good();
        let count = |line: &str| line.split_whitespace().nth(2).unwrap().parse::<u64>().unwrap();
        let parts: u64 = ran.out.lines().filter(|line| line.contains(": ")).map(count).sum();
        let total = ran.out.lines().last().unwrap().split_whitespace().nth(1).unwrap();
        assert_eq!(parts.to_string(), total);
        assert!(tactable(&["perft", game, "0"]).good().out.contains("0               1"));
    }
}

#[test]
fn random_play_of_any_game_is_measured_and_allocates_nothing() {
    let ran = tactable(&["bench", "--json", "--seconds", "0.05", "--threads", "1"]).good();
    let lines: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let measured: Vec<&str> = lines.iter().map(|line| line["game"].as_str().unwrap()).collect();
    assert_eq!(measured, games());
    for line in lines {
        // Whoever uses the program pays for no counting.
        let counted = if cfg!(feature = "count-allocations") { 0.into() } else { Value::Null };
        assert_eq!(line["allocations_per_playout"], counted);
        assert_eq!(line["allocations_per_observed_playout"], counted);
        assert_eq!(line["threads"], 1);
        for key in [
            "actions_per_second",
            "games_per_second",
            "actions_per_game",
            "bytes_per_state",
            "observed_actions_per_second",
            "observed_share",
        ] {
            assert!(line[key].as_f64().unwrap() > 0.0, "{key}");
        }
    }
    let text = tactable(&["bench", "maiak", "--seconds", "0.01", "--threads", "1"]).good().out;
    let told = text.contains("cargo run --release --features count-allocations -- bench");
    assert_eq!(told, !cfg!(feature = "count-allocations"), "{text}");
}

#[test]
fn search_of_any_game_is_measured_in_simulations() {
    let args = ["bench", "--search=20", "--json", "--seconds", "0.01", "--threads", "1"];
    let ran = tactable(&args).good();
    let lines: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let measured: Vec<&str> = lines.iter().map(|line| line["game"].as_str().unwrap()).collect();
    assert_eq!(measured, games());
    for line in lines {
        assert_eq!((&line["simulations"], &line["threads"]), (&20.into(), &1.into()));
        assert!(line["simulations_per_second"].as_f64().unwrap() > 0.0, "{line}");
    }
    let text = tactable(&["bench", "maiak", "--search", "--seconds", "0.01"]).good().out;
    assert!(text.contains("simulations/s") && text.contains("2,000"), "{text}");
    tactable(&["bench", "--search=0"]).refused(&["a whole number from 1 to"]);
}

#[test]
fn a_measurement_needs_time() {
    for seconds in ["0", "-1", "x", "inf", "NaN"] {
        let argument = format!("--seconds={seconds}");
        tactable(&["bench", &argument]).refused(&["positive number of seconds"]);
    }
    for threads in ["0", "99999999", "x"] {
        tactable(&["bench", "--threads", threads]).refused(&["a whole number from 1 to 1024"]);
    }
}

#[test]
fn every_game_is_listed_with_its_options_in_both_languages() {
    for lang in ["en", "de"] {
        let text = tactable(&["games", "--lang", lang]).good().out;
        let json = tactable(&["games", "--json", "--lang", lang]).good().out;
        assert!(!text.contains('⟨') && !json.contains('⟨'), "words are missing: {text}");
        for (game, line) in catalog::games().zip(json.lines()) {
            let listed: Value = serde_json::from_str(line).unwrap();
            assert_eq!(listed["game"], game.about().id);
            assert!(text.contains(game.about().title));
            let options = listed["options"].as_array().unwrap();
            assert_eq!(options.len(), game.about().options.len());
            assert!(options.iter().all(|option| !option["default"].is_null()), "{options:?}");
            let table = start(game.about().id, &json!({}), Seed::from(0));
            let fields = listed["encoding"]["observation"].as_array().unwrap().iter();
            let len = |field: &Value| -> u64 {
                field["shape"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).product()
            };
            let mut values = vec![0.0; fields.map(len).sum::<u64>() as usize];
            table.observe(table.asks_first().unwrap(), &mut values);
        }
    }
}

#[test]
fn the_form_of_views_is_printed_as_json_schema() {
    let out = tactable(&["games", "tac", "--schema"]).good().out;
    let schema: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(schema, catalog::find("tac").unwrap().view_schema());
    assert_eq!(
        tactable(&["games", "--schema"]).good().out.lines().count(),
        catalog::games().count()
    );
    tactable(&["games", "--schema", "--json"]).refused(&["cannot be used with"]);
}

#[test]
fn people_are_counted_and_not_seats() {
    let text = tactable(&["games"]).good().out;
    for heading in ["(maiak), 2 players: White, Black\n", "(taki), 2 to 10 players\n"] {
        assert!(text.contains(heading), "no {heading} in {text}");
    }
    assert!(text.contains("(tac), 1 to 6 players: A, B, C, D, E, F\n"), "{text}");
    assert!(tactable(&["games", "--lang", "de"]).good().out.contains("1 bis 6 Personen"));
    let tac: Value =
        serde_json::from_str(&tactable(&["games", "tac", "--json"]).good().out).unwrap();
    assert_eq!((&tac["people"], &tac["seats"]), (&json!([1, 6]), &json!([4, 6])));
}

#[test]
fn rules_are_printed_whole_or_in_part() {
    for game in catalog::games() {
        let about = game.about();
        let text = tactable(&["rules", about.id]).good().out;
        assert!(text.starts_with(about.rules.en.lines().next().unwrap()), "{text}");
        let last = about.rules.en.trim_end().lines().last().unwrap();
        assert_eq!(text.trim_end().lines().last(), Some(last));
        assert!(!text.contains(&format!("[{}1]", about.ruling_letter)), "marks are ours alone");
        assert!(tactable(&["rules", about.id, "r1.1"]).good().out.starts_with("- **R1.1** "));
    }
}

#[test]
fn a_closed_pipe_is_quiet() {
    let mut child = program(&["trace", "maiak", "--games", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdout = child.stdout.take().unwrap();
    stdout.read_exact(&mut [0; 100]).unwrap();
    drop(stdout);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(output.stderr, b"");
}

#[test]
fn help_has_a_sentence_and_examples_for_every_command() {
    let help = tactable(&["--help"]).good().out;
    let commands = [
        "play", "games", "rules", "record", "replay", "verify", "trace", "legal", "perft", "solve",
        "bench",
    ];
    for command in commands {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        let help = tactable(&[command, "--help"]).good().out;
        assert!(help.contains("Usage: tactable "), "{help}");
        assert!(help.contains("Examples:\n  tactable "), "{command}: {help}");
    }
}
