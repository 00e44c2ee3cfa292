//! Data sets, written by the program and read back.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use dataset::{Cells, Column, Dataset};
use serde_json::Value;

use crate::{fresh_path, games, program, tactable};

/// A folder of one test, which does not exist yet.
fn fresh_folder(name: &str) -> PathBuf {
    let path = fresh_path(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn every_game_becomes_a_data_set() {
    for game in games() {
        let path = fresh_path(&format!("export-{game}.parquet"));
        let args =
            ["export", game, "--bots", "greedy,random", "--games", "3", "--out", text(&path)];
        let out = tactable(&args).good().out;
        assert!(out.contains("decisions of 3 games") && out.contains("per decision"), "{out}");
        let data = Dataset::open(&path).unwrap();
        assert_eq!((data.info().game.as_str(), data.info().games), (game, 3));
        assert_eq!(data.columns(), Column::usual());
        let rows = data.read(0, data.columns()).unwrap();
        assert_eq!(rows.len(), data.len());
        let (Some(Cells::Whole(ids)), Some(Cells::Text(bots))) =
            (rows.get(Column::Action), rows.get(Column::Bot))
        else {
            panic!("there are ids and bots");
        };
        assert!(ids.iter().all(|id| id.unwrap() < data.info().action_ids as i64));
        assert!(bots.iter().any(|bot| bot.as_deref() == Some("random")));
    }
}

#[test]
fn the_command_in_a_file_writes_the_same_bytes() {
    let (path, again) = (fresh_path("same.parquet"), fresh_path("again.parquet"));
    let args = ["export", "maiak", "-o", "switch=optional", "--seed", "7", "--games", "5"];
    let more = ["--with", "view", "--without", "observation,legal", "--shard", "2"];
    let args = [&args[..], &more, &["--threads", "2", "--out", text(&path)]].concat();
    tactable(&args).good();
    let data = Dataset::open(&path).unwrap();
    let columns = data.columns();
    assert!(columns.contains(&Column::View) && !columns.contains(&Column::Observation));
    let folder = Path::new(env!("CARGO_BIN_EXE_tactable")).parent().unwrap();
    let paths = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let command = format!("{} --threads 1 --out {}", data.info().command, text(&again));
    let ran = Command::new("sh").args(["-c", &command]).env("PATH", paths).output().unwrap();
    assert!(ran.status.success(), "{command}: {}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(fs::read(path).unwrap(), fs::read(again).unwrap());
}

#[test]
fn the_size_is_told_as_json() {
    let folder = fresh_folder("export-json");
    let args = ["export", "taki", "--games", "5", "--shard", "2", "--json", "-"];
    let out = tactable(&[&args[..], &["--out", text(&folder)]].concat()).good().out;
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&json["games"], &json["interrupted"]), (&5.into(), &false.into()));
    let files = json["files"].as_array().unwrap();
    assert_eq!(files.len(), 3);
    let size = |file: &Value| fs::metadata(file.as_str().unwrap()).unwrap().len();
    assert_eq!(json["bytes"], files.iter().map(size).sum::<u64>());
    assert_eq!(json["rows"], Dataset::open(&folder).unwrap().len());
}

#[test]
fn records_can_be_exported() {
    let records = fresh_path("export-records.txt");
    let written = tactable(&["record", "tac", "--games", "3", "--seed", "2"]).good().out;
    fs::write(&records, &written).unwrap();
    let path = fresh_path("export-records.parquet");
    let args = ["export", "tac", "--from", text(&records), "--out", text(&path)];
    assert!(tactable(&args).good().out.contains("of 3 games"));
    let data = Dataset::open(&path).unwrap();
    let actions: usize = written
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .map(|line| line.split_whitespace().count() - 1)
        .sum();
    assert_eq!(data.len(), actions);
    let other = fresh_path("export-other.parquet");
    let args = ["export", "taki", "--from", text(&records), "--out", text(&other)];
    tactable(&args).refused(&["game 1 is tac", "here taki"]);
    fs::write(&records, written.replacen("0: ", "1: ", 1)).unwrap();
    let args = ["export", "tac", "--from", text(&records), "--out", text(&other), "--lang", "de"];
    tactable(&args).refused(&["Partie 1 lässt sich nicht nachspielen"]);
}

#[cfg(unix)]
#[test]
fn an_interrupted_export_ends_in_order_and_goes_on() {
    let (folder, whole) = (fresh_folder("export-cut"), fresh_folder("export-whole"));
    let shards = || fs::read_dir(&folder).map_or(0, |files| files.count());
    let args = ["export", "maiak", "--shard", "4", "--games"];
    let endless = [&args[..], &["1000000", "--threads", "1", "--out", text(&folder)]].concat();
    let child = program(&endless).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let clock = Instant::now();
    while shards() < 3 {
        assert!(clock.elapsed() < Duration::from_secs(60), "no shard is written");
        thread::sleep(Duration::from_millis(10));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().contains("The same command continues"));
    let games = Dataset::open(&folder).unwrap().info().games + 6;
    let games = games.to_string();
    let resumed = [&args[..], &[&games, "--out", text(&folder)]].concat();
    assert!(tactable(&resumed).good().out.contains("were already there"));
    tactable(&[&args[..], &[&games, "--out", text(&whole)]].concat()).good();
    let rows = |folder: &Path| {
        let data = Dataset::open(folder).unwrap();
        let read = |group| data.read(group, data.columns()).unwrap();
        (0..data.groups()).map(read).collect::<Vec<_>>()
    };
    assert_eq!(rows(&folder), rows(&whole));
}

#[test]
fn what_cannot_be_exported_is_refused() {
    let path = fresh_path("refused.parquet");
    let with = |more: &[&str]| tactable(&[&["export", "maiak", "--games", "2"], more].concat());
    with(&[]).refused(&["--out"]);
    with(&["--out", "/nowhere/x.parquet"]).refused(&["cannot write /nowhere/x.parquet"]);
    with(&["--out", text(&path), "--with", "wings"]).refused(&["observation, legal, view"]);
    with(&["--out", text(&path), "--bots", "deepblue"]).refused(&["there is no bot"]);
    with(&["--out", text(&path), "-o", "wings=2"]).refused(&["no such option"]);
    with(&["--out", text(&path), "--shard", "0"]).refused(&["a whole number from 1"]);
    with(&["--out", text(&path), "--from", "x"]).refused(&["cannot be used with"]);
    let records = ["export", "maiak", "--out", text(&path), "--from", "/nowhere"];
    tactable(&records).refused(&["cannot read /nowhere"]);
    with(&["--out", text(&path)]).good();
    with(&["--out", text(&path), "--seed", "1"]).refused(&[
        "holds another data set",
        "seed is 0000",
        "choose another name",
    ]);
    fs::write(&path, "Dear diary").unwrap();
    with(&["--out", text(&path), "--lang", "de"]).refused(&["kein Datensatz von Tactable"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear diary");
}

#[test]
fn self_play_is_written_and_a_network_must_fit() {
    let path = fresh_path("self-play.parquet");
    let args = ["selfplay", "taki", "-o", "seats=2", "--bot", "linear:10", "--games", "2"];
    let out = tactable(&[&args[..], &["--seed", "5", "--out", text(&path)]].concat()).good().out;
    assert!(out.contains("decisions of 2 games"), "{out}");
    assert_eq!(Dataset::open(&path).unwrap().columns(), Column::SELF_PLAY);

    let refused = |args: &[&str], words: &str| {
        tactable(&[&["selfplay"], args, &["--out", "nowhere"]].concat()).refused(&[words]);
    };
    refused(&["taki"], "-o seats=2");
    refused(&["tactigo", "--bot", "greedy"], "search:400");
    let foreign = format!("net:10:{}", text(&path));
    refused(&["tactigo", "--bot", &foreign], "begins with a line of JSON");
    refused(&["tactigo", "--bot", "net:10:no-such.net"], "no-such.net");
}
