//! How much work a set of positions is, always the same ones: what to look at when the search changes.
//!
//! ```sh
//! cargo run --release -p tactable-solve --example measure -- 40 1000000
//! ```
//!
//! That many positions, each looked into up to that limit. All are found by play from both patterns in which either
//! side does what looks best, or often anything.

#[path = "support/positions.rs"]
mod positions;

use std::{env, error::Error, time::Instant};

use solve::{Memory, Search};
use table::{Dice, Seed};

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = env::args().skip(1).map(|text| text.parse::<u64>());
    let count = given.next().transpose()?.unwrap_or(40);
    let limit = given.next().transpose()?.unwrap_or(1_000_000);
    let mut dice = Dice::new(Seed::from(16));
    let (mut nodes, mut logarithms, mut open, begun) = (0, 0.0, 0, Instant::now());
    for number in 0..count {
        let state = positions::position(number, &mut dice)?;
        let memory = Memory::new(32 << 20);
        let mut search = Search::new(&memory, &|| false);
        let won = search.solve(&state, limit);
        open += u64::from(won.is_none());
        nodes += search.nodes;
        logarithms += (search.nodes as f64).ln();
        println!("{number}: {won:?} after {}", search.nodes);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{nodes} positions looked into, {:.0} as a geometric mean,",
        (logarithms / count as f64).exp()
    );
    println!("{open} left open, {seconds:.1} s, {:.0} a second", nodes as f64 / seconds);
    Ok(())
}
