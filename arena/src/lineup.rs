use bots::Spec;
use catalog::Listing;
use serde_json::Value;
use table::{ProblemList, Seed, Sides};
use thiserror::Error;

use crate::{
    BotUnavailable,
    player::{Player, find_bot},
};

/// Who plays what: a game with its options, and bots by name.
///
/// ```
/// let game = catalog::find("tac").unwrap();
/// let options = serde_json::json!({"variant": "two-doubles"});
/// let bots = vec!["greedy".to_owned()];
/// let lineup = arena::Lineup::new(game, &options, bots, table::Seed::from(1))?;
/// assert_eq!((lineup.sides().seats(), lineup.sides().people().len()), (4, 2));
/// # Ok::<(), arena::LineupError>(())
/// ```
pub struct Lineup {
    game: &'static dyn Listing,
    options: Value,
    sides: Sides,
    bots: Vec<String>,
    specs: Vec<Spec>,
    seed: Seed,
}

/// Why nothing can be played.
#[derive(Debug, Error)]
pub enum LineupError {
    /// No bot is named.
    #[error("name at least one bot")]
    NoBots,
    /// A bot is not available.
    #[error(transparent)]
    Bot(#[from] BotUnavailable),
    /// The options are wrong.
    #[error(transparent)]
    Options(#[from] ProblemList),
}

impl Lineup {
    /// Let these bots play this game; all chance comes from the seed.
    pub fn new(
        game: &'static dyn Listing,
        options: &Value,
        bots: Vec<String>,
        seed: Seed,
    ) -> Result<Lineup, LineupError> {
        let rules = game.about().rules_version;
        let options = game.options(rules, options)?;
        let sides = game.sides(rules, &options)?;
        // Not every set of options that reads well can be played.
        game.start(rules, &options, seed)?;
        if bots.is_empty() {
            return Err(LineupError::NoBots);
        }
        let specs = bots.iter().map(|bot| find_bot(game, bot)).collect::<Result<_, _>>()?;
        Ok(Lineup { game, options, sides, bots, specs, seed })
    }

    /// The game.
    pub fn game(&self) -> &'static dyn Listing {
        self.game
    }

    /// The rule choices in full.
    pub fn options(&self) -> &Value {
        &self.options
    }

    /// Who plays at the table, and for whom.
    pub fn sides(&self) -> &Sides {
        &self.sides
    }

    /// The bots by name.
    pub fn bots(&self) -> &[String] {
        &self.bots
    }

    /// Where all chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// One player for each person at the table. `bots` says which bot plays each side; everybody
    /// rolls dice of their own.
    pub(crate) fn players(&self, bots: &[usize], dice: &Seed) -> Vec<Player> {
        let people = self.sides.people().iter();
        let player = |seat: table::Seat| {
            let side = self.sides.side_of(seat).expect("everybody is on a side");
            let dice = dice.derive("bot", seat.number().into());
            Player::new(self.game, &self.specs[bots[side]], dice)
        };
        people.filter_map(|person| person.first()).map(player).collect()
    }
}
