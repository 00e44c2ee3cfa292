use std::time::Duration;

use bots::wire;
use serde_json::Value;
use store::Status;
use table::{Seat, Viewer};

use super::{Room, Surroundings};

/// What programs are told, in the words of `docs/bots.md`.
impl Room {
    /// What a program in the place of a person would be told now: the game, what it knows, what it
    /// perceived since an entry of the log, and a question for each of its seats that may act.
    pub(super) fn lines(
        &self,
        viewer: Viewer,
        since: u64,
        surroundings: &Surroundings,
    ) -> Vec<Value> {
        let (table, id, status) = (self.table(), self.id.as_str(), self.status());
        if status == Status::Lobby {
            return Vec::new();
        }
        let since = self.news.first_ply(since).unwrap_or(self.ply());
        let new = wire::new(table, id, viewer.holds());
        let mut lines = vec![new, wire::view(table, id, viewer, since)];
        let acting = self.to_act().intersection(viewer.holds());
        let think = |seat| wire::think(table, id, seat, self.time_of(seat, surroundings));
        lines.extend(acting.iter().map(think));
        if status == Status::Over {
            lines.push(wire::end(id, self.outcome().as_ref()));
        }
        lines
    }

    /// How long a seat still has for its answer, where that is limited.
    fn time_of(&self, seat: Seat, surroundings: &Surroundings) -> Option<Duration> {
        let clock = self.clock().map(|clock| clock.left(seat, surroundings.now));
        clock.into_iter().chain(surroundings.window).min().map(Duration::from_millis)
    }
}
