use pyo3::{exceptions::PyValueError, prelude::*};

/// The share of points that was won in sets of games that belong together, such as both sides of one
/// deal, and the interval that holds the true share in 95 of 100 cases: as the arena tells it.
///
/// `sets` are the mean results of the sets, each from 0 to 1; each is of this many `games`. Games that
/// repeat others make nothing surer: `different` says how many differed, all of them unless told.
///
/// >>> share, low, high = tactable.interval([0.5, 1.0, 0.5, 0.0, 1.0], games=2)
/// >>> low < share < high
/// True
#[pyfunction]
#[pyo3(signature = (sets, games=2, different=None))]
pub(crate) fn interval(
    sets: Vec<f64>,
    games: usize,
    different: Option<usize>,
) -> PyResult<(f64, f64, f64)> {
    if sets.is_empty() || games == 0 {
        return Err(PyValueError::new_err("an interval is told of at least one game"));
    }
    if let Some(wrong) = sets.iter().find(|set| !(0.0..=1.0).contains(*set)) {
        return Err(PyValueError::new_err(format!("results are from 0 to 1, not {wrong}")));
    }
    let all = sets.len() * games;
    let different = different.unwrap_or(all);
    if !(1..=all).contains(&different) {
        return Err(PyValueError::new_err(format!(
            "of {all} games 1 to {all} differ, not {different}"
        )));
    }
    let share = arena::over_sets(&sets, games, different);
    Ok((share.value, share.low, share.high))
}
