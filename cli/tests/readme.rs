//! What the README shows is what the program prints: every `console` block is a command and its
//! output. `UPDATE=1 cargo test -p cli --test readme` writes the output anew.

use std::{env, fs, path::Path, process::Command};

/// What a shell prints for a command, with our program on its path.
fn output(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_tactable"));
    let folder = program.parent().unwrap().display().to_string();
    let path = format!("{folder}:{}", env::var("PATH").unwrap_or_default());
    let shell =
        Command::new("sh").args(["-c", command]).env("PATH", path).env("LC_ALL", "en").output();
    let shell = shell.expect("a shell");
    assert!(shell.status.success(), "{command}: {}", String::from_utf8_lossy(&shell.stderr));
    String::from_utf8(shell.stdout).unwrap()
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let readme = fs::read_to_string(&path).unwrap();
    let mut fresh = String::new();
    let mut blocks = 0;
    for (i, part) in readme.split("```").enumerate() {
        if i > 0 {
            fresh += "```";
        }
        match part.strip_prefix("console\n$ ") {
            Some(block) => {
                let command = block.lines().next().unwrap();
                fresh += &format!("console\n$ {command}\n{}", output(command));
                blocks += 1;
            }
            None => fresh += part,
        }
    }
    assert!(blocks >= 3, "the README shows every game");
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, fresh).unwrap();
    } else {
        assert_eq!(readme, fresh, "UPDATE=1 cargo test -p cli --test readme brings it up to date");
    }
}
