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
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let size = (16..=LARGEST).contains(&width).then(|| Pixmap::new(width, height));
    let mut picture = size.flatten().ok_or(PngError::Size(width))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture.encode_png().map_err(|error| PngError::Unwritable(error.to_string()))
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
}
