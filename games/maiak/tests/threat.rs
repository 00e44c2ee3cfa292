//! What is seen at a glance, against what follows from the rules step by step.

use maiak::{Maiak, Options, Phase, Size};
use table::{Dice, Game, Seat, Seed};

fn legal(state: &Maiak) -> Vec<maiak::Action> {
    let mut legal = Vec::new();
    state.actions(state.turn_seat(), &mut legal);
    legal
}

fn after(state: &Maiak, action: maiak::Action) -> Maiak {
    let mut after = *state;
    after.apply(state.turn_seat(), action, &mut ());
    after
}

fn won(state: &Maiak, seat: Seat) -> bool {
    state.outcome().is_some_and(|outcome| outcome.score(seat) == 1.0)
}

/// Whether a seat wins at the latest with the action that comes next, if it moves then.
fn wins_soon(state: &Maiak, seat: Seat) -> bool {
    let moves = state.outcome().is_none() && state.turn_seat() == seat;
    won(state, seat) || moves && legal(state).iter().any(|&action| won(&after(state, action), seat))
}

/// Whether the side that acts can keep the other from winning with the next step.
fn holds(state: &Maiak) -> bool {
    let (seat, other) = (state.turn_seat(), state.turn_seat().opponent());
    legal(state).into_iter().any(|action| {
        let after = after(state, action);
        match after.outcome() {
            Some(_) => won(&after, seat),
            None if after.turn_seat() == seat => holds(&after),
            None => !wins_soon(&after, other),
        }
    })
}

/// Whether the side that acts has a way on which the other can do nothing against its next step.
fn forces(state: &Maiak) -> bool {
    let seat = state.turn_seat();
    legal(state).into_iter().any(|action| {
        let after = after(state, action);
        match after.outcome() {
            Some(_) => won(&after, seat),
            None if after.turn_seat() == seat => forces(&after),
            None => !wins_soon(&after, seat.opponent()) && !holds(&after),
        }
    })
}

#[test]
fn a_glance_sees_what_the_rules_say() {
    let mut dice = Dice::new(Seed::from(16));
    let (mut held, mut lost, mut forced, mut missed) = (0, 0, 0, 0);
    for number in 0..60 {
        let size = Size::new(3 + number % 3).unwrap();
        let mut state =
            Maiak::new(&Options { size, ..Options::default() }, &Seed::from(0)).unwrap();
        while state.outcome().is_none() {
            let (seat, other) = (state.turn_seat(), state.turn_seat().opponent());
            let seen = match state.phase() {
                Phase::Move => {
                    assert_eq!(state.wins_next(seat), wins_soon(&state, seat), "{state:?}");
                    let holding = |action: &maiak::Action| {
                        let next = after(&state, *action);
                        match next.outcome() {
                            Some(_) => won(&next, seat),
                            None if next.turn_seat() == seat => holds(&next),
                            None => !wins_soon(&next, other),
                        }
                    };
                    let all = legal(&state);
                    let count = all.iter().filter(|action| holding(action)).count();
                    assert_eq!(state.some_step_holds(), count > 0, "{state:?}");
                    if state.wins_next(other) {
                        assert_eq!(state.steps_that_hold() as usize, count, "{state:?}");
                    }
                    state.move_forces()
                }
                Phase::Switch => {
                    assert_eq!(state.switch_holds(), holds(&state), "{state:?}");
                    held += usize::from(state.switch_holds());
                    lost += usize::from(!state.switch_holds());
                    state.switch_forces()
                }
            };
            // On the whole board looking at everything takes too long, except after the move.
            if number % 3 < 2 || state.phase() == Phase::Switch {
                let truth = forces(&state);
                assert!(truth || !seen, "{state:?}");
                forced += usize::from(seen);
                missed += usize::from(truth && !seen);
            }
            state.apply(seat, *dice.pick(&legal(&state)).unwrap(), &mut ());
        }
    }
    assert!(held > 50 && lost > 20 && forced > 50, "{held} {lost} {forced}");
    assert!(missed < forced, "{missed} missed, {forced} seen");
}
