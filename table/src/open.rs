use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::{Value, json};

use crate::{Game, Lang, Problem, Seed, Words, read_draft, read_options};

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
        let state = read_options(&parts.options, G::ABOUT.options)
            .and_then(|options| read_draft(&options, &Seed([0; 32]), &parts.state));
        state.map(Open).map_err(|problems| D::Error::custom(Listed::<G>::new(&problems)))
    }
}

/// Problems as English text, for the errors of parsers that know no language.
pub struct Listed<'a, G> {
    problems: &'a [Problem],
    game: std::marker::PhantomData<G>,
}

impl<'a, G: Game> Listed<'a, G> {
    /// Show these problems.
    pub fn new(problems: &'a [Problem]) -> Listed<'a, G> {
        Listed { problems, game: std::marker::PhantomData }
    }
}

impl<G: Game> fmt::Display for Listed<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = Words::new(&[G::ABOUT.script]);
        for (i, problem) in self.problems.iter().enumerate() {
            let joint = if i == 0 { "" } else { "; " };
            write!(f, "{joint}{}", words.say(Lang::En, &problem.to_phrase()))?;
        }
        Ok(())
    }
}

impl<G> fmt::Debug for Listed<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problems.fmt(f)
    }
}
