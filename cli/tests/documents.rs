//! What the documents show is what the program prints: every `console` block of the README and of
//! docs/ is a command and its output. `UPDATE=1 cargo test -p tactable --test documents` writes it anew.

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

/// The text with every command's output as it is now, and how many there are.
fn fresh(text: &str) -> (String, usize) {
    let mut fresh = String::new();
    let mut blocks = 0;
    for (i, part) in text.split("```").enumerate() {
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
    (fresh, blocks)
}

#[test]
fn the_documents_show_what_the_program_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let docs = fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let documents = docs.filter(|path| path.extension().is_some_and(|kind| kind == "md"));
    let mut commands = 0;
    for path in documents.chain([root.join("README.md")]) {
        let text = fs::read_to_string(&path).unwrap();
        let (fresh, blocks) = fresh(&text);
        commands += blocks;
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, fresh).unwrap();
        } else {
            assert_eq!(text, fresh, "{}: see the first lines of this test", path.display());
        }
    }
    assert!(commands >= 7, "only {commands} commands are shown");
}
