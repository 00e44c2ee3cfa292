//! Plots as SVG: they follow the reader's light or dark setting, tell themselves to screen
//! readers, and never speak by colour alone.

mod axis;
mod bars;
mod curve;
mod ranges;
mod svg;

pub use axis::Axis;
pub use bars::Bars;
pub use curve::Curve;
pub use ranges::Ranges;
pub use svg::{Legend, Plot};

use crate::Estimate;

/// The values of one line, row of points or set of bars.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Series {
    /// What it is called; needed where there are two.
    pub name: String,
    /// Its values.
    pub values: Vec<Estimate>,
}
