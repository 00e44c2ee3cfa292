use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use catalog::Listing;
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    sync::PyOnceLock,
    types::{PyDict, PyInt, PyList},
};
use serde_json::Value;
use table::{AnyTable, SeatSet, Sides, text::shorten};

use crate::{error::OptionsError, json, seat::SeedArg, state::State};

/// What all states of a table have in common: the game, and what was agreed on.
pub(crate) struct Setting {
    pub(crate) listing: &'static dyn Listing,
    pub(crate) rules: u32,
    pub(crate) options: Value,
    pub(crate) sides: Sides,
    /// A table with these options, from which others are begun without reading them again.
    first: Box<dyn AnyTable>,
    ids: PyOnceLock<Vec<Py<PyInt>>>,
}

impl Setting {
    /// The setting of a table.
    pub(crate) fn of(listing: &'static dyn Listing, table: &dyn AnyTable) -> Arc<Setting> {
        let (rules, options, sides) = (table.rules(), table.options(), table.sides());
        let (first, ids) = (table.duplicate(), PyOnceLock::new());
        Arc::new(Setting { listing, rules, options, sides, first, ids })
    }

    /// A list of ids. Python's numbers for all of them are made once, because lists are asked for
    /// all the time.
    pub(crate) fn ids<'py>(&self, py: Python<'py>, ids: &[usize]) -> PyResult<Bound<'py, PyList>> {
        let all = self.ids.get_or_init(py, || {
            let ids = 0..self.listing.numbers().action_ids;
            ids.map(|id| PyInt::new(py, id).unbind()).collect()
        });
        PyList::new(py, ids.iter().map(|&id| &all[id]))
    }
}

/// The game with a name, or which names there are.
pub(crate) fn find(name: &str) -> PyResult<&'static dyn Listing> {
    catalog::find(name).ok_or_else(|| {
        let (found, known) = (shorten(name, 30), games().join(", "));
        PyValueError::new_err(format!("no game is called “{found}”; there are {known}"))
    })
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    catalog::games().map(|game| game.about().id).collect()
}

/// A game with its options, ready to be played. `tactable games NAME` tells what options there are.
///
/// >>> tactable.load_game("tac", variant="solo", deck="master").people
/// [[0, 1, 2, 3]]
/// >>> tactable.load_game("maiak", tiles="nowhere")
/// Traceback (most recent call last):
///     ...
/// tactable.OptionsError: ...
#[pyfunction]
#[pyo3(signature = (name, /, **options))]
pub(crate) fn load_game(name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
    let listing = find(name)?;
    let given = Value::Object(options.map(json::object).transpose()?.unwrap_or_default());
    let rules = listing.about().rules_version;
    let wrong = |problems: table::ProblemList| OptionsError::new_err(problems.to_string());
    // Not every set of options that reads well can be played.
    let table = listing.start(rules, &given, table::Seed::from(0)).map_err(wrong)?;
    Ok(Game(Setting::of(listing, &*table)))
}

/// What Python keeps of a game: what to call, the name and the options.
type Pickle<'py> = (Bound<'py, PyAny>, (&'static str, Bound<'py, PyAny>));

/// A title with its options.
#[pyclass(frozen, from_py_object, module = "tactable")]
#[derive(Clone)]
pub(crate) struct Game(pub(crate) Arc<Setting>);

/// A game that was loaded, or the name of one.
#[derive(FromPyObject)]
pub(crate) enum GameArg {
    Loaded(Game),
    Name(String),
}

impl GameArg {
    /// The game with these options, which only a name leaves open.
    pub(crate) fn with(self, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
        match self {
            GameArg::Name(name) => load_game(&name, options),
            GameArg::Loaded(game) if options.is_none_or(|options| options.is_empty()) => Ok(game),
            GameArg::Loaded(_) => Err(PyTypeError::new_err(
                "a game that is loaded has its options; give the name of one to choose others",
            )),
        }
    }
}

/// The numbers of some seats. (A `Vec<u8>` would be bytes in Python.)
pub(crate) fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(|seat| seat.index()).collect()
}

#[pymethods]
impl Game {
    /// The name in commands and records.
    #[getter]
    fn id(&self) -> &'static str {
        self.0.listing.about().id
    }

    /// The name on the box.
    #[getter]
    fn title(&self) -> &'static str {
        self.0.listing.about().title
    }

    /// The version of the rules.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.0.rules
    }

    /// The version of ids and observations; raised when one changes its meaning.
    #[getter]
    fn encoding_version(&self) -> u32 {
        self.0.listing.numbers().version
    }

    /// The options in full, defaults included.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.0.options)
    }

    /// Whether anything is ever hidden from anybody.
    #[getter]
    fn hidden(&self) -> bool {
        self.0.listing.about().hidden
    }

    /// How many seats the table has.
    #[getter]
    fn num_seats(&self) -> usize {
        self.0.sides.seats()
    }

    /// The seats that play; others stay empty in some variants.
    #[getter]
    fn playing(&self) -> Vec<usize> {
        seats(self.0.sides.playing())
    }

    /// The seats that win together, side by side.
    #[getter]
    fn sides(&self) -> Vec<Vec<usize>> {
        self.0.sides.sides().iter().copied().map(seats).collect()
    }

    /// The seats that one person holds, person by person.
    #[getter]
    fn people(&self) -> Vec<Vec<usize>> {
        self.0.sides.people().iter().copied().map(seats).collect()
    }

    /// The most actions that a game can take, unless the options allow endless play.
    #[getter]
    fn max_actions(&self) -> Option<u32> {
        self.0.first.max_actions()
    }

    /// Ids of actions are the numbers below this.
    #[getter]
    fn num_actions(&self) -> usize {
        self.0.listing.numbers().action_ids
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.listing.numbers().observation_len
    }

    /// What an observation is made of, in order: names and shapes. See `tactable.split`.
    #[getter]
    fn observation_fields(&self) -> Vec<(&'static str, Vec<usize>)> {
        let fields = self.0.listing.numbers().observation.iter();
        fields.map(|field| (field.name, field.shape.to_vec())).collect()
    }

    /// Begin a game. The same seed, a number or 64 hexadecimal digits, gives the same deal;
    /// without one it is drawn by the operating system.
    ///
    /// >>> game = tactable.load_game("taki", seats=2)
    /// >>> game.new_state(seed=1) == game.new_state(seed=1)
    /// True
    #[pyo3(signature = (seed=None))]
    fn new_state(&self, seed: Option<SeedArg>) -> PyResult<State> {
        let setting = &self.0;
        let seed = SeedArg::or_fresh(seed)?;
        let table = setting.first.again(seed);
        let table = table.map_err(|problems| OptionsError::new_err(problems.to_string()))?;
        Ok(State::new(setting, table))
    }

    /// A state from readable fields, as `State.to_dict` gives them, or every reason why there is none.
    ///
    /// >>> game = tactable.load_game("maiak")
    /// >>> state = game.new_state(seed=1)
    /// >>> game.load_state(state.to_dict()) == state
    /// True
    #[pyo3(signature = (state, seed=None))]
    fn load_state(&self, state: &Bound<'_, PyDict>, seed: Option<SeedArg>) -> PyResult<State> {
        let setting = &self.0;
        let draft = Value::Object(json::object(state)?);
        let seed = SeedArg::or_fresh(seed)?;
        let table = setting.listing.load(setting.rules, &setting.options, seed, &draft);
        let table = table.map_err(|problems| PyValueError::new_err(problems.to_string()))?;
        Ok(State::new(setting, table))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Pickle<'py>> {
        let load = py.import("tactable._pickle")?.getattr("load_game")?;
        Ok((load, (self.id(), self.options(py)?)))
    }

    fn __eq__(&self, other: &Game) -> bool {
        let (a, b) = (&*self.0, &*other.0);
        (self.id(), a.rules, &a.options) == (other.id(), b.rules, &b.options)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.id(), self.0.rules, self.0.options.to_string()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("tactable.Game({:?}, {})", self.id(), self.0.options)
    }
}
