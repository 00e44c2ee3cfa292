use std::path::{Path, PathBuf};

use serde_json::Value;
use table::{AnyTable, Flaw, Phrase, Record, Seat, SeatSet, Seed};

use super::{
    Sitter,
    ledger::{self, Ledger},
    round::Round,
    screen::Screen,
};
use crate::{
    console::Console,
    failure::Failure,
    given::read_file,
    pilot,
    setting::{self, GameArg},
    store,
    voice::Voice,
};

/// One or more games between the same sitters, in which what the rules alternate alternates.
pub(crate) struct Match {
    game: GameArg,
    /// The options of the first game.
    options: Value,
    /// The seed of the first game.
    seed: Seed,
    ledger: Ledger,
    /// The game to go on with, if not a new one.
    unfinished: Option<Box<dyn AnyTable>>,
}

impl Match {
    /// A new match.
    pub(crate) fn new(
        game: GameArg,
        options: Value,
        seed: Seed,
        games: usize,
        sitters: Vec<Sitter>,
    ) -> Match {
        let ledger = Ledger { finished: Vec::new(), path: None, sitters, games };
        Match { game, options, seed, ledger, unfinished: None }
    }

    /// The match that a file keeps, to be gone on with.
    pub(crate) fn resume(path: &Path, voice: &Voice) -> Result<Match, Failure> {
        let name = path.display().to_string();
        let refuse = |key: &'static str| voice.refuse(Phrase::new(key).with("path", name.as_str()));
        let text = read_file(&name, voice)?;
        let mut finished: Vec<Record> = store::split(&text)
            .iter()
            .map(|text| text.parse())
            .collect::<Result<_, _>>()
            .map_err(|flaw: Flaw| voice.refuse(flaw.phrase))?;
        let Some(first) = finished.first() else { return Err(refuse("failed-no-record")) };
        let game = setting::find_game(&first.game, voice).map_err(Failure::input)?;
        let (options, seed) = (first.options.clone(), first.seed);
        let games = ledger::games_in_match(first);
        let last = finished.last().expect("there is a first");
        let table = last.verify(game).map_err(|flaw| voice.flaw(game, &flaw))?;
        let over = last.outcome.is_some();
        if over && finished.len() >= games {
            return Err(refuse("failed-finished"));
        }
        let sitter = |seat| Sitter::in_record(last, Seat(seat as u8)).unwrap_or(Sitter::Person);
        let sitters = (0..table.seats()).map(sitter).collect();
        if !over {
            finished.pop();
        }
        let seed = seed.ok_or_else(|| voice.refuse(Phrase::new("flaw-no-seed")))?;
        let ledger = Ledger { finished, path: Some(path.to_owned()), sitters, games };
        Ok(Match { game, options, seed, ledger, unfinished: (!over).then_some(table) })
    }

    /// The same match, kept in a file that does not exist yet.
    pub(crate) fn kept_in(mut self, path: PathBuf, voice: &Voice) -> Result<Match, Failure> {
        if path.exists() {
            return Err(ledger::exists(&path, voice));
        }
        self.ledger.path = Some(path);
        Ok(self)
    }

    /// Let others sit down than before.
    pub(crate) fn seat(&mut self, sitters: Vec<Sitter>) {
        self.ledger.sitters = sitters;
    }

    /// How many seats the table has.
    pub(crate) fn seats(&self) -> usize {
        self.ledger.sitters.len()
    }

    /// Play until the match is over or the people leave.
    pub(crate) fn play(
        mut self,
        spoken: bool,
        console: &mut Console,
        voice: &Voice,
    ) -> Result<(), Failure> {
        while self.ledger.finished.len() < self.ledger.games {
            let table = self.next_table(voice)?;
            let mut round = self.round(table, spoken, console, voice)?;
            round.introduce()?;
            let Some(outcome) = round.run()? else { return round.farewell() };
            round.conclude(&outcome)?;
            let record = self.ledger.record(&*round.table);
            self.ledger.finished.push(record);
        }
        if self.ledger.games > 1 {
            console.show(self.ledger.standings(self.game, voice))?;
        }
        // Not before the last game is over: the first seed gives all others.
        for line in self.ledger.seeds(voice) {
            console.show(line)?;
        }
        Ok(console.flush()?)
    }

    fn next_table(&mut self, voice: &Voice) -> Result<Box<dyn AnyTable>, Failure> {
        if let Some(table) = self.unfinished.take() {
            return Ok(table);
        }
        let number = self.ledger.finished.len();
        let options = self.game.options_for_game(&self.options, number);
        let table = options.and_then(|o| self.game.start(&o, self.seed.of_game(number as u64)));
        table.map_err(|problems| voice.problems(self.game, &problems))
    }

    fn round<'a>(
        &'a self,
        table: Box<dyn AnyTable>,
        spoken: bool,
        console: &'a mut Console,
        voice: &'a Voice,
    ) -> Result<Round<'a>, Failure> {
        let seed = self.seed.of_game(self.ledger.finished.len() as u64);
        let sitters = || self.ledger.sitters.iter().zip((0..).map(Seat));
        let bot = |(sitter, seat): (&Sitter, Seat)| match sitter {
            Sitter::Person => Ok(None),
            Sitter::Bot(spec) => pilot::bot(self.game, spec, seed, seat, voice).map(Some),
        };
        let bots = sitters().map(bot).collect::<Result<_, _>>()?;
        let is_person =
            |(sitter, seat): (&Sitter, Seat)| (*sitter == Sitter::Person).then_some(seat);
        let people = SeatSet::of(sitters().filter_map(is_person));
        let screen = Screen::new(console, voice, self.game, spoken, people, &*table);
        Ok(Round { game: self.game, table, screen, ledger: &self.ledger, bots })
    }
}
