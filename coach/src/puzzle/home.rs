use serde_json::Value;
use table::{Check, Game, Seat};
use tac::{Event, Place, Tac};

use super::{
    forced::Forced,
    kind::{Kind, Solved},
};

/// Bring one of the own marbles home in this turn.
pub(super) struct Home;

impl Kind<Tac> for Home {
    fn name(&self) -> &'static str {
        "home"
    }

    fn solve(&self, state: &Tac, seat: Seat) -> Option<Solved<tac::Action>> {
        let before = at_home(state, seat);
        let reached = |state: &Tac| at_home(state, seat) > before;
        let (ways, replies) = Forced::new(state, seat, 1, &reached).solve(state, seat)?;
        let mut arrivals = ways.iter().map(|way| arrival(state, seat, way));
        let first = arrivals.next()??;
        // One event must say of every way that it led there.
        if arrivals.any(|other| other.as_ref() != Some(&first)) {
            return None;
        }
        Some(Solved { goal: vec![first], ways, replies })
    }
}

/// How many of a seat's marbles are home.
fn at_home(state: &Tac, seat: Seat) -> usize {
    let marbles = state.draft().marbles;
    marbles.values().flatten().filter(|&&place| is_home(place, seat)).count()
}

fn is_home(place: Place, seat: Seat) -> bool {
    (1..=4).any(|field| place == Place::house(seat.number(), field))
}

/// How a marble came home on the way.
fn arrival(state: &Tac, seat: Seat, way: &[tac::Action]) -> Option<Check> {
    let mut state = *state;
    let mut events = Vec::new();
    for &action in way {
        let acting = state.asks_first()?;
        state.apply(acting, action, &mut events);
    }
    let arrives = |event: &Event| match event {
        Event::Moved { owner, from, to, .. } => {
            *owner == seat && is_home(*to, seat) && !is_home(*from, seat)
        }
        _ => false,
    };
    match serde_json::to_value(events.into_iter().find(arrives)?) {
        Ok(Value::Object(fields)) => Some(Check::Event(fields)),
        _ => None,
    }
}
