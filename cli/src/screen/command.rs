use std::path::PathBuf;

use super::host::{Can, Wish};

/// What can be asked for besides picking things: by the menu, by a button, or by its word after a slash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Hint,
    Undo,
    TakeBack,
    Random,
    Next,
    Rematch,
    Review,
    Log,
    Rules,
    Save,
    Describe,
    Name,
    Stand,
    Pace,
    Help,
    Resign,
    Quit,
}

impl Command {
    pub(crate) const ALL: [Command; 17] = [
        Command::Next,
        Command::Rematch,
        Command::Review,
        Command::Hint,
        Command::Random,
        Command::Undo,
        Command::TakeBack,
        Command::Log,
        Command::Rules,
        Command::Describe,
        Command::Save,
        Command::Name,
        Command::Pace,
        Command::Help,
        Command::Resign,
        Command::Stand,
        Command::Quit,
    ];

    /// The word that means it; the same as at the prompt of lines.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Command::Hint => "hint",
            Command::Undo => "undo",
            Command::TakeBack => "back",
            Command::Random => "random",
            Command::Next => "next",
            Command::Rematch => "rematch",
            Command::Review => "review",
            Command::Log => "log",
            Command::Rules => "rules",
            Command::Save => "save",
            Command::Describe => "describe",
            Command::Name => "name",
            Command::Stand => "stand",
            Command::Pace => "pace",
            Command::Help => "help",
            Command::Resign => "resign",
            Command::Quit => "quit",
        }
    }

    /// The key of what it says in the menu.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Command::Hint => "screen-hint",
            Command::Undo => "screen-undo",
            Command::TakeBack => "screen-back",
            Command::Random => "screen-random",
            Command::Next => "screen-next",
            Command::Rematch => "screen-rematch",
            Command::Review => "screen-review",
            Command::Log => "screen-log",
            Command::Rules => "screen-rules",
            Command::Save => "screen-save",
            Command::Describe => "screen-describe",
            Command::Name => "screen-name",
            Command::Stand => "screen-stand",
            Command::Pace => "screen-pace",
            Command::Help => "screen-help",
            Command::Resign => "screen-resign",
            Command::Quit => "screen-quit",
        }
    }

    /// Whether it makes sense now.
    pub(crate) fn is_open(self, can: Can) -> bool {
        match self {
            Command::Hint => can.hint,
            Command::Undo => can.undo,
            Command::TakeBack => can.take_back,
            Command::Random => can.random,
            Command::Next => can.next,
            Command::Rematch => can.rematch,
            Command::Review => can.review,
            Command::Save => can.save,
            Command::Describe => can.describe,
            Command::Name => can.name,
            Command::Stand => can.stand,
            Command::Resign => can.resign,
            Command::Log | Command::Rules | Command::Pace | Command::Help | Command::Quit => true,
        }
    }

    /// The command that a word means.
    pub(crate) fn named(word: &str) -> Option<Command> {
        let word = word.to_lowercase();
        let word = match word.as_str() {
            "takeback" => "back",
            "exit" | "leave" | "q" => "quit",
            "skip" => "next",
            other => other,
        };
        Command::ALL.into_iter().find(|command| command.word() == word)
    }

    /// What a host is asked for, where a host is; `rest` is what was typed behind the word.
    pub(crate) fn wish(self, rest: &str) -> Option<Wish> {
        Some(match self {
            Command::Hint => Wish::Hint,
            Command::Undo => Wish::Undo,
            Command::TakeBack => Wish::TakeBack,
            Command::Random => Wish::Random,
            Command::Next => Wish::Next,
            Command::Rematch => Wish::Rematch,
            Command::Review => Wish::Review,
            Command::Rules => Wish::Rules(Some(rest.to_owned()).filter(|rest| !rest.is_empty())),
            Command::Save if !rest.is_empty() => Wish::Save(PathBuf::from(rest)),
            Command::Resign => Wish::Resign,
            Command::Describe => Wish::Describe,
            Command::Name if !rest.is_empty() => Wish::Name(rest.to_owned()),
            Command::Stand => Wish::Stand,
            Command::Save
            | Command::Name
            | Command::Log
            | Command::Pace
            | Command::Help
            | Command::Quit => return None,
        })
    }
}
