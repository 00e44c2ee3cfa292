/// What is left for the store, the system and those who are turned away.
const RESERVE: u64 = 128;
/// As many connections as a system that tells nothing will surely allow.
const UNKNOWN: usize = 400;
/// No machine that we know serves more.
const MOST: u64 = 200_000;

/// Raise the number of files that may be open as far as the system lets us; every connection is one.
/// How many connections there may be then.
#[cfg(unix)]
pub(crate) fn room_for_connections() -> usize {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};

    let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return UNKNOWN };
    let wanted = hard.min(MOST).max(soft);
    let files = match setrlimit(Resource::RLIMIT_NOFILE, wanted, hard) {
        Ok(()) => wanted,
        Err(error) => {
            tracing::warn!(%error, soft, hard, "the limit of open files stays as it is");
            soft
        }
    };
    files.min(MOST).saturating_sub(RESERVE).max(RESERVE / 2) as usize
}

#[cfg(not(unix))]
pub(crate) fn room_for_connections() -> usize {
    UNKNOWN
}
