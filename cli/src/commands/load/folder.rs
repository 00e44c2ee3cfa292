use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
};

/// A folder that is gone afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A new one, called after what it is for.
    pub(crate) fn new(purpose: &str) -> io::Result<Folder> {
        let folder = env::temp_dir().join(format!("tactable-{purpose}-{}", process::id()));
        fs::create_dir(&folder)?;
        Ok(Folder(folder))
    }

    /// The file that keeps the tables.
    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Leave it behind for whoever wants to look into it.
    #[cfg(unix)]
    pub(crate) fn keep(mut self) -> PathBuf {
        std::mem::take(&mut self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left is left among the system's temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}
