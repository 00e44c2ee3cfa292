use batch::{AnyBatch, Rows, Size};
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray, PyUntypedArrayMethods,
    ndarray::Dimension,
};
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
    types::PyDict,
};
use rayon::ThreadPool;

use crate::{
    error::{IllegalAction, OptionsError},
    game::{Game, GameArg, Setting},
    seat::SeedArg,
    state::State,
};

/// Many games of one title that are stepped together, on all cores and without Python's lock.
///
/// Every game waits for one decision of one seat; where several may act at once they are asked one
/// after the other, and what one of them chose in secret is in nobody else's observation. The
/// arrays are made once, or given with `out`, and written by every step: torch and JAX read them
/// without a copy (`torch.from_dlpack(batch.observations)`). The same seed gives the same games
/// whatever the number of threads.
///
/// >>> batch = tactable.Batch("maiak", 64, seed=1)
/// >>> for _ in range(100):
/// ...     batch.step(batch.sample())
/// >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
/// ((64, 154), (64, 973), (64, 2))
#[pyclass(module = "tactable")]
pub(crate) struct Batch {
    game: Game,
    games: Box<dyn AnyBatch>,
    pool: ThreadPool,
    arrays: Arrays,
}

/// NumPy's memory, in which the rows lie.
struct Arrays {
    observations: Py<PyArray2<f32>>,
    masks: Py<PyArray2<bool>>,
    rewards: Py<PyArray2<f32>>,
    terminations: Py<PyArray1<bool>>,
    seats: Py<PyArray1<i64>>,
}

impl Arrays {
    /// The arrays that were given, each of the right kind and shape, and new ones in place of others.
    fn new(py: Python<'_>, size: &Size, given: Option<&Bound<'_, PyDict>>) -> PyResult<Arrays> {
        const NAMES: [&str; 5] = ["observations", "masks", "rewards", "terminations", "seats"];
        for name in given.iter().flat_map(|given| given.keys()) {
            let name: String = name.extract()?;
            if !NAMES.contains(&name.as_str()) {
                let known = NAMES.join(", ");
                return Err(PyValueError::new_err(format!(
                    "out has “{name}”; it may have {known}"
                )));
            }
        }
        let games = size.games;
        Ok(Arrays {
            observations: array(py, given, NAMES[0], [games, size.observation])?,
            masks: array(py, given, NAMES[1], [games, size.actions])?,
            rewards: array(py, given, NAMES[2], [games, size.seats])?,
            terminations: array(py, given, NAMES[3], [games])?,
            seats: array(py, given, NAMES[4], [games])?,
        })
    }
}

/// The array with this name among those given, or a new one.
fn array<T: Element, D: Dimension, const N: usize>(
    py: Python<'_>,
    given: Option<&Bound<'_, PyDict>>,
    name: &str,
    shape: [usize; N],
) -> PyResult<Py<PyArray<T, D>>>
where
    [usize; N]: numpy::ndarray::IntoDimension<Dim = D>,
{
    let Some(array) = given.map(|given| given.get_item(name)).transpose()?.flatten() else {
        return Ok(PyArray::zeros(py, shape, false).unbind());
    };
    let wrong = || {
        let kind = numpy::dtype::<T>(py);
        PyTypeError::new_err(format!(
            "{name} should be a C-contiguous writeable array of {kind} with the shape {shape:?}"
        ))
    };
    let array = array.cast_into::<PyArray<T, D>>().map_err(|_| wrong())?;
    let fits = array.shape() == shape && array.is_c_contiguous() && array.try_readwrite().is_ok();
    if fits { Ok(array.unbind()) } else { Err(wrong()) }
}

impl Batch {
    /// Hand the games and their rows to somebody who works without Python.
    fn with_rows<R: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, &mut Rows<'_>) -> R + Send,
    ) -> PyResult<R> {
        let arrays = &self.arrays;
        let (mut observations, mut masks) =
            (writable(py, &arrays.observations)?, writable(py, &arrays.masks)?);
        let (mut rewards, mut ended) =
            (writable(py, &arrays.rewards)?, writable(py, &arrays.terminations)?);
        let mut seats = writable(py, &arrays.seats)?;
        let mut rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let (games, pool) = (&mut *self.games, &self.pool);
        Ok(py.detach(|| pool.install(|| work(games, &mut rows))))
    }
}

fn writable<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    Ok(array.bind(py).try_readwrite()?)
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, seed=None, *, threads=None, out=None, **options))]
    fn new(
        py: Python<'_>,
        game: GameArg,
        games: usize,
        seed: Option<SeedArg>,
        threads: Option<usize>,
        out: Option<&Bound<'_, PyDict>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let game = game.with(options)?;
        if games == 0 {
            return Err(PyValueError::new_err("a batch has at least one game"));
        }
        let seed = SeedArg::or_fresh(seed)?;
        let setting: &Setting = &game.0;
        let made = py.detach(|| setting.listing.batch(&setting.options, seed, games));
        let made = made.map_err(|problems| OptionsError::new_err(problems.to_string()))?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
        let pool = pool.map_err(|error| PyValueError::new_err(error.to_string()))?;
        let arrays = Arrays::new(py, &made.size(), out)?;
        let mut batch = Batch { game, games: made, pool, arrays };
        batch.with_rows(py, |games, rows| games.show(rows))?;
        Ok(batch)
    }

    /// Play one action in every game, given by its id, and write how all stand into the arrays. Games
    /// that ended begin anew at once: `terminations` and `rewards` tell of the game that ended,
    /// `observations`, `masks` and `seats` of the next. If any action is not legal, `IllegalAction`
    /// names the first game where that is so, and nothing is played.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: numpy::PyArrayLike1<'_, i64, numpy::AllowTypeChange>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.with_rows(py, |games, rows| games.step(actions, rows))?
            .map_err(|error| IllegalAction::new_err(error.to_string()))
    }

    /// A legal action for every game, each equally likely, as ids. With `out`, written there.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i64>>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let count = self.games.size().games;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, count, false));
        if out.len() != count {
            let found = out.len();
            return Err(PyValueError::new_err(format!(
                "expected room for {count} actions, found {found}"
            )));
        }
        let mut writable = out.try_readwrite()?;
        let actions = writable.as_slice_mut()?;
        let (games, pool) = (&mut *self.games, &self.pool);
        py.detach(|| pool.install(|| games.sample(actions)));
        drop(writable);
        Ok(out)
    }

    /// Begin all games anew with another seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<SeedArg>) -> PyResult<()> {
        let (seed, count) = (SeedArg::or_fresh(seed)?, self.games.size().games);
        let setting: &Setting = &self.game.0;
        let made = py.detach(|| setting.listing.batch(&setting.options, seed, count));
        self.games = made.map_err(|problems| OptionsError::new_err(problems.to_string()))?;
        self.with_rows(py, |games, rows| games.show(rows))
    }

    /// One of the games as it stands now, on its own.
    fn state(&self, game: usize) -> PyResult<State> {
        let table = self.games.table(game).ok_or_else(|| {
            let most = self.games.size().games - 1;
            PyIndexError::new_err(format!("games are the numbers from 0 to {most}, not {game}"))
        })?;
        Ok(State::new(&self.game.0, table))
    }

    /// The game with its options.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// What the seat to act may know: float32, a row for each game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.observations.clone_ref(py)
    }

    /// Which ids are legal for it: bool, a row for each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.arrays.masks.clone_ref(py)
    }

    /// What every seat gained by the last step (see `State.returns`): float32, a row for each game.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// Whether a game ended by the last step: bool.
    #[getter]
    fn terminations(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.terminations.clone_ref(py)
    }

    /// The seat to act: int64.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.arrays.seats.clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.games.size().games
    }

    fn __repr__(&self) -> String {
        format!(
            "<tactable.Batch of {} games of {}>",
            self.__len__(),
            self.game.0.listing.about().id
        )
    }
}
