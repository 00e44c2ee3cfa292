use arena::StudyPlan;
use catalog::Listing;
use sha2::{Digest, Sha256};
use table::{AnyTable, Record, RecordedOutcome, Seat, text::hex};

use crate::{DatasetError, Game, Origin};

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

    /// The same with what was thought of it.
    fn play(&self, number: u64) -> Game {
        Game { record: self.record(number), worths: Vec::new() }
    }

    /// The command that plays them.
    fn verb(&self) -> &'static str {
        "export"
    }

    /// How many of its first actions were drawn by lot, so that no bot chose them.
    fn drawn(&self, _number: u64) -> usize {
        0
    }
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
            opening_plies: Some(lineup.opening()),
            slips: None,
            records: None,
        }
    }

    fn record(&self, number: u64) -> Record {
        let (played, record) = self.0.play_recorded(number);
        if record.outcome.is_some() {
            return record;
        }
        // A bot failed, or there was no end to it.
        let sides = self.0.lineup().sides();
        let score = |seat: u8| sides.side_of(Seat::new(seat)).map(|side| played.shares[side]);
        let scores = (0..sides.seats() as u8).map(|seat| score(seat).unwrap_or_default()).collect();
        let ended = Some(RecordedOutcome { scores, reason: played.reason, count: None });
        Record { ended, ..record }.sealed()
    }

    fn drawn(&self, number: u64) -> usize {
        self.0.drawn(number)
    }
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
            opening_plies: None,
            slips: None,
            records: Some(hex(&hash.finalize())),
        }
    }

    fn record(&self, number: u64) -> Record {
        self.records[number as usize].clone()
    }
}
