use std::sync::{Arc, LazyLock};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{self, fontdb::Database},
};
use thiserror::Error;

use crate::FONT;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PngError {
    /// The SVG cannot be read.
    #[error("the SVG cannot be read: {0}")]
    Unreadable(#[from] usvg::Error),
    /// No picture is this small or this large.
    #[error("a picture is 16 to {LARGEST} pixels wide, not {0}")]
    Size(u32),
    /// The picture cannot be written as PNG.
    #[error("the picture cannot be written: {0}")]
    Unwritable(String),
}

const LARGEST: u32 = 4096;

/// Only our own font, so that pictures are the same on every machine.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("Tactable");
    Arc::new(fonts)
});

/// An SVG as PNG, this many pixels wide.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    paint(svg, width)?.encode_png().map_err(|error| PngError::Unwritable(error.to_string()))
}

/// A picture as rows of red, green and blue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    /// How many pixels a row has.
    pub width: usize,
    /// How many rows there are.
    pub height: usize,
    /// Three bytes for each pixel, row by row.
    pub rgb: Vec<u8>,
}

/// An SVG as pixels, this many of them wide; white shows where nothing is painted.
pub fn pixels(svg: &str, width: u32) -> Result<Pixels, PngError> {
    let picture = paint(svg, width)?;
    let rgb = picture.pixels().iter().flat_map(|pixel| {
        let white = u8::MAX - pixel.alpha();
        [pixel.red(), pixel.green(), pixel.blue()].map(|colour| colour + white)
    });
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    Ok(Pixels { width, height, rgb: rgb.collect() })
}

fn paint(svg: &str, width: u32) -> Result<Pixmap, PngError> {
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let size = (16..=LARGEST).contains(&width).then(|| Pixmap::new(width, height));
    let mut picture = size.flatten().ok_or(PngError::Size(width))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    Ok(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_input_is_refused_in_words() {
        assert!(matches!(png("<svg", 100), Err(PngError::Unreadable(_))));
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>";
        assert!(matches!(png(svg, 100_000), Err(PngError::Size(100_000))));
        assert!(matches!(png(svg, 0), Err(PngError::Size(0))));
    }

    #[test]
    fn pixels_are_what_was_painted_on_white() {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"8\">\
                   <rect width=\"16\" height=\"4\" fill=\"#f00\" fill-opacity=\"0.5\"/></svg>";
        let Pixels { width, height, rgb } = pixels(svg, 32).unwrap();
        assert_eq!((width, height, rgb.len()), (32, 16, 32 * 16 * 3));
        assert_eq!(rgb[..3], [255, 127, 127]);
        assert_eq!(rgb[rgb.len() - 3..], [255, 255, 255]);
    }
}
