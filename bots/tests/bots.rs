//! What you can rely on in every bot, shown with MAIAK.

use bots::{AnyBot, BotError, build};
use maiak::Maiak;
use serde_json::json;
use table::{AnyGame, AnyTable, Erased, Game, Seat, Seed, Title};
use tactigo::Tactigo;

fn bot(name: &str, seed: u64) -> Box<dyn AnyBot> {
    build::<Maiak>(&name.parse().unwrap(), Seed::from(seed)).unwrap()
}

fn start<G: Title>() -> Box<dyn AnyTable> {
    Erased::<G>::new().start(G::ABOUT.rules_version, &json!({}), Seed::from(1)).unwrap()
}

const WHITE: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);

/// Plays a game to its end; the score of White.
fn play(bots: &mut [Box<dyn AnyBot>; 2]) -> f64 {
    let mut table = start::<Maiak>();
    while let Some(seat) = table.asks_first() {
        let action = bots[seat.index()].choose(&*table, seat).unwrap();
        table.play(seat, &action).unwrap();
    }
    table.outcome().unwrap().score(WHITE)
}

#[test]
fn an_immediate_win_is_taken() {
    let state = json!({
        "tiles": ["bbbbb", "bbbbb", "bbbbb", "bbbbb", "rrbrr"],
        "white": ["a1", "b1", "c4"], "black": ["a5"], "turn": 0, "phase": "move",
    });
    let table = Erased::<Maiak>::new()
        .load(Maiak::ABOUT.rules_version, &json!({}), Seed::from(1), &state)
        .unwrap();
    for name in ["greedy", "medium", "hard", "champion", "search:1", "uct:200"] {
        for seed in 0..5 {
            let choice = bot(name, seed).choose(&*table, WHITE).unwrap();
            assert!(choice.starts_with("c4-c5"), "{name} plays {choice}");
        }
    }
}

#[test]
fn greedy_beats_random_from_both_seats() {
    for (own, names) in [(WHITE, ["greedy", "random"]), (BLACK, ["random", "greedy"])] {
        let wins: f64 = (0..100)
            .map(|game| play(&mut [bot(names[0], 2 * game), bot(names[1], 2 * game + 1)]))
            .map(|score| if own == WHITE { score } else { 1.0 - score })
            .sum();
        assert!(wins >= 80.0, "greedy on seat {own} won {wins} of 100");
    }
}

#[test]
fn the_same_seed_chooses_the_same() {
    for name in ["random", "greedy", "search:50", "uct:50", "search:50@2", "uct:50@2"] {
        let choices = |seed| {
            let (mut bot, table) = (bot(name, seed), start::<Maiak>());
            (0..30).map(|_| bot.choose(&*table, WHITE).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(choices(5), choices(5), "{name}");
        assert_ne!(choices(5), choices(6), "{name} breaks ties by its dice");
    }
}

#[test]
fn nobody_is_asked_out_of_turn() {
    assert_eq!(bot("random", 1).choose(&*start::<Maiak>(), BLACK), Err(BotError::NotAsked));
    let other = start::<Tactigo>();
    assert_eq!(bot("random", 1).choose(&*other, WHITE), Err(BotError::OtherGame));
}
