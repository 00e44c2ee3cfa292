mod date;

use std::io::{self, Write};

use clap::Args;
use coach::puzzle;
use table::{Phrase, Puzzle, Seed, Verdict};

use self::date::Day;
use crate::{
    console::Console,
    failure::Failure,
    json_out::JsonOut,
    looks::Looks,
    progress::{self, Progress},
    screen::{Drill, PracticeHost},
    session::{Practice, Practised},
    setting::{self, GameArg, STUDY_SEED},
    voice::Voice,
};

const EXAMPLES: &str = "\
Each puzzle is a position with exactly one good answer, proved by looking at everything. Without
--number you get the puzzle of the day.

Examples:
  tactable puzzles maiak
  tactable puzzles tac --number 12
  tactable puzzles taki --day 2026-12-24
  tactable puzzles maiak --find 10 --seed 7 --json found.json";

/// Solve puzzles, or find new ones.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Puzzles {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// Begin with the puzzle with this number, counted from 1
    #[arg(long, value_name = "N", conflicts_with_all = ["day", "find"])]
    number: Option<u64>,

    /// The puzzle of another day
    #[arg(long, value_name = "YYYY-MM-DD", conflicts_with = "find")]
    day: Option<Day>,

    /// Describe the table in sentences instead of drawing it
    #[arg(long, conflicts_with = "find")]
    spoken: bool,

    #[command(flatten)]
    looks: Looks,

    /// Find this many new puzzles in games between bots
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 10_000))]
    find: Option<u64>,

    /// The seed of those games: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N", requires = "find")]
    seed: Option<Seed>,

    /// Write what was found as JSON; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", requires = "find", num_args = 0..=1,
        default_missing_value = JsonOut::PRINTED, value_parser = JsonOut::read)]
    json: Option<JsonOut>,
}

impl Puzzles {
    /// Solve or find puzzles.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        match self.find {
            Some(wanted) => self.search(wanted, voice),
            None => self.solve(voice),
        }
    }

    fn solve(&self, voice: &Voice) -> Result<(), Failure> {
        let puzzles = self.game.puzzles();
        let day = self.day.unwrap_or_else(Day::today).number();
        let chosen = match self.number {
            None => puzzle::of_the_day(self.game, day),
            Some(number) => puzzles.get((number as usize).wrapping_sub(1)),
        };
        let Some(chosen) = chosen else {
            let phrase = Phrase::new("failed-puzzle").with("title", self.game.about().title);
            return Err(voice.refuse(phrase.with("count", puzzles.len())));
        };
        let first = puzzles.iter().position(|puzzle| puzzle == chosen).unwrap_or_default();
        if !self.spoken && self.looks.fill_screen() {
            return self.solve_on_screen(first, voice);
        }
        let mut console = Console::open();
        for (place, puzzle) in puzzles.iter().enumerate().skip(first) {
            if self.pose(place, puzzle, &mut console, voice)? == Practised::Left {
                break;
            }
            let more = place + 1 < puzzles.len();
            if !more || console.ask(&voice.word("puzzle-next"))?.is_none_or(|line| line == "q") {
                break;
            }
        }
        Ok(console.flush()?)
    }

    fn solve_on_screen(&self, first: usize, voice: &Voice) -> Result<(), Failure> {
        let drill = |(place, puzzle): (usize, &'static Puzzle)| Drill {
            title: self.heading(place, puzzle, voice),
            idea: String::new(),
            task: voice.say_of(self.game, &puzzle.task()),
            exercise: &puzzle.exercise,
            says: Box::new(|verdict| says(verdict, voice)),
        };
        let puzzles: &'static [Puzzle] = self.game.puzzles();
        let drills = puzzles.iter().enumerate().skip(first).map(drill).collect();
        let mut host = PracticeHost::new(self.game, drills, voice.word("puzzle-solved"), voice)?;
        self.looks.open(self.game.style().art, &mut host, voice)
    }

    fn heading(&self, place: usize, puzzle: &Puzzle, voice: &Voice) -> String {
        let title = Phrase::new("puzzle-title")
            .with("title", self.game.about().title)
            .with("number", place + 1)
            .with("count", self.game.puzzles().len())
            .with("rating", puzzle.rating);
        voice.say(title)
    }

    /// Pose one puzzle.
    fn pose(
        &self,
        place: usize,
        puzzle: &Puzzle,
        console: &mut Console,
        voice: &Voice,
    ) -> Result<Practised, Failure> {
        console.show(self.heading(place, puzzle, voice))?;
        let says = |verdict: Verdict<'_>| says(verdict, voice);
        let task = voice.say_of(self.game, &puzzle.task());
        let (game, spoken) = (self.game, self.spoken);
        Practice { game, voice, spoken, task, says: &says }.run(&puzzle.exercise, console)
    }

    fn search(&self, wanted: u64, voice: &Voice) -> Result<(), Failure> {
        JsonOut::try_out(self.json.as_ref(), voice)?;
        let stop = progress::interruption();
        let mut progress = Progress::of("progress-puzzles", 0, wanted, voice);
        let seed = self.seed.unwrap_or(STUDY_SEED);
        let found = puzzle::find(self.game, wanted as usize, seed, &stop, &mut |_| progress.add(1));
        progress.finish();
        let found = found.map_err(|_| {
            let title = self.game.about().title;
            voice.refuse(Phrase::new("failed-finder").with("title", title))
        })?;
        if !JsonOut::is_printed(self.json.as_ref()) {
            self.list(&found, voice)?;
        }
        JsonOut::write(self.json.as_ref(), &puzzle::written(&found), voice)
    }

    fn list(&self, found: &[Puzzle], voice: &Voice) -> Result<(), Failure> {
        let mut output = io::stdout().lock();
        for puzzle in found {
            let phrase = Phrase::new("puzzle-found")
                .with("number", puzzle.id.as_str())
                .with("task", voice.say_of(self.game, &puzzle.task()))
                .with("rating", puzzle.rating)
                .with("answer", puzzle.exercise.solutions[0].join(" "));
            writeln!(output, "{}", voice.say(phrase))?;
        }
        Ok(())
    }
}

/// What is said to something that was tried.
fn says(verdict: Verdict<'_>, voice: &Voice) -> String {
    match verdict {
        Verdict::Done => voice.word("puzzle-solved"),
        Verdict::GoOn => voice.word("practice-go-on"),
        Verdict::Wrong(_) => voice.word("puzzle-wrong"),
    }
}
