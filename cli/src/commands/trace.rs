use std::io::{self, BufWriter, Write};

use clap::Args;
use table::{Phrase, Refusal, Seed};

use crate::{
    driver::{Driver, Step},
    failure::Failure,
    input::{read_json, read_text},
    names::SeatNames,
    script::ActionFile,
    setting::{self, BotList, GameArg, MOST_GAMES, OptionArgs, RulesArg, STUDY_SEED, Setting},
    threads::Threads,
    trace_line::{Header, TraceLine},
    voice::Voice,
};

const EXAMPLES: &str = "\
Every game is a header line, one line per action and a last line with the outcome. The same command
always prints the same text, whatever the number of threads. `tactable verify --trace -` checks it.

Examples:
  tactable trace maiak --games 100 --seed 7
  tactable trace maiak --bots greedy,random
  tactable trace maiak --actions game.txt
  tactable trace maiak --state '{\"tiles\":…}' | head -2";

/// Print games as JSON lines: every state, every legal action.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Trace {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    #[command(flatten)]
    options: OptionArgs,

    #[command(flatten)]
    rules: RulesArg,

    /// The seed of the first game: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many games
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(0, MOST_GAMES))]
    games: u64,

    /// Bots instead of random actions: one for all or one for each player
    #[arg(long, value_name = "NAME", value_parser = BotList::read)]
    bots: Vec<BotList>,

    #[command(flatten)]
    threads: Threads,

    /// Play the actions in a file: one per line, after `SEAT: ` where several may act; or a record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["bots", "games"])]
    actions: Option<String>,

    /// Start from a state: JSON in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON")]
    state: Option<String>,
}

impl Trace {
    /// Print the trace.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let mut output = BufWriter::new(io::stdout().lock());
        if let Some(path) = &self.actions {
            let (setting, mut driver) = self.scripted(path, voice)?;
            trace(&setting, 0, &mut driver, &mut output, voice)?;
        } else {
            let setting = self.setting(voice)?;
            let sides = setting.sides(voice)?;
            let bots = BotList::all(&self.bots);
            let play = |number| {
                let (mut lines, seed) = (Vec::new(), setting.seed.of_game(number));
                let traced = Driver::new(self.game, &bots, &sides, seed, voice)
                    .and_then(|mut driver| trace(&setting, number, &mut driver, &mut lines, voice));
                (lines, traced)
            };
            self.threads.in_order(0..self.games, play, |(lines, traced)| {
                output.write_all(&lines)?;
                traced
            })?;
        }
        Ok(output.flush()?)
    }

    fn setting(&self, voice: &Voice) -> Result<Setting, Failure> {
        let state = self.state.as_deref().map(|given| read_json(given, voice)).transpose()?;
        let rules = self.rules.version(self.game, voice)?;
        let options = self.options.read_for(self.game, rules, voice)?;
        let seed = self.seed.unwrap_or(STUDY_SEED);
        Ok(Setting { game: self.game, rules, options, seed, state })
    }

    fn scripted(&self, path: &str, voice: &Voice) -> Result<(Setting, Driver), Failure> {
        let file = ActionFile::read(&read_text(path, voice)?);
        match file.map_err(|error| voice.record_error(self.game, &error))? {
            ActionFile::Actions(script) => Ok((self.setting(voice)?, Driver::Script(script))),
            ActionFile::Record(record, script) => {
                let given = !self.options.is_empty() || self.rules.rules.is_some();
                if given || self.seed.is_some() || self.state.is_some() {
                    return Err(voice.refuse(Phrase::new("failed-record-says")));
                }
                // The claims that a record makes about its start are checked.
                record.set_up(self.game).map_err(|error| voice.record_error(self.game, &error))?;
                let setting = Setting {
                    game: self.game,
                    rules: record.rules,
                    options: record.options,
                    seed: record.seed.unwrap_or(STUDY_SEED),
                    state: record.start,
                };
                Ok((setting, Driver::Script(script)))
            }
        }
    }
}

fn trace(
    setting: &Setting,
    number: u64,
    driver: &mut Driver,
    output: &mut impl Write,
    voice: &Voice,
) -> Result<(), Failure> {
    let game = setting.game;
    let mut table = setting.table(number, voice)?;
    let (rules, options, seed) = (table.rules(), &table.options(), setting.seed.of_game(number));
    print(output, &Header { game: game.about().id, rules, options, seed })?;
    for ply in 0.. {
        let line = TraceLine::of(&*table, ply);
        let Some(step) = driver.next(game, &*table, voice)? else { return print(output, &line) };
        let Some(seat) = step.seat.filter(|_| table.outcome().is_none()) else {
            print(output, &line)?;
            output.flush()?;
            return Err(after_end(game, &step, voice));
        };
        setting::find_seat(seat.number().into(), game, &table.sides(), voice)?;
        print(output, &line.with(seat, &step.action))?;
        if let Err(refusal) = table.play(seat, &step.action) {
            output.flush()?;
            return Err(refused(game, ply, &step, &refusal, voice));
        }
    }
    Ok(())
}

/// An action stands where the game is over already.
fn after_end(game: GameArg, step: &Step, voice: &Voice) -> Failure {
    let over = Refusal::new(game.about().end_rule, Phrase::new("refusal-over"));
    let phrase = Phrase::new("failed-after-end")
        .with("line", step.line.unwrap_or_default().to_string())
        .with("action", step.action.as_str())
        .with("refusal", voice.refusal(game, &over));
    voice.refuse(phrase)
}

fn refused(game: GameArg, ply: usize, step: &Step, refusal: &Refusal, voice: &Voice) -> Failure {
    let who = step.seat.map(|seat| voice.seat(game, &SeatNames::NONE, seat));
    let phrase = Phrase::new("failed-action")
        .with("line", step.line.unwrap_or_default())
        .with("ply", ply.to_string())
        .with("action", step.action.as_str())
        .with("who", who.unwrap_or_default())
        .with("refusal", voice.refusal(game, refusal));
    voice.refuse(phrase)
}

fn print(output: &mut impl Write, line: &impl serde::Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, line).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
