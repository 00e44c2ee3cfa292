//! A whole table, from the lobby to its end, as its people, bots and clocks make it.

mod script;

use server::room::{Key, Logged, Room, Surroundings};
use store::{PersonId, TableRow};
use table::Lang;

pub(crate) use self::script::{PEOPLE, people};
use self::script::{Script, Step};

/// A table that was played by a script.
pub(crate) struct Played {
    pub(crate) row: TableRow,
    /// Its log, as it is kept.
    pub(crate) log: Vec<String>,
}

/// At how many places of a log another node begins to follow it.
const CUTS: usize = 5;

/// A moment of a table: how long its log was, how many keys were known, and all that could be seen.
type Moment = (usize, usize, Vec<String>);

/// The log is the truth: folding any beginning of it gives the very table that was there when it was
/// written, to everybody and in every language; and so does following it from anywhere.
pub(crate) fn check(bytes: &[u8]) {
    let mut moments: Vec<Moment> = Vec::new();
    let mut keys = Vec::new();
    let Some(Played { row, log }) = play(bytes, |room, key| {
        keys.extend(key);
        moments.push((room.seq() as usize, keys.len(), look(room, &keys)));
    }) else {
        return;
    };
    let compare = |room: &Room, (length, known, told): &Moment, how: &str| {
        assert_eq!(&look(room, &keys[..*known]), told, "{how}, at {length}");
    };
    let fold =
        |length: usize| Room::fold(&row, &log[..length]).expect("the beginning of a log is a log");
    // Another node reads the log from where it stands, and looks at the table before and after.
    let mut node = fold(1);
    for moment in &moments {
        compare(&fold(moment.0), moment, "folded");
        node.follow(&log[node.seq() as usize..moment.0]).expect("what follows fits");
        compare(&node, moment, "followed step by step");
    }
    let Some(end) = moments.last() else { return };
    // Some places are enough: tables of other lengths are cut elsewhere.
    for cut in (1..end.0).step_by(1 + end.0 / CUTS) {
        let mut room = fold(cut);
        room.follow(&log[cut..end.0]).expect("what follows fits");
        compare(&room, end, &format!("followed from {cut}"));
    }
}

/// Play by a script, and look at the table whenever its log has grown, with the key of the message
/// by which it did. Nothing if the script names no table.
pub(crate) fn play(bytes: &[u8], mut look: impl FnMut(&Room, Option<Key>)) -> Option<Played> {
    let mut script = Script::new(bytes);
    let (row, mut room, first) = script.open()?;
    let mut log: Vec<String> = first.iter().map(Logged::to_text).collect();
    look(&room, None);
    while let Some(Step { at, key, entries }) = script.step(&room) {
        let last = entries.len().saturating_sub(1);
        let grown = !entries.is_empty();
        for (number, entry) in entries.into_iter().enumerate() {
            let logged = Logged { at, key: key.filter(|_| number == last), entry };
            let text = logged.to_text();
            room.apply(logged).unwrap_or_else(|error| panic!("{error}: {text}"));
            log.push(text);
        }
        if grown {
            look(&room, key);
        }
    }
    Some(Played { row, log })
}

/// All that can be seen of a table: by everybody who may come, in every language, by those who know
/// nothing yet and those who know half of it; and what it answers to messages that come again.
fn look(room: &Room, keys: &[Key]) -> Vec<String> {
    let now = room.changed_at() + 1234;
    let around = Surroundings { now, ..Surroundings::default() };
    let mut told = Vec::new();
    for (number, person) in people().iter().chain([&PersonId::from("spectator")]).enumerate() {
        // Each is told in one language now and in the other after the next entry.
        let lang = Lang::ALL[(number + room.seq() as usize) % Lang::ALL.len()];
        told.push(room.message(person, "Somebody", lang, 0, &around));
        let viewer = room.viewer(person);
        told.push(format!("{viewer:?} {:?}", room.seats_of(person)));
    }
    told.push(room.message(room.host(), "Host", Lang::En, room.seq() / 2, &around));
    told.push(format!("{:?} {:?} {:?}", room.status(), room.clock(), room.outcome()));
    told.push(format!("{} {} {}", room.position(), room.position_at(), room.bots_in_a_row()));
    told.push(format!("{:?} {:?} {}", room.chairs(), room.rematch(), room.host_left()));
    told.push(format!("{:?}", keys.iter().map(|key| room.done(*key)).collect::<Vec<_>>()));
    told.push(room.record().to_string());
    told
}

/// Scripts of all lengths; what they say does not matter much.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut dice = table::Dice::new(table::Seed::from(31));
    let scripts = (0..250).map(|number| {
        let mut script: Vec<u8> = (0..60 + 2 * number).map(|_| dice.roll(256) as u8).collect();
        // Every kind of table is begun by some.
        script[0] = number as u8;
        script
    });
    scripts.collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// A check of tables at which nothing happens would find nothing.
    #[test]
    fn everything_that_can_happen_at_a_table_happens() {
        let mut happened = BTreeSet::new();
        for script in corpus() {
            let Played { log, .. } = play(&script, |_, _| {}).expect("a table");
            for text in log {
                let entry: Value = serde_json::from_str(&text).unwrap();
                happened.insert(entry["entry"].as_str().unwrap().to_owned());
            }
        }
        let all = [
            "acted", "agreed", "bot", "created", "declined", "flagged", "freed", "host", "locked",
            "named", "offered", "rematch", "resigned", "resumed", "sat", "started", "stood",
            "tookback",
        ];
        assert_eq!(happened, BTreeSet::from(all.map(str::to_owned)));
    }
}
