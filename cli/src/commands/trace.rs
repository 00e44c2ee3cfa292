use std::io::{self, BufWriter, Write};

use clap::Args;
use table::{Phrase, Seed};

use crate::{
    failure::Failure,
    given::{read_json, read_text},
    moment::{Header, Moment},
    pilot::Pilot,
    script::{self, Written},
    setting::{self, BotList, GameArg, MOST_GAMES, OptionArgs, STUDY_SEED, Setting},
    voice::Voice,
};

const EXAMPLES: &str = "\
Every game is a header line, one line per action and a last line with the outcome. The same command
always prints the same text. `tactable verify --trace -` checks it.

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
    #[arg(value_parser = setting::game)]
    game: GameArg,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of the first game, 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many games
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(0, MOST_GAMES))]
    games: u64,

    /// Bots instead of random actions, one for all seats or one for each
    #[arg(long, value_name = "NAME", value_parser = BotList::read)]
    bots: Vec<BotList>,

    /// Play the actions of a file: one per line, after `SEAT: ` where several may act; or a record
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
            let (setting, mut pilot) = self.scripted(path, voice)?;
            trace(&setting, 0, &mut pilot, &mut output, voice)?;
        } else {
            let setting = self.setting(voice)?;
            let seats = setting::seats(self.game, &setting.options, voice)?;
            let bots = BotList::all(&self.bots);
            for number in 0..self.games {
                let seed = setting.seed.of_game(number);
                let mut pilot = Pilot::new(self.game, &bots, seats, seed, voice)?;
                trace(&setting, number, &mut pilot, &mut output, voice)?;
            }
        }
        Ok(output.flush()?)
    }

    fn setting(&self, voice: &Voice) -> Result<Setting, Failure> {
        let state = self.state.as_deref().map(|given| read_json(given, voice)).transpose()?;
        let options = self.options.read(self.game, voice)?;
        Ok(Setting { game: self.game, options, seed: self.seed.unwrap_or(STUDY_SEED), state })
    }

    fn scripted(&self, path: &str, voice: &Voice) -> Result<(Setting, Pilot), Failure> {
        let written = Written::read(&read_text(path, voice)?);
        match written.map_err(|flaw| voice.flaw(self.game, &flaw))? {
            Written::Actions(script) => Ok((self.setting(voice)?, Pilot::Script(script))),
            Written::Record(record) => {
                if !self.options.is_empty() || self.seed.is_some() || self.state.is_some() {
                    return Err(voice.refuse(Phrase::new("failed-record-says")));
                }
                // The claims that a record makes about its start are checked.
                record.set_up(self.game).map_err(|flaw| voice.flaw(self.game, &flaw))?;
                let script = script::of_record(&record);
                let seed = record.seed.unwrap_or(STUDY_SEED);
                let setting =
                    Setting { game: self.game, options: record.options, seed, state: record.start };
                Ok((setting, Pilot::Script(script)))
            }
        }
    }
}

fn trace(
    setting: &Setting,
    number: u64,
    pilot: &mut Pilot,
    output: &mut impl Write,
    voice: &Voice,
) -> Result<(), Failure> {
    let mut table = setting.table(number, voice)?;
    let about = setting.game.about();
    let options = &table.options();
    let seed = setting.seed.of_game(number);
    print(output, &Header { game: about.id, rules: about.rules_version, options, seed })?;
    for ply in 0.. {
        let moment = Moment::of(&*table, ply);
        let Some((seat, action)) = pilot.next(setting.game, &*table, voice)? else {
            return print(output, &moment);
        };
        print(output, &moment.with(seat, &action))?;
        if let Err(refusal) = table.play(seat, &action) {
            output.flush()?;
            let phrase = Phrase::new("failed-action").with("ply", ply.to_string());
            let phrase = phrase.with("seat", seat.to_string()).with("action", action);
            return Err(voice.refuse(phrase.with("refusal", voice.refusal(setting.game, &refusal))));
        }
    }
    Ok(())
}

fn print(output: &mut impl Write, line: &impl serde::Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, line).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
