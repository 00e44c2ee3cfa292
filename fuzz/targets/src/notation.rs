use table::{AnyTable, Lang, Seat, SeatSet};

use crate::{
    input::{choose, join, split},
    position::{Position, positions},
    words::says,
};

/// What is read as an action is legal and reads back from how it is written; all else is refused,
/// in words and by a rule that there is, and changes nothing.
pub(crate) fn check(bytes: &[u8]) {
    let (number, text) = split(bytes);
    let position = choose(positions(), number);
    for seat in SeatSet::first_seats(position.table.sides().seats()).iter() {
        act(position, seat, &text);
    }
}

fn act(position: &Position, seat: Seat, text: &str) {
    let Position { game, table, .. } = position;
    let legal = table.legal(seat);
    let mut after = table.duplicate();
    match after.play(seat, text) {
        Ok(()) => {
            let (who, written) = after.actions().pop().expect("something was done");
            assert_eq!(who, seat);
            assert!(legal.contains(&written), "{written} is not legal");
            let mut again = table.duplicate();
            again.play(seat, &written).expect("what was written is read");
            assert_eq!(again.state(), after.state(), "{text} is {written}");
            let id = table.action_id(seat, text).expect("what is legal has an id");
            assert_eq!(table.action_of(seat, id), Some(written));
        }
        Err(refusal) => {
            let plain = text.trim();
            assert!(!legal.iter().any(|legal| legal == plain), "{plain} is legal");
            says(*game, &refusal.to_phrase());
            let rules = game.about().rules.source(Lang::En);
            let known = refusal.rule.is_empty() || rules.contains(&format!("**{}**", refusal.rule));
            assert!(known, "there is no rule {}", refusal.rule);
            same(&**table, &*after);
        }
    }
}

fn same(before: &dyn AnyTable, after: &dyn AnyTable) {
    assert_eq!(before.actions().len(), after.actions().len());
    assert_eq!(before.state(), after.state(), "a refused action changed something");
}

/// Some legal actions at each position, and some of other positions.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut inputs = Vec::new();
    for (number, position) in positions().iter().enumerate() {
        let seats = position.table.to_act();
        let legal: Vec<String> = seats.iter().flat_map(|seat| position.table.legal(seat)).collect();
        let step = (legal.len() / 3).max(1);
        for action in legal.iter().step_by(step) {
            inputs.push(join(number, action));
            inputs.push(join(number + 1, action));
        }
    }
    inputs
}
