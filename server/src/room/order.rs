use catalog::Title;
use serde_json::Value;
use store::PersonId;
use table::{Problem, Seat, Seed};

use super::{ClockRules, Entry, STANDIN, Setup, Sitter};

/// What somebody wants a new table to be.
#[derive(Clone)]
pub struct Order {
    /// The game.
    pub game: &'static dyn Title,
    /// The rule choices of the first game of the match.
    pub match_options: Value,
    /// Which game of a match this is, counted from 0.
    pub number: usize,
    /// Who may start the game.
    pub host: PersonId,
    /// How many seconds an answer is waited for where silence is one; 0 is forever.
    pub window: u32,
    /// How much time each seat has, if it is limited.
    pub clock: Option<ClockRules>,
    /// Who sits where, with the names of people.
    pub seated: Vec<(Seat, Sitter, String)>,
    /// Whether the game begins at once, bots on all free seats.
    pub start: bool,
}

impl Order {
    /// The first entries of the table's log, or every reason why there can be no such table.
    pub fn entries(&self, seed: &Seed) -> Result<Vec<Entry>, Vec<Problem>> {
        let options = self.game.options_for_game(&self.match_options, self.number)?;
        let seats = self.game.start(&options, *seed)?.seats();
        let about = self.game.about();
        let setup = Setup {
            game: about.id.to_owned(),
            rules: about.rules_version,
            options,
            match_options: self.match_options.clone(),
            number: self.number,
            host: self.host.clone(),
            commitment: seed.commitment(),
            window: self.window,
            clock: self.clock,
        };
        let mut entries = vec![Entry::Created(Box::new(setup))];
        for seat in (0..seats as u8).map(Seat) {
            // Who sits down later pushes nobody away but a bot.
            let here = self.seated.iter().filter(|(place, ..)| *place == seat);
            let sitter = here.max_by_key(|(_, sitter, _)| matches!(sitter, Sitter::Person(_)));
            entries.extend(match sitter {
                Some((_, Sitter::Person(person), name)) => {
                    Some(Entry::Sat { seat, person: person.clone(), name: name.clone() })
                }
                Some((_, Sitter::Bot(level), _)) => Some(Entry::Bot { seat, level: Some(*level) }),
                _ if self.start => Some(Entry::Bot { seat, level: Some(STANDIN) }),
                _ => None,
            });
        }
        entries.extend(self.start.then_some(Entry::Started));
        Ok(entries)
    }

    /// Everybody who is part of the table from the start.
    pub fn members(&self) -> Vec<PersonId> {
        let seated = self.seated.iter().filter_map(|(_, sitter, _)| match sitter {
            Sitter::Person(person) => Some(person.clone()),
            _ => None,
        });
        [self.host.clone()].into_iter().chain(seated).collect()
    }
}
