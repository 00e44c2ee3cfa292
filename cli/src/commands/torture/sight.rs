use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::Value;

/// What changes with who is here and what time it is, and does not follow from the log.
const AROUND: [&str; 5] = ["news", "watchers", "window_ms", "bot_wait_ms", "you"];
const AROUND_SEATS: [&str; 3] = ["here", "standin", "clock_ms"];

/// What a person was shown: a hash of everything that follows from the log, after so many entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sight {
    pub(super) seq: u64,
    hash: u64,
}

impl Sight {
    /// The sight of a `table` message.
    pub(super) fn of(mut table: Value) -> Option<Sight> {
        let seq = table["seq"].as_u64()?;
        let fields = table.as_object_mut()?;
        fields.retain(|name, _| !AROUND.contains(&name.as_str()));
        for seat in fields.get_mut("seats")?.as_array_mut()? {
            seat.as_object_mut()?.retain(|name, _| !AROUND_SEATS.contains(&name.as_str()));
        }
        let mut hash = DefaultHasher::new();
        table.hash(&mut hash);
        Some(Sight { seq, hash: hash.finish() })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn who_is_here_changes_nothing_and_everything_else_does() {
        let table = |ply: u64, here: bool, name: &str| {
            let seats = json!([{ "seat": 0, "name": name, "here": here, "clock_ms": 5 }]);
            json!({ "seq": 3, "ply": ply, "seats": seats, "watchers": u64::from(here) })
        };
        let sight = Sight::of(table(1, true, "Ada")).unwrap();
        assert_eq!(sight.seq, 3);
        assert_eq!(Sight::of(table(1, false, "Ada")), Some(sight));
        assert_ne!(Sight::of(table(2, true, "Ada")), Some(sight));
        assert_ne!(Sight::of(table(1, true, "Bob")), Some(sight));
        assert_eq!(Sight::of(json!({ "type": "table" })), None);
    }
}
