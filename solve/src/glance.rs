//! What is seen of a position without looking further.

use maiak::{Action, Maiak, Phase};
use table::{Game, Seat};

use crate::memory::Known;

/// How a position of the end stands for a seat.
pub(crate) fn ended(state: &Maiak, seat: Seat) -> Option<Known> {
    let won = state.outcome()?.score(seat) > 0.5;
    Some(if won { Known::WON } else { Known::LOST })
}

/// What a seat sees of a position at a glance: it is over, the other side arrives next, or the seat does
/// whatever the other side plays.
pub(crate) fn glanced(state: &Maiak, seat: Seat) -> Option<Known> {
    if let Some(known) = ended(state, seat) {
        return Some(known);
    }
    let next = state.turn_seat();
    let (own, lost) = match next == seat {
        true => (Known::WON, Known::LOST),
        false => (Known::LOST, Known::WON),
    };
    match state.phase() {
        Phase::Switch if !state.switch_holds() => Some(lost),
        Phase::Move if state.wins_next(next) => Some(own),
        Phase::Switch if state.switch_forces() => Some(own),
        Phase::Move if state.wins_next(next.opponent()) && !state.some_step_holds() => Some(lost),
        Phase::Move if state.move_forces() => Some(own),
        _ => None,
    }
}

/// The legal actions of whoever has to act, only one of those that lead to the same position; first the one that changes
/// nothing, since positions that come about in different ways are then more often the same.
pub(crate) fn distinct_actions(state: &Maiak, buffer: &mut Vec<Action>) {
    state.actions(state.turn_seat(), buffer);
    let changes = |action: &Action| match *action {
        Action::Switch(a, b) => state.tiles().get(a) != state.tiles().get(b),
        Action::Pass => false,
        Action::Step { .. } => true,
    };
    let idle = buffer.iter().position(|action| !changes(action));
    let idle = idle.map(|place| buffer[place]);
    buffer.retain(changes);
    if let Some(idle) = idle {
        buffer.insert(0, idle);
    }
}

/// An action with which the seat that has to act wins at once.
pub(crate) fn wins_at_once(state: &Maiak, seat: Seat) -> Option<Action> {
    let mut legal = Vec::new();
    distinct_actions(state, &mut legal);
    legal.into_iter().find(|&action| ended(&applied(state, action), seat) == Some(Known::WON))
}

/// The position after an action of whoever has to act.
pub(crate) fn applied(state: &Maiak, action: Action) -> Maiak {
    let mut after = *state;
    after.apply(state.turn_seat(), action, &mut ());
    after
}
