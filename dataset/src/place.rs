use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process,
};

use crate::DatasetError;

/// Where a data set is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// One file. Its parts lie in a folder beside it until all are there.
    File(PathBuf),
    /// A folder with a file for each part.
    Folder(PathBuf),
}

impl Place {
    /// A file if the name ends in `.parquet`, otherwise a folder.
    pub(crate) fn new(path: &Path) -> Place {
        let file = path.extension().is_some_and(|kind| kind.eq_ignore_ascii_case("parquet"));
        match file && !path.is_dir() {
            true => Place::File(path.to_owned()),
            false => Place::Folder(path.to_owned()),
        }
    }

    /// The folder of the parts.
    pub(crate) fn parts(&self) -> PathBuf {
        match self {
            Place::File(path) => with_ending(path, ".parts"),
            Place::Folder(path) => path.clone(),
        }
    }

    /// Make the folder of the parts and see that it can be written to.
    pub(crate) fn prepare(&self) -> Result<(), DatasetError> {
        let folder = self.parts();
        let made = match self {
            Place::File(_) if folder.is_dir() => Ok(()),
            Place::File(_) => fs::create_dir(&folder),
            Place::Folder(_) => fs::create_dir_all(&folder),
        };
        made.map_err(DatasetError::write(&folder))?;
        let trial = folder.join(format!(".{}{TEMPORARY}", process::id()));
        let tried = File::create(&trial).and_then(|_| fs::remove_file(&trial));
        tried.map_err(DatasetError::write(&folder))
    }

    /// Take away what writers left that were killed, and the folder of parts that are joined.
    pub(crate) fn tidy(&self) -> io::Result<()> {
        let folder = self.parts();
        if matches!(self, Place::File(_)) {
            return fs::remove_dir_all(folder);
        }
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if name.starts_with('.') && name.ends_with(TEMPORARY) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}

/// How names end of what is not whole yet.
const TEMPORARY: &str = ".tactable.tmp";

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// A file that is there, whole, or not at all: it is written under another name, which no other
/// writer has, and gets its own at the end.
pub(crate) struct Draft {
    temporary: PathBuf,
    path: PathBuf,
}

impl Draft {
    /// Begin a file.
    pub(crate) fn begin(path: &Path) -> Result<(Draft, File), DatasetError> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        let host = host.trim();
        let temporary = path.with_file_name(format!(".{name}.{host}.{}{TEMPORARY}", process::id()));
        let file = File::create(&temporary).map_err(DatasetError::write(path))?;
        Ok((Draft { temporary, path: path.to_owned() }, file))
    }

    /// The file is whole: bring it to disk and give it its name.
    pub(crate) fn finish(self, file: &File) -> Result<(), DatasetError> {
        let finish = || {
            file.sync_all()?;
            fs::rename(&self.temporary, &self.path)?;
            // The new name too must outlive a power cut; systems that cannot sync a folder need not.
            let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
            if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
                let _ = folder.sync_all();
            }
            Ok(())
        };
        finish().map_err(DatasetError::write(&self.path))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // It is gone if it was finished, and in nobody's way otherwise.
        let _ = fs::remove_file(&self.temporary);
    }
}
