use std::sync::Mutex;

use bots::{AnyBot, Judgement, Spec};
use pyo3::{exceptions::PyValueError, prelude::*};
use table::{Seat, Seed};

use crate::{
    error::BotError,
    seat::{SeedArg, acting},
    state::State,
};

/// Plays any game from what its seat may know.
#[pyclass(frozen, module = "tactable")]
pub(crate) struct Bot {
    spec: Spec,
    seed: Seed,
    /// The bot at work, and the game that it plays.
    at_work: Mutex<Option<(&'static str, Box<dyn AnyBot>)>>,
}

fn spec(name: &str) -> PyResult<Spec> {
    name.parse().map_err(|error: bots::SpecError| PyValueError::new_err(error.to_string()))
}

fn failed(error: bots::BotError) -> PyErr {
    BotError::new_err(error.to_string())
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed=None))]
    fn new(name: &str, seed: Option<SeedArg>) -> PyResult<Bot> {
        let seed = seed.map_or(Ok(Seed::from(0)), SeedArg::seed)?;
        Ok(Bot { spec: spec(name)?, seed, at_work: Mutex::new(None) })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The id of the action it chooses for a seat, the one to ask first unless another is named. Other
    /// Python threads go on meanwhile.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&self, py: Python<'_>, state: &State, seat: Option<i64>) -> PyResult<usize> {
        let (listing, table) = (state.setting.listing, &*state.table);
        let seat = acting(table, seat)?;
        py.detach(|| {
            let mut at_work = self.at_work.lock().unwrap_or_else(|broken| broken.into_inner());
            let game = listing.about().id;
            let bot = match at_work.take().filter(|(known, _)| *known == game) {
                Some(at_work) => at_work,
                None => (game, listing.bot(&self.spec, self.seed)?),
            };
            let (_, bot) = at_work.insert(bot);
            let action = bot.choose(table, seat)?;
            Ok(table.action_id(seat, &action).expect("bots choose what is legal"))
        })
        .map_err(failed)
    }

    fn __repr__(&self) -> String {
        format!("tactable.bot({:?})", self.name())
    }
}

/// A choice as numbers: id, notation, visits, worth, and whether it wins and in how many actions.
type Judged = (usize, String, u64, f32, Option<(bool, u8)>);

/// A judgement as numbers: worth, chances of all sides, choices, and the expected line.
type Found = (f32, Vec<f32>, Vec<Judged>, Vec<(u8, String)>);

/// What a bot thinks of a decision: worth, chances of all sides, choices, and the expected line.
#[pyfunction]
#[pyo3(signature = (state, name, seat=None, seed=None))]
pub(crate) fn judge(
    py: Python<'_>,
    state: &State,
    name: &str,
    seat: Option<i64>,
    seed: Option<SeedArg>,
) -> PyResult<Found> {
    let (listing, table) = (state.setting.listing, &*state.table);
    let (spec, seat) = (spec(name)?, acting(table, seat)?);
    let seed = seed.map_or(Ok(Seed::from(0)), SeedArg::seed)?;
    let judgement = py.detach(|| listing.bot(&spec, seed)?.judge(table, seat)).map_err(failed)?;
    let id = |action: &str| table.action_id(seat, action).expect("bots judge what is legal");
    let Judgement { worth, chances, choices, line } = judgement;
    let choices = choices.into_iter().map(|choice| {
        (id(&choice.action), choice.action, choice.visits, choice.worth, choice.proved)
    });
    let line = line.into_iter().map(|(seat, action): (Seat, String)| (seat.number(), action));
    Ok((worth, chances, choices.collect(), line.collect()))
}
