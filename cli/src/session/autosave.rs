use std::{
    env, fs,
    path::{Path, PathBuf},
};

use crate::setting::GameArg;

/// Where the unfinished game of a title is kept that nobody asked to record: one for each, for this user alone.
pub(crate) fn place(game: GameArg) -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")))?;
    let folder = state.join("tactable");
    make_private(&folder).ok()?;
    Some(folder.join(format!("{}.txt", game.about().id)))
}

fn make_private(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    restrict(folder, 0o700)
}

/// Let nobody else read it: the seed of a game tells all hands.
pub(crate) fn keep_private(path: &Path) {
    // What cannot be restricted is still better kept than lost.
    let _ = restrict(path, 0o600);
}

#[cfg(unix)]
fn restrict(path: &Path, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: u32) -> std::io::Result<()> {
    Ok(())
}
