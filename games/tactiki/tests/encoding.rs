//! The game as numbers: ids and observations seen from both sides of the board.

mod position;

use position::*;
use table::{Encoding, Field, Seat};
use tactiki::Tactiki;

/// A field of an observation by its name.
fn observed(game: &Tactiki, seat: Seat, name: &str) -> Vec<f32> {
    let mut values = vec![0.0; Tactiki::OBSERVATION_LEN];
    game.observe(seat, &mut values);
    let fields = Tactiki::OBSERVATION;
    let place = fields.iter().position(|field| field.name == name).unwrap();
    let start = Field::total(&fields[..place]);
    values[start..start + fields[place].len()].to_vec()
}

/// The numbers of one row of a field.
fn row(values: &[f32], row: usize, len: usize) -> &[f32] {
    &values[row * len..][..len]
}

#[test]
fn both_seats_see_the_board_from_their_own_side() {
    let game = with_rest(&[("b2", "t5"), ("d4", "c5")]);
    let id = |seat, text: &str| game.action_id(seat, text.parse().unwrap());
    for (tiki, tac) in
        [("b2-b3", "d4-d3"), ("b2-a2", "d4-e4"), ("b2-c2", "d4-c4"), ("a1+4", "e5+4")]
    {
        assert_eq!(id(TIKI, tiki), id(TAC, tac), "{tiki} and {tac}");
    }
    assert_eq!(id(TIKI, "b2-b3"), 5 + 6 * 3);
    assert_eq!(id(TIKI, "a1+4"), 65 + 3);
    let own = |seat| observed(&game, seat, "own_pieces");
    // The 5 is the first of its rank, on the seventh field from the own left corner.
    assert_eq!(row(&own(TIKI), 8, 25)[6], 1.0);
    assert_eq!(row(&own(TAC), 8, 25)[6], 1.0);
}

#[test]
fn what_lies_deeper_counts_less() {
    let game = position(&[("c1", "t1 t3 t5"), ("a5", "c1 c2 c3 c4 c5")]);
    let own = observed(&game, TIKI, "own_pieces");
    let depths = [0, 4, 8].map(|piece| row(&own, piece, 25)[2]);
    assert_eq!(depths, [1.0 / 3.0, 1.0 / 2.0, 1.0]);
    assert_eq!(own.iter().filter(|&&value| value > 0.0).count(), 3, "the others are dead");
    assert_eq!(observed(&game, TIKI, "own_off"), [0.5, 1.0, 0.5, 1.0, 0.5]);
}

#[test]
fn a_fight_tells_a_rank_and_leaves_the_others_to_guess() {
    let game = position(&[("c2", "t5"), ("e1", "t1 t2 t3"), ("c3", "c4"), ("a5", "c1 c2 c3")]);
    let chances = |game: &Tactiki| observed(game, TAC, "enemy_chances");
    assert!(chances(&game).chunks(5).take(4).all(|row| row == [0.25, 0.25, 0.25, 0.0, 0.25]));
    assert_eq!(observed(&game, TAC, "enemy_shown"), [0.0; 10]);
    let game = after(game, &["c2xc3"]);
    let shown = observed(&game, TAC, "enemy_shown");
    let fighter = shown.iter().position(|&value| value == 1.0).unwrap();
    assert_eq!(row(&chances(&game), fighter, 5), [0.0, 0.0, 0.0, 0.0, 1.0]);
    let tops = observed(&game, TAC, "enemy_tops");
    assert_eq!(row(&tops, 4, 25)[12], 1.0, "a 5 on c3");
    let third = 1.0 / 3.0;
    assert_eq!(tops[20], third, "e1 is the far left corner, and a 1 may be on top");
    // TIKI knows what TAC knows.
    assert_eq!(observed(&game, TIKI, "own_shown")[8], 1.0);
}

#[test]
fn who_returns_is_one_of_the_dead() {
    let game = after(with_rest(&[]), &["a1+5"]);
    let reborn = observed(&game, TAC, "enemy_reborn");
    let piece = reborn.iter().position(|&value| value > 0.0).unwrap();
    assert_eq!(reborn[piece], 0.1);
    let chances = observed(&game, TAC, "enemy_chances");
    let sixth = 1.0 / 6.0;
    assert_eq!(row(&chances, piece, 5), [sixth, sixth, sixth, sixth, 2.0 * sixth]);
    assert_eq!(observed(&game, TAC, "enemy_off"), [0.5, 0.5, 0.5, 0.5, 1.0]);
    assert_eq!(observed(&game, TIKI, "own_off"), [0.5, 0.5, 0.5, 0.5, 0.5]);
}
