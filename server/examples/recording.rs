//! Plays a record as a table would live it and prints what the browser of one person is sent: a line
//! of JSON for the start and one for every action. The tests of what is announced listen to it.
//!
//! `cargo run --package tactable-server --example recording -- RECORD en`

use std::{env, error::Error, fs};

use serde_json::{Value, json};
use server::room::{Logged, Room, Surroundings};
use store::{PersonId, Status, TableRow};
use table::{Lang, Record};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let (Some(path), Some(lang)) = (words.next(), words.next()) else {
        return Err("expected a record and a language".into());
    };
    let lang: Lang = lang.parse().map_err(|_| "that language is not spoken here")?;
    let record: Record = fs::read_to_string(path)?.parse()?;
    let person = "ada";
    let seats = record.tags.len();
    let row = TableRow {
        id: "recording".into(),
        code: "AAAAAA".parse()?,
        game: record.game.clone(),
        seed: record.seed.ok_or("the record has no seed")?.0,
        status: Status::Lobby,
        created_at: 0,
        changed_at: 0,
    };
    let created = json!({
        "at": 0, "entry": "created", "game": record.game, "rules": record.rules, "host": person, "window": 0,
        "number": 0, "options": record.options, "match_options": record.options,
    });
    let sat = json!({ "at": 0, "entry": "sat", "seat": 0, "person": person, "name": "Ada" });
    let bots = (1..seats).map(|seat| {
        json!({ "at": 0, "entry": "bot", "seat": seat, "level": "medium" }).to_string()
    });
    let entries: Vec<String> =
        [created.to_string(), sat.to_string()].into_iter().chain(bots).collect();
    let mut room = Room::fold(&row, &entries)?;
    let person: PersonId = serde_json::from_value(json!(person))?;
    let surroundings = Surroundings { here: vec![person.clone()], ..Surroundings::default() };
    let mut since = 0;
    let mut tell = |room: &Room, done: Value| -> Result<(), Box<dyn Error>> {
        let message = room.message(&person, "Ada", lang, since, &surroundings);
        since = room.seq();
        let message: Value = serde_json::from_str(&message)?;
        println!("{}", json!({ "done": done, "message": message }));
        Ok(())
    };
    enter(&mut room, json!({ "at": 0, "entry": "started" }))?;
    tell(&room, Value::Null)?;
    for (seat, action) in &record.actions {
        let by = if seat.index() == 0 { "person" } else { "bot" };
        enter(
            &mut room,
            json!({ "at": 0, "entry": "acted", "seat": seat, "action": action, "by": by }),
        )?;
        tell(&room, json!({ "seat": seat, "action": action }))?;
    }
    Ok(())
}

fn enter(room: &mut Room, entry: Value) -> Result<(), Box<dyn Error>> {
    let logged: Logged = serde_json::from_value(entry)?;
    Ok(room.apply(logged)?)
}
