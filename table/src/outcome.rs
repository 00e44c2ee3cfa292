use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{MAX_SEATS, Phrase, Seat, SeatSet};

/// How a game ended, per seat: winners 1, losers 0, a draw shared evenly.
///
/// ```
/// use table::{Outcome, Seat};
///
/// let outcome = Outcome::win(2, Seat::new(1).into(), "reached");
/// assert_eq!(outcome.scores(), [0.0, 1.0]);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    scores: [f64; MAX_SEATS],
    seats: u8,
    reason: &'static str,
    count: Option<(&'static str, u32)>,
}

impl Outcome {
    /// All `winners` get 1, the other of `seats` seats 0.
    pub fn win(seats: usize, winners: SeatSet, reason: &'static str) -> Outcome {
        let mut scores = [0.0; MAX_SEATS];
        for seat in winners.iter() {
            scores[seat.index()] = 1.0;
        }
        Outcome { scores, seats: seats as u8, reason, count: None }
    }

    /// The best-placed seats, each for itself, share one point evenly.
    pub fn share(seats: usize, sharers: SeatSet, reason: &'static str) -> Outcome {
        Outcome::share_of_sides(seats, sharers, sharers.len(), reason)
    }

    /// The seats of the best-placed `sides` share evenly, each seat getting what its side gets.
    pub fn share_of_sides(
        seats: usize,
        sharers: SeatSet,
        sides: usize,
        reason: &'static str,
    ) -> Outcome {
        let mut outcome = Outcome::win(seats, sharers, reason);
        for score in &mut outcome.scores {
            *score /= sides.max(1) as f64;
        }
        outcome
    }

    /// Everybody shares evenly.
    pub fn draw(seats: usize, reason: &'static str) -> Outcome {
        Outcome::share(seats, SeatSet::first_seats(seats), reason)
    }

    /// The same with a number that is the result where all win together, such as how many `cards` it
    /// took; the fewer, the better.
    #[must_use]
    pub fn counting(self, what: &'static str, count: u32) -> Outcome {
        Outcome { count: Some((what, count)), ..self }
    }

    /// What was counted and how many it were, where a number is the result.
    pub fn count(&self) -> Option<(&'static str, u32)> {
        self.count
    }

    /// One score per seat.
    pub fn scores(&self) -> &[f64] {
        &self.scores[..self.seats as usize]
    }

    /// The score of one seat.
    pub fn score(&self, seat: Seat) -> f64 {
        self.scores[seat.index()]
    }

    /// Why it ended, one of the words in the game's rules.
    pub fn reason(&self) -> &'static str {
        self.reason
    }

    /// The seats with the best score.
    pub fn winners(&self) -> SeatSet {
        let best = self.scores().iter().copied().fold(0.0, f64::max);
        let seats = (0..self.seats).map(Seat::new);
        SeatSet::of(seats.filter(|&seat| self.score(seat) == best))
    }

    /// Why it ended, in words, and what was counted.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("outcome-{}", self.reason));
        match self.count {
            None => phrase,
            Some((what, count)) => {
                let counted = Phrase::new(format!("outcome-count-{what}")).with("count", count);
                Phrase::new("outcome-counted").with("outcome", phrase).with("counted", counted)
            }
        }
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("scores", self.scores())?;
        map.serialize_entry("reason", self.reason)?;
        if let Some((what, count)) = self.count {
            map.serialize_entry(what, &count)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_of_two_gets_the_share_of_one() {
        let outcome = Outcome::share_of_sides(4, SeatSet::first_seats(4), 2, "cap");
        assert_eq!(outcome.scores(), [0.5; 4]);
    }

    #[test]
    fn draws_are_shared_evenly() {
        let outcome = Outcome::draw(4, "quiet");
        assert_eq!(outcome.scores(), [0.25; 4]);
        assert_eq!(outcome.winners().len(), 4);
        assert_eq!(
            serde_json::to_string(&outcome).unwrap(),
            r#"{"scores":[0.25,0.25,0.25,0.25],"reason":"quiet"}"#
        );
    }

    #[test]
    fn a_number_can_be_the_result() {
        let outcome = Outcome::win(2, SeatSet::first_seats(2), "home").counting("cards", 57);
        assert_eq!(outcome.count(), Some(("cards", 57)));
        assert_eq!(
            serde_json::to_string(&outcome).unwrap(),
            r#"{"scores":[1.0,1.0],"reason":"home","cards":57}"#
        );
    }
}
