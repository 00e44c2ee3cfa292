use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use parquet::file::reader::{FileReader, SerializedFileReader};

use crate::{
    Column, DatasetError, Info, Rows, group,
    info::{FORMAT, KEY},
};

/// A data set that was written: one file, or a folder of them.
///
/// ```no_run
/// use dataset::{Column, Dataset};
///
/// let data = Dataset::open("maiak.parquet".as_ref())?;
/// println!("{} decisions of {} games", data.len(), data.info().games);
/// for group in 0..data.groups() {
///     let rows = data.read(group, &[Column::Observation, Column::Action])?;
/// }
/// # Ok::<(), dataset::DatasetError>(())
/// ```
pub struct Dataset {
    files: Vec<Part>,
    info: Info,
    columns: Vec<Column>,
}

struct Part {
    path: PathBuf,
    reader: SerializedFileReader<File>,
}

/// A file that is being read.
pub(crate) fn open_file(path: &Path) -> Result<(SerializedFileReader<File>, Info), DatasetError> {
    let unreadable = |error| DatasetError::Read { path: path.to_owned(), error };
    let foreign = |reason: String| DatasetError::Foreign { path: path.to_owned(), reason };
    let file = File::open(path).map_err(unreadable)?;
    let reader = SerializedFileReader::new(file).map_err(DatasetError::decode(path))?;
    let said = reader.metadata().file_metadata().key_value_metadata();
    let said = said.and_then(|said| said.iter().find(|said| said.key == KEY));
    let said = said.and_then(|said| said.value.as_deref());
    let said = said.ok_or_else(|| foreign(format!("it says nothing under the key {KEY}")))?;
    let info: Info = serde_json::from_str(said).map_err(|error| foreign(error.to_string()))?;
    match info.format {
        FORMAT => Ok((reader, info)),
        other => Err(foreign(format!("it has format {other}, but this program knows {FORMAT}"))),
    }
}

impl Dataset {
    /// Open a file, or all files of a folder in the order of their games.
    pub fn open(path: &Path) -> Result<Dataset, DatasetError> {
        let mut parts = Vec::new();
        for path in files(path)? {
            let (reader, info) = open_file(&path)?;
            parts.push((info, Part { path, reader }));
        }
        parts.sort_by_key(|(info, _)| info.first);
        let Some((first, _)) = parts.first() else {
            let reason = "it has no files that end in .parquet".to_owned();
            return Err(DatasetError::Foreign { path: path.to_owned(), reason });
        };
        let mut whole = first.clone();
        for (info, part) in &parts[1..] {
            // All have the same settings; only the games are others.
            whole.part(info.first, info.games).expect(info, &part.path)?;
            whole.games += info.games;
        }
        let columns = whole.columns.iter().map(|name| name.parse()).collect::<Result<_, _>>();
        let columns =
            columns.map_err(|reason| DatasetError::Foreign { path: path.to_owned(), reason })?;
        let files = parts.into_iter().map(|(_, part)| part).collect();
        Ok(Dataset { files, info: whole, columns })
    }

    /// What it says about itself, of all files together.
    pub fn info(&self) -> &Info {
        &self.info
    }

    /// The files, in the order of their games.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().map(|part| &*part.path)
    }

    /// The columns, in their order.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// How many rows it has.
    pub fn len(&self) -> usize {
        let rows = |part: &Part| part.reader.metadata().file_metadata().num_rows() as usize;
        self.files.iter().map(rows).sum()
    }

    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many groups of rows it has; each is read at once.
    pub fn groups(&self) -> usize {
        self.files.iter().map(|part| part.reader.num_row_groups()).sum()
    }

    /// Read these columns of a group.
    ///
    /// # Panics
    /// If there is no such group.
    pub fn read(&self, group: usize, columns: &[Column]) -> Result<Rows, DatasetError> {
        let mut place = group;
        for part in &self.files {
            let groups = part.reader.num_row_groups();
            if place < groups {
                let decode = || DatasetError::decode(&part.path);
                let group = part.reader.get_row_group(place).map_err(decode())?;
                return group::read(&*group, columns, &self.info).map_err(decode());
            }
            place -= groups;
        }
        panic!("there are {} groups, and none with number {group}", self.groups());
    }
}

/// The files of a data set.
fn files(path: &Path) -> Result<Vec<PathBuf>, DatasetError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let list = || -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(path)?.collect::<io::Result<Vec<_>>>()?;
        let paths = entries.into_iter().map(|entry| entry.path());
        Ok(paths.filter(|path| path.extension().is_some_and(|kind| kind == "parquet")).collect())
    };
    list().map_err(|error| DatasetError::Read { path: path.to_owned(), error })
}
