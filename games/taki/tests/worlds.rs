//! What can be known, against brute force: every deal that is possible at first, and whatever
//! everybody could have done since, as long as the viewer would have seen the same.

mod setup;

use std::collections::{HashMap, HashSet};

use serde_json::{Value, json};
use setup::*;
use table::{
    Dice, Game, RandomSource, Seat, Seed, Viewer,
    battery::{Worlds, assert_uniform},
};
use taki::{Card, Taki};

/// All states that look alike to seat 0, whose cards come first; seven more lie in two hands of two
/// and a draw pile of three.
fn possible(options: &Value, mine: &str, unseen: &[Card], lead: &str) -> Vec<Taki> {
    let mut seen = HashSet::new();
    let mut worlds = Vec::new();
    for order in orders(unseen) {
        let [one, two, pile] = [&order[..2], &order[2..4], &order[4..]].map(list);
        let mut state = written(&[mine, &one, &two], lead, json!({"draw": pile}));
        for hand in state["hands"].as_array_mut().unwrap() {
            hand.as_array_mut().unwrap().sort_by_key(|card| card.as_str().map(str::to_owned));
        }
        let world = read(options.clone(), &state).unwrap();
        if seen.insert(world) {
            worlds.push(world);
        }
    }
    worlds
}

/// Play at random from one of the worlds and compare after every action; how many proofs were seen.
fn compare(options: &Value, seed: u64) -> usize {
    let mut dice = Dice::new(Seed::from(seed));
    let mut deck: Vec<Card> =
        cards("r1 r3 rplus b1 b3 bplus g1 g3 gplus r4 b4 g4 r5 king color rstop bdir");
    dice.shuffle(&mut deck);
    let (mine, unseen) = (list(&deck[..3]), &deck[3..10]);
    let lead = ["r6", "b6", "g6"][dice.roll(3)];
    let viewer = Viewer::seat(Seat::new(0));
    let all = possible(options, &mine, unseen, lead);
    assert_eq!(all.len(), 7 * 6 * 5 * 4 * 3 * 2 / 4);
    let mut truth = *dice.pick(&all).unwrap();
    let mut worlds = Worlds::new(viewer, all);
    let mut proofs = 0;
    let mut buffer = Vec::new();
    while let Some(seat) = truth.asks_first() {
        // A Plus, or a draw where playing is a duty, leads to what is to be tested.
        let actions = legal(&truth, seat.number());
        let telling = actions.iter().find(|action| action.ends_with("plus") || *action == "draw");
        let action = match telling {
            Some(action) if dice.roll(3) > 0 => act(action),
            _ => truth.random_action(seat, &mut dice, &mut buffer).unwrap(),
        };
        let before = truth;
        truth.apply(seat, action, &mut ());
        if draft(&truth).shuffled.is_some() {
            break;
        }
        worlds.observe(&before, seat, action);
        proofs += draft(&truth).lacks.iter().skip(1).filter(|lacks| !lacks.is_empty()).count();
        let mut counts: HashMap<String, u32> =
            worlds.worlds().iter().map(|world| (hidden(&draft(world)), 0)).collect();
        assert_eq!(counts.len(), worlds.worlds().len());
        let view = truth.view(viewer);
        for _ in 0..40 * counts.len() {
            let key = hidden(&draft(&Taki::imagine(&view, &mut dice)));
            let count = counts.get_mut(&key);
            *count.unwrap_or_else(|| panic!("imagined what cannot be: {key}")) += 1;
        }
        assert_uniform(counts.into_values());
    }
    proofs
}

#[test]
fn imagined_states_are_those_that_could_have_come_about() {
    let proofs: usize = (0..8).map(|seed| compare(&json!({}), seed)).sum();
    assert!(proofs > 2, "only {proofs} proofs by a Plus");
    let proofs: usize = (0..6).map(|seed| compare(&json!({"must_play": true}), seed)).sum();
    assert!(proofs > 10, "only {proofs} proofs where playing is a duty");
}
