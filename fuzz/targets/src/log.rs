use server::room::{Room, Surroundings};
use table::Lang;

use crate::{
    input::{choose, join, split},
    message::rooms,
    room::{Played, people},
    words::is_said,
};

/// A log, of whomever, is refused in words, or it is a table that everybody can look at.
pub(crate) fn check(bytes: &[u8]) {
    let (number, text) = split(bytes);
    let Played { row, .. } = choose(rooms(), number);
    let log: Vec<String> = text.lines().map(str::to_owned).collect();
    let room = match Room::fold(row, &log) {
        Ok(room) => room,
        Err(error) => return is_said(&error.to_string()),
    };
    let around = Surroundings { now: room.changed_at(), ..Surroundings::default() };
    for (number, person) in people().iter().enumerate() {
        let lang = Lang::ALL[number % Lang::ALL.len()];
        is_said(&room.message(person, "Somebody", lang, 0, &around));
    }
    let record = room.record();
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record), "{record}");
}

/// Logs of our own.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let logs = rooms().iter().enumerate();
    logs.map(|(number, Played { log, .. })| join(number, &log.join("\n"))).collect()
}
