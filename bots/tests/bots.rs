//! What the bots promise, shown with MAIAK.

use bots::{AnyBot, BotError, build};
use maiak::Maiak;
use serde_json::json;
use table::{AnyGame, AnyTable, Erased, Seat, Seed};
use tactigo::Tactigo;

fn bot(name: &str, seed: u64) -> Box<dyn AnyBot> {
    build::<Maiak>(&name.parse().unwrap(), Seed::from(seed)).unwrap()
}

fn start() -> Box<dyn AnyTable> {
    Erased::<Maiak>::new().start(&json!({}), Seed::from(1)).unwrap()
}

/// Plays a game to its end; the score of seat 0.
fn play(bots: &mut [Box<dyn AnyBot>; 2]) -> f64 {
    let mut table = start();
    while let Some(seat) = table.asks_first() {
        let action = bots[seat.index()].choose(&*table, seat).unwrap();
        table.play(seat, &action).unwrap();
    }
    table.outcome().unwrap().score(Seat(0))
}

#[test]
fn an_immediate_win_is_taken() {
    let state = json!({
        "tiles": ["bbbbb", "bbbbb", "bbbbb", "bbbbb", "rrbrr"],
        "white": ["a1", "b1", "c4"], "black": ["a5"], "turn": 0, "phase": "move",
    });
    let table = Erased::<Maiak>::new().load(&json!({}), Seed::from(1), &state).unwrap();
    for name in ["greedy", "medium", "hard", "champion", "search:1", "plain:200"] {
        for seed in 0..5 {
            let choice = bot(name, seed).choose(&*table, Seat(0)).unwrap();
            assert!(choice.starts_with("c4-c5"), "{name} plays {choice}");
        }
    }
}

#[test]
fn greedy_beats_random_from_both_seats() {
    for (greedy_seat, names) in [(0, ["greedy", "random"]), (1, ["random", "greedy"])] {
        let wins: f64 = (0..100)
            .map(|game| play(&mut [bot(names[0], 2 * game), bot(names[1], 2 * game + 1)]))
            .map(|score| if greedy_seat == 0 { score } else { 1.0 - score })
            .sum();
        assert!(wins >= 80.0, "greedy on seat {greedy_seat} won {wins} of 100");
    }
}

#[test]
fn the_same_seed_chooses_the_same() {
    for name in ["random", "greedy", "search:50", "plain:50", "search:50@2", "plain:50@2"] {
        let choices = |seed| {
            let (mut bot, table) = (bot(name, seed), start());
            (0..30).map(|_| bot.choose(&*table, Seat(0)).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(choices(5), choices(5), "{name}");
        assert_ne!(choices(5), choices(6), "{name} breaks ties by its dice");
    }
}

#[test]
fn nobody_is_asked_out_of_turn() {
    assert_eq!(bot("random", 1).choose(&*start(), Seat(1)), Err(BotError::NotAsked));
    let other = Erased::<Tactigo>::new().start(&json!({}), Seed::from(1)).unwrap();
    assert_eq!(bot("random", 1).choose(&*other, Seat(0)), Err(BotError::OtherGame));
}
