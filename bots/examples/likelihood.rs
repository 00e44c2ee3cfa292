//! Finds out what the place of a piece tells about its hidden rank in TacTiki: lets a search play
//! against itself and counts how often each rank stood there, compared with chance.
//!
//! ```sh
//! cargo run --release -p tactable-bots --example likelihood -- 600 60
//! ```
//!
//! The numbers are games, and simulations for each action. The same command gives the same tables.

use std::env;

use bots::{Bot, Limit, Search, Thinking};
use table::{Game, Seat, Seed, Viewer};
use tactiki::{Rank, Square, Tactiki};

/// What was seen and what was to be expected, by standing and rank.
#[derive(Default)]
struct Table([[(f64, f64); 5]; 6]);

/// This many pieces count as seen and as expected before the first game.
const CAUTION: f64 = 20.0;

impl Table {
    fn print(&self, name: &str) {
        println!("{name}");
        for row in &self.0 {
            let ratio = |(seen, expected): (f64, f64)| (seen + CAUTION) / (expected + CAUTION);
            println!("    {:.2?},", row.map(ratio));
        }
    }
}

fn main() {
    let numbers: Vec<u64> = env::args().skip(1).map(|arg| arg.parse().expect("a number")).collect();
    let [games, simulations] = numbers[..] else { panic!("expected GAMES SIMULATIONS") };
    let mut tables: [Table; 2] = Default::default();
    for number in 0..games {
        let seed = Seed::from(number);
        let mut state = Tactiki::new(&Default::default(), &seed).expect("good options");
        let mut search =
            Search::<Tactiki>::new(Thinking::new(Limit::simulations(simulations)), seed);
        let mut legal = Vec::new();
        let mut turn = None;
        while let Some(seat) = state.asks_first() {
            legal.clear();
            state.actions(seat, &mut legal);
            let action = search.choose(&state.view(Viewer::seat(seat)), seat, &legal);
            state.apply(seat, action, &mut ());
            let next = Some(state.turn_seat()).filter(|_| state.phase() == tactiki::Phase::Play);
            if state.outcome().is_none() && next != turn {
                turn = next;
                next.into_iter().for_each(|viewer| count(&state, viewer, &mut tables));
            }
        }
    }
    for (table, name) in tables.iter().zip(["COME", "FACES"]) {
        table.print(name);
    }
}

/// Count the unknown pieces in the eyes of a viewer whose turn begins.
fn count(state: &Tactiki, viewer: Seat, tables: &mut [Table; 2]) {
    let view = state.view(Viewer::seat(viewer));
    let truth = state.view(Viewer::seat(viewer.opponent()));
    for field in Square::all() {
        for piece in view.column(field).into_iter().filter(|&piece| view.rank(piece).is_none()) {
            let standing = view.standing(field, piece);
            let candidates = view.candidates(piece);
            let places = [standing.come, standing.faces];
            for (table, place) in tables.iter_mut().zip(places) {
                for (rank, cell) in Rank::ALL.into_iter().zip(&mut table.0[place]) {
                    cell.0 += f64::from(u8::from(truth.rank(piece) == Some(rank)));
                    cell.1 += f64::from(candidates.count(rank)) / candidates.len() as f64;
                }
            }
        }
    }
}
