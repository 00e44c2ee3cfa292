//! A study loses no game when it is interrupted.

use std::{
    fs,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{fresh_path, program, tactable};

#[test]
fn a_study_goes_on_where_it_stopped() {
    let (path, against) = (fresh_path("study.jsonl"), fresh_path("study.against.jsonl"));
    let log = path.to_str().unwrap();
    let args = ["study", "maiak", "--games", "20", "--against", "switch=optional"];
    let kept = [&args[..], &["--out", log]].concat();
    let whole = tactable(&args).report();
    assert_eq!(tactable(&kept).report(), whole);
    for path in [&path, &against] {
        let lines = fs::read_to_string(path).unwrap();
        assert_eq!(lines.lines().count(), 21);
        fs::write(path, &lines[..lines.len() / 2]).unwrap();
    }
    assert_eq!(tactable(&kept).report(), whole);
    assert_eq!(fs::read_to_string(&against).unwrap().lines().count(), 21);
    let other = ["study", "maiak", "--games", "20", "--bots", "random", "--out", log];
    tactable(&other).refused(&["other settings", "bots is greedy there"]);
    let contest = ["arena", "maiak", "--bots", "greedy,random", "--out", log];
    tactable(&contest).refused(&["format is study 1 there and arena 1 here"]);
}

#[cfg(unix)]
#[test]
fn an_interrupted_study_ends_in_order_and_goes_on() {
    let path = fresh_path("interrupted.jsonl");
    let log = path.to_str().unwrap();
    let lines = || fs::read_to_string(&path).unwrap_or_default().lines().count();
    let args = ["study", "maiak", "--threads", "1", "--games", "1000000", "--out", log];
    let child = program(&args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let clock = Instant::now();
    while lines() < 10 {
        assert!(clock.elapsed() < Duration::from_secs(60), "no game is kept");
        thread::sleep(Duration::from_millis(10));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().contains("Interrupted"));
    let games = (lines() + 5).to_string();
    let args = ["study", "maiak", "--games", &games];
    let resumed = tactable(&[&args[..], &["--out", log]].concat()).report();
    assert_eq!(resumed, tactable(&args).report());
}
