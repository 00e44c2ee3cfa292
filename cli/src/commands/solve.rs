mod picture;
mod watch;

use std::{
    any::Any,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use maiak::Maiak;
use solve::{Builder, Certificate, First, Search, Solver, check};
use table::{AnyTable, Phrase, Seat, Table};

use self::{picture::Opening, watch::Watch};
use crate::{
    failure::Failure,
    files,
    input::{read_json, unreadable},
    names::SeatNames,
    setting::{self, GameArg, OptionArgs, RulesArg, STUDY_SEED, Setting},
    voice::Voice,
};

const EXAMPLES: &str = "\
Finds out who wins if both play as well as can be. --out writes down what the winner does in every
position that he can meet; --check goes through all answers of the other side to that, by the rules
alone and without any search. With --resume a long search is kept and goes on another day.

Examples:
  tactable solve maiak --out example.proof
  tactable solve --check example.proof
  tactable solve maiak -o tiles=courtyard --memory 8192 --threads 2 --resume courtyard.settled
  tactable solve maiak --first --picture opening.svg    what each first action leads to";

/// Prove who wins.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Solve {
    /// The game; so far only maiak can be solved
    #[arg(value_parser = setting::GameParser, required_unless_present = "check")]
    game: Option<GameArg>,

    #[command(flatten)]
    options: OptionArgs,

    #[command(flatten)]
    rules: RulesArg,

    /// Start from a state: JSON in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON")]
    state: Option<String>,

    /// How much may be remembered, in MiB
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = setting::whole(1, 1 << 20))]
    memory: u64,

    /// How many threads search
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(1, 256))]
    threads: u64,

    /// Write down what the winner does in every position that he can meet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Go on from what was settled before, and keep what is settled now
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Tell of every first action who wins after it, and in how many turns at most
    #[arg(long)]
    first: bool,

    /// Draw what --first tells, an arrow for each way a piece can go: + wins, - loses, in so many turns
    #[arg(long, value_name = "FILE", requires = "first")]
    picture: Option<PathBuf>,

    /// Check what --out wrote, without any search
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "state", "out", "resume", "first", "picture"])]
    check: Option<PathBuf>,
}

impl Solve {
    /// Solve or check.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        match (&self.check, self.game) {
            (Some(path), _) => print_check(path, voice),
            (None, Some(game)) => self.solve(game, voice),
            (None, None) => Ok(()),
        }
    }

    fn solve(&self, game: GameArg, voice: &Voice) -> Result<(), Failure> {
        let table = self.table(game, voice)?;
        let start = position(game, &*table, voice)?;
        let picture = self.picture.as_deref().map(|path| Opening::at(path, voice)).transpose()?;
        for path in [&self.out, &self.resume].into_iter().flatten() {
            files::try_out(path, voice)?;
        }
        let solver = Solver::new((self.memory as usize) << 20);
        if let Some(path) = self.resume.as_deref().filter(|path| path.exists()) {
            let read = solver.read(&start, &read_bytes(path, voice)?);
            read.map_err(|error| damaged(path, &error, voice))?;
        }
        let mut watch = Watch::new(start, self.resume.as_deref(), voice);
        let found = self.prove(game, &solver, &start, &mut watch, voice);
        let found = found.and_then(|firsts| match &picture {
            Some(picture) => picture.draw(game, &*table, &start, &firsts, voice),
            None => Ok(()),
        });
        watch.keep(&solver)?;
        watch.finish();
        found
    }

    /// A table with the position to solve.
    fn table(&self, game: GameArg, voice: &Voice) -> Result<Box<dyn AnyTable>, Failure> {
        let state = self.state.as_deref().map(|given| read_json(given, voice)).transpose()?;
        let rules = self.rules.version(game, voice)?;
        let options = self.options.read_for(game, rules, voice)?;
        Setting { game, rules, options, seed: STUDY_SEED, state }.table(0, voice)
    }

    fn prove(
        &self,
        game: GameArg,
        solver: &Solver,
        start: &Maiak,
        watch: &mut Watch<'_>,
        voice: &Voice,
    ) -> Result<Vec<First>, Failure> {
        let mut output = io::stdout().lock();
        let stopped = || Failure::Lost(voice.word("solve-stopped"));
        let threads = self.threads as usize;
        let mut go_on = |solver: &Solver, nodes: u64| watch.go_on(solver, nodes);
        let winner = solver.winner(start, threads, &mut go_on).ok_or_else(stopped)?;
        let told = Phrase::new("solve-winner").with("who", seat(game, winner, voice));
        let told = told.with("positions", solver.nodes().to_string());
        writeln!(output, "{}", voice.say(told))?;
        if let Some(path) = &self.out {
            let mut search = Search::new(solver.memory(), &|| false);
            let built = Builder::new(&mut search, start, winner).build(&mut |_| {});
            let certificate = built.ok_or_else(stopped)?;
            files::write(path, certificate.written(), voice)?;
            let told = Phrase::new("solve-written").with("path", path.display().to_string());
            writeln!(output, "{}", voice.say(told.with("answers", certificate.len().to_string())))?;
        }
        let mut firsts = Vec::new();
        if self.first {
            firsts = solver.firsts(start, threads, &mut go_on).ok_or_else(stopped)?;
            for first in &firsts {
                let told = Phrase::new("solve-first")
                    .with("action", first.action.to_string())
                    .with("who", seat(game, first.winner, voice))
                    .with("turns", u64::from(first.turns));
                writeln!(output, "{}", voice.say(told))?;
            }
        }
        Ok(firsts)
    }
}

/// The position at a table, if it is one that can be solved.
fn position(game: GameArg, table: &dyn AnyTable, voice: &Voice) -> Result<Maiak, Failure> {
    let table = (table as &dyn Any).downcast_ref::<Table<Maiak>>();
    let title = game.about().title;
    let unsolved = || voice.refuse(Phrase::new("solve-unsolved").with("title", title));
    Ok(*table.ok_or_else(unsolved)?.state())
}

fn seat(game: GameArg, seat: Seat, voice: &Voice) -> String {
    voice.seat(game, &SeatNames::NONE, seat)
}

/// Tell what a certificate proves, or where it proves nothing.
fn print_check(path: &Path, voice: &Voice) -> Result<(), Failure> {
    let certificate = Certificate::read(&read_bytes(path, voice)?);
    let certificate = certificate.map_err(|error| damaged(path, &error, voice))?;
    let checked = check(&certificate, &mut |_| {}).map_err(|flaw| {
        Failure::Lost(voice.say(Phrase::new("solve-flaw").with("reason", flaw.to_string())))
    })?;
    let game = setting::find_game("maiak", voice).map_err(Failure::input)?;
    let told = Phrase::new("solve-checked")
        .with("who", seat(game, checked.winner, voice))
        .with("turns", u64::from(checked.turns))
        .with("positions", checked.positions.to_string())
        .with("replies", checked.replies.to_string());
    Ok(writeln!(io::stdout(), "{}", voice.say(told))?)
}

fn read_bytes(path: &Path, voice: &Voice) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| unreadable(&path.display().to_string(), &error, voice))
}

fn damaged(path: &Path, error: &dyn std::error::Error, voice: &Voice) -> Failure {
    let phrase = Phrase::new("failed-read").with("path", path.display().to_string());
    voice.refuse(phrase.with("error", error.to_string()))
}
