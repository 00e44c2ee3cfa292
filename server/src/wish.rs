use std::collections::BTreeMap;

use bots::Level;
use catalog::Listing;
use serde::Deserialize;
use serde_json::{Map, Value};
use store::PersonId;
use table::{Phrase, Seat, Sides};

use crate::{
    Failure, Guest,
    room::{ClockRules, Entry, Setup},
};

/// How many seconds the table waits for a quick answer unless somebody says otherwise.
pub(crate) const USUAL_WINDOW: u32 = 10;
/// The longest it may wait, in seconds: an hour.
const LONGEST_WINDOW: u32 = 3600;
/// The longest it may wait for somebody who is away before a bot stands in: a day.
const LONGEST_PATIENCE: u32 = 24 * 3600;

/// A table as somebody wants it: programs send it as JSON, people fill in a [`Form`](crate::Form).
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Wish {
    /// The name of the game.
    pub game: String,
    /// The rule choices; what is not given is as usual.
    #[serde(default = "no_options")]
    pub options: Value,
    /// The level of each bot, by any seat of its chair.
    #[serde(default)]
    pub bots: BTreeMap<u64, String>,
    /// Any seat of the chair where whoever wishes sits.
    #[serde(default)]
    pub sit: Option<u64>,
    /// How much time each person has.
    #[serde(default)]
    pub clock: Option<ClockRules>,
    /// How many seconds the table waits for a quick answer; 0 is forever.
    #[serde(default)]
    pub window: Option<u32>,
    /// After how many seconds a bot stands in for somebody who is away; 0 is never.
    #[serde(default)]
    pub patience: Option<u32>,
    /// Whether somebody new may take the place of a bot in the middle of the game; unless it is
    /// said, where no clock runs.
    #[serde(default)]
    pub takeover: Option<bool>,
    /// Whether the table may show a good move; unless it is said, where no clock runs.
    #[serde(default)]
    pub hints: Option<bool>,
    /// Whether the game begins at once, bots on all free chairs.
    #[serde(default)]
    pub start: bool,
}

fn no_options() -> Value {
    Value::Object(Map::new())
}

impl Wish {
    /// A table of this game with everything as usual and nobody on it.
    pub fn new(game: &str) -> Wish {
        Wish {
            game: game.to_owned(),
            options: no_options(),
            bots: BTreeMap::new(),
            sit: None,
            clock: None,
            window: None,
            patience: None,
            takeover: None,
            hints: None,
            start: false,
        }
    }

    /// What is agreed on by it, or every reason why there can be no such table.
    pub fn setup(&self, host: &PersonId) -> Result<Setup, Failure> {
        let game = self.listing()?;
        let rules = game.about().rules_version;
        let fail = |problems| Failure::Problems { game, problems };
        let match_options = game.options(rules, &self.options).map_err(fail)?;
        if self.clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(refused("server-no-clock"));
        }
        // Where no clock runs people play for the fun of it.
        let casual = self.clock.is_none();
        Ok(Setup {
            game: game.about().id.to_owned(),
            rules,
            options: game.options_for_game(rules, &match_options, 0).map_err(fail)?,
            match_options,
            number: 0,
            host: host.clone(),
            commitment: None,
            window: self.window.unwrap_or(USUAL_WINDOW).min(LONGEST_WINDOW),
            clock: self.clock,
            patience: self.patience.map(|seconds| seconds.min(LONGEST_PATIENCE)),
            takeover: self.takeover.unwrap_or(casual),
            hints: self.hints.unwrap_or(casual),
        })
    }

    /// Who sits down at once at a table that was set up like this.
    pub fn seating(&self, setup: &Setup, guest: &Guest) -> Result<Vec<Entry>, Failure> {
        let game = self.listing()?;
        let fail = |problems| Failure::Problems { game, problems };
        let sides = game.sides(setup.rules, &setup.options).map_err(fail)?;
        let mut seating = Vec::new();
        for (&seat, level) in &self.bots {
            let level = level.parse::<Level>().map_err(|_| refused("server-no-bots"))?;
            seating.push(Entry::Bot { seat: chair(&sides, seat)?, level: Some(level) });
        }
        if let Some(seat) = self.sit {
            let (person, name) = (guest.id.clone(), guest.name.clone());
            seating.push(Entry::Sat { seat: chair(&sides, seat)?, person, name });
        }
        Ok(seating)
    }

    /// How many strong bots it asks for.
    pub(crate) fn strong_bots(&self) -> usize {
        let levels = self.bots.values().filter_map(|level| level.parse::<Level>().ok());
        levels.filter(|level| level.is_deep()).count()
    }

    fn listing(&self) -> Result<&'static dyn Listing, Failure> {
        catalog::find(&self.game).ok_or_else(|| {
            let known = catalog::games().map(|game| Phrase::plain(game.about().id));
            let known: Vec<Phrase> = known.collect();
            Failure::Refused(Phrase::new("server-no-game").with("known", known))
        })
    }
}

/// The first seat of the chair to which a seat belongs.
fn chair(sides: &Sides, seat: u64) -> Result<Seat, Failure> {
    let chair = Seat::try_from(seat).ok().and_then(|seat| sides.person(seat).first());
    chair.ok_or_else(|| {
        let seats = sides.playing().iter().map(|seat| Phrase::plain(seat.to_string()));
        let seats: Vec<Phrase> = seats.collect();
        Failure::Refused(Phrase::new("server-no-seat").with("seats", seats))
    })
}

fn refused(key: &'static str) -> Failure {
    Failure::Refused(Phrase::new(key))
}
