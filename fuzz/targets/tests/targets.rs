//! Every target with mutations of real inputs, for a moment each. `FUZZ_SECONDS=60` takes longer,
//! `FUZZ_SEED=7` takes others; what fails is written to a file, and `FUZZ_INPUT=FILE` tries it again.

use std::{
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use table::{Dice, Seed};
use targets::{Target, mutate, target};

/// How long a target is tried, in seconds. A whole table takes longer than a line of text.
fn usual(name: &str) -> f64 {
    if name == "room" { 3.0 } else { 1.0 }
}

fn number(variable: &str) -> Option<f64> {
    env::var(variable).ok().map(|text| text.parse().expect("a number"))
}

/// Try one input; where it fails, say how to try it again.
fn try_input(target: &Target, input: &[u8], whence: &str) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| (target.check)(input))) {
        let path =
            PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.input", target.name));
        fs::write(&path, input).expect("a file for what fails");
        let (name, path) = (target.name, path.display());
        eprintln!("{name} fails with {whence}, kept in {path}: {}", input.escape_ascii());
        resume_unwind(panic);
    }
}

/// What was found before, which must never fail again.
fn found(target: &Target) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../found").join(target.name);
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    files.map(|file| file.expect("a file").path()).collect()
}

fn run(name: &str) {
    let target = target(name);
    if let Ok(path) = env::var("FUZZ_INPUT") {
        return (target.check)(&fs::read(path).expect("an input"));
    }
    for path in found(&target) {
        try_input(&target, &fs::read(&path).expect("an input"), &path.display().to_string());
    }
    let corpus = (target.corpus)();
    assert!(corpus.len() > 10, "too few real inputs");
    let seed = Seed::from(number("FUZZ_SEED").unwrap_or(1.0) as u64).derive(name, 0);
    let end =
        Instant::now() + Duration::from_secs_f64(number("FUZZ_SECONDS").unwrap_or(usual(name)));
    let mut tried = 0_u64;
    while tried < 20 || Instant::now() < end {
        let mut dice = Dice::new(seed.derive("input", tried));
        let real = dice.pick(&corpus).expect("there are some");
        // Real inputs are what must work; they are tried as they are now and then.
        let input =
            if dice.roll(16) == 0 { real.clone() } else { mutate(real, &corpus, &mut dice) };
        try_input(&target, &input, &format!("input {tried}"));
        tried += 1;
    }
    println!("{name}: {tried} inputs");
}

macro_rules! targets {
    ($($name:ident)+) => {
        $(
            #[test]
            fn $name() {
                run(stringify!($name));
            }
        )+

        #[test]
        fn every_target_is_tried_here_and_by_cargo_fuzz() {
            let tried = [$(stringify!($name)),+];
            for target in targets::TARGETS {
                assert!(tried.contains(&target.name), "{} is not tried", target.name);
                let file = format!("../fuzz_targets/{}.rs", target.name);
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
                let text = fs::read_to_string(&path).expect("a file for cargo-fuzz");
                assert!(text.contains(&format!("target(\"{}\")", target.name)), "{text}");
            }
        }
    };
}

targets!(notation record trace draft options message form log room);
