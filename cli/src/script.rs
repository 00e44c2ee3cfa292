use std::collections::VecDeque;

use table::{Record, RecordError, Seat};

/// Actions written down to be played.
pub(crate) type Script = VecDeque<ScriptedAction>;

/// An action written down in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScriptedAction {
    /// The number of the line, counted from 1.
    pub(crate) line: usize,
    /// Who does it; left out where only one may act.
    pub(crate) seat: Option<Seat>,
    /// In notation.
    pub(crate) action: String,
}

/// What a file of actions holds.
pub(crate) enum ActionFile {
    /// A whole record, and its actions with the lines in which they stand.
    Record(Box<Record>, Script),
    /// Actions alone.
    Actions(Script),
}

impl ActionFile {
    /// Understand the text of a file. One that names its game is meant as a record.
    pub(crate) fn read(text: &str) -> Result<ActionFile, RecordError> {
        if text.lines().any(|line| line.trim_start().starts_with("Game:")) {
            let script = actions(text, is_action_of_record);
            return text.parse().map(|record| ActionFile::Record(Box::new(record), script));
        }
        Ok(ActionFile::Actions(actions(text, |_| true)))
    }
}

/// Whether a line of a record holds actions and no tag.
fn is_action_of_record(line: &str) -> bool {
    line.split_once(':').is_some_and(|(name, _)| name.trim().parse::<u64>().is_ok())
}

/// One action per line, or several after a seat; empty lines and remarks are skipped.
fn actions(text: &str, holds_actions: impl Fn(&str) -> bool) -> Script {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.starts_with('#') && holds_actions(line));
    lines.flat_map(|(number, line)| actions_of_line(number, line)).collect()
}

/// A seat stands alone, as in `0: c1-c2` or `0 c1-c2`; `5:12>17` is an action. Marks, as in
/// `c1-c2#3fa19b`, are left out.
fn actions_of_line(line: usize, text: &str) -> impl Iterator<Item = ScriptedAction> {
    let first = text.split_whitespace().next().unwrap_or_default();
    let digits = first.strip_suffix(':').unwrap_or(first);
    // A sign is no digit: `+3` is a card of TAKI.
    let number =
        digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse::<u8>().ok());
    let seat = number.flatten().and_then(|number| Seat::try_from(number).ok());
    let words = text.split_whitespace().skip(usize::from(seat.is_some()));
    words.map(move |word| {
        let action = word.split_once('#').map_or(word, |(action, _)| action);
        ScriptedAction { line, seat, action: action.to_owned() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_stand_before_actions_or_nowhere() {
        let text = "c1-c2\n\n# remark\n0: a1-a2 b1~b2#0a1b2c\n1 5:12>17\n5:12>17\n+3\n";
        let Ok(ActionFile::Actions(script)) = ActionFile::read(text) else { panic!("no record") };
        let flat: Vec<(usize, Option<u8>, &str)> = script
            .iter()
            .map(|it| (it.line, it.seat.map(Seat::number), it.action.as_str()))
            .collect();
        let expected = [
            (1, None, "c1-c2"),
            (4, Some(0), "a1-a2"),
            (4, Some(0), "b1~b2"),
            (5, Some(1), "5:12>17"),
            (6, None, "5:12>17"),
            (7, None, "+3"),
        ];
        assert_eq!(flat, expected);
    }

    #[test]
    fn a_record_is_known_by_its_game_and_its_actions_by_their_lines() {
        assert!(ActionFile::read("Game: maiak\n0: c1-c2").is_err(), "tags are missing");
        let text =
            "Game: maiak\nRules: 1\nOptions: {}\nCommitment: 0\n\n0: c1-c2 a1~b2\n1: c5-c4\n";
        let Ok(ActionFile::Record(record, script)) = ActionFile::read(text) else {
            panic!("a record")
        };
        let lines: Vec<usize> = script.iter().map(|it| it.line).collect();
        assert_eq!(lines, [6, 6, 7]);
        let actions: Vec<(Seat, String)> =
            script.into_iter().map(|it| (it.seat.unwrap(), it.action)).collect();
        assert_eq!(actions, record.actions);
    }
}
