use pyo3::{
    create_exception,
    exceptions::{PyRuntimeError, PyValueError},
};

create_exception!(tactable, IllegalAction, PyValueError, "An action that the rules refuse.");
create_exception!(tactable, OptionsError, PyValueError, "Options that no table can have.");
create_exception!(tactable, RecordError, PyValueError, "A record that does not hold.");
create_exception!(tactable, BotError, PyRuntimeError, "A bot that could not do what it was asked.");
