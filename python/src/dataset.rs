//! Data sets of decisions, written and read.

use std::path::PathBuf;

use arena::StudyPlan;
use dataset::{
    BotGames, Cells, Column, Dataset as Reader, DatasetError, Export as Writer, Records, Source,
};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::{
    exceptions::{PyFileNotFoundError, PyIndexError, PyOSError, PyValueError},
    prelude::*,
    types::PyDict,
};
use serde_json::json;

use crate::{
    contest::{lineup, work},
    error::RecordError,
    game::Game,
    json,
    record::Record,
    seat::SeedArg,
};

fn failed(error: DatasetError) -> PyErr {
    let text = error.to_string();
    match error {
        DatasetError::Read { error, .. } if error.kind() == std::io::ErrorKind::NotFound => {
            PyFileNotFoundError::new_err(text)
        }
        DatasetError::Read { .. } | DatasetError::Write { .. } => PyOSError::new_err(text),
        DatasetError::Record { .. } => RecordError::new_err(text),
        _ => PyValueError::new_err(text),
    }
}

fn columns(with: &[String], without: &[String]) -> PyResult<Vec<Column>> {
    for name in with.iter().chain(without) {
        if !Column::OPTIONAL.iter().any(|column| column.name() == name) {
            let known = Column::OPTIONAL.map(Column::name).join(", ");
            return Err(PyValueError::new_err(format!(
                "“{name}” is no column that can be chosen; these are {known}"
            )));
        }
    }
    let usual = Column::usual();
    let named = |names: &[String], column: &Column| names.iter().any(|name| name == column.name());
    let wanted = |column: &Column| {
        (usual.contains(column) || named(with, column)) && !named(without, column)
    };
    Ok(Column::ALL.into_iter().filter(wanted).collect())
}

/// A data set that is to be written.
#[pyclass(frozen, module = "tactable._native")]
pub(crate) struct Export {
    source: Box<dyn Source + Send + Sync>,
    path: PathBuf,
    columns: Vec<Column>,
    shard: u64,
}

impl Export {
    fn writer(&self) -> Writer<'_> {
        Writer::new(&*self.source, &self.path, &self.columns, self.shard)
    }
}

#[pymethods]
impl Export {
    /// The games of bots.
    #[staticmethod]
    #[pyo3(signature = (path, game, bots, games, seed, opening_plies, with_, without, shard))]
    #[allow(clippy::too_many_arguments, reason = "Python names them")]
    fn of_bots(
        path: PathBuf,
        game: &Game,
        bots: Vec<String>,
        games: u64,
        seed: Option<SeedArg>,
        opening_plies: Option<u32>,
        with_: Vec<String>,
        without: Vec<String>,
        shard: Option<u64>,
    ) -> PyResult<Export> {
        let plan = StudyPlan::new(lineup(game, bots, seed, opening_plies)?, games);
        let (source, columns) = (Box::new(BotGames::new(plan)), columns(&with_, &without)?);
        Ok(Export { source, path, columns, shard: shard.unwrap_or(Writer::SHARD) })
    }

    /// Games that were played before.
    #[staticmethod]
    #[pyo3(signature = (path, game, records, with_, without, shard))]
    fn of_records(
        path: PathBuf,
        game: &Game,
        records: Vec<PyRef<'_, Record>>,
        with_: Vec<String>,
        without: Vec<String>,
        shard: Option<u64>,
    ) -> PyResult<Export> {
        let records = records.iter().map(|record| record.0.clone()).collect();
        let source = Box::new(Records::new(game.0.listing, records).map_err(failed)?);
        let columns = columns(&with_, &without)?;
        Ok(Export { source, path, columns, shard: shard.unwrap_or(Writer::SHARD) })
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> u64 {
        self.source.games()
    }

    /// How many games these shards have.
    fn games_of(&self, shards: Vec<u64>) -> u64 {
        let writer = self.writer();
        shards
            .iter()
            .map(|&shard| writer.games_of(shard))
            .map(|games| games.end - games.start)
            .sum()
    }

    /// The file of a shard.
    fn path_of(&self, shard: u64) -> PathBuf {
        self.writer().path_of(shard)
    }

    /// The shards that are not there yet.
    fn missing(&self, py: Python<'_>) -> PyResult<Vec<u64>> {
        py.detach(|| self.writer().missing()).map_err(failed)
    }

    /// See that it can be written.
    fn prepare(&self) -> PyResult<()> {
        self.writer().prepare().map_err(failed)
    }

    /// Write these shards and tell how many games more are there.
    fn run(
        &self,
        py: Python<'_>,
        shards: Vec<u64>,
        threads: usize,
        done: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let writer = self.writer();
        let session = py.detach(|| writer.begin(&shards)).map_err(failed)?;
        done.call1((session.kept(),))?;
        let play = |number: u64| session.play(number);
        work(py, session.numbers(), threads, play, |batch| {
            let games = batch.len();
            batch.into_iter().collect::<Result<Vec<()>, _>>().map_err(failed)?;
            done.call1((games,)).map(drop)
        })
    }

    /// Join, tidy up and tell what was written.
    fn finish<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let summary = py.detach(|| self.writer().finish()).map_err(failed)?;
        json::to_python(py, &json!(summary))
    }
}

/// A data set that was written.
#[pyclass(frozen, module = "tactable._native")]
pub(crate) struct DatasetReader(Reader);

#[pymethods]
impl DatasetReader {
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<DatasetReader> {
        py.detach(|| Reader::open(&path)).map(DatasetReader).map_err(failed)
    }

    /// What the files say about themselves.
    #[getter]
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &json!(self.0.info()))
    }

    /// The files, in the order of their games.
    #[getter]
    fn files(&self) -> Vec<PathBuf> {
        self.0.files().map(ToOwned::to_owned).collect()
    }

    /// How many groups of rows there are.
    #[getter]
    fn groups(&self) -> usize {
        self.0.groups()
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// Some columns of a group as arrays; all without a name.
    #[pyo3(signature = (group, names=None))]
    fn read<'py>(
        &self,
        py: Python<'py>,
        group: usize,
        names: Option<Vec<String>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let groups = self.0.groups();
        if group >= groups {
            let text = format!("there are {groups} groups, and none with number {group}");
            return Err(PyIndexError::new_err(text));
        }
        let columns = match names {
            None => self.0.columns().to_vec(),
            Some(names) => names.iter().map(|name| self.column(name)).collect::<PyResult<_>>()?,
        };
        let rows = py.detach(|| self.0.read(group, &columns)).map_err(failed)?;
        let arrays = PyDict::new(py);
        for (column, cells) in rows.columns() {
            let (name, ids) = (column.name(), self.0.info().action_ids);
            match cells {
                // Most programs that learn want all ids of a row side by side.
                Cells::Ids { lengths, values } => {
                    arrays.set_item("mask", mask(py, lengths, values, ids)?)?
                }
                cells => arrays.set_item(name, array(py, cells, column.may_be_empty())?)?,
            }
        }
        Ok(arrays)
    }
}

impl DatasetReader {
    fn column(&self, name: &str) -> PyResult<Column> {
        let name = if name == "mask" { "legal" } else { name };
        let found = self.0.columns().iter().find(|column| column.name() == name);
        found.copied().ok_or_else(|| {
            let known: Vec<&str> = self.0.columns().iter().map(|column| column.name()).collect();
            let known = known.join(", ");
            PyValueError::new_err(format!("there is no column “{name}” here; there are {known}"))
        })
    }
}

fn mask<'py>(
    py: Python<'py>,
    lengths: &[usize],
    values: &[u16],
    ids: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let mask = PyArray2::<bool>::zeros(py, [lengths.len(), ids], false);
    let mut cells = mask.readwrite();
    let cells = cells.as_slice_mut()?;
    let mut rest = values;
    for (row, &length) in lengths.iter().enumerate() {
        let (own, later) = rest.split_at(length);
        for &id in own.iter().filter(|&&id| usize::from(id) < ids) {
            cells[row * ids + usize::from(id)] = true;
        }
        rest = later;
    }
    Ok(mask.into_any())
}

/// The cells of a column as an array. Where some may be empty, whole numbers are fractions, of which
/// one is not a number.
fn array<'py>(py: Python<'py>, cells: &Cells, empty: bool) -> PyResult<Bound<'py, PyAny>> {
    Ok(match cells {
        Cells::Whole(cells) if empty => {
            let number = |cell: &Option<i64>| cell.map_or(f64::NAN, |cell| cell as f64);
            cells.iter().map(number).collect::<Vec<f64>>().into_pyarray(py).into_any()
        }
        Cells::Whole(cells) => {
            cells.iter().flatten().copied().collect::<Vec<i64>>().into_pyarray(py).into_any()
        }
        Cells::Real(cells) => {
            let number = |cell: &Option<f32>| cell.unwrap_or(f32::NAN);
            cells.iter().map(number).collect::<Vec<f32>>().into_pyarray(py).into_any()
        }
        Cells::Text(cells) => {
            let text = |cell: &Option<std::sync::Arc<str>>| cell.as_deref().into_pyobject(py);
            let texts = cells.iter().map(text).collect::<Result<Vec<_>, _>>()?;
            PyArray1::from_vec(py, texts.into_iter().map(Bound::unbind).collect()).into_any()
        }
        Cells::Vector { width, values } => {
            let rows = values.len() / (*width).max(1);
            PyArray1::from_slice(py, values).reshape([rows, *width])?.into_any()
        }
        Cells::Ids { .. } => unreachable!("ids are a mask"),
    })
}
