//! Tells the program which commit it was built from, where there is one.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Set by those who build from a package or a tarball and know the commit.
const COMMIT: &str = "TACTABLE_COMMIT";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed={COMMIT}");
    let given = env::var(COMMIT).ok().filter(|commit| !commit.is_empty());
    // Those who work on the program need not build it anew for every commit.
    let released = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if let Some(commit) = given.or_else(|| released.then(commit_here).flatten()) {
        println!("cargo:rustc-env={COMMIT}={commit}");
    }
}

/// The commit of our own repository. A tarball unpacked inside somebody else's has none.
fn commit_here() -> Option<String> {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?);
    let root = fs::canonicalize(package.parent()?).ok()?;
    let top = fs::canonicalize(git(&root, &["rev-parse", "--show-toplevel"])?).ok()?;
    if top != root {
        return None;
    }
    // These change with every commit and checkout, and nothing else does. Only this package is built
    // anew then. What does not exist must not be named, or cargo would run this every time.
    for name in ["HEAD", "logs/HEAD"] {
        let path = root.join(git(&root, &["rev-parse", "--git-path", name])?);
        if path.exists() {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    git(&root, &["rev-parse", "--short=12", "HEAD"])
}

fn git(folder: &Path, args: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(folder).args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !text.trim().is_empty()).then(|| text.trim().to_owned())
}
