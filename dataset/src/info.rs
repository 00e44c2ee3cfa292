use catalog::Listing;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seed;

use crate::{Column, DatasetError};

/// The key under which a file says what it holds.
pub(crate) const KEY: &str = "tactable";

/// The version of the columns and of what a file says about itself.
pub(crate) const FORMAT: u32 = 1;

/// What a file says about itself, as JSON under the key `tactable`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Info {
    /// The version of the format, 1.
    pub format: u32,
    /// The game.
    pub game: String,
    /// The version of the ids and observations.
    pub encoding: u32,
    /// Ids of actions are the numbers below this.
    pub action_ids: usize,
    /// What an observation is made of, in order.
    pub observation: Vec<FieldInfo>,
    /// How many numbers an insight has; nothing where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub insight: Option<usize>,
    /// How many of them, the last ones, are features.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub features: Option<usize>,
    /// The columns by name.
    pub columns: Vec<String>,
    /// Where the games come from.
    #[serde(flatten)]
    pub origin: Origin,
    /// The number of the first game in the file.
    pub first: u64,
    /// How many games the file has.
    pub games: u64,
    /// The program that wrote it.
    pub program: String,
    /// A command that writes the same data set again; empty where there is none.
    pub command: String,
}

/// A part of an observation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FieldInfo {
    /// What it is called.
    pub name: String,
    /// Its sizes, the slowest first; empty for one number.
    pub shape: Vec<usize>,
}

/// Where games come from.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Origin {
    /// The version of the rules, if all games have the same.
    pub rules: Option<u32>,
    /// The rule choices in full, if all games have the same.
    pub options: Option<Value>,
    /// The bots by name, if bots play.
    pub bots: Option<Vec<String>>,
    /// Where all chance of the bots and their tables comes from.
    pub seed: Option<Seed>,
    /// How many actions of every game are drawn by lot before the bots take over.
    pub opening_plies: Option<u32>,
    /// One action in so many is drawn by lot even after the opening; nothing if none is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slips: Option<u32>,
    /// SHA-256 of the records, if the games were played before.
    pub records: Option<String>,
}

impl Info {
    /// What there is to say of these games of a game.
    pub(crate) fn new(game: &dyn Listing, origin: Origin, columns: &[Column]) -> Info {
        let numbers = game.numbers();
        let learns = columns.contains(&Column::Insight);
        let field = |field: &table::Field| FieldInfo {
            name: field.name.to_owned(),
            shape: field.shape.to_vec(),
        };
        Info {
            format: FORMAT,
            game: game.about().id.to_owned(),
            encoding: numbers.version,
            action_ids: numbers.action_ids,
            observation: numbers.observation.iter().map(field).collect(),
            insight: learns.then_some(numbers.insight_len),
            features: learns.then_some(numbers.features),
            columns: columns.iter().map(|column| column.name().to_owned()).collect(),
            origin,
            first: 0,
            games: 0,
            program: format!("tactable {}", env!("CARGO_PKG_VERSION")),
            command: String::new(),
        }
    }

    /// How many numbers an observation has.
    pub fn observation_len(&self) -> usize {
        self.observation.iter().map(|field| field.shape.iter().product::<usize>()).sum()
    }

    /// How many numbers a vector of this column has.
    pub(crate) fn width_of(&self, column: Column) -> usize {
        match column {
            Column::Insight => self.insight.unwrap_or_default(),
            _ => self.observation_len(),
        }
    }

    /// The same of other games of the data set.
    pub(crate) fn part(&self, first: u64, games: u64) -> Info {
        Info { first, games, ..self.clone() }
    }

    /// The first thing in which a file differs from what is wanted, with both. Who wrote it, and by
    /// which command, makes no difference.
    pub(crate) fn difference(&self, found: &Info) -> Option<(&'static str, String, String)> {
        type Setting<'a> = (&'static str, &'a dyn Fn(&Info) -> Value);
        let json = |value: &dyn Fn(&Info) -> Value| (value(found), value(self));
        let settings: [Setting<'_>; 12] = [
            ("format", &|info| info.format.into()),
            ("game", &|info| info.game.as_str().into()),
            ("encoding", &|info| info.encoding.into()),
            ("columns", &|info| info.columns.join(",").into()),
            ("rules", &|info| info.origin.rules.into()),
            ("options", &|info| info.origin.options.clone().unwrap_or_default()),
            ("bots", &|info| info.origin.bots.as_ref().map(|bots| bots.join(",")).into()),
            ("seed", &|info| info.origin.seed.map(String::from).into()),
            ("opening-plies", &|info| info.origin.opening_plies.into()),
            ("slips", &|info| info.origin.slips.into()),
            ("records", &|info| info.origin.records.as_deref().into()),
            ("games", &|info| format!("{} from {}", info.games, info.first).into()),
        ];
        let text = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let pairs = settings.into_iter().map(|(name, of)| (name, json(of)));
        let mut differ = pairs.filter(|(_, (found, wanted))| found != wanted);
        differ.next().map(|(name, (found, wanted))| (name, text(found), text(wanted)))
    }

    /// Refuse a file that holds something else.
    pub(crate) fn expect(&self, found: &Info, path: &std::path::Path) -> Result<(), DatasetError> {
        match self.difference(found) {
            None => Ok(()),
            Some((name, found, wanted)) => {
                Err(DatasetError::Differs { path: path.to_owned(), name, found, wanted })
            }
        }
    }
}
