use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use crate::{Access, Address, Copying, Sqlite, Stage, StoreError, copy};

/// Copy a store into a new SQLite file while it is in use. The file is there when all of it is, and
/// not before; one that is there already is left alone.
pub async fn back_up(
    from: &Address,
    to: &Path,
    progress: &mut (dyn FnMut(Stage, u64) + Send),
) -> Result<(), StoreError> {
    let failed = |error: io::Error| StoreError::Failed(format!("{}: {error}", to.display()));
    if to.exists() {
        return Err(failed(io::ErrorKind::AlreadyExists.into()));
    }
    let half = with_ending(to, ".tmp");
    clear(&half).map_err(failed)?;
    match from {
        Address::File(path) => Sqlite::write_out(path, &half).await?,
        Address::Database(_) => {
            let store = with_ending(to, ".tmp-store");
            clear(&store).map_err(failed)?;
            let from = from.open(Access::Read).await?;
            let copied = Address::File(store.clone()).open(Access::Create).await?;
            copy(&from, &copied, Copying::Snapshots, progress).await?;
            copied.close().await?;
            // Part of a store may lie in SQLite's log beside its file; what is written out is whole.
            Sqlite::write_out(&store, &half).await?;
            clear(&store).map_err(failed)?;
        }
    }
    finish(&half, to).map_err(failed)?;
    clear(&half).map_err(failed)
}

/// Give the file its name when all of it is on disk.
fn finish(half: &Path, to: &Path) -> io::Result<()> {
    File::open(half)?.sync_all()?;
    fs::rename(half, to)?;
    // The new name too must outlive a power cut; systems that cannot sync a folder need not.
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Remove what is left of a file that was given up, and what lay beside it.
fn clear(half: &Path) -> io::Result<()> {
    for ending in ["", "-wal", "-shm", ".lock"] {
        match fs::remove_file(with_ending(half, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}
