//! Looks for openings that are hard to win: who wins from symmetrical patterns, and after how much work that is known.
//!
//! ```sh
//! cargo run --release -p tactable-solve --example openings -- 100 0 1000000 512
//! ```
//!
//! So many patterns drawn with that seed, each looked into up to that many positions, with so many MiB to remember
//! them in. All are the same in a mirror and from either side, and have six tiles of three colours and seven of the
//! fourth, as both patterns with a name have. For the hardest it is also said within how many turns they are won.

use std::{env, error::Error};

use maiak::{Colour, Maiak, Opening, Options};
use solve::Solver;
use table::{Dice, Game, Seat, Seed};

/// For how many of the hardest the turns are counted.
const HARDEST: usize = 10;

/// What was found out of a pattern.
struct Found {
    rows: Vec<String>,
    winner: Option<Seat>,
    positions: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = env::args().skip(1).map(|text| text.parse::<u64>());
    let mut next = |otherwise| given.next().transpose().map(|number| number.unwrap_or(otherwise));
    let (count, seed, limit, mib) = (next(100)?, next(0)?, next(1_000_000)?, next(512)?);
    let (mut patterns, mut dice, mut all) = (patterns(), Dice::new(Seed::from(seed)), Vec::new());
    println!("{} patterns", patterns.len());
    while all.len() < count as usize && !patterns.is_empty() {
        let rows = patterns.swap_remove(dice.roll(patterns.len()));
        let (solver, start) = (solver(mib), start(&rows)?);
        let won = solver.solve_within(&start, limit);
        let seat = start.turn_seat();
        let winner = won.map(|won| if won { seat } else { seat.opponent() });
        let found = Found { rows, winner, positions: solver.nodes() };
        println!("{}", found.told());
        all.push(found);
    }
    let won = |number| all.iter().filter(|found| found.winner == Some(Seat::new(number))).count();
    println!("White wins {}, Black {}, of {}", won(0), won(1), all.len());
    all.sort_by_key(|found| found.positions);
    println!("the hardest of those that were settled:");
    for found in all.iter().rev().filter(|found| found.winner.is_some()).take(HARDEST) {
        let turns = solver(mib).follow(&start(&found.rows)?, 1, &mut |_, _| true);
        let turns = turns.map_or_else(|| "?".to_owned(), |(_, turns)| turns.to_string());
        println!("{}, within {turns} turns", found.told());
    }
    Ok(())
}

impl Found {
    fn told(&self) -> String {
        let who = match self.winner.map(Seat::number) {
            Some(0) => "White wins",
            Some(_) => "Black wins",
            None => "open",
        };
        format!("{} {who} after {} positions", self.rows.join(","), self.positions)
    }
}

fn solver(mib: u64) -> Solver {
    Solver::new((mib as usize) << 20)
}

fn start(rows: &[String]) -> Result<Maiak, Box<dyn Error>> {
    let options = Options { tiles: Opening::Rows(rows.to_vec()), ..Options::default() };
    Ok(Maiak::new(&options, &Seed::from(0))?)
}

/// Every pattern of the kind that is looked for, as rows.
fn patterns() -> Vec<Vec<String>> {
    (0..1 << 18).map(unfolded).filter(|rows| is_even(rows)).collect()
}

/// The pattern whose nine tiles from the corner to the middle have the colours that a number says, two bits each.
fn unfolded(number: usize) -> Vec<String> {
    let mirrored = |place: usize| place.min(4 - place);
    let letter = |row, file| {
        let place = 3 * mirrored(row) + mirrored(file);
        Colour::ALL[number >> (2 * place) & 0b11].letter()
    };
    (0..5).map(|row| (0..5).map(|file| letter(row, file)).collect()).collect()
}

/// Whether there are as many tiles of each colour as can be.
fn is_even(rows: &[String]) -> bool {
    let count = |colour: &Colour| rows.concat().matches(colour.letter()).count();
    Colour::ALL.iter().all(|colour| matches!(count(colour), 6 | 7))
}
