use arena::{Fixture, Logged, StudyPlan};
use catalog::Listing;
use sha2::{Digest, Sha256};
use table::{AnyTable, Record, RecordedOutcome, Seat, Sides, text::hex};

use crate::{DatasetError, Origin};

/// Where the games of a data set come from.
pub trait Source: Sync {
    /// What is played.
    fn game(&self) -> &'static dyn Listing;

    /// How many games there are.
    fn games(&self) -> u64;

    /// What can be said of all of them.
    fn origin(&self) -> Origin;

    /// One of the games, which depends on nothing but its number and can be replayed.
    fn record(&self, number: u64) -> Record;
}

/// Games that bots play, the same as those of a study.
pub struct BotGames(StudyPlan);

impl BotGames {
    /// The games of a study.
    pub fn new(plan: StudyPlan) -> BotGames {
        BotGames(plan)
    }
}

impl Source for BotGames {
    fn game(&self) -> &'static dyn Listing {
        self.0.lineup().game()
    }

    fn games(&self) -> u64 {
        self.0.games()
    }

    fn origin(&self) -> Origin {
        let lineup = self.0.lineup();
        Origin {
            rules: Some(lineup.game().about().rules_version),
            options: Some(lineup.options().clone()),
            bots: Some(lineup.bots().to_vec()),
            seed: Some(lineup.seed()),
            records: None,
        }
    }

    fn record(&self, number: u64) -> Record {
        let lineup = self.0.lineup();
        let seed = lineup.seed().of_game(number);
        let bots = self.0.seating(number);
        let fixture = Fixture { number, bots, deal: seed, dice: seed };
        let (table, played) = arena::play(lineup, &fixture, |_, _| ());
        let sides = lineup.sides();
        let mut record = table.record(names(sides, |side| &lineup.bots()[played.bots[side]]));
        if record.outcome.is_none() {
            // A bot failed, or there was no end to it.
            let score = |seat: u8| sides.side_of(Seat::new(seat)).map(|side| played.shares[side]);
            let scores = (0..sides.seats() as u8).map(|seat| score(seat).unwrap_or_default());
            let scores = scores.collect();
            record.ended = Some(RecordedOutcome { scores, reason: played.reason, count: None });
            record = record.sealed();
        }
        record
    }
}

/// The name of whoever plays on each seat.
fn names<'a>(sides: &Sides, name: impl Fn(usize) -> &'a String) -> Vec<(String, String)> {
    let tag = |seat: Seat| Some((format!("Seat {seat}"), name(sides.side_of(seat)?).clone()));
    sides.playing().iter().filter_map(tag).collect()
}

/// Games that were played before.
pub struct Records {
    game: &'static dyn Listing,
    records: Vec<Record>,
}

impl Records {
    /// These records of a game; each is verified first.
    pub fn new(game: &'static dyn Listing, records: Vec<Record>) -> Result<Records, DatasetError> {
        let read = |(number, record)| Records::check(game, number, record);
        let records = (0..).zip(records).map(read).collect::<Result<_, _>>()?;
        Ok(Records { game, records })
    }

    fn check(
        game: &'static dyn Listing,
        number: u64,
        record: Record,
    ) -> Result<Record, DatasetError> {
        let wanted = game.about().id;
        if record.game != wanted {
            let (found, wanted) = (record.game, wanted.to_owned());
            return Err(DatasetError::OtherGame { number, found, wanted });
        }
        let table: Box<dyn AnyTable> =
            record.verify(game).map_err(|error| DatasetError::Record { number, error })?;
        // As the rules write them, however they were typed.
        Ok(Record { actions: table.actions(), options: table.options(), ..record })
    }

    fn common<T: PartialEq>(&self, of: impl Fn(&Record) -> T) -> Option<T> {
        let first = of(self.records.first()?);
        self.records.iter().all(|record| of(record) == first).then_some(first)
    }
}

impl Source for Records {
    fn game(&self) -> &'static dyn Listing {
        self.game
    }

    fn games(&self) -> u64 {
        self.records.len() as u64
    }

    fn origin(&self) -> Origin {
        let mut hash = Sha256::new();
        self.records.iter().for_each(|record| hash.update(record.to_string()));
        Origin {
            rules: self.common(|record| record.rules),
            options: self.common(|record| record.options.clone()),
            bots: None,
            seed: None,
            records: Some(hex(&hash.finalize())),
        }
    }

    fn record(&self, number: u64) -> Record {
        self.records[number as usize].clone()
    }
}
