use std::collections::VecDeque;

use table::{MAX_SEATS, Record, Seat};

/// Actions written down to be played: the seat is left out where only one may act.
pub(crate) type Script = VecDeque<(Option<Seat>, String)>;

/// What a file of actions holds.
pub(crate) enum Written {
    /// A whole record.
    Record(Box<Record>),
    /// Actions alone.
    Actions(Script),
}

impl Written {
    /// Understand the text of a file. One that names its game is meant as a record.
    pub(crate) fn read(text: &str) -> Result<Written, table::Flaw> {
        if text.lines().any(|line| line.trim_start().starts_with("Game:")) {
            return text.parse().map(|record| Written::Record(Box::new(record)));
        }
        Ok(Written::Actions(actions(text)))
    }
}

/// The actions of a record, to be played again.
pub(crate) fn of_record(record: &Record) -> Script {
    record.actions.iter().map(|(seat, action)| (Some(*seat), action.clone())).collect()
}

/// One action per line, or several after a seat; empty lines and remarks are skipped.
fn actions(text: &str) -> Script {
    let lines = text.lines().map(str::trim);
    lines.filter(|line| !line.starts_with('#')).flat_map(line).collect()
}

/// A seat stands alone, as in `0: c1-c2` or `0 c1-c2`; `5:12>17` is an action.
fn line(line: &str) -> impl Iterator<Item = (Option<Seat>, String)> {
    let first = line.split_whitespace().next().unwrap_or_default();
    let digits = first.strip_suffix(':').unwrap_or(first);
    // A sign is no digit: `+3` is a card of TAKI.
    let number = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok());
    let seat = number.flatten().map(Seat).filter(|seat| seat.index() < MAX_SEATS);
    let actions = line.split_whitespace().skip(usize::from(seat.is_some()));
    actions.map(move |action| (seat, action.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_stand_before_actions_or_nowhere() {
        let script = actions("c1-c2\n\n# remark\n0: a1-a2 b1~b2\n1 5:12>17\n5:12>17\n+3\n");
        let flat: Vec<(Option<u8>, &str)> =
            script.iter().map(|(seat, action)| (seat.map(|seat| seat.0), &**action)).collect();
        let expected = [
            (None, "c1-c2"),
            (Some(0), "a1-a2"),
            (Some(0), "b1~b2"),
            (Some(1), "5:12>17"),
            (None, "5:12>17"),
            (None, "+3"),
        ];
        assert_eq!(flat, expected);
    }

    #[test]
    fn a_record_is_known_by_its_game() {
        assert!(matches!(Written::read("c1-c2"), Ok(Written::Actions(_))));
        assert!(Written::read("Game: maiak\n0: c1-c2").is_err(), "tags are missing");
    }
}
