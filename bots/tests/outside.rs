//! Bots outside this program: a good one, the documented one, and every way to fail.

use std::{
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

use bots::{AnyBot, BotError, Outside, Spec, build};
use maiak::Maiak;
use serde_json::{Value, json};
use table::{AnyGame, AnyTable, Erased, Outcome, Seat, SeatSet, Seed, Title};
use tac::Tac;
use taki::Taki;

/// A Python program in a file of its own, as a spec.
fn python(name: &str, program: &str) -> Spec {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.py"));
    fs::write(&path, program).unwrap();
    format!("cmd:python3 \"{}\"", path.display()).parse().unwrap()
}

/// The same program with other times.
fn within(times: &str, spec: &Spec) -> Spec {
    spec.to_string().replacen("cmd:", &format!("cmd@{times}:"), 1).parse().unwrap()
}

/// The examples of the documentation, word for word: the first of version 2, the other of version 1.
fn documented() -> [String; 2] {
    let text = include_str!("../../docs/bots.md");
    let programs = text.split("```python\n").skip(1).map(|rest| rest.split_once("```").unwrap().0);
    let lines = programs.filter(|program| program.contains("sys.stdin")).map(str::to_owned);
    let programs: Vec<String> = lines.collect();
    assert!(programs.iter().all(|program| program.lines().count() <= 14), "short ones");
    programs.try_into().expect("two programs that read lines")
}

fn start<G: Title>(options: &Value) -> Box<dyn AnyTable> {
    Erased::<G>::new().start(G::ABOUT.rules_version, options, Seed::from(1)).unwrap()
}

/// Play a game to its end, one bot for each person.
fn play<G: Title>(options: &Value, specs: &[Spec]) -> Outcome {
    let mut table = start::<G>(options);
    let bot = |(number, &person): (usize, &SeatSet)| {
        let spec = &specs[number % specs.len()];
        (person, build::<G>(spec, Seed::from(number as u64)).unwrap())
    };
    let sides = table.sides();
    let mut bots: Vec<(SeatSet, Box<dyn AnyBot>)> =
        sides.people().iter().enumerate().map(bot).collect();
    while let Some(seat) = table.asks_first() {
        let (_, bot) = bots.iter_mut().find(|(person, _)| person.contains(seat)).unwrap();
        let action = bot.choose(&*table, seat).unwrap();
        table.play(seat, &action).unwrap();
    }
    let outcome = table.outcome().unwrap();
    bots.iter_mut().for_each(|(_, bot)| bot.end(&*table, &outcome));
    outcome
}

/// What a failing program answers to the first question.
fn failure(spec: &Spec) -> BotError {
    let Spec::Outside(program) = spec else { panic!("{spec}") };
    let mut bot = Outside::<Maiak>::new(program).unwrap();
    let table = start::<Maiak>(&json!({}));
    let error = bot.choose(&*table, Seat::new(0)).unwrap_err();
    assert_eq!(bot.choose(&*table, Seat::new(0)), Err(error.clone()), "it stays lost");
    error
}

const LONG: Duration = Duration::from_secs(10);

#[test]
fn the_documented_bot_plays_whole_games() {
    for (version, program) in (0..).zip(documented()) {
        let bot = python(&format!("documented{version}"), &program);
        for _ in 0..2 {
            play::<Maiak>(&json!({}), &[bot.clone(), "greedy".parse().unwrap()]);
            play::<Taki>(&json!({}), &[bot.clone(), "greedy".parse().unwrap()]);
        }
    }
}

/// What a program of this name is told in a game against another bot.
fn told<G: Title>(name: &str, options: &Value) -> Vec<Value> {
    let log = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.txt"));
    let _ = fs::remove_file(&log);
    let program = format!(
        r#"
import json, sys
with open({:?}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        log.flush()
        if "legal" in line:
            print(json.dumps({{"action": json.loads(line)["legal"][0]}}), flush=True)
"#,
        log.display().to_string()
    );
    play::<G>(options, &[python(name, &program), Spec::Random]);
    let told = fs::read_to_string(&log).unwrap();
    told.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn it_is_told_what_it_needs_and_how_it_ended() {
    let told = told::<Maiak>("told", &json!({}));
    let hello = &told[0];
    assert_eq!((&hello["hello"], &hello["game"]), (&json!(1), &json!("maiak")));
    assert_eq!(hello["rules"], json!(<Maiak as table::Game>::ABOUT.rules_version));
    assert_eq!((&hello["seat"], &hello["options"]["switch"]), (&json!(0), &json!("mandatory")));
    assert_eq!(hello["seats"], json!([0]));
    assert!(told[1]["view"]["state"].is_object() && told[1]["legal"][0].is_string());
    assert!(told.last().unwrap()["end"]["scores"].is_array(), "{:?}", told.last());
}

#[test]
fn who_holds_two_seats_is_greeted_once_and_sees_both_hands() {
    let told = told::<Tac>("two", &json!({"variant": "two-doubles", "max_shuffles": 1}));
    let (hello, questions) = told.split_first().unwrap();
    assert_eq!((&hello["hello"], &hello["seats"]), (&json!(1), &json!([0, 2])));
    assert!(questions.iter().all(|line| line.get("hello").is_none()));
    let asked = |seat: u8| questions.iter().filter(|line| line["seat"] == json!(seat)).count();
    assert!(asked(0) > 5 && asked(2) > 5 && asked(1) == 0);
    for line in questions.iter().filter(|line| line["legal"].is_array()) {
        assert_eq!(line["seats"], json!([0, 2]));
        let hidden = |seat: usize| line["view"]["state"]["hands"][seat].to_string().contains('?');
        assert!(!hidden(0) && !hidden(2), "{line}");
    }
}

#[test]
fn a_crash_is_told_with_its_status() {
    let spec = python("crash", "import sys; sys.stdin.readline(); sys.exit(3)");
    let error = failure(&spec);
    assert!(matches!(&error, BotError::Ended { status, .. } if status.contains('3')), "{error}");
    assert!(error.to_string().contains("ended in the middle of the game"), "{error}");
}

#[test]
fn silence_ends_in_time() {
    let spec = within("200ms+300ms", &python("silence", "import time; time.sleep(60)"));
    let clock = Instant::now();
    let error = failure(&spec);
    assert!(matches!(error, BotError::Silent { .. }), "{error}");
    assert!(clock.elapsed() < Duration::from_secs(5), "{:?}", clock.elapsed());
}

#[test]
fn nonsense_and_illegal_actions_are_quoted() {
    let answer = |name: &str, text: &str| {
        let program = format!(
            "import sys\nsys.stdin.readline()\nprint('''{text}''', flush=True)\nsys.stdin.read()"
        );
        failure(&python(name, &program))
    };
    for (i, text) in ["hello", "{}", r#"{"action":7}"#, "[]", "", "{"].into_iter().enumerate() {
        let error = answer(&format!("nonsense{i}"), text);
        assert!(matches!(&error, BotError::Nonsense { answer, .. } if answer == text), "{error}");
    }
    for (i, text) in ["a1-a5", "", "draw", "pass"].into_iter().enumerate() {
        let error = answer(&format!("illegal{i}"), &json!({"action": text}).to_string());
        assert!(matches!(&error, BotError::Illegal { action, .. } if action == text), "{error}");
    }
    let flood = python("flood", "while True: print('x' * 100000)");
    assert!(matches!(failure(&flood), BotError::Nonsense { .. }));
}

#[test]
fn what_does_not_start_says_so() {
    let spec: Spec = "cmd:no-such-program-anywhere --x".parse().unwrap();
    let error = build::<Maiak>(&spec, Seed::from(1)).err().unwrap();
    assert!(error.to_string().contains("does not start"), "{error}");
}

#[test]
fn a_dropped_bot_leaves_no_process_behind() {
    let pid_file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pid.txt");
    let _ = fs::remove_file(&pid_file);
    let program = format!(
        "import os, time\nopen({:?}, 'w').write(str(os.getpid()))\ntime.sleep(60)",
        pid_file.display().to_string()
    );
    let bot = build::<Maiak>(&python("left", &program), Seed::from(1)).unwrap();
    let clock = Instant::now();
    let pid = loop {
        match fs::read_to_string(&pid_file).ok().and_then(|text| text.parse::<u32>().ok()) {
            Some(pid) => break pid,
            None => assert!(clock.elapsed() < LONG, "it never started"),
        }
    };
    drop(bot);
    assert!(!PathBuf::from(format!("/proc/{pid}")).exists(), "{pid} still runs");
}
