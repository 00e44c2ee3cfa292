use std::sync::Arc;

use crate::Kind;

/// What stands in a column, row by row.
#[derive(Clone, PartialEq, Debug)]
pub enum Cells {
    /// Whole numbers.
    Whole(Vec<Option<i64>>),
    /// Fractions.
    Real(Vec<Option<f32>>),
    /// Texts.
    Text(Vec<Option<Arc<str>>>),
    /// As many fractions in every row, one row after the other.
    Vector {
        /// How many in a row.
        width: usize,
        /// All of them.
        values: Vec<f32>,
    },
    /// Some ids in every row, one row after the other.
    Ids {
        /// How many in each row.
        lengths: Vec<usize>,
        /// All of them.
        values: Vec<u16>,
    },
}

impl Cells {
    /// No rows yet. `width` is how many numbers a vector has.
    pub(crate) fn new(kind: Kind, width: usize) -> Cells {
        match kind {
            Kind::Whole { .. } => Cells::Whole(Vec::new()),
            Kind::Real => Cells::Real(Vec::new()),
            Kind::Text => Cells::Text(Vec::new()),
            Kind::Vector => Cells::Vector { width, values: Vec::new() },
            Kind::Ids => Cells::Ids { lengths: Vec::new(), values: Vec::new() },
        }
    }

    /// Forget all rows, and keep the room for as many.
    pub(crate) fn clear(&mut self) {
        match self {
            Cells::Whole(cells) => cells.clear(),
            Cells::Real(cells) => cells.clear(),
            Cells::Text(cells) => cells.clear(),
            Cells::Vector { values, .. } => values.clear(),
            Cells::Ids { lengths, values } => {
                lengths.clear();
                values.clear();
            }
        }
    }
}
