use std::io::{self, Write};

use clap::Args;

use crate::{
    failure::Failure,
    rulebook,
    setting::{self, GameArg},
    voice::Voice,
};

const EXAMPLES: &str = "\
Examples:
  tactable rules maiak
  tactable rules maiak R4                   one section
  tactable rules maiak R4.2                 one rule, as refusals name it";

/// Print the rules of a game, or one of them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// The number of a rule or a section, such as R4.2 or R4
    rule: Option<String>,
}

impl Rules {
    /// Print the rules.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let text = rulebook::read(self.game, self.rule.as_deref(), voice);
        let text = text.map_err(|phrase| voice.refuse(phrase))?;
        let text = rulebook::for_reader(&text, self.game, voice);
        Ok(writeln!(io::stdout(), "{}", text.trim_end())?)
    }
}
