//! What is foretold of games that all play together for the fewest cards.

use serde_json::json;
use table::{Dice, Evaluation, Forecast, Game, Options as _, Seat, Seed, read_options};
use tac::{Options, Tac};

fn options(variant: &str) -> Options {
    let about = Tac::ABOUT;
    read_options(&json!({"variant": variant}), about.options, about.rules_version).unwrap()
}

fn foretold(state: &Tac) -> Option<Forecast> {
    state.foretell(Tac::PATIENCE)
}

#[test]
fn only_where_all_play_together_a_number_is_foretold() {
    for variant in ["teams", "solo", "one-team", "two-vs-one", "six-team", "six-pairs"] {
        let options = options(variant);
        let state = Tac::new(&options, &Seed::from(1)).unwrap();
        let together = options.sides().sides().len() == 1;
        assert_eq!(foretold(&state).is_some(), together, "{variant}");
    }
}

#[test]
fn what_is_foretold_comes_closer_to_what_it_is() {
    let mut state = Tac::new(&options("solo"), &Seed::from(2)).unwrap();
    let (mut dice, mut buffer) = (Dice::new(Seed::from(3)), Vec::new());
    let mut rounds = vec![foretold(&state).unwrap().round];
    while let Some(seat) = state.asks_first() {
        let laid_down = state.foretell(&vec![0.0; Tac::PATIENCE.len()]).unwrap().count;
        let mut features = vec![0.0; Tac::PATIENCE.len()];
        state.foretold_by(&mut features);
        let to_come: f32 = features.iter().zip(Tac::PATIENCE).map(|(n, weight)| n * weight).sum();
        assert!((foretold(&state).unwrap().count - laid_down - to_come).abs() < 0.01);
        let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
        state.apply(seat, action, &mut ());
        rounds.push(foretold(&state).unwrap().round);
    }
    let (_, cards) = state.outcome().unwrap().count().unwrap();
    assert_eq!(foretold(&state).unwrap().count, cards as f32);
    // A round is a deal, and no deal is like one before.
    rounds.dedup();
    assert!(rounds.is_sorted_by(|before, after| before < after));
    assert_eq!(rounds.len(), cards.div_ceil(20) as usize);
}

#[test]
fn what_goes_on_alike_is_alike() {
    let start = Tac::new(&options("solo"), &Seed::from(4)).unwrap();
    let gift = |seat: u8, place: usize| {
        let mut legal = Vec::new();
        start.actions(Seat::new(seat), &mut legal);
        (Seat::new(seat), legal[place])
    };
    let after = |gifts: [(Seat, tac::Action); 2]| {
        let mut state = start;
        gifts.into_iter().for_each(|(seat, action)| state.apply(seat, action, &mut ()));
        foretold(&state).unwrap().likeness
    };
    assert_eq!(after([gift(0, 0), gift(1, 0)]), after([gift(1, 0), gift(0, 0)]));
    assert_ne!(after([gift(0, 0), gift(1, 0)]), after([gift(0, 1), gift(1, 0)]));
}
