//! Numbers are seen from the seat: a position turned around the table has the same.

mod fixture;

use fixture::run;
use table::{Encoding, Game, Seat};
use tac::Tac;

/// A position around the table from a seat: fields are so many after its start, hands are its own
/// and those of the seats to its left.
fn position(seat: usize) -> Tac {
    let letter = |after: usize| char::from(b'A' + ((seat + after) % 4) as u8);
    let field = |after: usize| (16 * seat + after) % 64;
    let (own, left, mate, right) = (letter(0), letter(1), letter(2), letter(3));
    let mut text = format!(
        "{own} {}* {} {own}3
         {left} {} {left}4
         {mate} {}
         before {left} {} {left}4
         dealer {right}
         last 5
         turn {own}
         {own} holds 1 7 8 tac trick\n",
        field(0),
        field(60),
        field(20),
        field(33),
        field(15),
    );
    for (seat, cards) in [(left, "2 3"), (mate, "angel 4"), (right, "13")] {
        text += &format!("{seat} holds {cards}\n");
    }
    run(&text)
}

fn numbers(state: &Tac, seat: Seat) -> (Vec<f32>, Vec<bool>) {
    let mut values = vec![f32::NAN; Tac::OBSERVATION_LEN];
    let mut mask = vec![false; Tac::ACTION_IDS];
    state.observe(seat, &mut values);
    state.legal_mask(seat, &mut Vec::new(), &mut mask);
    (values, mask)
}

#[test]
fn a_turned_position_has_the_same_numbers() {
    let first = numbers(&position(0), Seat::new(0));
    assert!(first.1.iter().filter(|&&legal| legal).count() > 15);
    for seat in 1..4 {
        let turned = numbers(&position(seat.into()), Seat::new(seat));
        assert!(first == turned, "seen from seat {seat}");
    }
}

#[test]
fn ids_are_as_documented() {
    let state = position(0);
    let id = |action: &str| state.action_id(Seat::new(0), action.parse().unwrap());
    assert_eq!(id("discard:1"), 18);
    // The fresh marble is the hindmost, then come 60 and the one in the house.
    assert_eq!(id("1:0>1"), 36);
    assert_eq!(id("1:60>61"), 36 + 2);
    assert_eq!(id("1:A3>A4"), 36 + 4);
    assert_eq!(id("8:60>A4"), 36 + 5 * 48 + 2 + 1);
    assert_eq!(id("1:A0>0"), 36 + 480);
    assert_eq!(id("7:A3>A2"), 36 + 540 + 4 + 1);
    assert_eq!(id("8:skip"), 36 + 588);
    // On the ring, from the own start: 0, 20, 33, 60.
    assert_eq!(id("trick:0/20"), 36 + 589);
    assert_eq!(id("trick:33/60"), 36 + 589 + 5);
    assert_eq!(id("tac=5:0>5"), 1029 + 3 * 48);
    assert_eq!(Tac::ACTION_IDS, 2022);
    let mut actions = Vec::new();
    state.actions(Seat::new(0), &mut actions);
    assert!(actions.iter().all(|&a| state.action_of(Seat::new(0), id(&a.to_string())) == Some(a)));
}
