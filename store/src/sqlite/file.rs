use std::{
    ffi::OsString,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use tokio::time::{self, Instant};

use crate::{Access, StoreError};

/// How long a process that is about to end may still hold the file.
const GRACE: Duration = Duration::from_secs(2);

/// The right of one process to write to a database.
///
/// What is locked is an empty file beside it, because SQLite has locks of its own on the file
/// itself, which a second handle of the same process would give up. The system frees the lock
/// however the process ends.
#[derive(Debug)]
pub(super) struct Lock {
    /// Locked as long as it is open.
    _file: File,
}

impl Lock {
    /// Take a database for this process. Who only wants to read can do without, if another has it.
    pub(super) async fn take(path: &Path, access: Access) -> Result<Option<Lock>, StoreError> {
        let refuse = |error: io::Error| {
            StoreError::open(format!("{} cannot be locked: {error}", path.display()))
        };
        let mut beside = OsString::from(path);
        beside.push(".lock");
        let file = match File::options().create(true).append(true).open(&beside) {
            Ok(file) => file,
            // Who may not even write beside the file can still read it.
            Err(_) if access == Access::Read => return Ok(None),
            Err(error) => return Err(refuse(error)),
        };
        let began = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Some(Lock { _file: file })),
                Err(TryLockError::WouldBlock) if access == Access::Read => return Ok(None),
                Err(TryLockError::WouldBlock) if began.elapsed() < GRACE => {
                    time::sleep(Duration::from_millis(20)).await;
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(StoreError::open(format!(
                        "another program, perhaps another `tactable serve`, has {} open; only one \
                         can at a time",
                        path.display()
                    )));
                }
                Err(TryLockError::Error(error)) => return Err(refuse(error)),
            }
        }
    }
}

/// The file of a database, the same from beginning to end.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    identity: Identity,
}

/// What the system calls a file, whatever its name: the device and the number on it.
type Identity = (u64, u64);

impl DatabaseFile {
    /// The file that has this name now.
    pub(super) fn find(path: &Path) -> Result<DatabaseFile, StoreError> {
        let identity = identity(path).map_err(|error| {
            StoreError::open(format!("{} cannot be read: {error}", path.display()))
        })?;
        Ok(DatabaseFile { path: path.to_owned(), identity })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the name still leads to the file that was opened. What is written to a file without
    /// a name is lost.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        if identity(&self.path).is_ok_and(|found| found == self.identity) {
            return Ok(());
        }
        Err(StoreError::Failed(format!(
            "{} was removed or replaced while it was open; put it back, or start the program anew \
             to use what is there now",
            self.path.display()
        )))
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let about = fs::metadata(path)?;
    Ok((about.dev(), about.ino()))
}

/// Elsewhere an open file cannot be removed, and it is enough that there is one.
#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(|_| (0, 0))
}
