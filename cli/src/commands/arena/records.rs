use std::{
    io,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use arena::{Contest, Played};

use crate::{failure::Failure, files, voice::Voice};

/// A folder that keeps the record of every game of a contest, named as `tactable record` does.
pub(crate) struct Records<'a> {
    folder: PathBuf,
    contest: &'a Contest,
    failed: Mutex<Option<io::Error>>,
}

impl<'a> Records<'a> {
    /// Make the folder, and refuse one that cannot be written.
    pub(crate) fn open(
        folder: &Path,
        contest: &'a Contest,
        voice: &Voice,
    ) -> Result<Records<'a>, Failure> {
        files::try_folder(folder, voice)?;
        Ok(Records { folder: folder.to_owned(), contest, failed: Mutex::new(None) })
    }

    /// Play a game and keep its record, before the game counts.
    pub(crate) fn play(&self, number: u64) -> Played {
        let (played, record) = self.contest.play_recorded(number);
        if let Err(error) = files::replace(&self.path(number), record.to_string().as_bytes()) {
            *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
        played
    }

    /// Fail if a record could not be kept.
    pub(crate) fn check(&self) -> io::Result<()> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }

    /// How many of these games, played earlier, have no record here.
    pub(crate) fn missing(&self, games: &[Played]) -> usize {
        games.iter().filter(|game| !self.path(game.number).exists()).count()
    }

    fn path(&self, number: u64) -> PathBuf {
        let game = self.contest.lineup().game().about().id;
        self.folder.join(format!("{game}-{:05}.txt", number + 1))
    }
}
