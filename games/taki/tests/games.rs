//! Whole random games: they end, keep every card, and tell nothing they should not.

mod setup;

use serde_json::json;
use setup::options;
use table::{Dice, Game, Options as _, Seed, Viewer, playout};
use taki::{Card, Taki};

/// Random games at every number of seats.
fn games_end(mode: &str, games: u64) {
    for seats in 2..=10 {
        let options = options(json!({"mode": mode, "seats": seats}));
        let most = u64::from(options.max_actions().unwrap());
        let mut dice = Dice::new(Seed::from(seats));
        let mut buffer = Vec::new();
        let mut won = 0;
        for game in 0..games {
            let mut state = Taki::new(&options, &Seed::from(seats).derive("game", game)).unwrap();
            let actions = playout(&mut state, &mut dice, &mut buffer);
            assert!(actions <= most);
            let outcome = state.outcome().expect("the game is over");
            let total: f64 = outcome.scores().iter().sum();
            assert!((total - 1.0).abs() < 1e-9, "one point is given or shared");
            won += u64::from(outcome.reason() == "empty-hand");
            assert_eq!(state.conserved(), Card::ALL.map(Card::copies));
        }
        // Random players draw so often that the cap decides many games, in a full Pyramid all.
        assert!(mode == "pyramid" || won > games / 5, "{won} of {games} games were won");
    }
}

#[test]
fn ten_thousand_single_games_end() {
    games_end("single", 1_112);
}

#[test]
fn a_thousand_pyramids_end() {
    games_end("pyramid", 112);
}

#[test]
fn every_card_is_somewhere_at_every_moment() {
    for (mode, seats) in [("single", 2), ("single", 5), ("single", 10), ("pyramid", 3)] {
        let options = options(json!({"mode": mode, "seats": seats}));
        let mut dice = Dice::new(Seed::from(seats));
        let mut buffer = Vec::new();
        for game in 0..8 {
            let mut state = Taki::new(&options, &Seed::from(game)).unwrap();
            let mut shuffles = 0;
            while let Some(seat) = state.asks_first() {
                let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
                let drawn = state.draft().chance.unwrap().drawn;
                state.apply(seat, action, &mut ());
                shuffles += u32::from(drawn != state.draft().chance.unwrap().drawn);
                assert_eq!(state.conserved(), Card::ALL.map(Card::copies));
            }
            assert!(mode == "single" || shuffles > 0, "long games shuffle again");
        }
    }
}

#[test]
fn a_view_has_no_seed_and_no_pile() {
    let mut dice = Dice::new(Seed::from(4));
    let mut buffer = Vec::new();
    let seed = Seed::from(u64::MAX).derive("secret", 0);
    let mut state = Taki::new(&options(json!({"seats": 3})), &seed).unwrap();
    for _ in 0..300 {
        let text = serde_json::to_string(&state.view(Viewer::SPECTATOR)).unwrap();
        assert!(!text.contains(&seed.to_string()) && !text.contains("chance"));
        // Two truths that differ only in what nobody has seen look the same.
        let other = Taki::imagine(&state.view(Viewer::SPECTATOR), &mut dice);
        assert_eq!(serde_json::to_string(&other.view(Viewer::SPECTATOR)).unwrap(), text);
        let Some(seat) = state.asks_first() else { break };
        let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
        state.apply(seat, action, &mut ());
    }
}
