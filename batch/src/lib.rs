#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod any;
mod place;
mod rows;

pub use any::AnyBatch;
pub use rows::{Rows, Size};

use place::Place;
use rayon::prelude::*;
use serde_json::Value;
use table::{AnyTable, Encoding, Game, Options, ProblemList, Seed, Sides, Table, Title};
use thiserror::Error;

/// Many games of one title that are stepped together.
#[derive(Debug)]
pub struct Batch<G: Game> {
    rules: u32,
    options: G::Options,
    sides: Sides,
    places: Vec<Place<G>>,
}

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BatchError {
    /// There are not as many actions as games.
    #[error("expected {games} actions, one for each game, found {found}")]
    Count {
        /// How many games there are.
        games: usize,
        /// How many actions were given.
        found: usize,
    },
    /// An action is not legal. No game was stepped.
    #[error("game {game}, seat {seat}: {reason}")]
    Illegal {
        /// The first game whose action is not legal.
        game: usize,
        /// The seat that was to act.
        seat: usize,
        /// Why it is refused.
        reason: String,
    },
}

impl<G: Encoding> Batch<G> {
    /// This many games by this version of the rules, each with a deal of its own.
    pub fn new(
        rules: u32,
        mut options: G::Options,
        seed: Seed,
        games: usize,
    ) -> Result<Batch<G>, ProblemList> {
        options.set_rules(rules);
        let sides = options.sides();
        let place = |number: usize| Place::new(&options, seed.derive("batch", number as u64));
        let places = (0..games).map(place).collect::<Result<_, _>>()?;
        Ok(Batch { rules, options, sides, places })
    }
}

impl<G: Title> AnyBatch for Batch<G> {
    fn size(&self) -> Size {
        Size {
            games: self.places.len(),
            seats: self.sides.seats(),
            observation: G::OBSERVATION_LEN,
            actions: G::ACTION_IDS,
        }
    }

    fn show(&self, rows: &mut Rows<'_>) {
        let size = self.size();
        let places = self.places.par_iter();
        places.zip(rows.split(&size)).for_each(|(place, mut row)| {
            place.show(&mut row);
            row.rewards.fill(0.0);
            *row.ended = false;
        });
    }

    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError> {
        let size = self.size();
        if actions.len() != size.games {
            return Err(BatchError::Count { games: size.games, found: actions.len() });
        }
        // All are looked at before the first is done, so that a wrong one spoils nothing.
        let places = self.places.par_iter_mut().zip(actions);
        let refused = places.position_first(|(place, &id)| !place.choose(id));
        if let Some(game) = refused {
            let (seat, reason) = self.places[game].refusal(actions[game]);
            return Err(BatchError::Illegal { game, seat: seat.index(), reason });
        }
        let (options, sides) = (&self.options, &self.sides);
        let places = self.places.par_iter_mut();
        places.zip(rows.split(&size)).for_each(|(place, mut row)| {
            place.step(options, sides, &mut row);
            place.show(&mut row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let places = self.places.par_iter_mut().zip(actions);
        places.for_each(|(place, action)| *action = place.sample());
    }

    fn table(&self, game: usize) -> Option<Box<dyn AnyTable>> {
        let place = self.places.get(game)?;
        let state = place.state().clone();
        let seed = place.seed();
        Some(Box::new(Table::<G>::from_state(self.rules, self.options.clone(), seed, state)))
    }

    fn options(&self) -> Value {
        serde_json::to_value(&self.options).expect("options have a JSON form")
    }
}
