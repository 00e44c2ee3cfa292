#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

use std::{any::Any, sync::LazyLock};

use batch::{AnyBatch, Batch};
use bots::{AnyBot, BotError, Oracle, Spec};
use schemars::JsonSchema;
use serde_json::Value;
use table::{
    AnyGame, AnyTable, Erased, Game, Phrase, ProblemList, Seat, Seed, Title, read_options,
};

#[rustfmt::skip] // One line per game, however short the list.
static GAMES: LazyLock<Vec<Box<dyn Listing>>> = LazyLock::new(|| vec![
    listing::<maiak::Maiak>(),
    listing::<tactigo::Tactigo>(),
    listing::<tactiki::Tactiki>(),
    listing::<taki::Taki>(),
    listing::<tac::Tac>(),
]);

fn listing<G: Title<View: JsonSchema>>() -> Box<dyn Listing> {
    Box::new(Erased::<G>::new())
}

/// Who knows how positions of a game end, if somebody solved it.
fn oracle<G: Game>() -> Option<Box<dyn Oracle<G>>> {
    let maiak: Box<dyn Oracle<maiak::Maiak>> = Box::new(solve::Prover::new());
    let solved: [Box<dyn Any>; 1] = [Box::new(maiak)];
    solved.into_iter().find_map(|oracle| oracle.downcast().ok().map(|oracle| *oracle))
}

/// Every game, in the order in which they are shown.
pub fn games() -> impl Iterator<Item = &'static dyn Listing> {
    GAMES.iter().map(|listing| &**listing)
}

/// A game with everything that can be had for it.
pub trait Listing: AnyGame {
    /// A bot that plays it; the same seed gives the same choices, unless the spec limits time.
    fn bot(&self, spec: &Spec, seed: Seed) -> Result<Box<dyn AnyBot>, BotError>;

    /// Why a legal action of a seat is better than another, or than the most tempting of the others:
    /// a sentence or two in the words of the game, from what the person on the seat knows.
    fn reasons(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        action: &str,
        instead: Option<&str>,
    ) -> Result<Vec<Phrase>, BotError>;

    /// Many games of it that are stepped together, by the present rules.
    fn batch(
        &self,
        options: &Value,
        seed: Seed,
        games: usize,
    ) -> Result<Box<dyn AnyBatch>, ProblemList>;

    /// The form of its views as JSON Schema.
    fn view_schema(&self) -> Value;
}

impl<G: Title<View: JsonSchema>> Listing for Erased<G> {
    fn bot(&self, spec: &Spec, seed: Seed) -> Result<Box<dyn AnyBot>, BotError> {
        bots::build_with::<G>(spec, seed, oracle::<G>())
    }

    fn reasons(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        action: &str,
        instead: Option<&str>,
    ) -> Result<Vec<Phrase>, BotError> {
        bots::reasons::<G>(table, seat, action, instead)
    }

    fn batch(
        &self,
        options: &Value,
        seed: Seed,
        games: usize,
    ) -> Result<Box<dyn AnyBatch>, ProblemList> {
        let rules = G::ABOUT.rules_version;
        let options =
            read_options(options, G::ABOUT.options, rules).map_err(ProblemList::of::<G>)?;
        Ok(Box::new(Batch::<G>::new(rules, options, seed, games)?))
    }

    fn view_schema(&self) -> Value {
        table::schema_of::<G::View>()
    }
}

/// The game with this name, in upper or lower case.
pub fn find(id: &str) -> Option<&'static dyn Listing> {
    games().find(|game| game.about().id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_own_name_and_has_every_bot() {
        for game in games() {
            let id = game.about().id;
            assert_eq!(
                find(id).unwrap().about().title,
                game.about().title,
                "two games called {id}"
            );
            for name in bots::NAMES {
                let spec = name.parse().unwrap();
                assert!(game.bot(&spec, Seed::from(1)).is_ok(), "{id} without {name}");
            }
            let perfect = game.bot(&"perfect".parse().unwrap(), Seed::from(1));
            assert_eq!(perfect.is_ok(), id == "maiak", "{id}");
        }
    }
}
