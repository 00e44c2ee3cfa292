#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod arrow;
mod layout;
#[cfg(feature = "png")]
mod png;
mod svg;

pub use arrow::Arrow;
#[cfg(feature = "png")]
pub use png::{Pixels, PngError, pixels, png};
pub use svg::{Light, card, svg, svg_with_arrows};

/// The font of everything that is written in pictures.
pub const FONT: &[u8] = include_bytes!("../font/tactable.ttf");

use table::Scene;

/// A scene whose texts are words already.
type Spoken = Scene<String>;
