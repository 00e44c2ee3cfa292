use std::time::{Duration, Instant};

use serde_json::json;
use server::room::{Doer, Entry, Logged, Room};
use table::{Dice, Seed};

use crate::secrets::started;

/// A log is folded when the first visitor comes. As long as even the longest games take less than
/// this, a snapshot of a table would save nobody anything.
const QUICK: Duration = Duration::from_millis(50);

#[test]
fn even_the_longest_games_are_rebuilt_in_no_time() {
    for game in catalog::games() {
        let mut longest = Vec::new();
        let mut row = None;
        for number in 0..3 {
            let seed = Seed::from(number);
            let (this, mut entries) = started(game, json!({}), seed);
            let mut table = Room::fold(&this, &entries).unwrap().table().duplicate();
            let mut dice = Dice::new(seed.derive("play", 0));
            while let Some(seat) = table.asks_first() {
                let action = dice.pick(&table.legal(seat)).unwrap().clone();
                table.play(seat, &action).unwrap();
                let entry = Entry::Acted { seat, action, by: Doer::Person };
                entries.push(Logged { at: 0, key: None, entry }.to_text());
            }
            if entries.len() > longest.len() {
                (longest, row) = (entries, Some(this));
            }
        }
        // The best of several, because a busy machine takes the processor away now and then.
        let fold = |_| {
            let began = Instant::now();
            Room::fold(row.as_ref().unwrap(), &longest).unwrap();
            began.elapsed()
        };
        let best = (0..5).map(fold).min().unwrap();
        println!("{}: {} entries in {best:?}", game.about().id, longest.len());
        assert!(best < QUICK, "{}: {} entries in {best:?}", game.about().id, longest.len());
    }
}
