//! The program `tactable`: play the games in the browser or in a terminal, and study, record and check them. It is a
//! library so that others can reach what reads its input; see `fuzz`.

mod commands;
mod console;
mod driver;
mod editor;
mod failure;
mod files;
mod input;
mod json_out;
mod listing;
mod looks;
mod names;
mod numbers;
mod origin;
mod progress;
mod rulebook;
mod screen;
mod script;
mod secret;
mod session;
mod setting;
mod storage;
mod text;
mod trace_check;
mod trace_line;
mod version;
mod viewer;
mod voice;

use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, Parser, Subcommand};
use table::Lang;

pub use crate::trace_check::{Verdict, check_trace};
use crate::{failure::Failure, voice::Voice};

const EXAMPLES: &str = "\
Examples:
  tactable                                  play in the browser
  tactable play                             pick a game and play it here
  tactable learn tac                        learn a game in small steps
  tactable play maiak                       play White against the greedy bot
  tactable play maiak --hot-seat --record game.txt
  tactable play --resume game.txt           continue where you left off
  tactable puzzles maiak                    solve the puzzle of the day
  tactable review game.txt                  see what mattered and what would have been better
  tactable rules maiak R4.2                 read one rule
  tactable trace maiak --games 10 --seed 7  ten random games as JSON lines
  tactable record maiak --games 100 | tactable verify -

Exit status: 0 done; 1 the answer is no, such as a record that fails; 2 wrong usage or input.";

/// Play tabletop games in the browser or in the terminal, exactly by their rules; study, record and
/// check them.
///
/// Without a command, the server starts and your browser opens, just as with `tactable serve`.
#[derive(Parser)]
#[command(name = "tactable", version, after_help = EXAMPLES, max_term_width = 100)]
struct Tactable {
    /// The language to use [default: your system's]
    #[arg(long, global = true, value_name = "en|de")]
    lang: Option<Lang>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<commands::serve::Serve>),
    Play(commands::play::Play),
    Learn(commands::learn::Learn),
    Games(commands::games::Games),
    Puzzles(commands::puzzles::Puzzles),
    Rules(commands::rules::Rules),
    Record(commands::record::WriteRecords),
    Replay(commands::replay::Replay),
    Review(commands::review::Review),
    Verify(commands::verify::Verify),
    Trace(commands::trace::Trace),
    Legal(commands::legal::Legal),
    Render(commands::render::Render),
    Perft(commands::perft::Perft),
    Bench(commands::bench::Bench),
    Arena(commands::arena::Arena),
    Study(commands::study::Study),
    Export(Box<commands::export::Export>),
    Load(commands::load::Load),
    #[cfg(unix)]
    Torture(commands::torture::Torture),
    Doctor(commands::doctor::Doctor),
    Backup(commands::backup::Backup),
    Move(commands::move_store::MoveStore),
    Prune(commands::prune::Prune),
}

/// Do what the arguments say.
pub fn main() -> ExitCode {
    let Tactable { lang, command } =
        Tactable::try_parse().unwrap_or_else(|error| secret::refuse(&error));
    let voice = Voice::new(lang.unwrap_or_else(voice::system_language));
    let result = run(command, &voice);
    result.map_or_else(|failure| failure.report(&voice), |()| ExitCode::SUCCESS)
}

/// What was given to the program, for those who want to know where it came from.
fn matches() -> Option<ArgMatches> {
    Tactable::command().try_get_matches().ok()
}

fn run(command: Option<Command>, voice: &Voice) -> Result<(), Failure> {
    match command {
        None => commands::serve::Serve::usual().run(voice),
        Some(Command::Serve(serve)) => serve.run(voice),
        Some(Command::Play(play)) => play.run(voice),
        Some(Command::Learn(learn)) => learn.run(voice),
        Some(Command::Games(games)) => games.run(voice),
        Some(Command::Puzzles(puzzles)) => puzzles.run(voice),
        Some(Command::Rules(rules)) => rules.run(voice),
        Some(Command::Record(record)) => record.run(voice),
        Some(Command::Replay(replay)) => replay.run(voice),
        Some(Command::Review(review)) => review.run(voice),
        Some(Command::Verify(verify)) => verify.run(voice),
        Some(Command::Trace(trace)) => trace.run(voice),
        Some(Command::Legal(legal)) => legal.run(voice),
        Some(Command::Render(render)) => render.run(voice),
        Some(Command::Perft(perft)) => perft.run(voice),
        Some(Command::Bench(bench)) => bench.run(voice),
        Some(Command::Arena(arena)) => arena.run(voice),
        Some(Command::Study(study)) => study.run(voice),
        Some(Command::Export(export)) => export.run(voice),
        Some(Command::Load(load)) => load.run(voice),
        #[cfg(unix)]
        Some(Command::Torture(torture)) => torture.run(voice),
        Some(Command::Doctor(doctor)) => doctor.run(voice),
        Some(Command::Backup(backup)) => backup.run(voice),
        Some(Command::Move(moving)) => moving.run(voice),
        Some(Command::Prune(prune)) => prune.run(voice),
    }
}
