use std::path::PathBuf;

/// What a person at the prompt wants.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Act, in notation.
    Act(String),
    /// Take back the last action.
    Undo,
    /// Go back to before the last own action, whatever has been answered.
    TakeBack,
    /// Leave the rest of a set-up to chance.
    Random,
    /// Give up.
    Resign,
    /// Leave.
    Quit,
    /// Know something; nothing changes at the table.
    Ask(Question),
}

/// What a person at the prompt wants to know.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Which actions are legal.
    Legal,
    /// Which commands there are.
    Help,
    /// What a thing at the table is and does now.
    Thing(String),
    /// How things stand, as a picture.
    Board,
    /// How things stand, in sentences.
    Describe,
    /// What happened last.
    Last,
    /// Who sits where.
    Who,
    /// What a bot would do.
    Hint,
    /// The rules, or one of them.
    Rules(Option<String>),
    /// The game in a file, if one is named.
    Save(Option<PathBuf>),
    /// An empty line: what is expected here.
    Nothing,
}

impl Order {
    /// The words that are commands, for those who ask for them by the Tab key.
    pub(crate) const WORDS: [&str; 14] = [
        "back", "board", "describe", "help", "hint", "last", "legal", "quit", "random", "resign",
        "rules", "save", "undo", "who",
    ];

    /// Understand a line. An action that is legal comes first, so that no command stands in its
    /// way (`last` is a call in TAKI); with a slash before it, a word is always a command.
    pub(crate) fn read(line: &str, legal: &[String]) -> Order {
        let line = line.trim();
        if legal.iter().any(|action| action.eq_ignore_ascii_case(line)) {
            return Order::Act(line.to_owned());
        }
        let command = line.strip_prefix('/').unwrap_or(line);
        let (word, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        Order::Ask(match (word.to_ascii_lowercase().as_str(), rest) {
            ("", None) => Question::Nothing,
            ("?" | "legal", None) => Question::Legal,
            ("help", None) => Question::Help,
            ("?" | "help", Some(thing)) => Question::Thing(thing.to_owned()),
            ("board", None) => Question::Board,
            ("describe", None) => Question::Describe,
            ("last", None) => Question::Last,
            ("who", None) => Question::Who,
            ("hint", None) => Question::Hint,
            ("rules", rule) => Question::Rules(rule.map(str::to_owned)),
            ("save", file) => Question::Save(file.map(PathBuf::from)),
            ("undo", None) => return Order::Undo,
            ("back" | "takeback", None) => return Order::TakeBack,
            ("random", None) => return Order::Random,
            ("resign", None) => return Order::Resign,
            ("quit" | "exit", None) => return Order::Quit,
            _ => return Order::Act(line.to_owned()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(line: &str, question: Question) {
        assert_eq!(Order::read(line, &[]), Order::Ask(question), "{line}");
    }

    #[test]
    fn a_legal_action_comes_before_a_command() {
        let legal = ["last".to_owned(), "silent".to_owned()];
        assert_eq!(Order::read("Last", &legal), Order::Act("Last".into()));
        assert_eq!(Order::read("/last", &legal), Order::Ask(Question::Last));
        asks("last", Question::Last);
    }

    #[test]
    fn commands_take_what_follows_them() {
        asks(" RULES  r3.2 ", Question::Rules(Some("r3.2".into())));
        asks("save my game.txt", Question::Save(Some("my game.txt".into())));
        asks("save", Question::Save(None));
        asks("?", Question::Legal);
        asks("? c2", Question::Thing("c2".into()));
        asks("help red 5", Question::Thing("red 5".into()));
        asks("  ", Question::Nothing);
    }

    #[test]
    fn everything_else_is_left_to_the_game() {
        assert_eq!(Order::read("c1 - c2", &[]), Order::Act("c1 - c2".into()));
        assert_eq!(Order::read("hint please", &[]), Order::Act("hint please".into()));
    }
}
