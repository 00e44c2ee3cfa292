//! The program `tactable`: play the games in the browser or in a terminal, and study, record and check them. It is a
//! library so that others can reach what reads its input; see `fuzz`.

mod agreed;
mod commands;
mod console;
mod destination;
mod driver;
mod editor;
mod failure;
mod files;
mod help;
mod input;
mod json_out;
mod listing;
mod looks;
mod names;
mod net;
mod numbers;
mod origin;
mod pieces;
mod private;
mod progress;
mod rulebook;
mod screen;
mod script;
mod secret;
mod session;
mod setting;
mod storage;
mod talk;
mod text;
mod threads;
mod trace_check;
mod trace_line;
mod version;
mod viewer;
mod voice;

use std::{env, process::ExitCode};

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use table::Lang;

pub use crate::trace_check::{Verdict, check_trace};
use crate::{failure::Failure, voice::Voice};

const EXAMPLES: &str = "\
Examples:
  tactable                                  play in the browser
  tactable play                             pick a game and play it here
  tactable join http://host:7777/t/ID       play at a table on a server
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
#[command(name = "tactable", version = version::version(), after_help = EXAMPLES, max_term_width = 100)]
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
    Join(commands::join::Join),
    Watch(commands::join::Watch),
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
    Solve(commands::solve::Solve),
    Bench(commands::bench::Bench),
    Arena(commands::arena::Arena),
    Study(commands::study::Study),
    Export(Box<commands::export::Export>),
    Selfplay(Box<commands::selfplay::Selfplay>),
    Load(commands::load::Load),
    #[cfg(unix)]
    Torture(commands::torture::Torture),
    Doctor(commands::doctor::Doctor),
    Backup(commands::backup::Backup),
    Move(commands::move_store::MoveStore),
    Prune(commands::prune::Prune),
    Completions(commands::completions::Completions),
    Man(commands::man::Manual),
}

/// Do what the arguments say.
pub fn main() -> ExitCode {
    let lang = help::asked_language(env::args_os()).unwrap_or_else(voice::system_language);
    let mut program = help::command(lang);
    let given = program.try_get_matches_from_mut(env::args_os());
    let given = given.and_then(|given| Tactable::from_arg_matches(&given));
    let Tactable { lang, command } =
        given.unwrap_or_else(|error| secret::refuse(&error.format(&mut program)));
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
        Some(Command::Join(join)) => join.run(voice),
        Some(Command::Watch(watch)) => watch.run(voice),
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
        Some(Command::Solve(solve)) => solve.run(voice),
        Some(Command::Bench(bench)) => bench.run(voice),
        Some(Command::Arena(arena)) => arena.run(voice),
        Some(Command::Study(study)) => study.run(voice),
        Some(Command::Export(export)) => export.run(voice),
        Some(Command::Selfplay(selfplay)) => selfplay.run(voice),
        Some(Command::Load(load)) => load.run(voice),
        #[cfg(unix)]
        Some(Command::Torture(torture)) => torture.run(voice),
        Some(Command::Doctor(doctor)) => doctor.run(voice),
        Some(Command::Backup(backup)) => backup.run(voice),
        Some(Command::Move(moving)) => moving.run(voice),
        Some(Command::Prune(prune)) => prune.run(voice),
        Some(Command::Completions(completions)) => completions.run(voice),
        Some(Command::Man(manual)) => manual.run(voice),
    }
}
