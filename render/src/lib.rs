//! Pictures of positions: a [`Scene`] as SVG, and SVG as PNG.
//!
//! The browser draws the same scenes with the same art, so that a picture in a document and the
//! table on the screen never differ.
//!
//! ```
//! use serde_json::json;
//! use table::{Lang, Seat, Seed, Viewer};
//!
//! let game = catalog::find("maiak").unwrap();
//! let table = game.start(&json!({}), Seed::from(1)).unwrap();
//! let scene = table.stage(Viewer::seat(Seat(0))).scene;
//! let scene = scene.map(&|phrase| game.words().say(Lang::En, &phrase));
//! let svg = render::svg(&game.about().style, &scene, render::Light::Day);
//! assert!(svg.starts_with("<svg"));
//! ```

#![deny(missing_docs)]

mod layout;
mod png;
mod svg;

pub use png::{PngError, png};
pub use svg::{Light, card, svg};

/// The font of everything that is written in pictures.
pub const FONT: &[u8] = include_bytes!("../font/tactable.ttf");

use table::Scene;

/// A scene whose texts are words already.
type Spoken = Scene<String>;
