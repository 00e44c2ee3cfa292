//! A small exhaustive solver of MAIAK: slow, but it looks at everything.

use maiak::Maiak;
use table::{Game, Seat};

/// Whether the seat surely wins within this many actions of both sides.
///
/// `budget` is how many states may be looked at; nothing if that is not enough.
pub(crate) fn wins_within(
    state: &Maiak,
    seat: Seat,
    actions: u32,
    budget: &mut u64,
) -> Option<bool> {
    if let Some(outcome) = state.outcome() {
        return Some(outcome.score(seat) == 1.0);
    }
    if actions == 0 {
        return Some(false);
    }
    *budget = budget.checked_sub(1)?;
    let acting = state.asks_first()?;
    let mut legal = Vec::new();
    state.actions(acting, &mut legal);
    for action in legal {
        let mut next = *state;
        next.apply(acting, action, &mut ());
        let wins = wins_within(&next, seat, actions - 1, budget)?;
        // One good action is enough for the seat, one bad one for its opponent.
        if wins == (acting == seat) {
            return Some(wins);
        }
    }
    Some(acting != seat)
}
