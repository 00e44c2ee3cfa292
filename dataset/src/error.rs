use std::{io, path::PathBuf};

use parquet::errors::ParquetError;
use table::RecordError;
use thiserror::Error;

/// Why a data set cannot be written or read.
#[derive(Debug, Error)]
pub enum DatasetError {
    /// A file or folder cannot be written.
    #[error("cannot write {}: {error}", path.display())]
    Write {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file or folder cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file is no data set of ours, or a broken one.
    #[error("{} is not a data set of Tactable: {reason}", path.display())]
    Foreign {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A file is there already and holds something else.
    #[error("{} holds another data set: {name} is {found} there and {wanted} here", path.display())]
    Differs {
        /// Which one.
        path: PathBuf,
        /// What differs.
        name: &'static str,
        /// What the file says.
        found: String,
        /// What is wanted.
        wanted: String,
    },
    /// A game cannot be replayed.
    #[error("game {number} cannot be replayed: {error}")]
    Record {
        /// Its number, counted from 0.
        number: u64,
        /// What is wrong with it.
        error: RecordError,
    },
    /// Two records are of different games.
    #[error("game {number} is {found}, not {wanted}; a data set has one game")]
    OtherGame {
        /// The number of the record, counted from 0.
        number: u64,
        /// Its game.
        found: String,
        /// The game of the data set.
        wanted: String,
    },
}

impl DatasetError {
    /// A file cannot be written.
    pub(crate) fn write(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> DatasetError {
        let path = path.into();
        move |error| DatasetError::Write { path, error }
    }

    /// The library of the format could not write a file.
    pub(crate) fn encode(path: impl Into<PathBuf>) -> impl FnOnce(ParquetError) -> DatasetError {
        let path = path.into();
        move |error| DatasetError::Write { path, error: io::Error::other(error) }
    }

    /// The library of the format could not read a file.
    pub(crate) fn decode(path: impl Into<PathBuf>) -> impl FnOnce(ParquetError) -> DatasetError {
        let path = path.into();
        move |error| DatasetError::Foreign { path, reason: error.to_string() }
    }
}
