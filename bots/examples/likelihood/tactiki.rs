//! What the place of a piece tells about its hidden rank: how often each rank stood there, compared
//! with chance.

use table::{Game, Seat, Viewer};
use tactiki::{Rank, Square, Tactiki};

use crate::self_play;

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

/// Print what is seen where a search plays against itself.
pub(crate) fn find(games: u64, simulations: u64) {
    let mut tables: [Table; 2] = Default::default();
    for number in 0..games {
        let mut turn = None;
        self_play(
            (&Default::default(), number, simulations),
            |_| false,
            |state: &Tactiki, seat, action| {
                let mut state = *state;
                state.apply(seat, action, &mut ());
                let next =
                    Some(state.turn_seat()).filter(|_| state.phase() == tactiki::Phase::Play);
                if state.outcome().is_none() && next != turn {
                    turn = next;
                    next.into_iter().for_each(|viewer| count(&state, viewer, &mut tables));
                }
            },
        );
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
