use std::collections::BTreeSet;

use serde::Serialize;

use super::watch::{Happened, LATE, Watched};
use crate::{Estimate, identity::different, interval::mean_of, mean, wilson};

/// How often something happens, and whether it decides.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventStat {
    /// What happens, as in the event's JSON, with the card where there is one.
    pub kind: String,
    /// How often in a game.
    pub per_game: Estimate,
    /// In which share of the games at all.
    pub games: Estimate,
    /// In which share of the games among the last actions (see [`LATE`]).
    pub late: Estimate,
    /// How many times as often as anywhere in a game it happens among the last actions.
    pub lift: f64,
    /// What the side that does it gets in the end, on average over the games in which it happens;
    /// nothing where nobody does it.
    pub doer: Option<Estimate>,
}

/// Every kind of event of these games, the most decisive first.
pub(crate) fn event_stats(games: &[(usize, &Watched)]) -> Vec<EventStat> {
    let kinds: BTreeSet<&String> = games.iter().flat_map(|(_, game)| game.events.keys()).collect();
    let actions: f64 = games.iter().map(|(_, game)| game.played.actions as f64).sum();
    let last: f64 = games.iter().map(|(_, game)| game.played.actions.min(LATE) as f64).sum();
    let n = different(games.iter().map(|(place, _)| place));
    let of = |kind: &String| {
        let happened =
            games.iter().filter_map(|(place, game)| Some((*place, game.events.get(kind)?)));
        let (places, each): (Vec<usize>, Vec<&Happened>) = happened.unzip();
        let mut times: Vec<f64> = each.iter().map(|happened| happened.times as f64).collect();
        let all: f64 = times.iter().sum();
        times.resize(games.len(), 0.0);
        let count = games.len() as f64;
        let rate = |hits: usize| wilson(hits as f64 / count, n as f64);
        let late: f64 = each.iter().map(|happened| happened.late as f64).sum();
        let doers = places.into_iter().zip(&each).filter(|(_, happened)| happened.done_by > 0);
        let (places, doers): (Vec<usize>, Vec<f64>) = doers
            .map(|(place, happened)| (place, happened.share / happened.done_by as f64))
            .unzip();
        EventStat {
            kind: kind.clone(),
            per_game: mean_of(&times, n),
            games: rate(each.len()),
            late: rate(each.iter().filter(|happened| happened.late > 0).count()),
            lift: (late / last) / (all / actions),
            doer: (!doers.is_empty()).then(|| wilson(mean(&doers).value, different(places) as f64)),
        }
    };
    let mut stats: Vec<EventStat> = kinds.into_iter().map(of).collect();
    stats.sort_by(|a, b| b.late.value.total_cmp(&a.late.value).then(a.kind.cmp(&b.kind)));
    stats
}
