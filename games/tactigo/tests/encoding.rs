//! The numbers of both sides mean the same: a position with the board turned round and the colours
//! exchanged looks to White as it did to Black.

mod position;

use position::*;
use serde_json::{Value, json};
use table::{Encoding, Game, Seed, read_draft};
use tactigo::{Action, Square, Tactigo};

fn turned(square: Square) -> Square {
    Square::new(Square::COUNT - 1 - square.index())
}

fn exchanged(state: &Tactigo) -> Tactigo {
    let mut draft = serde_json::to_value(state.draft()).unwrap();
    let stacks = draft["stacks"].as_object().unwrap().iter().map(|(square, word)| {
        let (colour, height) = word.as_str().unwrap().split_at(1);
        let word = format!("{}{height}", if colour == "B" { "W" } else { "B" });
        (turned(square.parse().unwrap()).to_string(), json!(word))
    });
    draft["stacks"] = Value::Object(stacks.collect());
    draft["captured"] = json!([draft["captured"][1], draft["captured"][0]]);
    draft["turn"] = json!(1 - draft["turn"].as_u64().unwrap());
    read_draft(&state.options(), &Seed::from(1), &draft).unwrap()
}

fn observed(state: &Tactigo, seat: table::Seat) -> Vec<f32> {
    let mut values = vec![f32::NAN; Tactigo::OBSERVATION_LEN];
    state.observe(seat, &mut values);
    values
}

#[test]
fn both_sides_see_the_same_from_their_own_side() {
    for (_, state) in table::battery::random_states::<Tactigo>(20, 3) {
        let other = exchanged(&state);
        for (seat, opponent) in [(BLACK, WHITE), (WHITE, BLACK)] {
            assert_eq!(observed(&state, seat), observed(&other, opponent));
        }
        let mut actions = Vec::new();
        state.actions(state.turn_seat(), &mut actions);
        for action in actions {
            let id = state.action_id(state.turn_seat(), action);
            let same = Action { from: turned(action.from), to: turned(action.to), ..action };
            assert_eq!(other.action_of(other.turn_seat(), id), Some(same));
        }
    }
}

#[test]
fn ids_and_fields_are_as_documented() {
    let state = at("B3:d4 B1:a1 W1:d5 W2:g7");
    for (action, id) in [
        ("1a1-a2", 0),
        ("1a1-b1", 1),
        ("1a1-b2", 4),
        ("1d4-d3", 8 * 24 + 3),
        ("1d4-c3", 8 * 24 + 7),
        ("2d4-e5", 392 + 4 * 24),
        ("2d4-c3", 392 + 4 * 24 + 3),
        ("3d4xd5", 588 + 4 * 24),
        ("3d4-d3", 588 + 4 * 24 + 3),
    ] {
        assert!(can(&state, action), "{action}");
        assert_eq!(state.action_id(BLACK, action.parse().unwrap()), id, "{action}");
    }
    assert_eq!(state.action_of(BLACK, 2), None, "nothing lies to the left of a1");
    let values = observed(&after(state, "3d4xd5"), BLACK);
    let stacks: Vec<usize> = (0..6 * 49).filter(|&place| values[place] == 1.0).collect();
    // The single on a1, the stack of three on d5, the enemy pair on g7.
    assert_eq!(stacks, [0, 2 * 49 + 31, 4 * 49 + 48]);
    let facts = [1.0 / 9.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.01, 0.0, 0.0];
    assert_eq!(values[6 * 49..], facts);
}
