use bots::Spec;
use catalog::Listing;
use serde_json::Value;
use table::{AnyTable, ProblemList, Seed, Sides};
use thiserror::Error;

use crate::{
    BotUnavailable, opening,
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
    opening: u32,
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
        Ok(Lineup { game, options, sides, bots, specs, seed, opening: 0 })
    }

    /// The same, with the first actions of every deal drawn at random before the bots take over.
    #[must_use]
    pub fn with_opening(mut self, plies: u32) -> Lineup {
        self.opening = plies.min(opening::MOST_OPENING);
        self
    }

    /// How many actions should be drawn where nobody says so: some where games would otherwise repeat,
    /// because neither the deal nor the bots bring chance, and none elsewhere.
    pub fn usual_opening(&self) -> u32 {
        opening::usual(self)
    }

    /// How many actions are drawn before the bots take over.
    pub fn opening(&self) -> u32 {
        self.opening
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

    /// What the bots are called, each differently: the second `greedy` is `greedy (2)`.
    pub fn names(&self) -> Vec<String> {
        let name = |(place, bot): (usize, &String)| {
            let before = self.bots[..place].iter().filter(|other| *other == bot).count();
            if before == 0 { bot.clone() } else { format!("{bot} ({})", before + 1) }
        };
        self.bots.iter().enumerate().map(name).collect()
    }

    /// The first bot that is the same as this one, perhaps itself.
    pub(crate) fn twin(&self, bot: usize) -> usize {
        self.bots.iter().position(|other| *other == self.bots[bot]).unwrap_or(bot)
    }

    /// Where all chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// A table with this deal, before the first action.
    pub(crate) fn deal(&self, deal: Seed) -> Box<dyn AnyTable> {
        let rules = self.game.about().rules_version;
        self.game.start(rules, &self.options, deal).expect("the options were checked")
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
