use std::{
    io::{self, Write},
    time::Instant,
};

use clap::Args;
use table::{AnyTable, Seat, Seed};

use crate::{
    failure::Failure,
    input::read_json,
    setting::{self, GameArg, OptionArgs, RulesArg, STUDY_SEED, Setting},
    threads::Threads,
    voice::Voice,
};

const EXAMPLES: &str = "\
Counts every sequence of exactly this many actions, whichever seats may act: two programs that
agree on the counts agree on the rules.

Examples:
  tactable perft maiak 4
  tactable perft maiak 3 --divide           by first action, to find where two programs differ
  tactable perft maiak -o size=3 --whole    every game to its end: states, histories, best play";

/// Count the sequences of actions up to a depth.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Perft {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// How many actions deep
    #[arg(value_parser = setting::whole(0, 99), required_unless_present = "whole")]
    depth: Option<u64>,

    #[command(flatten)]
    options: OptionArgs,

    #[command(flatten)]
    rules: RulesArg,

    /// Start from a state: JSON in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON")]
    state: Option<String>,

    /// The seed of every shuffle and draw: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    #[command(flatten)]
    threads: Threads,

    /// Count what follows each first action
    #[arg(long)]
    divide: bool,

    /// Count a small game to the end: its states, histories and information sets, and who wins
    #[arg(long, conflicts_with_all = ["depth", "divide"])]
    whole: bool,
}

impl Perft {
    /// Print the counts.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let state = self.state.as_deref().map(|given| read_json(given, voice)).transpose()?;
        let rules = self.rules.version(self.game, voice)?;
        let options = self.options.read_for(self.game, rules, voice)?;
        let seed = self.seed.unwrap_or(STUDY_SEED);
        let table = Setting { game: self.game, rules, options, seed, state }.table(0, voice)?;
        let mut output = io::stdout().lock();
        if self.whole {
            return print_whole(&*table, &mut output, voice);
        }
        let deepest = self.depth.unwrap_or(0) as u32;
        if self.divide && deepest > 0 {
            self.print_divided(&*table, deepest, &mut output)?;
        }
        writeln!(output, "depth           count      time")?;
        let first = if self.divide { deepest } else { deepest.min(1) };
        for depth in first..=deepest {
            let began = Instant::now();
            let count = self.count(&*table, depth)?;
            writeln!(output, "{depth:5} {count:15} {:7.3} s", began.elapsed().as_secs_f64())?;
        }
        Ok(())
    }

    fn print_divided(
        &self,
        table: &dyn AnyTable,
        depth: u32,
        output: &mut impl Write,
    ) -> Result<(), Failure> {
        let work = |next: Next| (next.seat, next.action, next.table.perft(depth - 1));
        self.threads.in_order(nexts(table), work, |(seat, action, count)| {
            Ok(writeln!(output, "{seat}: {action:20} {count:15}")?)
        })
    }

    /// The number of sequences, of which several threads count those behind every second action.
    fn count(&self, table: &dyn AnyTable, depth: u32) -> Result<u64, Failure> {
        if depth <= PLIES {
            return Ok(table.perft(depth));
        }
        let starts = nexts(table).flat_map(|next| nexts(&*next.table).collect::<Vec<_>>());
        let mut total = 0;
        self.threads.in_order(
            starts,
            |next| next.table.perft(depth - PLIES),
            |count| {
                total += count;
                Ok(())
            },
        )?;
        Ok(total)
    }
}

/// How many actions are done before threads divide what follows.
const PLIES: u32 = 2;

/// A table after one more action.
struct Next {
    seat: Seat,
    action: String,
    table: Box<dyn AnyTable>,
}

/// Everything that can be done at a table, in order.
fn nexts(table: &dyn AnyTable) -> impl Iterator<Item = Next> {
    let actions = table
        .to_act()
        .iter()
        .flat_map(|seat| table.legal(seat).into_iter().map(move |action| (seat, action)));
    actions.map(|(seat, action)| {
        let mut next = table.duplicate();
        next.play(seat, &action).expect("what is listed as legal is");
        Next { seat, action, table: next }
    })
}

/// Print what all games from here on hold.
fn print_whole(
    table: &dyn AnyTable,
    output: &mut impl Write,
    voice: &Voice,
) -> Result<(), Failure> {
    let began = Instant::now();
    let whole = table.whole().ok_or_else(|| Failure::input(voice.word("perft-too-much")))?;
    let unknown = || "-".to_owned();
    let rows = [
        ("states", whole.states.to_string()),
        ("histories", whole.histories.to_string()),
        ("longest", whole.longest.to_string()),
        ("worth", whole.worth.map_or_else(unknown, |worth| worth.to_string())),
        ("sets", whole.information_sets.map_or_else(unknown, |sets| sets.to_string())),
    ];
    for (name, value) in rows {
        writeln!(output, "{name:9} {value:>15}")?;
    }
    writeln!(output, "{:9} {:13.3} s", "time", began.elapsed().as_secs_f64())?;
    Ok(())
}
