//! What belongs to this user alone: folders and files that nobody else may read.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// The user's folder for what programs keep for good.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = set("XDG_DATA_HOME")
        .or_else(|| set("APPDATA"))
        .or_else(|| Some(set("HOME")?.join(".local/share")))?;
    Some(folder.join("tactable"))
}

/// The user's folder for what programs keep from one time to the next.
pub(crate) fn state_folder() -> Option<PathBuf> {
    let folder = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")))?;
    Some(folder.join("tactable"))
}

fn set(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Make a folder that nobody else looks into.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    restrict(folder, 0o700)
}

/// Write a new file that nobody else can read, not even for a moment.
pub(crate) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(text.as_bytes())
}

/// Let nobody else read a file that is there.
pub(crate) fn keep_private(path: &Path) {
    // What cannot be restricted is still better kept than lost.
    let _ = restrict(path, 0o600);
}

#[cfg(unix)]
fn restrict(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}
