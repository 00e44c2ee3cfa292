//! What the program says about itself: help in both languages, its version, the manual, completions.

use std::{fs, process::Command};

use crate::{fresh_path, program, tactable};

/// The commands that the help lists.
fn commands() -> Vec<String> {
    let help = tactable(&["--help"]).good().out;
    let list = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

#[test]
fn help_is_german_where_the_language_is() {
    for args in [&["--help", "--lang", "de"][..], &["--lang=de", "help"], &["--lang", "de", "-h"]] {
        let help = tactable(args).good().out;
        assert!(
            help.contains("Aufruf: tactable [OPTIONEN] [BEFEHL]") && help.contains("Befehle:"),
            "{help}"
        );
    }
    let help = program(&["play", "--help"]).env("LANG", "de_DE.UTF-8").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("--hot-seat") && help.contains("[Standard: calm]"), "{help}");
    // Whoever asks for another language than the system's gets it.
    let help =
        program(&["play", "--help", "--lang", "en"]).env("LANG", "de_DE.UTF-8").output().unwrap();
    assert!(String::from_utf8(help.stdout).unwrap().contains("Usage: tactable play"));
    // What is understood is the same in both.
    let args = ["perft", "maiak", "2", "--lang", "de"];
    let english = tactable(&args[..3]).good().out;
    let count = |out: &str| {
        out.lines().map(|line| line.chars().take(21).collect()).collect::<Vec<String>>()
    };
    assert_eq!(count(&tactable(&args).good().out), count(&english));
    tactable(&["--lang", "de", "rules"]).refused(&["<GAME>"]);
}

#[test]
fn the_version_is_told() {
    let told = tactable(&["--version"]).good().out;
    assert!(told.starts_with(&format!("tactable {}", env!("CARGO_PKG_VERSION"))), "{told}");
    assert_eq!(told, tactable(&["-V"]).good().out);
}

#[test]
fn every_command_has_a_page_in_both_languages() {
    for (lang, name, notes) in [("en", "NAME", "NOTES"), ("de", "BEZEICHNUNG", "HINWEISE")] {
        let folder = fresh_path(&format!("pages-{lang}"));
        let _ = fs::remove_dir_all(&folder);
        tactable(&["man", "--lang", lang, "--out", folder.to_str().unwrap()]).good();
        let page = |name: &str| fs::read_to_string(folder.join(format!("{name}.1"))).unwrap();
        for command in commands().iter().filter(|command| *command != "help") {
            let page = page(&format!("tactable-{command}"));
            assert!(page.contains(&format!(".SH \"{name}\"\n")) && page.contains(notes), "{page}");
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), commands().len());
        let main = page("tactable");
        assert_eq!(main, tactable(&["man", "--lang", lang]).good().out);
        assert!(!main.contains('⟨'), "{main}");
    }
}

#[test]
fn shells_learn_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = tactable(&["completions", shell]).good().out;
        for word in commands().iter().map(String::as_str).chain(["hot-seat"]) {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
        // Only these complete values, too.
        let values = ["bash", "zsh"].contains(&shell);
        assert!(!values || script.contains("maiak"), "{shell} does not know the games");
    }
    tactable(&["completions", "tcsh"]).refused(&["possible values: bash"]);
    let script = tactable(&["completions", "bash"]).good().out;
    let ran = Command::new("bash")
        .args(["--norc", "-c", &format!("{script}\ncomplete -p tactable")])
        .output();
    let ran = ran.unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}
