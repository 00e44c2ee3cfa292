/// The version of the program.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit that it was built from, if that is known; see `build.rs`.
pub(crate) const COMMIT: Option<&str> = option_env!("TACTABLE_COMMIT");

/// The version with its commit, as people are told it.
pub(crate) fn version() -> String {
    match COMMIT {
        Some(commit) => format!("{VERSION} ({commit})"),
        None => VERSION.to_owned(),
    }
}
