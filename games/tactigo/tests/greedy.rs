//! Whoever follows the estimate one action ahead plays sensibly.

use table::{Dice, Evaluation, Game, Seat, Seed};
use tactigo::{Action, Layout, Options, Tactigo};

fn greedy(state: &Tactigo, seat: Seat, dice: &mut Dice) -> Action {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let estimate = |action: &Action| {
        let mut next = *state;
        next.apply(seat, *action, &mut ());
        next.estimate(seat)
    };
    let most = actions.iter().map(estimate).fold(0.0, f32::max);
    let best: Vec<Action> =
        actions.iter().copied().filter(|action| estimate(action) == most).collect();
    *dice.pick(&best).unwrap()
}

/// The winner of a game between greedy seats and random ones.
fn winner(layout: &str, is_greedy: [bool; 2], seed: u64) -> Option<Seat> {
    let options = Options { layout: Layout::Preset(layout.to_owned()), ..Options::default() };
    let mut state = Tactigo::new(&options, &Seed::from(1)).unwrap();
    let mut dice = Dice::new(Seed::from(seed));
    while let Some(seat) = state.asks_first() {
        let action = if is_greedy[seat.index()] {
            greedy(&state, seat, &mut dice)
        } else {
            state.random_action(seat, &mut dice, &mut Vec::new()).unwrap()
        };
        state.apply(seat, action, &mut ());
    }
    let outcome = state.outcome().unwrap();
    (outcome.reason() == "captured").then(|| outcome.winners().first().unwrap())
}

#[test]
fn greedy_beats_random_from_either_side() {
    for layout in Layout::PRESETS {
        for game in 0..10 {
            let seat = Seat::new(game % 2);
            let is_greedy = [seat == Seat::new(0), seat == Seat::new(1)];
            assert_eq!(winner(layout, is_greedy, game.into()), Some(seat), "{layout} {game}");
        }
    }
}

#[test]
fn greedy_against_greedy_ends_with_a_win() {
    for layout in Layout::PRESETS {
        let won = (0..20).filter(|&game| winner(layout, [true, true], game).is_some()).count();
        assert!(won >= 18, "only {won} of 20 games from {layout}");
    }
}
