use std::{marker::PhantomData, time::Duration};

use serde_json::{Value, json};
use table::{AnyTable, Game, Outcome, Seat, Viewer};

use crate::{AnyBot, BotError, any::state_of, process::Process, spec::shorten};

/// A program outside that plays by lines of JSON, see `docs/bots.md`.
///
/// Once it has failed it keeps failing with the same reason: whoever runs the match may ask again
/// and need not care.
pub struct Outside<G> {
    process: Process,
    patience: Duration,
    /// The seat that the program was told.
    seat: Option<Seat>,
    failed: Option<BotError>,
    game: PhantomData<fn() -> G>,
}

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

impl<G: Game> Outside<G> {
    /// Start the program with these arguments.
    pub fn start(command: &[String]) -> Result<Outside<G>, BotError> {
        let process = Process::start(command)?;
        Ok(Outside { process, patience: PATIENCE, seat: None, failed: None, game: PhantomData })
    }

    /// The same program with another time for each answer.
    #[must_use]
    pub fn patient(self, patience: Duration) -> Outside<G> {
        Outside { patience, ..self }
    }

    fn ask(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        let state: &G = state_of(table)?;
        let mut legal = Vec::new();
        state.actions(seat, &mut legal);
        if legal.is_empty() {
            return Err(BotError::NotAsked);
        }
        if self.seat != Some(seat) {
            self.seat = Some(seat);
            let (game, options) = (G::ABOUT.id, table.options());
            let hello = json!({"hello": 1, "game": game, "options": options, "seat": seat});
            self.process.tell(&hello);
        }
        let written: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let view = table.view(Viewer::seat(seat));
        self.process.tell(&json!({"view": view, "legal": written, "seat": seat}));
        let answer = self.process.hear(self.patience)?;
        let program = || self.process.name().to_owned();
        let action = read(&answer).ok_or_else(|| BotError::Nonsense {
            program: program(),
            answer: shorten(answer.trim()),
        })?;
        match action.parse::<G::Action>() {
            Ok(action) if legal.contains(&action) => Ok(action.to_string()),
            _ => Err(BotError::Illegal { program: program(), action: shorten(&action) }),
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
