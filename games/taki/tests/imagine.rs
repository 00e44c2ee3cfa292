//! What a view lets one imagine, against all deals by brute force.

mod setup;

use std::collections::HashMap;

use serde_json::{Value, json};
use setup::*;
use table::{Dice, Game, Seat, Seed, Viewer, battery::assert_uniform};
use taki::{Card, Draft, Taki};

/// How many deals of all unseen cards to the other hands and the pile give each hidden part, of
/// those that `fits` allows.
fn deals(state: &Taki, viewer: Seat, fits: &dyn Fn(&Draft) -> bool) -> HashMap<String, u32> {
    let truth = state.draft();
    let others = (0..truth.hands.len()).filter(|&seat| seat != viewer.index());
    let places: Vec<(usize, usize)> =
        others.map(|seat| (seat, truth.hands[seat].len() - held(&truth, seat).len())).collect();
    let mut unseen = Vec::new();
    for &(seat, _) in &places {
        let mut hand = truth.hands[seat].clone();
        for card in held(&truth, seat) {
            hand.remove(hand.iter().position(|&other| other == card).unwrap());
        }
        unseen.extend(hand);
    }
    let loose = truth.draw.len() - usize::from(truth.bottom);
    unseen.extend(&truth.draw[..loose]);
    let mut counts = HashMap::new();
    for order in orders(&unseen) {
        let mut deal = truth.clone();
        let mut cards = order.into_iter();
        for &(seat, room) in &places {
            deal.hands[seat] = held(&truth, seat);
            deal.hands[seat].extend(cards.by_ref().take(room));
            deal.hands[seat].sort();
        }
        deal.draw.splice(..loose, cards);
        if fits(&deal) {
            *counts.entry(hidden(&deal)).or_insert(0) += 1;
        }
    }
    counts
}

/// The cards that all know to be in a hand.
fn held(draft: &Draft, seat: usize) -> Vec<Card> {
    draft.known.get(seat).cloned().unwrap_or_default()
}

/// Imagined states are exactly the deals that fit, each equally often.
fn assert_imagined(state: &Taki, viewer: u8, fits: &dyn Fn(&Draft) -> bool) -> usize {
    let deals = deals(state, Seat::new(viewer), fits);
    let view = state.view(Viewer::seat(Seat::new(viewer)));
    let total: u32 = deals.values().sum();
    let mut counts: HashMap<String, u32> = deals.keys().map(|deal| (deal.clone(), 0)).collect();
    let mut dice = Dice::new(Seed::from(5));
    let rounds = 60 * deals.len() as u32;
    for _ in 0..rounds {
        let imagined = Taki::imagine(&view, &mut dice);
        let key = hidden(&imagined.draft());
        *counts.get_mut(&key).unwrap_or_else(|| panic!("imagined what cannot be: {key}")) += 1;
    }
    // Deals that come about in more ways come up more often.
    let least = deals.values().min().unwrap();
    for (deal, ways) in &deals {
        let expected = f64::from(rounds) * f64::from(*ways) / f64::from(total);
        let found = f64::from(counts[deal]);
        assert!(
            (found - expected).abs() < 6.0 * expected.sqrt() + 3.0,
            "{deal}: {found} for {expected}"
        );
    }
    for multiple in [1, 2, 4, 8] {
        let alike = deals.iter().filter(|(_, ways)| **ways == least * multiple);
        let alike: Vec<u32> = alike.map(|(deal, _)| counts[deal]).collect();
        if alike.len() > 1 {
            assert_uniform(alike.into_iter());
        }
    }
    deals.len()
}

/// A small table: whatever is not named lies under the discards.
fn small(hands: &[&str], draw: &str, discards: &str, mut fields: Value) -> Taki {
    fields["draw"] = json!(draw);
    spot(hands, discards, fields)
}

#[test]
fn unseen_cards_are_dealt_evenly() {
    let game = small(&["r1 r3", "b1 b3", "g5"], "y1 y3", "r8", json!({}));
    assert_eq!(assert_imagined(&game, 0, &|_| true), 5 * 4 / 2 * 3 * 2);
    // Two equal cards are in one hand half as often as two given others.
    let game = small(&["r1 r3", "b1 b1", "b3"], "y1", "r8", json!({}));
    assert_imagined(&game, 0, &|_| true);
}

#[test]
fn a_draw_after_plus_is_remembered() {
    let fields = json!({"turn": 1, "next": "y5"});
    let mut game = spot(&["r1 r3", "rplus b1 g3 y1", "b5 b6"], "r8", fields);
    play(&mut game, "1:rplus 1:draw");
    assert_eq!(json!(draft(&game).lacks), json!([{}, {"r": 1, "plus": 1}, {}]));
    // The same with few cards: of red and Plus at most the one drawn since.
    let fields = json!({"turn": 2, "lacks": [{}, {"r": 1, "plus": 1}, {}]});
    let game = small(&["r1 r3", "b1 g3 r5", "bplus"], "r6 r7 y3", "rplus", fields.clone());
    let few = |draft: &Draft| {
        let kept =
            |card: &&Card| card.to_string().starts_with('r') || card.to_string().ends_with("plus");
        draft.hands[1].iter().filter(kept).count() <= 1
    };
    assert_imagined(&game, 0, &few);
    // Two hands with limits at once.
    let mut fields = fields;
    fields["lacks"] = json!([{}, {"r": 1, "plus": 1}, {"b": 0, "plus": 0, "g": 1}]);
    let game = small(&["r1 r3", "b1 g3 r5", "g6 r9"], "r6 b7", "rplus", fields);
    let blue = |draft: &Draft| {
        let of = |letter: char| {
            draft.hands[2].iter().filter(|card| card.to_string().starts_with(letter)).count()
        };
        let plus = draft.hands[2].iter().filter(|card| card.to_string().ends_with("plus")).count();
        of('b') + plus == 0 && of('b') + of('g') + plus <= 1
    };
    assert_imagined(&game, 0, &|draft| few(draft) && blue(draft));
}

#[test]
fn a_draw_proves_something_only_where_playing_is_a_duty() {
    let hands = ["r1 r3", "b1 g3 y1", "b5 b6"];
    for (given, proof) in
        [(json!({}), json!([])), (json!({"must_play": true}), json!([{}, {"r": 1, "8": 1}, {}]))]
    {
        let mut game = spot_with(given, &hands, "r8", json!({"turn": 1}));
        play(&mut game, "1:draw");
        assert_eq!(json!(draft(&game).lacks), proof);
    }
    // Later plays wear the proof off: a red card can only be the one drawn.
    let mut game =
        spot_with(json!({"must_play": true}), &hands, "r8", json!({"turn": 1, "next": "r9"}));
    play(&mut game, "1:draw 2:draw 0:r1 1:r9");
    assert_eq!(json!(draft(&game).lacks[1]), json!({"r": 0, "8": 0}));
}

#[test]
fn a_shuffled_pile_holds_what_was_shuffled() {
    let shuffled = json!(["r5", "r6", "b1", "b3", "y1"]);
    let fields = json!({"shuffled": shuffled, "fetched": [["r5"], [], []]});
    let game = small(&["r1 r5", "b1 g3", "g6"], "r6 b3", "r8", fields);
    // Seat 0 drew the red 5; so of red 6, blue 1, blue 3 and yellow 1 two are left, and a green
    // card cannot be among them. The yellow 1 was played since.
    let fits = |draft: &Draft| {
        draft.draw.iter().all(|card| ["r6", "b1", "b3"].contains(&&*card.to_string()))
    };
    assert_eq!(assert_imagined(&game, 0, &fits), 6 * 3);
    // Really shuffled: all see what lies there, nobody where.
    let mut game = spot(&["b6 b7", "g1 g3"], "b5 r5", json!({"draw": ""}));
    play(&mut game, "0:draw");
    let mut pile = [draft(&game).draw, draft(&game).fetched.concat()].concat();
    pile.sort();
    assert_eq!(draft(&game).shuffled.unwrap(), pile);
    let own = serde_json::to_value(game.view(Viewer::seat(Seat::new(0)))).unwrap();
    let other = serde_json::to_value(game.view(Viewer::seat(Seat::new(1)))).unwrap();
    assert_eq!(own["seen"]["fetched"][0].as_array().unwrap().len(), 1);
    assert_eq!(other["seen"].get("fetched"), None);
    assert_eq!(own["seen"]["shuffled"], other["seen"]["shuffled"]);
}

#[test]
fn cards_seen_at_the_bottom_stay_known() {
    let fields = json!({"bottom": 1, "turn": 1});
    let mut game = small(&["r1 r3", "b1", "g6"], "y1 king", "r8", fields);
    let fits = |draft: &Draft| draft.draw.last() == Some(&Card::KING);
    assert_eq!(assert_imagined(&game, 0, &fits), 6);
    play(&mut game, "1:draw 2:draw");
    assert_eq!(json!(draft(&game).known), json!([[], [], ["king"]]), "seat 2 has drawn the King");
    assert_imagined(&game, 0, &|draft| draft.hands[2].contains(&Card::KING));
    play(&mut game, "0:draw 1:draw 2:king");
    assert!(draft(&game).known.is_empty());
}

#[test]
fn a_hidden_answer_may_be_either() {
    let mut game = small(&["+3 r3", "breaker b3", "g6"], "y1", "r8", json!({}));
    play(&mut game, "0:+3 1:let");
    let view = game.view(Viewer::seat(Seat::new(0)));
    let mut dice = Dice::new(Seed::from(8));
    let mut counts = HashMap::new();
    for _ in 0..16_000 {
        let world = Taki::imagine(&view, &mut dice).draft();
        let key = format!("{} {:?}", hidden(&world), world.answers[1]);
        *counts.entry(key).or_insert(0) += 1;
    }
    // Four cards in 2 + 1 + 1 places: 12 deals; in 6 of them seat 1 has the Breaker, so two answers.
    assert_eq!(counts.len(), 12 + 6);
    assert_uniform(counts.into_values());
}
