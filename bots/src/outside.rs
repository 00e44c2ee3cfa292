use std::{marker::PhantomData, time::Duration};

use serde_json::{Value, json};
use table::{AnyTable, Game, Options, Outcome, Seat, SeatSet, text::shorten};

use crate::{AnyBot, BotError, any::table_of, process::Process, spec::QUOTED};

/// A program outside that plays by lines of JSON, see `docs/bots.md`.
///
/// Once it has failed, it keeps failing with the same reason, so that whoever runs the game may ask
/// again without harm.
pub struct Outside<G> {
    process: Process,
    patience: Duration,
    /// The seats that the program was told it holds.
    greeted: Option<SeatSet>,
    failed: Option<BotError>,
    game: PhantomData<fn() -> G>,
}

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

impl<G: Game> Outside<G> {
    /// Start the program with these arguments.
    pub fn start(command: &[String]) -> Result<Outside<G>, BotError> {
        let process = Process::start(command)?;
        Ok(Outside { process, patience: PATIENCE, greeted: None, failed: None, game: PhantomData })
    }

    /// The same program with another time for each answer.
    #[must_use]
    pub fn patient(self, patience: Duration) -> Outside<G> {
        Outside { patience, ..self }
    }

    fn ask(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        let game = table_of::<G>(table)?;
        let mut legal = Vec::new();
        game.state().actions(seat, &mut legal);
        if legal.is_empty() {
            return Err(BotError::NotAsked);
        }
        let seats = game.options().sides().person(seat);
        if self.greeted != Some(seats) {
            self.greeted = Some(seats);
            self.process.tell(&json!({
                "hello": 1,
                "game": G::ABOUT.id,
                "rules": table.rules(),
                "options": table.options(),
                "seat": seat,
                "seats": seats,
            }));
        }
        let written: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let view = table.view(seat.into());
        let question = json!({"view": view, "legal": written, "seat": seat, "seats": seats});
        self.process.tell(&question);
        let answer = self.process.hear(self.patience)?;
        let program = || self.process.name().to_owned();
        let action = read(&answer).ok_or_else(|| BotError::Nonsense {
            program: program(),
            answer: shorten(answer.trim(), QUOTED),
        })?;
        match action.parse::<G::Action>() {
            Ok(action) if legal.contains(&action) => Ok(action.to_string()),
            _ => Err(BotError::Illegal { program: program(), action: shorten(&action, QUOTED) }),
        }
    }
}

/// The action in a line such as `{"action":"pass"}`.
fn read(line: &str) -> Option<String> {
    let value: Value = serde_json::from_str(line).ok()?;
    value.get("action")?.as_str().map(str::to_owned)
}

impl<G: Game> AnyBot for Outside<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        if let Some(error) = &self.failed {
            return Err(error.clone());
        }
        let choice = self.ask(table, seat);
        if let Err(error) = &choice
            && !matches!(error, BotError::NotAsked | BotError::OtherGame)
        {
            self.failed = Some(error.clone());
        }
        choice
    }

    fn end(&mut self, outcome: &Outcome) {
        self.process.tell(&json!({"end": outcome}));
    }
}

impl<G> std::fmt::Debug for Outside<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Outside").field(&self.process.name()).finish()
    }
}
