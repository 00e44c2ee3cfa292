use std::{
    fs,
    ops::{ControlFlow, Range},
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
};

use crate::{
    Column, Dataset, DatasetError, Game, Info, Session, Source, command::command, join::join,
    kept::Kept, place::Place, reader::open_file, shard,
};
use serde::Serialize;

/// A data set that is to be written: which games, which columns, and where.
///
/// The games are cut into shards of a fixed number. Each is a file that is there, whole, or not at
/// all, and depends on nothing but the games in it. So whoever is interrupted goes on with the
/// shards that are missing, and many can write at the same time.
pub struct Export<'a> {
    source: &'a dyn Source,
    place: Place,
    columns: Vec<Column>,
    shard: u64,
    info: Info,
}

/// What was written.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game.
    pub game: String,
    /// How many games are in the files.
    pub games: u64,
    /// How many decisions these are.
    pub rows: u64,
    /// How many bytes the files have.
    pub bytes: u64,
    /// The files.
    pub files: Vec<PathBuf>,
    /// Whether some games are missing because it was interrupted.
    pub interrupted: bool,
}

impl<'a> Export<'a> {
    /// How many games a shard has, unless said otherwise.
    pub const SHARD: u64 = 1000;

    /// Write these games to `path`: to one file if its name ends in `.parquet`, otherwise to a
    /// folder with a file for each shard of so many games.
    pub fn new(source: &'a dyn Source, path: &Path, columns: &[Column], shard: u64) -> Export<'a> {
        let info = Info::new(source.game(), source.origin(), columns);
        let command = command(source.verb(), &info, source.games(), columns, shard);
        let info = Info { games: source.games(), command, ..info };
        let (place, columns) = (Place::new(path), columns.to_vec());
        Export { source, place, columns, shard: shard.max(1), info }
    }

    /// How many shards there are.
    pub fn shards(&self) -> u64 {
        self.source.games().div_ceil(self.shard)
    }

    /// The games of a shard.
    pub fn games_of(&self, shard: u64) -> Range<u64> {
        let first = shard * self.shard;
        first..(first + self.shard).min(self.source.games())
    }

    /// The file of a shard.
    pub fn path_of(&self, shard: u64) -> PathBuf {
        self.place.parts().join(format!("{}-{shard:05}.parquet", self.info.game))
    }

    fn info_of(&self, shard: u64) -> Info {
        let games = self.games_of(shard);
        self.info.part(games.start, games.end - games.start)
    }

    /// The shards that are still to be written. A file that is there but holds something else is
    /// refused, so that nobody's data is lost.
    pub fn missing(&self) -> Result<Vec<u64>, DatasetError> {
        if let Place::File(path) = &self.place
            && path.exists()
        {
            self.info.expect(&open_file(path)?.1, path)?;
            return Ok(Vec::new());
        }
        let mut missing = Vec::new();
        for shard in 0..self.shards() {
            let (path, wanted) = (self.path_of(shard), self.info_of(shard));
            if !path.exists() {
                missing.push(shard);
                continue;
            }
            let (_, found) = open_file(&path)?;
            // The last shard of a smaller data set may be shorter; it is written anew.
            let shorter = found.first == wanted.first && found.games < wanted.games;
            wanted.expect(
                &if shorter { found.part(wanted.first, wanted.games) } else { found },
                &path,
            )?;
            if shorter {
                missing.push(shard);
            }
        }
        Ok(missing)
    }

    /// See that it can be written where it should be.
    pub fn prepare(&self) -> Result<(), DatasetError> {
        self.place.prepare()
    }

    /// Begin to write these shards, of which some games may be kept from another time.
    pub fn begin(&self, shards: &[u64]) -> Result<Session<'_>, DatasetError> {
        Session::new(self, shards)
    }

    /// Write these shards on so many threads, until the end or until `stop` is set, and tell `done`
    /// how many games more are there. Every game is kept as soon as it is over, so that it is not
    /// played again if this is broken off.
    pub fn run(
        &self,
        shards: &[u64],
        threads: usize,
        stop: &AtomicBool,
        mut done: impl FnMut(u64),
    ) -> Result<(), DatasetError> {
        let session = self.begin(shards)?;
        done(session.kept());
        let take = |batch: Vec<Result<(), DatasetError>>| {
            done(batch.len() as u64);
            match batch.into_iter().find_map(Result::err) {
                Some(error) => ControlFlow::Break(error),
                None => ControlFlow::Continue(()),
            }
        };
        let play = |number| session.play(number);
        match arena::pool::run(session.numbers(), threads, stop, play, take) {
            ControlFlow::Break(error) => Err(error),
            ControlFlow::Continue(()) => Ok(()),
        }
    }

    /// Play a game from where it comes.
    pub(crate) fn play(&self, number: u64) -> Game {
        self.source.play(number)
    }

    /// The shard that a game belongs to.
    pub(crate) fn shard_of(&self, number: u64) -> u64 {
        number / self.shard
    }

    /// The games of a shard that are kept so far.
    pub(crate) fn open(&self, shard: u64) -> Result<Kept, DatasetError> {
        Kept::open(&self.path_of(shard), self.source.game(), &self.info_of(shard))
    }

    /// Write a shard of which all games are kept.
    pub(crate) fn close(&self, shard: u64, mut kept: Kept) -> Result<(), DatasetError> {
        let (path, info) = (self.path_of(shard), self.info_of(shard));
        shard::write(&path, self.source, &info, &self.columns, &kept.take())?;
        kept.forget();
        Ok(())
    }

    /// Join the shards if one file is wanted and all are there, take away what is not needed any
    /// more, and sum up.
    pub fn finish(&self) -> Result<Summary, DatasetError> {
        let missing = self.missing()?;
        let there: Vec<u64> =
            (0..self.shards()).filter(|shard| missing.binary_search(shard).is_err()).collect();
        let parts: Vec<PathBuf> = there.iter().map(|&shard| self.path_of(shard)).collect();
        let files = match &self.place {
            Place::File(path) if missing.is_empty() => {
                if !path.exists() {
                    join(path, &parts, &self.columns, &self.info)?;
                }
                vec![path.clone()]
            }
            _ => parts,
        };
        if missing.is_empty() {
            // Whoever cannot tidy up has written everything all the same.
            let _ = self.place.tidy();
        }
        self.sum_up(files, !missing.is_empty())
    }

    fn sum_up(&self, files: Vec<PathBuf>, interrupted: bool) -> Result<Summary, DatasetError> {
        let (mut games, mut rows, mut bytes) = (0, 0, 0);
        for path in &files {
            let data = Dataset::open(path)?;
            games += data.info().games;
            rows += data.len() as u64;
            let size = fs::metadata(path).map(|file| file.len());
            bytes += size.map_err(|error| DatasetError::Read { path: path.clone(), error })?;
        }
        Ok(Summary { game: self.info.game.clone(), games, rows, bytes, files, interrupted })
    }
}
