use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
};

use table::{Phrase, Record};

use crate::{
    failure::Failure,
    pieces::{Line, Pieces},
    voice::Voice,
};

/// The line between two records of one text.
pub(crate) const SEPARATOR: &str = "---";

/// The records of a text, one after the other, read as they are needed.
pub(crate) fn records<R: BufRead>(input: R) -> Pieces<R> {
    Pieces::new(input, |line| if line.trim() == SEPARATOR { Line::Between } else { Line::Within })
}

/// The records of a text, all of them.
pub(crate) fn split(text: &str) -> Vec<String> {
    records(text.as_bytes()).flatten().collect()
}

/// Several records as one text.
pub(crate) fn join(records: &[Record]) -> String {
    let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
    texts.join(&format!("{SEPARATOR}\n"))
}

/// Put something into a file so that at every moment the file holds the old or the new, and never
/// half of it, whatever happens to the program or the machine.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>, voice: &Voice) -> Result<(), Failure> {
    replace(path, content.as_ref()).map_err(|error| unwritable(path, &error, voice))
}

/// A file or folder cannot be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error, voice: &Voice) -> Failure {
    let phrase = Phrase::new("failed-write").with("path", path.display().to_string());
    voice.refuse(phrase.with("error", error.to_string()))
}

/// Refuse a file that cannot be written, before any work is done for it. What is there stays as it is.
pub(crate) fn try_out(path: &Path, voice: &Voice) -> Result<(), Failure> {
    attempt(path).map_err(|error| unwritable(path, &error, voice))
}

/// Make a folder if there is none, and refuse one in which nothing can be written.
pub(crate) fn try_folder(folder: &Path, voice: &Voice) -> Result<(), Failure> {
    let attempt = fs::create_dir_all(folder).and_then(|()| attempt(&folder.join("trial")));
    attempt.map_err(|error| unwritable(folder, &error, voice))
}

fn attempt(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if path.exists() {
        OpenOptions::new().write(true).open(path)?;
    }
    if !is_device(path) {
        let beside = beside(path);
        OpenOptions::new().write(true).create(true).truncate(false).open(&beside)?;
        fs::remove_file(&beside)?;
    }
    Ok(())
}

/// Whether something is neither a file nor a folder, as `/dev/stdout` is: nothing can take its place.
fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// Put something into a file as [`write`] does.
pub(crate) fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    if is_device(path) {
        return OpenOptions::new().write(true).open(path)?.write_all(content);
    }
    let beside = beside(path);
    let mut file = File::create(&beside)?;
    file.write_all(content)?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    // The new name too must outlive a power cut; systems that cannot sync a folder need not.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".tmp");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_destroys_nothing_and_leaves_nothing() {
        let folder = std::env::temp_dir().join(format!("tactable-trial-{}", std::process::id()));
        let voice = Voice::new(table::Lang::En);
        try_folder(&folder.join("deep/er"), &voice).unwrap();
        let (old, new) = (folder.join("old"), folder.join("new"));
        fs::write(&old, "dear diary").unwrap();
        try_out(&old, &voice).unwrap();
        try_out(&new, &voice).unwrap();
        assert_eq!(fs::read_to_string(&old).unwrap(), "dear diary");
        assert!(!new.exists() && !beside(&old).exists() && !beside(&new).exists());
        for wrong in [folder.clone(), folder.join("nowhere/x"), old.join("x")] {
            assert!(try_out(&wrong, &voice).is_err(), "{}", wrong.display());
        }
        assert!(try_folder(&old, &voice).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn what_is_joined_can_be_split() {
        let record: Record =
            "Game: maiak\nRules: 1\nOptions: {}\nCommitment: 00\n\n0: c1-c2\n".parse().unwrap();
        let text = join(&[record.clone(), record.clone()]);
        let back: Vec<Record> = split(&text).iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(back, [record.clone(), record]);
    }
}
