use std::{marker::PhantomData, sync::OnceLock};

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    About, AnyTable, Field, Game, Insight, Lesson, Options, Phrase, Presentation, ProblemList,
    Puzzle, Seat, Seed, Sides, Style, Table, Words,
    draft::{json, read_draft},
    read_options,
};

/// A title with everything that can be had for it: rules, presentation, evaluation and numbers.
pub trait Title: Presentation + Insight {}

impl<G: Presentation + Insight> Title for G {}

/// A game whose type is not known before run time: what the command line, a server or another
/// language holds. `Erased::<G>` makes one of any [`Game`].
pub trait AnyGame: Send + Sync {
    /// The title and what the outside needs to present it.
    fn about(&self) -> &'static About;

    /// How it looks.
    fn style(&self) -> &'static Style;

    /// Everything the game can say.
    fn words(&self) -> &Words;

    /// Its lessons, in the order in which they are learned.
    fn lessons(&self) -> &[Lesson];

    /// Its puzzles.
    fn puzzles(&self) -> &[Puzzle];

    /// Read options and write them out in full, or tell every problem.
    fn options(&self, rules: u32, given: &Value) -> Result<Value, ProblemList>;

    /// The options of game `number` in a match.
    fn options_for_game(
        &self,
        rules: u32,
        given: &Value,
        number: usize,
    ) -> Result<Value, ProblemList>;

    /// Who plays at a table with these options, and for whom.
    fn sides(&self, rules: u32, options: &Value) -> Result<Sides, ProblemList>;

    /// Start a game by this version of the rules.
    fn start(
        &self,
        rules: u32,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, ProblemList>;

    /// Start from any state.
    fn load(
        &self,
        rules: u32,
        options: &Value,
        seed: Seed,
        state: &Value,
    ) -> Result<Box<dyn AnyTable>, ProblemList>;

    /// What the numbers of the game mean.
    fn numbers(&self) -> Numbers;

    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> Phrase;

    /// What a kind of event is called: the name of an event, and after a space the card that it is
    /// about.
    fn kind(&self, name: &str) -> Phrase;

    /// Bytes that a state takes in memory.
    fn bytes_per_state(&self) -> usize;
}

/// What the numbers of an [`Encoding`](crate::Encoding) mean.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// The version of the numbering.
    pub version: u32,
    /// Ids of actions are the numbers below this.
    pub action_ids: usize,
    /// What an observation is made of.
    pub observation: &'static [Field],
    /// How many numbers an observation has.
    pub observation_len: usize,
    /// How many numbers an insight has, see [`Insight`].
    pub insight_len: usize,
    /// How many of them, the last ones, are features.
    pub features: usize,
    /// How many seats each of the two sides has where there is one.
    pub team: usize,
}

impl Numbers {
    /// Those of a game.
    pub const fn of<G: Insight>() -> Numbers {
        Numbers {
            version: G::VERSION,
            action_ids: G::ACTION_IDS,
            observation: G::OBSERVATION,
            observation_len: G::OBSERVATION_LEN,
            insight_len: G::INSIGHT_LEN,
            features: G::FEATURES.len(),
            team: G::TEAM,
        }
    }
}

/// The [`AnyGame`] of a [`Title`].
#[derive(Debug)]
pub struct Erased<G> {
    words: OnceLock<Words>,
    lessons: OnceLock<Vec<Lesson>>,
    puzzles: OnceLock<Vec<Puzzle>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Erased<G> {
    /// Forget the type of the game.
    pub const fn new() -> Erased<G> {
        Erased {
            words: OnceLock::new(),
            lessons: OnceLock::new(),
            puzzles: OnceLock::new(),
            game: PhantomData,
        }
    }

    fn read(rules: u32, given: &Value) -> Result<G::Options, ProblemList> {
        read_options(given, G::ABOUT.options, rules).map_err(ProblemList::of::<G>)
    }
}

impl<G: Game> Default for Erased<G> {
    fn default() -> Erased<G> {
        Erased::new()
    }
}

impl<G: Title> AnyGame for Erased<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn style(&self) -> &'static Style {
        const { &G::STYLE }
    }

    fn words(&self) -> &Words {
        self.words.get_or_init(|| Words::new(&[G::ABOUT.messages]))
    }

    fn lessons(&self) -> &[Lesson] {
        self.lessons.get_or_init(|| shipped(G::LESSONS))
    }

    fn puzzles(&self) -> &[Puzzle] {
        self.puzzles.get_or_init(|| shipped(G::PUZZLES))
    }

    fn options(&self, rules: u32, given: &Value) -> Result<Value, ProblemList> {
        Self::read(rules, given).map(|options| json(&options))
    }

    fn options_for_game(
        &self,
        rules: u32,
        given: &Value,
        number: usize,
    ) -> Result<Value, ProblemList> {
        Self::read(rules, given).map(|options| json(&options.for_game(number)))
    }

    fn sides(&self, rules: u32, options: &Value) -> Result<Sides, ProblemList> {
        Self::read(rules, options).map(|options| options.sides())
    }

    fn start(
        &self,
        rules: u32,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, ProblemList> {
        Ok(Box::new(Table::<G>::by_rules(rules, Self::read(rules, options)?, seed)?))
    }

    fn load(
        &self,
        rules: u32,
        options: &Value,
        seed: Seed,
        state: &Value,
    ) -> Result<Box<dyn AnyTable>, ProblemList> {
        let options = Self::read(rules, options)?;
        let state: G = read_draft(&options, &seed, state)?;
        Ok(Box::new(Table::from_state(rules, options, seed, state)))
    }

    fn numbers(&self) -> Numbers {
        Numbers::of::<G>()
    }

    fn seat_name(&self, seat: Seat) -> Phrase {
        G::seat_name(seat)
    }

    fn kind(&self, name: &str) -> Phrase {
        G::kind(name)
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<G>()
    }
}

/// Data that is part of the program, and read by its tests.
fn shipped<T: DeserializeOwned>(json: &str) -> Vec<T> {
    serde_json::from_str(json).expect("the battery reads what a game ships")
}
