//! Measures what it costs to tell everybody at a table what was done: plays random games without a
//! server and builds the messages that its sockets would send, in microseconds and bytes for each.
//!
//! `cargo run --release --package tactable-server --example telling -- tactigo 20`

use std::{
    env,
    error::Error,
    time::{Duration, Instant},
};

use catalog::Listing;
use server::{
    Wish,
    room::{Doer, Entry, Logged, Room, Surroundings},
};
use store::{PersonId, Status, TableRow};
use table::{Dice, Lang, Seed};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let game = words.next();
    let rounds: u64 = words.next().map_or(Ok(20), |word| word.parse())?;
    println!("{:<8} {:>9} {:>9} {:>9}", "game", "messages", "µs each", "bytes");
    for listing in catalog::games() {
        if game.as_ref().is_none_or(|game| game == listing.about().id) {
            let told = (0..rounds).map(|round| play(listing, Seed::from(round)));
            let told = told.collect::<Result<Vec<_>, _>>()?;
            let count: usize = told.iter().map(|told| told.messages).sum();
            let bytes: usize = told.iter().map(|told| told.bytes).sum();
            let took: Duration = told.iter().map(|told| told.took).sum();
            println!(
                "{:<8} {count:>9} {:>9.1} {:>9}",
                listing.about().id,
                took.as_secs_f64() * 1e6 / count as f64,
                bytes / count
            );
        }
    }
    Ok(())
}

#[derive(Default)]
struct Told {
    messages: usize,
    bytes: usize,
    took: Duration,
}

/// Play one game at random and tell everybody of every action.
fn play(game: &dyn Listing, seed: Seed) -> Result<Told, Box<dyn Error>> {
    let row = TableRow {
        id: "telling".into(),
        code: "AAAAAA".parse()?,
        game: game.about().id.to_owned(),
        seed: seed.0,
        status: Status::Lobby,
        created_at: 0,
        changed_at: 0,
    };
    let host = PersonId::from("person-0");
    let setup = Wish::new(game.about().id).setup(&host)?;
    let (mut room, _) = Room::open(&row, setup, Vec::new(), false)?;
    let mut people = Vec::new();
    let seats: Vec<_> = room.chairs().iter().filter_map(|chair| chair.seats.first()).collect();
    for (number, seat) in seats.into_iter().enumerate() {
        let person = PersonId::from(format!("person-{number}").as_str());
        let name = format!("Person {number}");
        people.push((person.clone(), name.clone()));
        enter(&mut room, Entry::Sat { seat, person, name })?;
    }
    enter(&mut room, Entry::Started { commitment: None })?;
    let here = people.iter().map(|(person, _)| person.clone()).collect();
    let surroundings = Surroundings { here, ..Surroundings::default() };
    let mut dice = Dice::new(seed.derive("telling", 0));
    let mut told = Told::default();
    while let Some(seat) = room.table().asks_first() {
        let legal = room.table().legal(seat);
        let action = dice.pick(&legal).ok_or("nothing is legal")?.clone();
        let since = room.seq();
        enter(&mut room, Entry::Acted { seat, action, by: Doer::Person })?;
        let began = Instant::now();
        for (person, name) in &people {
            let message = room.message(person, name, Lang::En, since, &surroundings);
            told.bytes += message.len();
            told.messages += 1;
        }
        told.took += began.elapsed();
    }
    Ok(told)
}

fn enter(room: &mut Room, entry: Entry) -> Result<(), Box<dyn Error>> {
    Ok(room.apply(Logged { at: 0, key: None, entry })?)
}
