use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, value::RawValue};
use table::{AnyTable, Outcome, Seat, SeatSet, Seed};

/// The first line of a trace.
#[derive(Serialize)]
pub(crate) struct Header<'a> {
    pub(crate) game: &'a str,
    pub(crate) rules: u32,
    pub(crate) options: &'a Value,
    pub(crate) seed: Seed,
}

/// Every other line of a trace: where the game stands, and what is done next.
#[derive(Serialize)]
pub(crate) struct TraceLine {
    ply: usize,
    state: Box<RawValue>,
    #[serde(flatten)]
    choices: Option<Choices>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

/// Who may act, and how.
#[derive(Serialize)]
pub(crate) struct Choices {
    to_act: SeatSet,
    legal: BTreeMap<u8, Vec<String>>,
}

impl Choices {
    /// What may be done now.
    pub(crate) fn of(table: &dyn AnyTable) -> Choices {
        let to_act = table.to_act();
        let legal = to_act.iter().map(|seat| (seat.number(), table.legal(seat))).collect();
        Choices { to_act, legal }
    }
}

impl TraceLine {
    /// Where the table stands after so many actions.
    pub(crate) fn of(table: &dyn AnyTable, ply: usize) -> TraceLine {
        let outcome = table.outcome();
        let choices = outcome.is_none().then(|| Choices::of(table));
        let state = RawValue::from_string(table.state_text()).expect("JSON of our own");
        TraceLine { ply, state, choices, seat: None, action: None, outcome }
    }

    /// The same with what is done next.
    pub(crate) fn with(self, seat: Seat, action: &str) -> TraceLine {
        TraceLine { seat: Some(seat), action: Some(action.to_owned()), ..self }
    }
}
