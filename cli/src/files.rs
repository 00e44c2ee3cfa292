use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use table::{Phrase, Record};

use crate::{failure::Failure, voice::Voice};

/// The line between two records of one text.
pub(crate) const SEPARATOR: &str = "---";

/// The records of a text, one after the other.
pub(crate) fn split(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let records = lines.split(|line| line.trim() == SEPARATOR).map(|lines| lines.join("\n"));
    records.filter(|record| !record.trim().is_empty()).collect()
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

fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
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
    fn what_is_joined_can_be_split() {
        let record: Record =
            "Game: maiak\nRules: 1\nOptions: {}\nCommitment: 00\n\n0: c1-c2\n".parse().unwrap();
        let text = join(&[record.clone(), record.clone()]);
        let back: Vec<Record> = split(&text).iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(back, [record.clone(), record]);
        assert!(split("\n---\n\n---\n").is_empty());
    }
}
