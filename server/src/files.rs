/// What is left for the store, the system and those who are turned away.
const RESERVE: u64 = 128;
/// As many connections as a system that tells nothing will surely allow.
const UNKNOWN: usize = 400;
/// No machine that we know serves more.
const MOST: u64 = 200_000;

/// Raise the number of files that may be open as far as the system lets us; every connection is one.
/// How many there may be then, where the system tells.
#[cfg(unix)]
pub fn raise_open_files() -> Option<u64> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};

    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).ok()?;
    let wanted = hard.min(MOST).max(soft);
    let files = match setrlimit(Resource::RLIMIT_NOFILE, wanted, hard) {
        Ok(()) => wanted,
        Err(error) => {
            tracing::warn!(%error, soft, hard, "the limit of open files stays as it is");
            soft
        }
    };
    Some(files)
}

/// Elsewhere there is no such limit that we know of.
#[cfg(not(unix))]
pub fn raise_open_files() -> Option<u64> {
    None
}

/// How many connections there may be once the limit is raised.
pub(crate) fn room_for_connections() -> usize {
    raise_open_files()
        .map_or(UNKNOWN, |files| files.min(MOST).saturating_sub(RESERVE).max(RESERVE / 2) as usize)
}
