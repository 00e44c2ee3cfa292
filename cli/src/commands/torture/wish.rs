use serde::Deserialize;
use serde_json::{Value, json};
use table::Dice;

use super::ledger::Act;

/// What a player looks at in a `table` message.
#[derive(Deserialize)]
pub(super) struct Seen {
    pub(super) seq: u64,
    pub(super) status: String,
    ply: u64,
    you: You,
    seats: Vec<SeatSeen>,
    your_turn: bool,
    stage: Option<Stage>,
    offers: Vec<Offer>,
    can: Can,
}

#[derive(Deserialize)]
struct You {
    seats: Vec<u64>,
    host: bool,
}

#[derive(Deserialize)]
struct SeatSeen {
    seat: u64,
    kind: String,
}

#[derive(Deserialize)]
struct Stage {
    ways: Vec<Way>,
}

#[derive(Deserialize)]
struct Way {
    seat: u64,
    action: String,
}

#[derive(Deserialize)]
struct Offer {
    kind: String,
    waiting: Vec<u64>,
}

#[derive(Deserialize)]
struct Can {
    undo: bool,
    takeback: bool,
}

/// Something that a player wants to be done, as long as it is not answered.
pub(super) struct Wish {
    pub(super) message: Value,
    pub(super) act: Option<Act>,
    /// The seat that the player sits down on by it.
    pub(super) sits: Option<u64>,
}

impl Wish {
    fn plain(message: Value) -> Wish {
        Wish { message, act: None, sits: None }
    }
}

impl Seen {
    /// What somebody who belongs on a seat wants now, if anything: to sit down, to begin once all
    /// others sit, and then anything that is legal.
    pub(super) fn wish(&self, seat: u64, company: &[u64], dice: &mut Dice) -> Option<Wish> {
        match self.status.as_str() {
            "lobby" => self.wish_before(seat, company),
            "playing" => self.wish_under_way(dice),
            _ => None,
        }
    }

    fn wish_before(&self, seat: u64, company: &[u64]) -> Option<Wish> {
        if self.you.seats.is_empty() {
            let message = json!({ "do": "sit", "seat": seat });
            return Some(Wish { sits: Some(seat), ..Wish::plain(message) });
        }
        let sits =
            |seat: &u64| self.seats.iter().any(|seen| seen.seat == *seat && seen.kind == "person");
        let ready = self.you.host && company.iter().all(sits);
        ready.then(|| Wish::plain(json!({ "do": "start" })))
    }

    fn wish_under_way(&self, dice: &mut Dice) -> Option<Wish> {
        let asks = |offer: &&Offer| offer.waiting.iter().any(|seat| self.you.seats.contains(seat));
        if let Some(offer) = self.offers.iter().find(asks) {
            let verb = if dice.roll(3) == 0 { "decline" } else { "agree" };
            return Some(Wish::plain(json!({ "do": verb, "offer": offer.kind })));
        }
        if self.can.undo && dice.roll(15) == 0 {
            return Some(Wish::plain(json!({ "do": "undo" })));
        }
        let way = self.stage.as_ref().filter(|_| self.your_turn).map(|stage| &stage.ways);
        let Way { seat, action } = dice.pick(way?)?;
        if self.can.takeback && dice.roll(40) == 0 {
            return Some(Wish::plain(json!({ "do": "takeback" })));
        }
        let message = json!({ "do": "act", "seat": seat, "action": action, "ply": self.ply });
        let act = Act { seat: *seat, action: action.clone() };
        Some(Wish { act: Some(act), ..Wish::plain(message) })
    }
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    fn seen(status: &str, mine: &[u64], kinds: &[&str]) -> Value {
        let seats: Vec<Value> = (0..)
            .zip(kinds)
            .map(|(seat, kind): (u64, _)| json!({ "seat": seat, "kind": kind }))
            .collect();
        json!({
            "seq": 1, "status": status, "ply": 3, "you": { "seats": mine, "host": true },
            "seats": seats, "your_turn": true, "offers": [],
            "stage": { "ways": [{ "seat": 0, "action": "c1-c2" }] },
            "can": { "undo": false, "takeback": false },
        })
    }

    fn wanted(seen: Value) -> Option<Value> {
        let seen: Seen = serde_json::from_value(seen).unwrap();
        seen.wish(0, &[0, 1], &mut Dice::new(Seed::from(1))).map(|wish| wish.message)
    }

    #[test]
    fn players_sit_down_wait_for_each_other_and_act() {
        let sit = wanted(seen("lobby", &[], &["empty", "empty"]));
        assert_eq!(sit, Some(json!({ "do": "sit", "seat": 0 })));
        assert_eq!(wanted(seen("lobby", &[0], &["person", "empty"])), None);
        let start = wanted(seen("lobby", &[0], &["person", "person"]));
        assert_eq!(start, Some(json!({ "do": "start" })));
        let act = json!({ "do": "act", "seat": 0, "action": "c1-c2", "ply": 3 });
        assert_eq!(wanted(seen("playing", &[0], &["person", "person"])), Some(act));
        assert_eq!(wanted(seen("over", &[0], &["person", "person"])), None);
    }
}
