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

/// A pattern with a name: its rows for every size of the board, the smallest first (R1.6).
type Preset = (&'static str, [&'static [&'static str]; 3]);

/// The patterns with a name. No source gives the opening; these are assumed. All are the same in a mirror and
/// from either side.
const PRESETS: [Preset; 4] = [
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
    // Symmetrical patterns of our own, of which it is proved who wins (docs/maiak.md): here whoever begins,
    (
        "fountain",
        [
            &["bgb", "ryr", "bgb"],
            &["bggb", "ryyr", "ryyr", "bggb"],
            &["bgygb", "rygyr", "brgrb", "rygyr", "bgygb"],
        ],
    ),
    // and here the other.
    (
        "hourglass",
        [
            &["byb", "grg", "byb"],
            &["byyb", "grrg", "grrg", "byyb"],
            &["bygyb", "grrrg", "ybrby", "grrrg", "bygyb"],
        ],
    ),
];

impl Opening {
    /// The names of all patterns that have one.
    pub const PRESETS: [&'static str; 4] = [PRESETS[0].0, PRESETS[1].0, PRESETS[2].0, PRESETS[3].0];

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
        Opening::Preset(PRESETS[0].0.to_owned())
    }
}
