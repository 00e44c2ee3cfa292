//! Runs the program as a user does, for every game in the catalog where it can be any.

mod alike;
mod contest;
mod evidence;
mod export;
mod failing;
mod house;
mod join;
mod learn;
mod manual;
mod picture;
mod play;
mod puzzles;
mod review;
mod serve;
mod solve;
mod storage;
mod study;
mod terminal;
mod trace;
mod usage;
mod verify;

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
    thread,
};

use serde_json::{Value, json};
use table::{AnyTable, Seed};

/// What a run of the program left.
pub(crate) struct Ran {
    /// The exit status.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// The program, in English and without anything of the user's own.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tactable"));
    command.args(args);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

/// Run the program with nothing on standard input.
pub(crate) fn tactable(args: &[&str]) -> Ran {
    tactable_with(args, "")
}

/// Run the program with a text on standard input.
pub(crate) fn tactable_with(args: &[&str], input: &str) -> Ran {
    let mut command = program(args);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A program that has read enough closes its input early, which is no error.
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: status.code().expect("ended by itself"),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

impl Ran {
    /// What a report tells of the games, without the command that made it.
    pub(crate) fn report(self) -> String {
        let (report, origin) = self.good().out.split_once("\nHow this was made\n").map_or_else(
            || panic!("a report says how it was made"),
            |(report, origin)| (report.to_owned(), origin.to_owned()),
        );
        assert!(origin.contains("\ntactable ") && origin.contains("seed 0"), "{origin}");
        report
    }

    /// The run must have succeeded and said nothing on standard error.
    #[track_caller]
    pub(crate) fn good(self) -> Ran {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self
    }

    /// The run must have ended with this status and words on standard error, and not panicked.
    #[track_caller]
    pub(crate) fn refused(self, words: &[&str]) -> Ran {
        assert_eq!(self.code, 2, "{} {}", self.out, self.err);
        for words in words {
            assert!(self.err.contains(words), "no “{words}” in: {}", self.err);
        }
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

/// The names of all games.
pub(crate) fn games() -> Vec<&'static str> {
    catalog::games().map(|game| game.about().id).collect()
}

/// A new table by the present rules.
pub(crate) fn start(game: &str, options: &Value, seed: Seed) -> Box<dyn AnyTable> {
    let game = catalog::find(game).unwrap();
    game.start(game.about().rules_version, options, seed).unwrap()
}

/// A bot for each of the people at a table with the usual options, as an argument.
pub(crate) fn bots(game: &str) -> String {
    let people = start(game, &json!({}), Seed::from(0)).sides().people().len();
    ["greedy", "random"].repeat(people)[..people].join(",")
}

/// The path of a record that an older version of the program wrote.
pub(crate) fn fixture(name: &str) -> String {
    format!("{}/tests/fixtures/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// A path for a file of one test, which does not exist yet.
pub(crate) fn fresh_path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}
