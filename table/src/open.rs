use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::{Value, json};

use crate::{Game, ProblemList, Seed, read_draft, read_options};

/// The view of a game without secrets: everybody sees the whole state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open<G>(pub G);

impl<G: Game> Serialize for Open<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json!({"options": self.0.options(), "state": self.0.draft()}).serialize(serializer)
    }
}

impl<'de, G: Game> Deserialize<'de> for Open<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Open<G>, D::Error> {
        #[derive(Deserialize)]
        struct Parts {
            options: Value,
            state: Value,
        }
        let parts = Parts::deserialize(deserializer)?;
        let state = read_options(&parts.options, G::ABOUT.options, G::ABOUT.rules_version)
            .map_err(ProblemList::of::<G>)
            .and_then(|options| read_draft(&options, &Seed([0; 32]), &parts.state));
        state.map(Open).map_err(D::Error::custom)
    }
}
