//! A 7 in TAC is one decision: it is thought through once, in one order, and then played.

use bots::{Bot, Limit, Search, Thinking};
use serde_json::json;
use table::{Game, Options as _, Seat, Seed, read_draft};
use tac::{Action, Options, Tac};

/// A has a 7 and three marbles on the ring that may share it; B's marble on 12 can be sent back by two
/// steps, and D's on 33 by three.
fn state() -> Tac {
    let draft = json!({
        "marbles": {
            "A": [10, 30, 50, "A0"], "B": [12, "B0", "B0", "B0"], "C": ["C0", "C0", "C0", "C0"],
            "D": [33, "D0", "D0", "D0"],
        },
        "hands": {"A": ["7"], "B": ["5"], "C": ["9"], "D": ["6"]},
        "turn": 0,
    });
    let read = read_draft(&Options::default(), &Seed::from(1), &draft);
    read.unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Play on as long as the 7 lasts; how often the search began anew, and where it ended.
fn play_seven(simulations: u64) -> (usize, Tac) {
    let mut state = state();
    let seat = Seat::new(0);
    let thinking = Thinking::new(Limit::simulations(simulations));
    let mut search = Search::<Tac>::new(thinking, Seed::from(1));
    let (mut searches, mut before, mut legal) = (0, 0, Vec::new());
    loop {
        legal.clear();
        state.actions(seat, &mut legal);
        let viewer = state.options().sides().viewer(seat);
        let action = search.choose(&state.view(viewer), seat, &legal);
        searches += usize::from(search.remembered() != before);
        before = search.remembered();
        state.play(seat, action, &mut ()).unwrap();
        if !state.is_midway() {
            return (searches, state);
        }
    }
}

#[test]
fn a_seven_is_thought_through_once() {
    let (searches, after) = play_seven(3000);
    assert!(searches <= 3, "{searches} searches for seven steps");
    let marbles = serde_json::to_value(after.draft()).unwrap()["marbles"].clone();
    let all_back = json!([["B0", "B0", "B0", "B0"], ["D0", "D0", "D0", "D0"]]);
    assert_eq!(json!([marbles["B"], marbles["D"]]), all_back, "both enemies are within reach");
}

#[test]
fn orders_that_come_to_the_same_are_thought_of_once() {
    /// How many ways there are to play on, with or without other orders of the same steps.
    fn ways(state: &Tac, before: Option<Action>, all: bool) -> u64 {
        let (seat, mut legal) = (Seat::new(0), Vec::new());
        state.actions(seat, &mut legal);
        let is_other = |action: Action| {
            before.is_some_and(|before| state.is_other_order(seat, before, action))
        };
        let way = |&action: &Action| {
            let mut next = *state;
            next.apply(seat, action, &mut ());
            if next.is_midway() { ways(&next, Some(action), all) } else { 1 }
        };
        legal.iter().filter(|&&action| all || !is_other(action)).map(way).sum()
    }
    // Three marbles that are not in each other's way share seven steps in 36 ways.
    assert_eq!((ways(&state(), None, true), ways(&state(), None, false)), (2187, 36));
}
