use std::sync::Arc;

use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
    types::{PyBytes, PyDict, PyList, PyString},
};
use serde_json::{Value, json};
use table::{AnyTable, Pen, Refusal, Seat, Viewer};

use crate::{
    error::{IllegalAction, RecordError},
    game::{Game, Setting, find, seats},
    json as convert,
    record::Record,
    seat::{Eyes, SeedArg, acting, lang, viewer},
};

/// One moment of a game, and how it came there.
#[pyclass(module = "tactable")]
pub(crate) struct State {
    pub(crate) setting: Arc<Setting>,
    pub(crate) table: Box<dyn AnyTable>,
}

/// The state at the end of a record that was pickled.
#[pyfunction]
pub(crate) fn restore(record: &str) -> PyResult<State> {
    Record::parse(record)?.verify()
}

impl State {
    pub(crate) fn new(setting: &Arc<Setting>, mut table: Box<dyn AnyTable>) -> State {
        // Most programs play on and never ask what happened.
        table.keep_no_events();
        State { setting: Arc::clone(setting), table }
    }

    fn with(&self, table: Box<dyn AnyTable>) -> State {
        State::new(&self.setting, table)
    }

    fn seat(&self, named: Option<i64>) -> PyResult<Seat> {
        acting(&*self.table, named)
    }

    fn viewer(&self, eyes: Option<Eyes>) -> PyResult<Viewer> {
        viewer(&self.setting.sides, eyes)
    }

    /// The eyes of who is to act, or of everybody when it is over.
    fn present(&self) -> Viewer {
        match self.table.asks_first() {
            Some(seat) => seat.into(),
            None => Viewer::seats(self.setting.sides.playing()),
        }
    }

    fn drawn(&self, viewer: Viewer, lang: table::Lang) -> String {
        self.table.picture(viewer, &Pen::new(self.setting.listing.words(), lang, false))
    }

    fn painted(&self, viewer: Viewer, dark: bool, lang: table::Lang) -> String {
        let listing = self.setting.listing;
        let scene =
            self.table.stage(viewer).scene.map(&|phrase| listing.words().say(lang, &phrase));
        let light = if dark { render::Light::Night } else { render::Light::Day };
        render::svg(listing.style(), &scene, light)
    }
}

fn refused(refusal: Refusal) -> PyErr {
    IllegalAction::new_err(refusal.to_string())
}

/// The id that a number is.
fn id(action: i64) -> PyResult<usize> {
    usize::try_from(action)
        .map_err(|_| IllegalAction::new_err(format!("ids of actions are not negative: {action}")))
}

#[pymethods]
impl State {
    /// The game with its options.
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(&self.setting))
    }

    /// The seats that may act now, several where the rules say so; none when the game is over.
    ///
    /// >>> tactable.load_game("tactiki").new_state(seed=1).current_players()
    /// [0, 1]
    fn current_players(&self) -> Vec<usize> {
        seats(self.table.to_act())
    }

    /// The seat to ask first, or None when the game is over. Whoever asks one seat at a time, as
    /// batches and environments do, goes by this: what others chose in secret at the same time is
    /// in nobody else's view or observation.
    fn current_player(&self) -> Option<u8> {
        self.table.asks_first().map(|seat| seat.number())
    }

    /// The ids of all legal actions of a seat, the one to ask first unless another is named; none if
    /// it may not act.
    #[pyo3(signature = (seat=None))]
    fn legal_actions<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyList>> {
        match (seat, self.table.asks_first()) {
            (None, None) => Ok(PyList::empty(py)),
            (None, Some(seat)) => self.setting.ids(py, self.table.listed_ids(seat)),
            (Some(_), _) => self.setting.ids(py, self.table.listed_ids(self.seat(seat)?)),
        }
    }

    /// The same as an array with a place for every id.
    #[pyo3(signature = (seat=None))]
    fn legal_action_mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mask = PyArray1::zeros(py, self.setting.listing.numbers().action_ids, false);
        if seat.is_some() || self.table.asks_first().is_some() {
            self.table.legal_mask(self.seat(seat)?, mask.readwrite().as_slice_mut()?);
        }
        Ok(mask)
    }

    /// The action with an id in notation. It need not be legal.
    #[pyo3(signature = (action, seat=None))]
    fn action_to_string(&self, action: i64, seat: Option<i64>) -> PyResult<String> {
        let (seat, id) = (self.seat(seat)?, id(action)?);
        self.table.action_of(seat, id).ok_or_else(|| {
            let most = self.setting.listing.numbers().action_ids - 1;
            IllegalAction::new_err(format!(
                "no action here has the id {id}; ids go from 0 to {most}"
            ))
        })
    }

    /// The id of a legal action in notation.
    ///
    /// >>> state = tactable.load_game("maiak").new_state(seed=1)
    /// >>> all(state.string_to_action(state.action_to_string(a)) == a for a in state.legal_actions())
    /// True
    #[pyo3(signature = (text, seat=None))]
    fn string_to_action(&self, text: &str, seat: Option<i64>) -> PyResult<usize> {
        self.table.action_id(self.seat(seat)?, text).map_err(refused)
    }

    /// Do an action, given as id or in notation, for the seat to ask first unless another is named.
    /// What the rules refuse raises `IllegalAction` with the rule and the reason, and changes nothing.
    ///
    /// >>> state = tactable.load_game("maiak").new_state(seed=1)
    /// >>> state.apply_action("a1-a5")
    /// Traceback (most recent call last):
    ///     ...
    /// tactable.IllegalAction: ...
    #[pyo3(signature = (action, seat=None))]
    fn apply_action(&mut self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        if let Ok(number) = action.extract::<i64>() {
            self.table.play_id(seat, id(number)?).map_err(refused)
        } else if let Ok(text) = action.cast::<PyString>() {
            self.table.play(seat, text.to_cow()?.as_ref()).map_err(refused)
        } else {
            let kind = action.get_type().name()?;
            Err(PyTypeError::new_err(format!("expected an id or a string, found {kind}")))
        }
    }

    /// Take back the last action, whoever did it and whatever it showed.
    fn undo(&mut self) -> PyResult<()> {
        match self.table.ply() {
            0 => Err(PyIndexError::new_err("nothing was done yet that could be undone")),
            done => {
                self.table.rewind(done - 1);
                Ok(())
            }
        }
    }

    /// A copy that goes its own way.
    fn clone(&self) -> State {
        self.with(self.table.duplicate())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.table.to_act().is_empty()
    }

    /// What every seat gained: 1 for a win of its side alone, 0 for an even share, and so much less for
    /// the others that the gains of all sides add up to 0. Where all play together: 1 for having made
    /// it. All 0 before the end.
    fn returns(&self) -> Vec<f64> {
        let sides = &self.setting.sides;
        let outcome = self.table.outcome();
        let gain = |seat: u8| outcome.map_or(0.0, |outcome| outcome.gain(sides, Seat::new(seat)));
        (0..sides.seats() as u8).map(gain).collect()
    }

    /// How it ended: the score of every seat, the reason, and what was counted; None before the end.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcome = self.table.outcome();
        convert::to_python(py, &outcome.map_or(Value::Null, |outcome| json!(outcome)))
    }

    /// What was done so far: seats, and actions in notation.
    fn history(&self) -> Vec<(u8, String)> {
        self.table.actions().into_iter().map(|(seat, action)| (seat.number(), action)).collect()
    }

    /// What the person on a seat may know, with a perfect memory, and nothing else. Several seats are
    /// one person's who holds them; None is a spectator.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &self.table.view(self.viewer(seat)?))
    }

    /// What a viewer perceived of every action since so many were done.
    #[pyo3(signature = (seat=None, since=0))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Eyes>,
        since: usize,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let viewer = self.viewer(seat)?;
        let seen = self.table.events(since, viewer).into_iter().flatten();
        seen.map(|event| convert::to_python(py, &event)).collect()
    }

    /// Everything the person on a seat has perceived, and all he did himself, from the start, as text:
    /// two states with the same text cannot be told apart by him. ``since`` leaves out what was before
    /// an action of the game (0 is the first), so that a long text can be continued.
    #[pyo3(signature = (seat, since=None))]
    fn information_state_string(&self, seat: i64, since: Option<usize>) -> PyResult<String> {
        let viewer = self.viewer(Some(Eyes::One(seat)))?;
        let mut text = String::new();
        if since.is_none() {
            let mut start = self.table.duplicate();
            start.rewind(0);
            text = start.view(viewer).to_string();
        }
        let since = since.unwrap_or(0);
        let actions = self.table.actions().into_iter().skip(since);
        for ((actor, action), events) in actions.zip(self.table.events(since, viewer)) {
            if viewer.is(actor) {
                text += &format!("\n{actor}: {action}");
            }
            for event in events {
                text += &format!("\n{event}");
            }
        }
        Ok(text)
    }

    /// What the person on a seat may know as numbers, from the seat's own side of the board. See
    /// `Game.observation_fields` and `tactable.split`.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let numbers = PyArray1::zeros(py, self.setting.listing.numbers().observation_len, false);
        self.table.observe(self.seat(seat)?, numbers.readwrite().as_slice_mut()?);
        Ok(numbers)
    }

    /// A whole state that fits all a viewer knows, each that does equally likely: the honest way to
    /// search. Chance still to come is drawn anew.
    ///
    /// >>> state = tactable.load_game("tactiki", setup="random").new_state(seed=1)
    /// >>> state.imagine(0, seed=2).view(0) == state.view(0)
    /// True
    #[pyo3(signature = (seat, seed=None))]
    fn imagine(&self, seat: Option<Eyes>, seed: Option<SeedArg>) -> PyResult<State> {
        let viewer = self.viewer(seat)?;
        Ok(self.with(self.table.imagine(viewer, SeedArg::or_fresh(seed)?)))
    }

    /// What a viewer sees, drawn as text. `language` is "en" or "de".
    #[pyo3(signature = (seat=None, *, language="en"))]
    fn picture(&self, seat: Option<Eyes>, language: &str) -> PyResult<String> {
        Ok(self.drawn(self.viewer(seat)?, lang(language)?))
    }

    /// What a viewer sees, told in sentences.
    #[pyo3(signature = (seat=None, *, language="en"))]
    fn describe(&self, seat: Option<Eyes>, language: &str) -> PyResult<String> {
        let (viewer, lang) = (self.viewer(seat)?, lang(language)?);
        let words = self.setting.listing.words();
        let phrases = self.table.describe(viewer);
        Ok(phrases.iter().map(|phrase| words.say(lang, phrase)).collect::<Vec<_>>().join(" "))
    }

    /// What a viewer sees as an SVG picture. Notebooks show a state so by themselves.
    #[pyo3(signature = (seat=None, *, dark=false, language="en"))]
    fn svg(&self, seat: Option<Eyes>, dark: bool, language: &str) -> PyResult<String> {
        Ok(self.painted(self.viewer(seat)?, dark, lang(language)?))
    }

    /// A picture as PNG, seen as by `picture`, this many pixels wide.
    #[pyo3(signature = (seat=None, width=640, *, dark=false, language="en"))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Eyes>,
        width: u32,
        dark: bool,
        language: &str,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let png = render::png(&self.svg(seat, dark, language)?, width);
        Ok(PyBytes::new(py, &png.map_err(|error| PyValueError::new_err(error.to_string()))?))
    }

    /// A picture as an array of rows, pixels and colours (red, green and blue), seen as by `picture`.
    #[pyo3(signature = (seat=None, width=640, *, dark=false, language="en"))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Eyes>,
        width: u32,
        dark: bool,
        language: &str,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let pixels = render::pixels(&self.svg(seat, dark, language)?, width);
        let pixels = pixels.map_err(|error| PyValueError::new_err(error.to_string()))?;
        PyArray1::from_vec(py, pixels.rgb).reshape([pixels.height, pixels.width, 3])
    }

    /// The whole truth as readable fields.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &self.table.state())
    }

    /// The whole game so far as a record, with tags such as names.
    ///
    /// >>> state = tactable.load_game("maiak").new_state(seed=1)
    /// >>> state.apply_action(state.legal_actions()[0])
    /// >>> tactable.Record.parse(str(state.record())).verify() == state
    /// True
    #[pyo3(signature = (**tags))]
    fn record(&self, tags: Option<&Bound<'_, PyDict>>) -> PyResult<Record> {
        let pair = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            Ok((name.extract()?, value.str()?.extract()?))
        };
        let tags = tags.map(|tags| tags.iter().map(pair).collect::<PyResult<Vec<_>>>());
        Ok(Record(self.table.record(tags.transpose()?.unwrap_or_default())))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let restore = py.import("tactable._native")?.getattr("restore")?;
        Ok((restore, (self.table.record(Vec::new()).to_string(),)))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<State>().is_ok_and(|other| {
            // The same object cannot be looked at twice while it is being compared.
            other.try_borrow().is_ok_and(|other| self.table.stands_as(&*other.table))
        })
    }

    fn __hash__(&self) -> u64 {
        self.table.standing()
    }

    fn __str__(&self) -> PyResult<String> {
        Ok(self.drawn(self.present(), table::Lang::default()))
    }

    fn __repr__(&self) -> String {
        let game = self.setting.listing.about().id;
        let done = self.table.ply();
        match self.table.asks_first() {
            Some(seat) => format!("<tactable.State of {game}, {done} actions, seat {seat} to act>"),
            None => format!("<tactable.State of {game}, {done} actions, over>"),
        }
    }

    fn _repr_svg_(&self) -> String {
        self.painted(self.present(), false, table::Lang::default())
    }
}

/// The state of a table that a record gives.
pub(crate) fn of_record(record: &table::Record) -> PyResult<State> {
    let listing = find(&record.game)?;
    let table = record.verify(listing);
    let table = table.map_err(|error| RecordError::new_err(error.to_string()))?;
    Ok(State::new(&Setting::of(listing, &*table), table))
}
