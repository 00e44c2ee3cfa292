//! The module `tactable._native`: everything of the Python package that is not Python.
//!
//! Nothing here knows a rule. A state is a table of the core, and what Python calls it is a thin
//! skin over that.

mod batch;
mod bot;
mod contest;
mod dataset;
mod error;
mod game;
mod interval;
mod json;
mod record;
mod seat;
mod state;

/// The native part of `tactable`.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use super::{
        batch::Batch,
        bot::{Bot, judge},
        contest::{Job, bot_names},
        dataset::{DatasetReader, Export},
        error::{BotError, IllegalAction, OptionsError, RecordError},
        game::{Game, games, load_game},
        interval::interval,
        record::Record,
        state::{State, restore},
    };

    #[pymodule_init]
    fn init(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
        use pyo3::types::PyModuleMethods;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
