use std::path::{Path, PathBuf};

use bots::AnyBot;
use serde_json::Value;
use table::{AnyTable, Phrase, Record, RecordError, Seed, Sides, Viewer};

use super::{
    Sitter,
    ledger::{self, Ledger},
    round::Round,
    screen::Screen,
};
use crate::{
    console::Console,
    failure::Failure,
    files,
    input::read_file,
    setting::{self, GameArg},
    voice::Voice,
};

/// One or more games between the same sitters, in which what the rules alternate alternates.
pub(crate) struct Match {
    game: GameArg,
    /// The version of the rules.
    rules: u32,
    /// The options of the first game.
    options: Value,
    /// The seed of the first game.
    seed: Seed,
    pub(crate) ledger: Ledger,
    /// The game to go on with, if not a new one.
    unfinished: Option<Box<dyn AnyTable>>,
}

impl Match {
    /// A new match by the present rules.
    pub(crate) fn new(
        game: GameArg,
        options: Value,
        seed: Seed,
        games: usize,
        sides: Sides,
        sitters: Vec<Sitter>,
    ) -> Match {
        let ledger = Ledger::new(sides, sitters, games);
        let rules = game.about().rules_version;
        Match { game, rules, options, seed, ledger, unfinished: None }
    }

    /// The match that a file keeps, to be gone on with by the rules that it began with.
    pub(crate) fn resume(path: &Path, voice: &Voice) -> Result<Match, Failure> {
        let name = path.display().to_string();
        let refuse = |key: &'static str| voice.refuse(Phrase::new(key).with("path", name.as_str()));
        let records: Vec<Record> = files::split(&read_file(&name, voice)?)
            .iter()
            .map(|text| text.parse())
            .collect::<Result<_, _>>()
            .map_err(|error: RecordError| voice.refuse(error.phrase))?;
        let (Some(first), Some(last)) = (records.first(), records.last()) else {
            return Err(refuse("failed-no-record"));
        };
        let game = setting::find_game(&first.game, voice).map_err(Failure::input)?;
        let table = last.verify(game).map_err(|error| voice.record_error(game, &error))?;
        let seed = first.seed.ok_or_else(|| voice.refuse(Phrase::new("record-no-seed")))?;
        let (rules, options) = (first.rules, first.options.clone());
        let unfinished = (!ledger::is_over(last)).then(|| table.duplicate());
        let ledger = Ledger::resume(records, table.sides(), path.to_owned());
        let ledger = ledger.ok_or_else(|| refuse("failed-no-record"))?;
        if unfinished.is_none() && ledger.finished.len() >= ledger.games {
            return Err(refuse("failed-finished"));
        }
        Ok(Match { game, rules, options, seed, ledger, unfinished })
    }

    /// The same match, kept in a file that does not exist yet.
    pub(crate) fn kept_in(mut self, path: PathBuf, voice: &Voice) -> Result<Match, Failure> {
        if path.exists() {
            return Err(ledger::exists(&path, voice));
        }
        self.ledger.path = Some(path);
        Ok(self)
    }

    /// The same match, kept for whoever sits at the terminal until it is over.
    #[must_use]
    pub(crate) fn kept_meanwhile(mut self, path: Option<PathBuf>) -> Match {
        // Whoever only watches has nothing to go on with.
        self.ledger.autosave = path.filter(|_| self.ledger.people() > 0);
        self
    }

    /// The same match, no longer kept in the file it came from.
    #[must_use]
    pub(crate) fn moved_to_autosave(mut self) -> Match {
        self.ledger.autosave = self.ledger.path.take();
        self
    }

    /// How many actions have been done in the game to go on with.
    pub(crate) fn actions_done(&self) -> usize {
        self.unfinished.as_ref().map_or(0, |table| table.actions().len())
    }

    /// Let others play than before.
    pub(crate) fn seat(&mut self, sitters: Vec<Sitter>) {
        self.ledger.seat(sitters);
    }

    /// The game.
    pub(crate) fn game(&self) -> GameArg {
        self.game
    }

    /// Who plays, and for whom.
    pub(crate) fn sides(&self) -> Sides {
        self.ledger.sides
    }

    /// Play until the match is over or the people leave.
    pub(crate) fn play(
        mut self,
        spoken: bool,
        console: &mut Console,
        voice: &Voice,
    ) -> Result<(), Failure> {
        loop {
            while self.ledger.finished.len() < self.ledger.games {
                let table = self.next_table(voice)?;
                let mut round = self.round(table, spoken, console, voice)?;
                round.introduce()?;
                if !round.run()? {
                    return round.farewell();
                }
                round.conclude()?;
                let (table, ended) = (round.table, round.ended);
                self.ledger.finish(&*table, ended);
            }
            self.ledger.forget_autosave();
            if self.ledger.games > 1 {
                console.show(self.ledger.standings(self.game, &self.ledger.names(), voice))?;
            }
            // Not before the last game is over: the first seed gives all others.
            for line in self.ledger.seeds(voice) {
                console.show(line)?;
            }
            if !self.wants_more(console, voice)? {
                return Ok(console.flush()?);
            }
            self.again(setting::fresh_seed(voice)?);
        }
    }

    /// Whether those at the keyboard want to play the same again.
    fn wants_more(&self, console: &mut Console, voice: &Voice) -> Result<bool, Failure> {
        if !console.has_keyboard() || !console.has_screen() || self.ledger.people() == 0 {
            return Ok(false);
        }
        let answer = console.ask(&voice.word("rematch-ask"))?;
        Ok(answer.is_some_and(|answer| is_yes(&answer)))
    }

    /// The table of the game that comes next, or that goes on.
    pub(crate) fn next_table(&mut self, voice: &Voice) -> Result<Box<dyn AnyTable>, Failure> {
        if let Some(table) = self.unfinished.take() {
            return Ok(table);
        }
        let number = self.ledger.finished.len();
        let seed = self.seed.of_game(number as u64);
        let options = self.game.options_for_game(self.rules, &self.options, number);
        let table = options.and_then(|options| self.game.start(self.rules, &options, seed));
        table.map_err(|problems| voice.problems(self.game, &problems))
    }

    fn round<'a>(
        &'a self,
        table: Box<dyn AnyTable>,
        spoken: bool,
        console: &'a mut Console,
        voice: &'a Voice,
    ) -> Result<Round<'a>, Failure> {
        let (bots, viewers, seed) = (self.bots(voice)?, self.viewers(), self.seed_now());
        let names = self.ledger.names();
        let screen = Screen::new(console, voice, self.game, names, spoken, viewers, &*table);
        Ok(Round { game: self.game, table, screen, ledger: &self.ledger, bots, seed, ended: None })
    }

    /// Where all chance of the game that is played now comes from.
    pub(crate) fn seed_now(&self) -> Seed {
        self.seed.of_game(self.ledger.finished.len() as u64)
    }

    /// The bot in the place of each person; somebody at the screen where there is none.
    pub(crate) fn bots(&self, voice: &Voice) -> Result<Vec<Option<Box<dyn AnyBot>>>, Failure> {
        self.ledger.bots(self.game, self.seed_now(), voice)
    }

    /// The eyes of each person at the screen.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let at_screen = self.ledger.sides.people().iter().zip(&self.ledger.sitters);
        let at_screen = at_screen.filter(|(_, sitter)| **sitter == Sitter::Person);
        at_screen.map(|(&seats, _)| Viewer::seats(seats)).collect()
    }

    /// The same match once more, from another seed.
    pub(crate) fn again(&mut self, seed: Seed) {
        self.seed = seed;
        self.unfinished = None;
        self.ledger.begin_again();
    }
}

/// Whether an answer means yes.
pub(crate) fn is_yes(answer: &str) -> bool {
    ["y", "yes", "j", "ja"].contains(&answer.trim().to_lowercase().as_str())
}
