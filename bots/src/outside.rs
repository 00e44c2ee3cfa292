use serde_json::{Value, json};
use table::{AnyTable, Options, Outcome, Seat, SeatSet, Table, Title, Viewer, text::shorten};

use crate::{AnyBot, BotError, Program, any::table_of, process::Process, spec::QUOTED, wire};

/// A program outside that plays by lines of JSON, see `docs/bots.md`.
///
/// It has a process for itself while a game lasts. One that speaks version 2 then waits for another game;
/// one that failed, or speaks version 1, is ended. Once it has failed, it keeps failing with the same
/// reason, so that whoever runs the game may ask again without harm.
pub struct Outside<G: Title> {
    program: Program,
    game: Option<Talk<G>>,
    failed: Option<BotError>,
}

/// A game in the words that the program understands.
struct Talk<G: Title> {
    process: Process,
    /// The number of the game, where the program knows such numbers: in version 2.
    id: Option<u64>,
    /// The seats that the program was told it holds.
    seats: SeatSet,
    /// The actions of which it was told what it perceived.
    told: Vec<(Seat, G::Action)>,
    /// An answer to the first question that came before it was known to be one.
    early: Option<String>,
}

impl<G: Title> Outside<G> {
    /// A player who uses a process of this program. Fails if the program does not start.
    pub fn new(program: &Program) -> Result<Outside<G>, BotError> {
        program.try_out()?;
        Ok(Outside { program: program.clone(), game: None, failed: None })
    }

    fn ask(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        let game = table_of::<G>(table)?;
        let mut legal = Vec::new();
        game.state().actions(seat, &mut legal);
        if legal.is_empty() {
            return Err(BotError::NotAsked);
        }
        let seats = game.options().sides().person(seat);
        if self.game.as_ref().is_none_or(|talk| talk.seats != seats) {
            self.break_off();
            self.game = Some(Talk::begin(&self.program, game, seat, seats)?);
        }
        let talk = self.game.as_mut().expect("it has begun");
        let answer = talk.ask(&self.program, game, seat)?;
        let program = || talk.process.name().to_owned();
        let Some(action) = read_action(&answer, talk.id) else {
            let expected = match talk.id {
                None => json!({"action": "…"}),
                Some(id) => json!({"type": "act", "id": id, "action": "…"}),
            };
            return Err(nonsense(&talk.process, &answer, &expected));
        };
        let found = match &action {
            Value::Number(id) => {
                let id = id.as_u64().and_then(|id| usize::try_from(id).ok());
                id.and_then(|id| game.state().action_of(seat, id))
            }
            action => action.as_str().and_then(|action| action.parse().ok()),
        };
        match found.filter(|action| legal.contains(action)) {
            Some(action) => Ok(action.to_string()),
            None => {
                let action = action.as_str().map_or_else(|| action.to_string(), str::to_owned);
                Err(BotError::Illegal { program: program(), action: shorten(&action, QUOTED) })
            }
        }
    }

    /// Nobody asks any more.
    fn break_off(&mut self) {
        if let Some(talk) = self.game.take() {
            talk.end(&self.program, None);
        }
    }
}

impl<G: Title> Talk<G> {
    /// Tell a process of a new game, and wait until it is ready.
    fn begin(
        program: &Program,
        game: &Table<G>,
        seat: Seat,
        seats: SeatSet,
    ) -> Result<Talk<G>, BotError> {
        let deal = G::ABOUT.hidden.then(|| game.seed());
        loop {
            let (mut process, fresh) = program.take(deal)?;
            process.games += 1;
            let id = process.games;
            let mut new = wire::new(game, id, seats);
            if fresh {
                // A program of version 1 takes this for what it knows, and only answers questions.
                new["hello"] = json!(1);
                new["seat"] = json!(seat);
                process.tell(&[new, first_question(game, seat, seats)]);
            } else {
                process.tell(&[new]);
            }
            let limits = program.limits();
            let patience = if fresh { limits.start.max(limits.answer) } else { limits.start };
            let (id, early) = match process.hear(patience) {
                Ok(line) if is_ready(&line, id) => (Some(id), None),
                Ok(line) if fresh => (None, Some(line)),
                Ok(line) => {
                    return Err(nonsense(&process, &line, &json!({"type": "ready", "id": id})));
                }
                // It ended with the game before.
                Err(BotError::Ended { .. }) if !fresh => continue,
                Err(error) => return Err(error),
            };
            return Ok(Talk { process, id, seats, told: Vec::new(), early });
        }
    }

    /// What the program answers to a question.
    fn ask(&mut self, program: &Program, game: &Table<G>, seat: Seat) -> Result<String, BotError> {
        if let Some(early) = self.early.take() {
            return Ok(early);
        }
        let patience = program.limits().answer;
        match self.id {
            None => self.process.tell(&[first_question(game, seat, self.seats)]),
            Some(id) => {
                let view = self.view(game, id);
                self.process.tell(&[view, wire::think(game, id, seat, Some(patience))]);
            }
        }
        self.process.hear(patience)
    }

    /// What the program knows now and was not yet told. It was told of actions that were taken back
    /// since; then it hears from the first of them on what happened instead.
    fn view(&mut self, game: &Table<G>, id: u64) -> Value {
        let done = game.plies().iter().map(|ply| (ply.seat, ply.action));
        let since = self.told.iter().copied().zip(done.clone()).take_while(|(a, b)| a == b).count();
        self.told.truncate(since);
        self.told.extend(done.skip(since));
        wire::view(game, id, Viewer::seats(self.seats), since)
    }

    /// The game is over, or broken off.
    fn end(mut self, program: &Program, over: Option<(&Table<G>, &Outcome)>) {
        match (self.id, over) {
            (None, None) => {}
            (None, Some((_, outcome))) => self.process.tell(&[json!({"end": outcome})]),
            (Some(id), over) => {
                let view = over.map(|(game, _)| self.view(game, id));
                let end = wire::end(id, over.map(|(_, outcome)| outcome));
                let lines: Vec<Value> = view.into_iter().chain([end]).collect();
                self.process.tell(&lines);
                program.give_back(self.process);
            }
        }
    }
}

/// A question in version 1.
fn first_question<G: Title>(game: &Table<G>, seat: Seat, seats: SeatSet) -> Value {
    let view = AnyTable::view(game, Viewer::seats(seats));
    json!({"view": view, "legal": game.legal(seat), "seat": seat, "seats": seats})
}

/// Whether a line such as `{"type":"ready","id":1}` says that the program is ready for this game.
fn is_ready(line: &str, id: u64) -> bool {
    let value: Value = serde_json::from_str(line).unwrap_or_default();
    value["type"] == "ready" && is_of(&value, id)
}

/// The action in a line such as `{"action":"pass"}`; in version 2 it may be a number.
fn read_action(line: &str, id: Option<u64>) -> Option<Value> {
    let mut value: Value = serde_json::from_str(line).ok()?;
    let action = value.get_mut("action")?.take();
    let numbered = id.is_some_and(|id| action.is_u64() && is_of(&value, id));
    let written = action.is_string() && id.is_none_or(|id| is_of(&value, id));
    (numbered || written).then_some(action)
}

/// Whether a line is about this game; one that names none is.
fn is_of(line: &Value, id: u64) -> bool {
    line.get("id").is_none_or(|named| *named == id)
}

fn nonsense(process: &Process, answer: &str, expected: &Value) -> BotError {
    BotError::Nonsense {
        program: process.name().to_owned(),
        answer: shorten(answer.trim(), QUOTED),
        expected: expected.to_string(),
    }
}

impl<G: Title> AnyBot for Outside<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, BotError> {
        if let Some(error) = &self.failed {
            return Err(error.clone());
        }
        let choice = self.ask(table, seat);
        if let Err(error) = &choice
            && !matches!(error, BotError::NotAsked | BotError::OtherGame)
        {
            self.failed = Some(error.clone());
            // What else it might say is worth nothing: it is ended.
            self.game = None;
        }
        choice
    }

    fn end(&mut self, table: &dyn AnyTable, outcome: &Outcome) {
        if let Some(talk) = self.game.take() {
            talk.end(&self.program, table_of(table).ok().map(|game| (game, outcome)));
        }
    }
}

impl<G: Title> Drop for Outside<G> {
    fn drop(&mut self) {
        self.break_off();
    }
}

impl<G: Title> std::fmt::Debug for Outside<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Outside").field(&self.program).finish()
    }
}
