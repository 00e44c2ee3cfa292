use std::io::{self, Write};

use clap::Args;
use clap_complete::Shell;

use crate::{failure::Failure, help, voice::Voice};

const EXAMPLES: &str = "\
Examples:
  source <(tactable completions bash)       for this shell, until it ends
  tactable completions bash > ~/.local/share/bash-completion/completions/tactable
  tactable completions fish > ~/.config/fish/completions/tactable.fish";

/// Teach a shell to complete commands and options with Tab.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Print what the shell has to read.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(
            self.shell,
            &mut help::command(voice.lang()),
            "tactable",
            &mut script,
        );
        Ok(io::stdout().lock().write_all(&script)?)
    }
}
