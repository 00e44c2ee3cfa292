//! What callers say about seats, viewers, seeds and languages.

use pyo3::{
    exceptions::{PyIndexError, PyOSError, PyValueError},
    prelude::*,
};
use table::{AnyTable, Lang, Seat, SeatSet, Seed, Sides, Viewer};

/// A seat of a table, by its number.
pub(crate) fn seat(sides: &Sides, number: i64) -> PyResult<Seat> {
    let seats = sides.seats();
    let known = u8::try_from(number).ok().filter(|&number| usize::from(number) < seats);
    known.map(Seat::new).ok_or_else(|| {
        PyIndexError::new_err(format!(
            "seats are the numbers from 0 to {}, not {number}",
            seats - 1
        ))
    })
}

/// The seat that is meant: the one named, or the one that is asked first.
pub(crate) fn acting(table: &dyn AnyTable, named: Option<i64>) -> PyResult<Seat> {
    match named {
        Some(number) => seat(&table.sides(), number),
        None => table.asks_first().ok_or_else(|| {
            PyValueError::new_err("the game is over and nobody is to act: name a seat")
        }),
    }
}

/// Through whose eyes something is seen: those of one seat, of several, or of nobody at the table.
#[derive(FromPyObject)]
pub(crate) enum Eyes {
    One(i64),
    Several(Vec<i64>),
}

/// The viewer with these eyes; nobody's are a spectator's.
pub(crate) fn viewer(sides: &Sides, eyes: Option<Eyes>) -> PyResult<Viewer> {
    let seats = match eyes {
        None => Vec::new(),
        Some(Eyes::One(number)) => vec![number],
        Some(Eyes::Several(numbers)) => numbers,
    };
    let seats = seats.into_iter().map(|number| seat(sides, number));
    Ok(Viewer::seats(SeatSet::of(seats.collect::<PyResult<Vec<_>>>()?)))
}

/// A seed as a number or 64 hexadecimal digits.
#[derive(FromPyObject)]
pub(crate) enum SeedArg {
    Number(u64),
    Text(String),
}

impl SeedArg {
    pub(crate) fn seed(self) -> PyResult<Seed> {
        match self {
            SeedArg::Number(number) => Ok(Seed::from(number)),
            SeedArg::Text(text) => text
                .parse()
                .map_err(|error: table::SeedError| PyValueError::new_err(error.to_string())),
        }
    }

    /// The seed that was given, or one that nobody can guess.
    pub(crate) fn or_fresh(given: Option<SeedArg>) -> PyResult<Seed> {
        match given {
            Some(seed) => seed.seed(),
            None => Seed::fresh().map_err(|error| PyOSError::new_err(error.to_string())),
        }
    }
}

/// A language by its code.
pub(crate) fn lang(code: &str) -> PyResult<Lang> {
    code.parse().map_err(|error: table::LangError| PyValueError::new_err(error.to_string()))
}
