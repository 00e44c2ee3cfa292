use std::io::{self, Write};

use clap::Args;
use serde::Serialize;
use table::Outcome;

use crate::{
    failure::Failure,
    input::read_json,
    setting::{self, GameArg, OptionArgs, RulesArg, STUDY_SEED, Setting},
    trace_line::Choices,
    voice::Voice,
};

const EXAMPLES: &str = "\
Prints {\"to_act\":[…],\"legal\":{\"0\":[…]}}, and the outcome if the game is over. An impossible
state is refused with every reason. States are written as in `tactable trace`.

Examples:
  tactable legal maiak --state position.json
  tactable trace maiak | sed -n 9p | jq .state | tactable legal maiak --state -";

/// Print who may act and how, in any position.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Legal {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// The state: JSON in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON")]
    state: String,

    #[command(flatten)]
    options: OptionArgs,

    #[command(flatten)]
    rules: RulesArg,
}

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    choices: Choices,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

impl Legal {
    /// Print the answer.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let state = Some(read_json(&self.state, voice)?);
        let rules = self.rules.version(self.game, voice)?;
        let options = self.options.read_for(self.game, rules, voice)?;
        let setting = Setting { game: self.game, rules, options, seed: STUDY_SEED, state };
        let table = setting.table(0, voice)?;
        let answer = Answer { choices: Choices::of(&*table), outcome: table.outcome() };
        let line = serde_json::to_string(&answer).map_err(io::Error::from)?;
        Ok(writeln!(io::stdout(), "{line}")?)
    }
}
