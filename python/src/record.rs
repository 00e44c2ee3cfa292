use pyo3::{prelude::*, types::PyDict};
use serde_json::{Value, json};

use crate::{
    error::RecordError,
    json as convert,
    state::{State, of_record},
};

/// A whole game as readable text.
#[pyclass(frozen, module = "tactable")]
pub(crate) struct Record(pub(crate) table::Record);

#[pymethods]
impl Record {
    /// Read a record.
    #[staticmethod]
    pub(crate) fn parse(text: &str) -> PyResult<Record> {
        let record = text.parse::<table::Record>();
        record.map(Record).map_err(|error| RecordError::new_err(error.to_string()))
    }

    /// Play the record again and check all it claims: its seal, the commitment, every action and the
    /// outcome. The state after the last action; `RecordError` names the first thing that is wrong.
    pub(crate) fn verify(&self) -> PyResult<State> {
        of_record(&self.0)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &str {
        &self.0.game
    }

    /// The version of the rules it was played by.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.0.rules
    }

    /// The options in full.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &self.0.options)
    }

    /// Where all chance came from, once that may be known.
    #[getter]
    fn seed(&self) -> Option<String> {
        self.0.seed.map(|seed| seed.to_string())
    }

    /// The hash that was published before the first action.
    #[getter]
    fn commitment(&self) -> &str {
        &self.0.commitment
    }

    /// What was done: seats, and actions in notation.
    #[getter]
    fn actions(&self) -> Vec<(u8, &str)> {
        self.0.actions.iter().map(|(seat, action)| (seat.number(), action.as_str())).collect()
    }

    /// What else was settled before the first action, such as who sat where.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        self.0.tags.iter().try_for_each(|(name, value)| tags.set_item(name, value))?;
        Ok(tags)
    }

    /// How it ended; None if it did not.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcome = self.0.outcome.as_ref().or(self.0.ended.as_ref());
        let outcome = outcome.map_or(
            Value::Null,
            |outcome| json!({"scores": outcome.scores, "reason": outcome.reason}),
        );
        convert::to_python(py, &outcome)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __eq__(&self, other: &Record) -> bool {
        self.0 == other.0
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let parse = py.get_type::<Record>().getattr("parse")?;
        Ok((parse, (self.0.to_string(),)))
    }

    fn __repr__(&self) -> String {
        format!("<tactable.Record of {}, {} actions>", self.0.game, self.0.actions.len())
    }
}
