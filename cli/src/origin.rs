use std::env;

use arena::{Chapter, Lineup};
use serde::Serialize;
use table::{Phrase, Seed};

use crate::{
    version::{COMMIT, VERSION, version},
    voice::Voice,
};

/// Where a report comes from: everything it takes to make it again.
#[derive(Serialize)]
pub(crate) struct Origin {
    program: &'static str,
    version: &'static str,
    commit: Option<&'static str>,
    game: &'static str,
    rules: u32,
    seed: Seed,
    command: String,
}

impl Origin {
    /// The origin of a report that this run of the program makes.
    pub(crate) fn of(lineup: &Lineup) -> Origin {
        let about = lineup.game().about();
        Origin {
            program: "tactable",
            version: VERSION,
            commit: COMMIT,
            game: about.id,
            rules: about.rules_version,
            seed: lineup.seed(),
            command: command(env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned())),
        }
    }

    /// The same in words, to end a report with.
    pub(crate) fn chapter(&self, voice: &Voice) -> Chapter {
        let made = Phrase::new("origin-made").with("version", version()).with("game", self.game);
        let made = made.with("rules", self.rules.to_string()).with("seed", self.seed.to_string());
        let notes = vec![voice.say(made), self.command.clone()];
        Chapter { heading: voice.word("origin"), notes, ..Chapter::default() }
    }
}

/// A command line that a shell reads as these arguments.
fn command(args: impl Iterator<Item = String>) -> String {
    let quoted = |arg: String| {
        let plain = |c: char| c.is_alphanumeric() || "_@%+=:,./-".contains(c);
        let bare = !arg.is_empty() && arg.chars().all(plain);
        if bare { arg } else { format!("'{}'", arg.replace('\'', r"'\''")) }
    };
    ["tactable".to_owned()].into_iter().chain(args.map(quoted)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_can_be_typed_again() {
        let args = ["arena", "tac", "--bots", "cmd:./old it's,greedy", "-o", ""].map(str::to_owned);
        let typed = r"tactable arena tac --bots 'cmd:./old it'\''s,greedy' -o ''";
        assert_eq!(command(args.into_iter()), typed);
    }
}
