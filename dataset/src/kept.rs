use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use catalog::Listing;
use serde::{Deserialize, Serialize};
use table::Record;

use crate::{DatasetError, Game, Info};

/// The games of a shard that is not whole yet, each in a file as soon as it is over: bots may think
/// for hours before a shard is written.
pub(crate) struct Kept {
    path: PathBuf,
    file: File,
    first: u64,
    games: Vec<Option<Game>>,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    number: u64,
    record: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    worths: Vec<Option<f32>>,
}

impl Kept {
    /// The games that are already there. Lines that were cut off, and games of other settings, are
    /// passed over and played again.
    pub(crate) fn open(
        shard: &Path,
        game: &dyn Listing,
        info: &Info,
    ) -> Result<Kept, DatasetError> {
        let path = Kept::path_of(shard);
        let mut games = vec![None; info.games as usize];
        let text = fs::read(&path).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let mut lines = text.lines();
        let found = lines.next().and_then(|line| serde_json::from_str::<Info>(line).ok());
        let fits = found.is_some_and(|found| info.difference(&found).is_none());
        if fits {
            for line in lines {
                let Ok(Line { number, record, worths }) = serde_json::from_str(line) else {
                    continue;
                };
                let place = number.checked_sub(info.first).map(|place| place as usize);
                let Some(place) = place.and_then(|place| games.get_mut(place)) else { continue };
                let record = record.parse::<Record>().ok();
                let record = record.filter(|record| record.verify(game).is_ok());
                *place = record.map(|record| Game { record, worths });
            }
        } else {
            games.fill(None);
        }
        let begin = || -> io::Result<File> {
            let mut file = match fits {
                true => OpenOptions::new().append(true).open(&path)?,
                false => OpenOptions::new().write(true).create(true).truncate(true).open(&path)?,
            };
            if !fits {
                let line = serde_json::to_string(info).expect("string keys and finite numbers");
                file.write_all(line.as_bytes())?;
            }
            // What comes next begins a line, whatever was cut off before it.
            file.write_all(b"\n")?;
            Ok(file)
        };
        let file = begin().map_err(DatasetError::write(&path))?;
        Ok(Kept { path, file, first: info.first, games })
    }

    fn path_of(shard: &Path) -> PathBuf {
        let name = shard.file_stem().unwrap_or_default().to_string_lossy();
        shard.with_file_name(format!(".{name}.games"))
    }

    /// Whether some games of a shard are kept.
    pub(crate) fn is_there(shard: &Path) -> bool {
        Kept::path_of(shard).exists()
    }

    /// Whether a game is there.
    pub(crate) fn has(&self, number: u64) -> bool {
        self.games[(number - self.first) as usize].is_some()
    }

    /// Whether all games are there.
    pub(crate) fn is_whole(&self) -> bool {
        self.games.iter().all(Option::is_some)
    }

    /// Keep a game.
    pub(crate) fn add(&mut self, number: u64, game: Game) -> Result<(), DatasetError> {
        let Game { record, worths } = &game;
        let line = Line { number, record: record.to_string(), worths: worths.clone() };
        let line = serde_json::to_string(&line).expect("string keys and whole numbers") + "\n";
        self.file.write_all(line.as_bytes()).map_err(DatasetError::write(&self.path))?;
        self.games[(number - self.first) as usize] = Some(game);
        Ok(())
    }

    /// Take the games, of which there are all, to be written.
    pub(crate) fn take(&mut self) -> Vec<Game> {
        std::mem::take(&mut self.games).into_iter().flatten().collect()
    }

    /// The shard is written; nobody needs the file any more.
    pub(crate) fn forget(self) {
        // Whoever finds it later finds the shard as well.
        let _ = fs::remove_file(self.path);
    }
}
