use serde::{Deserialize, Serialize};

use crate::{Tiles, TilesError};

/// The opening tiles: the name of a preset, or five rows of the letters b g y r, row 1 first.
///
/// ```
/// use maiak::Opening;
///
/// let tiles = Opening::Preset("courtyard".into()).tiles().unwrap();
/// assert_eq!(tiles.rows()[2], "yrbry");
/// assert!(Opening::Preset("garden".into()).tiles().is_err());
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
/// from either side.
const PRESETS: [(&str, [&str; 5]); 2] = [
    // Here the round that the rulebook describes can be played as the very first.
    ("example", ["bgrgb", "yrgry", "ybrby", "yrgry", "bgrgb"]),
    // The tiles of the first version of these rules.
    ("courtyard", ["gybyg", "rbgbr", "yrbry", "rbgbr", "gybyg"]),
];

impl Opening {
    /// The tiles, or what is wrong with them.
    pub fn tiles(&self) -> Result<Tiles, TilesError> {
        match self {
            Opening::Rows(rows) => Tiles::from_rows(rows),
            Opening::Preset(name) => {
                let preset = PRESETS.iter().find(|(preset, _)| preset == name);
                let (_, rows) = preset.ok_or_else(|| TilesError::Preset(name.clone()))?;
                Tiles::from_rows(rows)
            }
        }
    }
}

impl Default for Opening {
    fn default() -> Opening {
        Opening::Preset("example".to_owned())
    }
}
