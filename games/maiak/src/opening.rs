use serde::{Deserialize, Serialize};

use crate::{Size, Tiles, TilesError};

/// The opening tiles: the name of a preset, or rows of the letters b g y r, row 1 first.
///
/// ```
/// use maiak::{Opening, Size};
///
/// let courtyard = Opening::Preset("courtyard".into());
/// assert_eq!(courtyard.tiles(Size::WHOLE).unwrap().rows(Size::WHOLE)[2], "yrbry");
/// assert!(Opening::Preset("garden".into()).tiles(Size::WHOLE).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Opening {
    /// A pattern with a name.
    Preset(String),
    /// Any other.
    Rows(Vec<String>),
}

/// The patterns with a name. No source gives the opening; these are assumed. All are the same seen
/// from either side. Each has its rows for every size of the board, the smallest first (R1.6).
const PRESETS: [(&str, [&[&str]; 3]); 2] = [
    // Here the round that the rulebook describes can be played as the very first.
    (
        "example",
        [
            &["bgb", "ygy", "bgb"],
            &["bggb", "yrry", "yrry", "bggb"],
            &["bgrgb", "yrgry", "ybrby", "yrgry", "bgrgb"],
        ],
    ),
    // The tiles of the first version of these rules.
    (
        "courtyard",
        [
            &["gyg", "rbr", "gyg"],
            &["gyyg", "rbbr", "rbbr", "gyyg"],
            &["gybyg", "rbgbr", "yrbry", "rbgbr", "gybyg"],
        ],
    ),
];

impl Opening {
    /// The tiles, or what is wrong with them.
    pub fn tiles(&self, size: Size) -> Result<Tiles, TilesError> {
        match self {
            Opening::Rows(rows) => Tiles::from_rows(rows, size),
            Opening::Preset(name) => {
                let preset = PRESETS.iter().find(|(preset, _)| preset == name);
                let (_, sizes) = preset.ok_or_else(|| TilesError::Preset(name.clone()))?;
                Tiles::from_rows(sizes[size.side() - 3], size)
            }
        }
    }
}

impl Default for Opening {
    fn default() -> Opening {
        Opening::Preset("example".to_owned())
    }
}
