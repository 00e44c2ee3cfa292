//! What a network looks at: a position turned around the table is the same to it, and every number has
//! a place.

mod fixture;

use fixture::run;
use table::{Dice, Evaluation, Game, Insight, Seat, Seed};
use tac::{Deck, Options, Tac};

/// All numbers, and how often each place was handed over.
fn insight(state: &Tac, seat: Seat) -> (Vec<f32>, Vec<u32>) {
    let mut values = vec![0.0; Tac::INSIGHT_LEN];
    let mut often = vec![0; Tac::INSIGHT_LEN];
    let mut buffer = vec![f32::NAN; Tac::LONGEST_PART];
    state.insight(seat, seat, &mut buffer, |begin, part| {
        for (place, value) in (begin..).zip(part) {
            values[place] += value;
            often[place] += 1;
        }
    });
    (values, often)
}

/// A position around the table from a seat.
fn position(seat: usize) -> Tac {
    let letter = |after: usize| char::from(b'A' + ((seat + after) % 4) as u8);
    let field = |after: usize| (16 * seat + after) % 64;
    let (own, left, mate, right) = (letter(0), letter(1), letter(2), letter(3));
    run(&format!(
        "{own} {} {} {own}3
         {left} {} {left}4
         {mate} {}
         dealer {right}
         turn {own}
         {own} holds 5 5 8
         {left} holds 1 2
         {mate} holds 4 9
         {right} holds 13 tac\n",
        field(16),
        field(60),
        field(20),
        field(33),
    ))
}

#[test]
fn a_turned_position_is_the_same_to_a_network() {
    let (first, _) = insight(&position(0), Seat::new(0));
    for seat in 1..4 {
        let (turned, _) = insight(&position(seat.into()), Seat::new(seat));
        assert!(first == turned, "seen from seat {seat}");
    }
}

#[test]
fn every_number_has_a_place_and_most_are_zero() {
    let mut dice = Dice::new(Seed::from(3));
    let mut shown = vec![0; Tac::INSIGHT_LEN];
    for (number, deck) in [Deck::Base, Deck::Master].into_iter().cycle().take(30).enumerate() {
        let options = Options { deck, ..Options::default() };
        let mut state = Tac::new(&options, &Seed::from(number as u64)).unwrap();
        while let Some(seat) = state.asks_first() {
            let (values, often) = insight(&state, seat);
            assert!(values.iter().all(|value| value.is_finite()));
            assert!(values.iter().filter(|&&value| value != 0.0).count() < Tac::INSIGHT_LEN / 4);
            let mut features = vec![0.0; Tac::FEATURES.len()];
            state.features(seat, &mut features);
            let last = &values[Tac::INSIGHT_LEN - features.len()..];
            assert!(last.iter().zip(&features).all(|(a, b)| (a - b).abs() < 1e-4));
            shown.iter_mut().zip(often).for_each(|(all, often)| *all += often);
            let action = state.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
            state.apply(seat, action, &mut ());
        }
    }
    let never = shown.iter().filter(|&&often| often == 0).count();
    assert!(never < Tac::INSIGHT_LEN / 10, "{never} places are never used");
}
