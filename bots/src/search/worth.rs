use std::ops::Index;

use table::{MAX_SEATS, Outcome, SeatSet, Sides};

/// What a simulation was worth to each side: 0 lost, 1 won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth([f32; MAX_SEATS]);

/// Where a number is the result, any win is worth at least this and nothing else is worth more.
const WON: f32 = 0.9;

/// The count at which half of what a win can be worth beyond [`WON`] is lost.
const HALF: f32 = 100.0;

impl Worth {
    /// What an outcome is worth: the share of all that was to be had, and where one side plays
    /// alone for a number, the more the smaller the number.
    pub(crate) fn of_outcome(outcome: &Outcome, sides: &Sides) -> Worth {
        let all: f32 = sides.sides().iter().map(|side| score(outcome, *side)).sum();
        let counted = match (sides.sides(), outcome.count()) {
            ([_], Some((_, count))) => WON + (1.0 - WON) * HALF / (HALF + count as f32),
            _ => 1.0,
        };
        let share = |side: u8| match all {
            0.0 => 0.0,
            all => score(outcome, sides.sides()[side as usize]) / all * counted,
        };
        Worth::of_sides(sides, share)
    }

    /// What an unfinished game is worth to a side with this estimate.
    pub(crate) fn of_estimate(estimate: f32, sides: &Sides) -> f32 {
        if sides.sides().len() == 1 { estimate * WON } else { estimate }
    }

    /// What a sure win is worth.
    pub(crate) fn of_win(winner: u8) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        worth[winner as usize] = 1.0;
        Worth(worth)
    }

    /// What it is worth to each side, by its place among them.
    pub(crate) fn of_sides(sides: &Sides, of: impl Fn(u8) -> f32) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        let places = worth.iter_mut().take(sides.sides().len());
        places.zip(0..).for_each(|(place, side)| *place = of(side));
        Worth(worth)
    }
}

impl Index<u8> for Worth {
    type Output = f32;

    #[inline]
    fn index(&self, side: u8) -> &f32 {
        &self.0[side as usize]
    }
}

/// The score of a side, which all of its seats have.
fn score(outcome: &Outcome, side: SeatSet) -> f32 {
    side.first().map_or(0.0, |seat| outcome.score(seat) as f32)
}

/// The side that won alone.
pub(crate) fn winner(outcome: &Outcome, sides: &Sides) -> Option<u8> {
    let won = |side: &SeatSet| score(outcome, *side) > 0.0;
    let mut winners = (0..).zip(sides.sides()).filter(|(_, side)| won(side));
    let (winner, _) = winners.next()?;
    winners.next().is_none().then_some(winner)
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn set(seats: &[u8]) -> SeatSet {
        SeatSet::of(seats.iter().map(|&seat| Seat::new(seat)))
    }

    #[test]
    fn sides_share_what_their_seats_share_however_many_they_are() {
        let people = [set(&[0]), set(&[1]), set(&[2])];
        let sides = Sides::new(4, &[set(&[0]), set(&[1, 2])], &people);
        let lost = Outcome::win(4, set(&[1, 2]), "home");
        assert_eq!(Worth::of_outcome(&lost, &sides), Worth::of_win(1));
        assert_eq!(winner(&lost, &sides), Some(1));
        let drawn = Outcome::share_of_sides(4, set(&[0, 1, 2]), 2, "cap");
        let worth = Worth::of_outcome(&drawn, &sides);
        assert_eq!((worth[0], worth[1], winner(&drawn, &sides)), (0.5, 0.5, None));
        let nobody = Worth::of_outcome(&Outcome::win(4, SeatSet::EMPTY, "cap"), &sides);
        assert_eq!((nobody[0], nobody[1]), (0.0, 0.0));
    }

    #[test]
    fn alone_a_smaller_number_is_better_and_any_win_better_than_hope() {
        let sides = Sides::new(2, &[set(&[0, 1])], &[set(&[0, 1])]);
        let won = Outcome::win(2, set(&[0, 1]), "home");
        let worth = |count| Worth::of_outcome(&won.counting("cards", count), &sides)[0];
        assert!([1, 2, 60, 61, 4000].map(worth).is_sorted_by(|fewer, more| fewer > more));
        assert!(worth(0) <= 1.0 && worth(u32::MAX) >= Worth::of_estimate(1.0, &sides));
        assert_eq!(winner(&won, &sides), Some(0));
        let failed = Outcome::win(2, SeatSet::EMPTY, "cap").counting("cards", 9);
        assert_eq!(Worth::of_outcome(&failed, &sides)[0], 0.0);
        assert_eq!(winner(&failed, &sides), None);
    }
}
