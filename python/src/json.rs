//! JSON values as Python's own, and back.

use pyo3::{
    IntoPyObjectExt,
    exceptions::PyTypeError,
    prelude::*,
    types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple},
};
use serde_json::{Map, Number, Value};

/// A JSON value in Python.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(flag) => flag.into_bound_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_bound_py_any(py),
            (None, Some(whole)) => whole.into_bound_py_any(py),
            (None, None) => number.as_f64().into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(items) => {
            let items = items.iter().map(|item| to_python(py, item));
            Ok(PyList::new(py, items.collect::<PyResult<Vec<_>>>()?)?.into_any())
        }
        Value::Object(fields) => Ok(dict(py, fields)?.into_any()),
    }
}

/// A JSON object in Python.
pub(crate) fn dict<'py>(
    py: Python<'py>,
    fields: &Map<String, Value>,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, value) in fields {
        dict.set_item(name, to_python(py, value)?)?;
    }
    Ok(dict)
}

/// A Python value as JSON.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if value.is_none() {
        Ok(Value::Null)
    } else if value.is_instance_of::<PyBool>() {
        Ok(Value::Bool(value.extract()?))
    } else if value.is_instance_of::<PyInt>() {
        Ok(Value::Number(value.extract::<i64>()?.into()))
    } else if value.is_instance_of::<PyFloat>() {
        let number = Number::from_f64(value.extract()?);
        number.map(Value::Number).ok_or_else(|| PyTypeError::new_err("expected a finite number"))
    } else if value.is_instance_of::<PyString>() {
        Ok(Value::String(value.extract()?))
    } else if let Ok(fields) = value.cast::<PyDict>() {
        Ok(Value::Object(object(fields)?))
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let items = value.try_iter()?.map(|item| from_python(&item?));
        Ok(Value::Array(items.collect::<PyResult<_>>()?))
    } else {
        let kind = value.get_type().name()?;
        Err(PyTypeError::new_err(format!(
            "expected None, a bool, a number, a string, a list or a dict, found {kind}"
        )))
    }
}

/// A Python dict as a JSON object.
pub(crate) fn object(fields: &Bound<'_, PyDict>) -> PyResult<Map<String, Value>> {
    let pair = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        Ok((name.extract::<String>()?, from_python(&value)?))
    };
    fields.iter().map(pair).collect()
}
