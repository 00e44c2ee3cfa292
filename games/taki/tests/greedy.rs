//! Who follows the estimate one action ahead, from what he may know, plays sensibly.

mod setup;

use serde_json::{Value, json};
use setup::*;
use table::{Dice, Evaluation, Game, Seat, Seed, Viewer};
use taki::{Action, Taki};

fn greedy(state: &Taki, seat: Seat, dice: &mut Dice) -> Action {
    let view = state.view(Viewer::seat(seat));
    let worlds: Vec<Taki> = (0..4).map(|_| Taki::imagine(&view, dice)).collect();
    let estimate = |action: Action| -> f32 {
        let after = |world: &Taki| {
            let mut world = *world;
            world.apply(seat, action, &mut ());
            world.estimate(seat)
        };
        worlds.iter().map(after).sum()
    };
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let best = actions.into_iter().max_by(|&a, &b| estimate(a).total_cmp(&estimate(b)));
    best.expect("somebody may act")
}

/// How many of the games one greedy seat wins against random ones.
fn wins(given: Value, games: u64) -> f64 {
    let options = options(given);
    let mut dice = Dice::new(Seed::from(6));
    let won = |game: u64| {
        let clever = Seat::new((game % u64::from(options.seats)) as u8);
        let mut state = Taki::new(&options, &Seed::from(game)).unwrap();
        while let Some(seat) = state.asks_first() {
            let action = if seat == clever {
                greedy(&state, seat, &mut dice)
            } else {
                state.random_action(seat, &mut dice, &mut Vec::new()).unwrap()
            };
            state.apply(seat, action, &mut ());
        }
        state.outcome().unwrap().score(clever)
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

#[test]
fn greedy_beats_random_at_every_table() {
    for (given, games, least) in [
        (json!({"seats": 2}), 40, 0.8),
        (json!({}), 40, 0.75),
        (json!({"seats": 10}), 20, 0.7),
        (json!({"mode": "pyramid", "seats": 3}), 6, 0.8),
        // Where playing is a duty, random players play better; a quarter would be even.
        (json!({"must_play": true}), 80, 0.45),
    ] {
        let share = wins(given.clone(), games);
        assert!(share > least, "{share} at {given}");
    }
}

#[test]
fn greedy_does_the_obvious() {
    let mut dice = Dice::new(Seed::from(7));
    let mut chooses = |game: &Taki, seat: u8| greedy(game, Seat::new(seat), &mut dice).to_string();
    let game = spot(&["r1", "g1 g3", "y1"], "r8", json!({"turn": 1, "calls": [0]}));
    assert_eq!(chooses(&game, 0), "last");
    let game = spot(&["r1 b3 b4 color", "g1 g3", "y1 y3"], "r8", json!({}));
    assert_eq!(chooses(&game, 0), "r1", "what plays anywhere is kept");
    let game = spot(&["b1 king", "g1 g3", "y1 y3"], "r8", json!({}));
    assert_eq!(chooses(&game, 0), "king", "and wins with what comes after it");
    let fields = json!({"phase": "run", "run": "r"});
    let game = spot(&["b1 b3", "g1 g3", "y1 y3"], "rtaki r5", fields.clone());
    assert_eq!(chooses(&game, 0), "close");
    let game = spot(&["r1 r3 b1", "g1 g3", "y1 y3"], "rtaki r5", fields);
    assert!(["r1", "r3"].contains(&&*chooses(&game, 0)), "a run goes on");
    let game = spot(&["b+2 b1", "g1 g3", "y1 y3"], "r+2", json!({"chain": 1}));
    assert_eq!(chooses(&game, 0), "b+2");
    let game = spot(&["r1 r3", "breaker g3", "y1 y3"], "r8 +3", json!({"phase": "window"}));
    assert_eq!(chooses(&game, 1), "break");
}
