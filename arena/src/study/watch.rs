use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{AnyTable, Seat, SeatSet, Sides, Viewer, event_kind};

use crate::{Entry, Played};

/// Into how many phases of equal length a game is divided.
pub const PHASES: usize = 10;

/// How many actions before the end count as those that decide.
pub const LATE: usize = 3;

/// What was seen of one game: one line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Watched {
    /// How it was played.
    #[serde(flatten)]
    pub played: Played,
    /// The mean number of legal actions in each phase in which somebody acted.
    pub branching: [Option<f64>; PHASES],
    /// The side that was estimated best when each tenth of the game was over, but the last.
    pub ahead: [Option<usize>; PHASES - 1],
    /// What happened, by kind.
    pub events: BTreeMap<String, Happened>,
}

impl Entry for Watched {
    fn played(&self) -> &Played {
        &self.played
    }
}

/// How often something happened in one game.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Happened {
    /// How often.
    pub times: u64,
    /// How often in the last actions.
    pub late: u64,
    /// What those who did it got at the end, all times added.
    pub share: f64,
    /// How often it is known who did it.
    pub done_by: u64,
}

/// Takes notes while a game runs.
#[derive(Default)]
pub(crate) struct Watch {
    legal: Vec<usize>,
    estimates: Vec<Vec<f32>>,
}

impl Watch {
    /// Somebody is about to act.
    pub(crate) fn note(&mut self, table: &dyn AnyTable, sides: &Sides, seat: Seat) {
        self.legal.push(table.legal(seat).len());
        let estimate = |side: &SeatSet| side.first().map_or(0.0, |seat| table.estimate(seat));
        self.estimates.push(sides.sides().iter().map(estimate).collect());
    }

    /// The game is over.
    pub(crate) fn finish(self, table: &dyn AnyTable, sides: &Sides, played: Played) -> Watched {
        let actions = self.legal.len();
        let mut sums = [(0.0, 0.0); PHASES];
        for (ply, &legal) in self.legal.iter().enumerate() {
            let (sum, count) = &mut sums[ply * PHASES / actions];
            *sum += legal as f64;
            *count += 1.0;
        }
        let branching = sums.map(|(sum, count)| (count > 0.0).then(|| sum / count));
        let at = |phase: usize| self.estimates.get(actions * (phase + 1) / PHASES);
        let ahead = std::array::from_fn(|phase| at(phase).and_then(|estimates| best(estimates)));
        let events = events(table, sides, &played);
        Watched { played, branching, ahead, events }
    }
}

/// The place of the largest number, unless several are as large or it is the only one.
fn best(estimates: &[f32]) -> Option<usize> {
    if estimates.len() < 2 {
        return None;
    }
    let most = estimates.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut places = estimates.iter().enumerate().filter(|(_, value)| most - **value < 1e-6);
    let (place, _) = places.next()?;
    places.next().is_none().then_some(place)
}

/// Everything that happened, with the eyes of all seats.
fn events(table: &dyn AnyTable, sides: &Sides, played: &Played) -> BTreeMap<String, Happened> {
    let viewer = Viewer::seats(sides.playing());
    let mut events: BTreeMap<String, Happened> = BTreeMap::new();
    for ply in 0..played.actions {
        for seen in table.seen(ply, viewer) {
            let Some(kind) = event_kind(&seen.json) else { continue };
            let happened = events.entry(kind).or_default();
            happened.times += 1;
            happened.late += u64::from(ply + LATE >= played.actions);
            let seat = seen.json.get("seat").and_then(serde_json::Value::as_u64);
            let seat = seat.and_then(|seat| Seat::try_from(seat).ok());
            if let Some(side) = seat.and_then(|seat| sides.side_of(seat)) {
                happened.done_by += 1;
                happened.share += played.shares[side];
            }
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_can_be_ahead() {
        assert_eq!(best(&[0.2, 0.7, 0.1]), Some(1));
        assert_eq!(best(&[0.5, 0.5]), None);
        assert_eq!(best(&[0.5]), None);
        assert_eq!(best(&[]), None);
    }
}
